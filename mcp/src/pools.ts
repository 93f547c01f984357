// Which worker runs a call: tools that read no files share a pool; those that work on a project have one worker a project, which keeps what
// it has read of it, and is rebuilt when a call was too much for it. The calls of one project wait for each other.

import { createPool, type Pool, type PoolOptions } from "./pool.ts";

export interface Pools {
  /** The pool for the folder that a call names, empty for the server's own project; null for a call that reads no files. */
  poolOf(project: string | null): Pool;
}

/** Folders are told apart by how they are written: asking the disk, which may hang, is left to the workers. */
export function createPools(options: Omit<PoolOptions, "mostWorkers">): Pools {
  const shared = createPool(options);
  // The one that was not asked for the longest is the first.
  const ofProjects = new Map<string, Pool>();
  return {
    poolOf(project) {
      if (project === null) return shared;
      const pool = ofProjects.get(project) ?? createPool({ ...options, mostWorkers: 1 });
      ofProjects.delete(project);
      ofProjects.set(project, pool);
      for (const [other, idle] of ofProjects) {
        if (ofProjects.size <= MOST_PROJECTS) break;
        if (other === project || !idle.isIdle()) continue;
        ofProjects.delete(other);
        idle.end();
      }
      return pool;
    },
  };
}

/** How many projects are kept in memory at once. */
const MOST_PROJECTS = 4;
