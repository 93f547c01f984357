// Which worker runs a call: tools that read no files share a pool; those that work on a project have one worker a root, which keeps what
// it has read of it, and is rebuilt when a call was too much for it. The calls of one project wait for each other.

import type { RootRequest } from "../../server/src/api.ts";
import { createPool, type Pool, type PoolOptions } from "./pool.ts";

export interface Pools {
  /**
   * The pool for the project that a call means, however it names it; the shared one for a call that reads no files (null), and for one that
   * means no project, which will say so there.
   */
  poolOf(request: RootRequest | null, allowed: readonly string[]): Promise<Pool>;
}

/** Which root is meant is looked up by a worker of the shared pool: the disk may hang. */
export function createPools(options: Omit<PoolOptions, "mostWorkers">): Pools {
  const shared = createPool(options);
  // The one that was not asked for the longest is the first.
  const ofRoots = new Map<string, Pool>();

  function poolOfRoot(root: string): Pool {
    const pool = ofRoots.get(root) ?? createPool({ ...options, mostWorkers: 1 });
    ofRoots.delete(root);
    ofRoots.set(root, pool);
    for (const [other, idle] of ofRoots) {
      if (ofRoots.size <= MOST_PROJECTS) break;
      if (other === root || !idle.isIdle()) continue;
      ofRoots.delete(other);
      idle.end();
    }
    return pool;
  }

  return {
    async poolOf(request, allowed) {
      const root = request === null ? null : await shared.rootOf(request, allowed);
      return root === null ? shared : poolOfRoot(root);
    },
  };
}

/** How many projects are kept in memory at once. */
const MOST_PROJECTS = 4;
