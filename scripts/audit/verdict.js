/** @typedef {{ status: 0 | 1 | 2, lines: string[] }} Verdict */

/**
 * What `npm audit --json` has said, in words and as the status to end with.
 * @param {string} output
 * @returns {Verdict}
 */
export function verdictOf(output) {
  const said = parse(output);
  if (!isObject(said)) return notAsked(output.trim().split('\n')[0] || 'npm said nothing');
  const { vulnerabilities, metadata } = said;
  const total = isObject(metadata) && isObject(metadata.vulnerabilities) && metadata.vulnerabilities.total;
  if (said.auditReportVersion !== 2 || !isObject(vulnerabilities) || typeof total !== 'number') {
    return notAsked(reasonIn(said));
  }
  const found = Object.entries(vulnerabilities).map(([name, about]) => describe(name, about));
  // Each of the two must agree that there is nothing.
  if (total === 0 && found.length === 0) {
    return { status: 0, lines: ['No known vulnerabilities in what the server runs with.'] };
  }
  const count = Math.max(total, found.length);
  return {
    status: 1,
    lines: [`${count} known ${count === 1 ? 'vulnerability' : 'vulnerabilities'}:`, ...found],
  };
}

/** @param {string} reason @returns {Verdict} */
function notAsked(reason) {
  return {
    status: 2,
    lines: [
      `The registry offers no audit here (${reason}).`,
      'Nothing is known about vulnerabilities: neither that there are any nor that there are none.',
    ],
  };
}

/** @param {Record<string, unknown>} said */
function reasonIn({ statusCode, message, error }) {
  if (typeof statusCode === 'number') return `it answered ${statusCode}`;
  const { code, summary } = isObject(error) ? error : {};
  for (const reason of [summary, code, message]) {
    if (typeof reason === 'string' && reason !== '') return reason.split('\n')[0] ?? reason;
  }
  return 'its answer cannot be understood';
}

/** @param {string} name @param {unknown} about */
function describe(name, about) {
  const { severity, via, fixAvailable } = isObject(about) ? about : {};
  const causes = (Array.isArray(via) ? via : []).map((cause) =>
    isObject(cause) ? `${word(cause.title)} (${word(cause.url)})` : `by way of ${word(cause)}`,
  );
  const fix = fixAvailable ? 'an update mends it' : 'no update mends it yet';
  return `  ${name}, ${word(severity)}: ${causes.join('; ') || 'no reason given'}; ${fix}`;
}

/** Somebody else's text on our terminal: one line of it.
 * @param {unknown} value */
function word(value) {
  return typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ') : 'unknown';
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
