import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All temporary files of a run lie in one folder, which goes when the run is over. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-tests-'));
  // PostgreSQL runs as another user where we are root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Threads and processes that tests start would compile the same sources again and again.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../node_modules/.cache/compiled', import.meta.url),
  );
  return () => rmSync(folder, { recursive: true, force: true });
}
