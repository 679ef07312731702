import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLimits, type Limits } from '../../server/support/limiter.ts';
import { readLimits, writeLimit } from './limits.ts';

test('limits that are named are changed, the others are not there', () => {
  expect(readLimits('tables=120/2, openTables=50,guesses=10/0.0167')).toEqual({
    tables: { burst: 120, perSecond: 2 },
    openTables: 50,
    guesses: { burst: 10, perSecond: 0.0167 },
  });
});

test.each([
  ['', /there is no limit ""; there are: guests, /],
  ['tabels=1/1', /there is no limit "tabels"/],
  ['__proto__=1', /there is no limit/],
  ['tables=60', /tables must be like 60\/1, not "60"/],
  ['tables=0/1', /tables must be like/],
  ['tables=1/0', /tables must be like/],
  ['tables=1/1=1', /tables must be like/],
  ['tables=1e3/1', /tables must be like/],
  ['openTables=2/1', /openTables must be like 25, not "2\/1"/],
  ['openTables=-1', /openTables must be like 25/],
  ['tables=1/1,', /there is no limit ""/],
])('%j is refused with what would be right', (text, message) => {
  expect(() => readLimits(text)).toThrow(message);
});

test('docs/running.md lists every limit with the value it has', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| `([\d./]+)` \|/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const wanted = Object.keys(defaultLimits).map((name) => [
    name,
    writeLimit(defaultLimits[name as keyof Limits]),
  ]);
  expect(listed).toEqual(wanted);
});
