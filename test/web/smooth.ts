import { type Browser, expect, type Page } from '@playwright/test';

/** Tasks on the thread of the page that took it longer than this are felt, in ms of its own processor time. */
const FELT = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The processor time of each task of the pages' own threads in a trace, in ms. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  );
  return traceEvents.flatMap((event) =>
    event.name.endsWith('RunTask') && main.has(key(event)) && event.tdur !== undefined
      ? [event.tdur / 1000]
      : [],
  );
}

/** How often the same is done before a long task counts as the page's own. */
const TRIES = 3;

/**
 * Traces the page while something is done: none of its own tasks takes long.
 * A task that is too long by itself is so each time. One that is long only once was held up by the machine:
 * a virtual processor that is taken away counts as time of whoever ran on it.
 * `prepare` makes the page ready anew for each try, and gives what is to be done.
 */
export async function expectSmooth(
  browser: Browser,
  page: Page,
  prepare: () => Promise<() => Promise<void>>,
): Promise<void> {
  let felt: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const act = await prepare();
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await act();
    const tasks = tasksIn(await browser.stopTracing());
    // The trace has seen the page at work.
    expect(tasks.length).toBeGreaterThan(20);
    felt = tasks.filter((each) => each > FELT);
    if (felt.length === 0) return;
    console.log(`try ${i + 1}: tasks of ${felt.map((each) => each.toFixed(0)).join(', ')} ms`);
  }
  expect(felt).toEqual([]);
}
