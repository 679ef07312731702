/** Calls `job` after a delay; the function returned cancels it. Injected, so that tests control time. */
export type After = (milliseconds: number, job: () => void) => () => void;

/** The implementation with `setTimeout`. */
export const after: After = (milliseconds, job) => {
  const timer = setTimeout(job, milliseconds);
  return () => clearTimeout(timer);
};
