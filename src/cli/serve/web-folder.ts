import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILDER = new URL('../../../scripts/build-web.js', import.meta.url);
const BUILT = new URL('../../../dist/web', import.meta.url);

interface Builder {
  buildWeb(options: { readonly quiet: boolean; readonly told: () => void }): Promise<string>;
}

/** The browser app: as an installed package brings it, or built now from what lies here. `told` is called before a build. */
export async function webFolder(told: () => void): Promise<string> {
  if (!existsSync(BUILDER)) return fileURLToPath(BUILT);
  const { buildWeb } = (await import(BUILDER.href)) as Builder;
  return buildWeb({ quiet: true, told });
}
