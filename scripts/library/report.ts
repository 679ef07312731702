import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import manifest from '../../package.json' with { type: 'json' };
import { declarationOf } from './declaration.ts';

const root = join(import.meta.dirname, '../..');

/** The pages of docs/library by name: every export of the library with its types and comments, in order of names. */
export function libraryPages(): Map<string, string> {
  const entries = entryPoints();
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.package.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const files = entries.map(({ file }) => join(root, file));
  const program = ts.createProgram(files, { ...config?.options, noEmit: true });
  return new Map(
    entries.map(({ name, file }) => {
      const source = program.getSourceFile(join(root, file));
      if (!source) throw new Error(`there is no ${file}`);
      return [`${name.replace('/', '-')}.md`, pageOf(name, source, program.getTypeChecker())];
    }),
  );
}

/** What `exports` of package.json offers, as sources: `games/*` is one for each game. */
function entryPoints(): { readonly name: string; readonly file: string }[] {
  const paths = Object.keys(manifest.exports).filter((path) => path !== './package.json');
  return paths.flatMap((path) => {
    const pattern = `src/${path.slice(2)}/index.ts`;
    return globSync(pattern, { cwd: root })
      .toSorted()
      .map((file) => ({ name: file.slice('src/'.length, -'/index.ts'.length), file }));
  });
}

function pageOf(name: string, source: ts.SourceFile, checker: ts.TypeChecker): string {
  const module = checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  const parts = exported
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => declarationOf(symbol, checker));
  return [
    `# tidetable/${name}`,
    'What this entry of the library offers. Written by `npm run library` from the sources; a difference here is a change for whoever uses it.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}
