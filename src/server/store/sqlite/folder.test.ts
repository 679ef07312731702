import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseRefused } from '../database.ts';
import { prepareFolder } from './folder.ts';

test('folders are made down to the last, for their owner alone', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'tidetable-')), 'a', 'b');
  prepareFolder(join(folder, 'x.db'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  prepareFolder(join(folder, 'x.db'));
});

// Node's own recursive mkdir never returns here.
test.skipIf(!existsSync('/proc/self'))('a file system that makes no folders is refused, at once', () => {
  for (const folder of ['/proc/tidetable', '/proc/tidetable/inside'])
    expect(() => prepareFolder(join(folder, 'x.db'))).toThrow(DatabaseRefused);
});
