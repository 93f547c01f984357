// How far a call has come, as the tool counts it, and how often that is told.

/** So many of all that there is to do are done. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type ReportProgress = (progress: Progress) => void;

/** Tells the first step, the last one, and of those between as many as a person can follow. `now` is in milliseconds. */
export function spacedProgress(report: ReportProgress, now: () => number): ReportProgress {
  let next = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const time = now();
    if (time < next && progress.done < progress.total) return;
    next = time + SPACE_MILLISECONDS;
    report(progress);
  };
}

const SPACE_MILLISECONDS = 100;
