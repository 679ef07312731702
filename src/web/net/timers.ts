/** Calls `job` after so many milliseconds; the function returned cancels it. */
export type After = (milliseconds: number, job: () => void) => () => void;

/** By the browser's own timers. */
export const after: After = (milliseconds, job) => {
  const timer = setTimeout(job, milliseconds);
  return () => clearTimeout(timer);
};
