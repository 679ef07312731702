import { expect, test } from 'vitest';
import { CHANCE } from '../../../src/engine/game.ts';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import { languages, type Pen } from '../../../src/engine/words.ts';
import { draw } from './draw.ts';
import { game } from '../index.ts';
import { texts } from './index.ts';
import type { GameWords } from './phrases.ts';

const cast = { names: ['Anna', 'Maximiliana-Konstanze von Strandhausen', 'Chloé'] };
const plain: Pen = (text) => text;
const broken = /undefined|null|NaN|\[object| {2}|^\s|\s$/;

/** Everything that is said and drawn in a random match. */
function said(words: GameWords): { readonly sentences: string[]; readonly lines: string[] } {
  const rng = new FastRng(7);
  const s = game.setup(3, { rounds: 5, springTide: true }, 1);
  const sentences: string[] = [words.name, words.tagline, words.item('shells'), words.reason('rounds')];
  const lines: string[] = [];
  for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
    const view = game.view(s, 'public');
    lines.push(...draw(view, words, cast, plain));
    sentences.push(...words.position(view, cast), words.refusal(view, 0, 'run 9', cast));
    const choices = game.legal(s, seat, []);
    sentences.push(...choices.map((move) => words.move(view, seat, move, cast)));
    const move = seat === CHANCE ? game.sample(s, rng) : pickOne(choices, rng);
    game.apply(s, seat, move, (event) => sentences.push(words.event(event, cast)));
  }
  return { sentences, lines };
}

test('every sentence is whole in every language, and no two languages are alike', async () => {
  const all = await Promise.all(languages.map(async (language) => said((await texts[language]()).words)));
  for (const { sentences } of all) expect(sentences.filter((each) => broken.test(each))).toEqual([]);
  expect(new Set(all.map(({ sentences }) => sentences.join('\n'))).size).toBe(languages.length);
});

test('no line is wider than 100 columns', async () => {
  for (const language of languages) {
    const { lines } = said((await texts[language]()).words);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(lines.some((line) => line.includes('v'))).toBe(true);
  }
});
