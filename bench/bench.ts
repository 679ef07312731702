/** One part of the benchmark. */
export interface Bench<R = unknown> {
  /** Measures; `note` tells how far it has got. */
  run(note: (line: string) => void): Promise<R>;
  /** The report as lines for people. */
  show(report: R): string[];
}

/** How often `work` runs in a second, measured for about so many milliseconds after a warm-up of a quarter of it. */
export function perSecond(milliseconds: number, work: () => void): number {
  timed(milliseconds / 4, work);
  const { times, seconds } = timed(milliseconds, work);
  return times / seconds;
}

/** Processor time of this process with all its threads, in seconds: what one core would need, whatever else the machine does. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function timed(milliseconds: number, work: () => void): { readonly times: number; readonly seconds: number } {
  const started = cpuSeconds();
  let times = 0;
  let passed = 0;
  // The clock is read rarely, so that it does not weigh on quick work.
  for (let batch = 1; passed < milliseconds; batch = passed < milliseconds / 20 ? batch * 2 : batch) {
    for (let i = 0; i < batch; i++) work();
    times += batch;
    passed = (cpuSeconds() - started) * 1000;
  }
  return { times, seconds: passed / 1000 };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Rows as columns, the first one left, the others right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
