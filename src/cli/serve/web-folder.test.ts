import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { webFolder } from './web-folder.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = () => signals.map((signal) => process.listenerCount(signal));

/** A builder that does `work` as its process, with the listeners of Vite; `built` exists once it is done. */
function builder(work: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const [file, built] = [join(folder, 'build.mjs'), join(folder, 'built')];
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
    const built = ${JSON.stringify(built)};
    export const builtWeb = () => existsSync(built) ? built : undefined;
    if (process.argv.includes('--quiet')) {
      process.once('SIGTERM', () => process.kill(process.pid, 'SIGTERM'));
      ${work}
    }`,
  );
  return { url: pathToFileURL(file), built };
}

test('the app is built by another process, which leaves nothing behind in this one', async () => {
  const { url, built } = builder("writeFileSync(built, '');");
  const before = listeners();
  let times = 0;
  const building = { told: () => void times++, signal: new AbortController().signal };
  expect(await webFolder(building, url)).toBe(built);
  expect(listeners()).toEqual(before);
  expect(await webFolder(building, url)).toBe(built);
  expect(times).toBe(1);
});

test('a build that fails says why in one line', async () => {
  const { url } = builder("console.error('no space left\\non device'); process.exitCode = 1;");
  const building = { told: () => undefined, signal: new AbortController().signal };
  await expect(webFolder(building, url)).rejects.toThrow(
    /^the app could not be built: no space left\?on device$/,
  );
});

test('whoever is told to stop during a build does not wait for it', async () => {
  const { url, built } = builder("setTimeout(() => writeFileSync(built, ''), 100_000);");
  const stopping = new AbortController();
  const folder = webFolder(
    { told: () => setTimeout(() => stopping.abort(), 300), signal: stopping.signal },
    url,
  );
  expect(await folder).toBeUndefined();
  expect(existsSync(built)).toBe(false);
});
