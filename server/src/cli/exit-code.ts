// How a command ends, as scripts and CI see it.

/** 0: clean, or done. 1: there are findings. 2: something could not be done, whatever else there is. */
export type ExitCode = 0 | 1 | 2;

export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b;
}
