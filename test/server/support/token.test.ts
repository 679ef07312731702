import { expect, test } from 'vitest';
import { isId, makeId } from '../../../src/server/support/token.ts';

test('no id begins with a hyphen', () => {
  const ids = Array.from({ length: 256 }, (_, first) =>
    makeId((count) => new Uint8Array(count).fill(0xff).with(0, first)),
  );
  expect(ids.filter((id) => id.startsWith('-') || !isId(id) || id.length !== 16)).toEqual([]);
  expect(new Set(ids).size).toBe(252);
});
