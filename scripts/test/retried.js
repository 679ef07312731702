/**
 * @typedef {{ status: string, error?: { message?: string } }} Result
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The tests of a report of Playwright that passed only when they were tried again, each with why it failed before. A retry keeps
 * a busy machine from failing a run; it must not hide a fault.
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export function retried({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(told),
    ...retried({ suites: suite.suites ?? [] }),
  ]);
}

/** @param {Spec} spec */
function told({ title, file, line, tests }) {
  return tests
    .filter(({ status }) => status === 'flaky')
    .map(({ results }) => {
      const why = results.find(({ status }) => status !== 'passed')?.error?.message ?? 'no reason given';
      return `${file}:${line} ${title}: ${firstLine(why)}`;
    });
}

/** Without the colours of a terminal. @param {string} text */
function firstLine(text) {
  // oxlint-disable-next-line no-control-regex
  return (text.split('\n')[0] ?? '').replaceAll(/\u001b\[[0-9;]*m/g, '');
}
