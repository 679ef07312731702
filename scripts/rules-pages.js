import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'virtual:rules-pages';

/**
 * The rules pages of games that have no board of their own, as a module: the browser takes their help from there. Each page is
 * loaded when it is first shown; those of games with a board, whose help is written for it, are left out.
 * @param {string} pages the folder with GAME.md
 * @param {string} boards the folder with a folder for each board
 * @returns {import('vite').Plugin}
 */
export function rulesPages(pages, boards) {
  return {
    name: 'tidetable-rules-pages',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const games = (existsSync(pages) ? readdirSync(pages) : [])
        .filter((file) => file.endsWith('.md'))
        .map((file) => file.slice(0, -'.md'.length))
        .filter((game) => !existsSync(join(boards, game)));
      const lines = games.map((game) => {
        const file = JSON.stringify(`${join(pages, game)}.md?raw`);
        return `${JSON.stringify(game)}: async () => (await import(${file})).default,`;
      });
      return `export const pages = {${lines.join('\n')}};`;
    },
  };
}
