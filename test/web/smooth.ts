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

/** Traces the page while something is done: none of its own tasks takes long. */
export async function expectSmooth(browser: Browser, page: Page, act: () => Promise<void>): Promise<void> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const tasks = tasksIn(await browser.stopTracing());
  // The trace has seen the page at work.
  expect(tasks.length).toBeGreaterThan(20);
  expect(tasks.filter((each) => each > FELT)).toEqual([]);
}
