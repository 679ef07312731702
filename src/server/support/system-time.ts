import type { Time } from './time.ts';

/** The time and the timers of this machine. */
export const systemTime: Time = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(milliseconds, job) {
    const timer = setTimeout(job, milliseconds).unref();
    return { cancel: () => clearTimeout(timer) };
  },
  every(milliseconds, job) {
    const timer = setInterval(job, milliseconds).unref();
    return { cancel: () => clearInterval(timer) };
  },
  soon: (job) => void setImmediate(job),
};
