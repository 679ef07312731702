/** Made by scripts/rules-pages.js: the rules pages, as they are in docs/rules, of games that have no board. */
declare module 'virtual:rules-pages' {
  export const pages: { readonly [game: string]: () => Promise<string> };
}
