import { expect, test } from 'vitest';
import { verdictOf } from '../scripts/audit/verdict.js';

function report(vulnerabilities: object, total: number): string {
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total } } });
}

const leak = {
  name: 'leaky',
  severity: 'high',
  via: [{ title: 'Leaks memory', url: 'https://example.org/advisory' }, 'deeper'],
  fixAvailable: true,
};

test('nothing known: good', () => {
  expect(verdictOf(report({}, 0))).toEqual({
    status: 0,
    lines: ['No known vulnerabilities in what the server runs with.'],
  });
});

test('something known: named, with severity, reason and whether an update helps, and it fails', () => {
  const { status, lines } = verdictOf(report({ leaky: leak, old: { severity: 'low', via: [] } }, 2));
  expect(status).toBe(1);
  expect(lines).toEqual([
    '2 known vulnerabilities:',
    '  leaky, high: Leaks memory (https://example.org/advisory); by way of deeper; an update mends it',
    '  old, low: no reason given; no update mends it yet',
  ]);
  const evil = { x: { via: [{ title: 'a\u001b[2Jb' }] } };
  expect(verdictOf(report(evil, 1)).lines[1]).toBe('  x, unknown: a [2Jb (unknown); no update mends it yet');
  expect(verdictOf(report({ leaky: leak }, 0)).status).toBe(1);
  expect(verdictOf(report({}, 1)).status).toBe(1);
});

test.for([
  [
    'a registry without audits',
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
    /answered 405/,
  ],
  [
    'no network',
    '{"message":"request failed","error":{"code":"ENOTFOUND","summary":"","detail":""}}',
    /ENOTFOUND/,
  ],
  [
    'no lock file',
    '{"error":{"code":"ENOLOCK","summary":"This command requires a lockfile.\\nx"}}',
    /requires a lockfile\.\)/,
  ],
  ['another format', '{"auditReportVersion":3,"vulnerabilities":{}}', /cannot be understood/],
  ['half a report', '{"auditReportVersion":2,"vulnerabilities":{}}', /cannot be understood/],
  ['no JSON', 'npm could not be run: not found\nmore', /npm could not be run: not found\)/],
  ['nothing', '', /said nothing/],
  ['a list', '[]', /\[\]/],
] as const)('%s: neither good nor bad, and said so', ([, output, reason]) => {
  const { status, lines } = verdictOf(output);
  expect(status).toBe(2);
  expect(lines[0]).toMatch(/^The registry offers no audit here \(/);
  expect(lines[0]).toMatch(reason);
});
