/** The files of the example game, by path inside its folder, become those of a new game. Nothing is read or written here. */
export function skeletonFrom(files: ReadonlyMap<string, string>, id: string): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const [path, text] of files) if (path.endsWith('.ts')) made.set(path, renamed(text, id));
  return made;
}

/** In src/games the engine is one folder nearer than in examples. */
function renamed(text: string, id: string): string {
  return text
    .replaceAll(/'((?:\.\.\/)+)src\/engine\//g, "'$1engine/")
    .replaceAll("id: 'sandpipers'", `id: '${id}'`)
    .replaceAll(/name: '(?:Sandpipers|Strandläufer|Bécasseaux|Piovanelli)'/g, `name: '${titleOf(id)}'`);
}

/** The rules page of the example game under a new name. */
export function rulesPageFrom(page: string, id: string): string {
  const [, ...rest] = page.split('\n').filter((line) => !line.includes('README.md'));
  return [`# ${titleOf(id)}`, ...rest].join('\n').replaceAll('\n\n\n', '\n\n');
}

/** `src/games/index.ts` with one game more: the import of its texts and its entry, the last of each. */
export function registered(index: string, id: string): string {
  const name = variableOf(id);
  const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
  const entry = `  ${key}: {
    load: async () => (await import('./${id}/index.ts')).game,
    words: async (language) => (await ${name}[language]()).words,
    draw: async () => (await import('./${id}/text/draw.ts')).draw,
  },
`;
  const lastImport = index.lastIndexOf('\nimport ') + 1;
  const afterImports = index.indexOf('\n', lastImport) + 1;
  const end = index.lastIndexOf('};');
  return (
    index.slice(0, afterImports) +
    `import { texts as ${name} } from './${id}/text/index.ts';\n` +
    index.slice(afterImports, end) +
    entry +
    index.slice(end)
  );
}

/** `strand-unter` is called Strand Unter until somebody finds a better name. */
function titleOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function variableOf(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
