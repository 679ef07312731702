// A bot as a module, for `module:` wherever the command names bots:
//
//   npx tidetable sim maui --seats module:examples/module-bot.js,medium --games 20
//   npx tidetable serve --bots gull=module:examples/module-bot.js
//
// `choose` gets what its seat sees, the legal moves, a budget and dice of its own. This one takes the choice with the most
// points in its text, else any.

/** @type {{ readonly name: string, choose(question: { readonly legal: readonly string[], readonly rng: { below(n: number): number } }): { readonly text: string } }} */
export const bot = {
  name: 'module-bot',
  choose({ legal, rng }) {
    const sum = (/** @type {string} */ text) =>
      (text.match(/\d+/g) ?? []).reduce((all, n) => all + Number(n), 0);
    const most = Math.max(...legal.map(sum));
    const best = legal.filter((text) => sum(text) === most);
    return { text: best[rng.below(best.length)] ?? '' };
  },
};
