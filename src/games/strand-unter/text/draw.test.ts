import { expect, test } from 'vitest';
import { languages, type Pen } from '../../../engine/words.ts';
import { FastRng, pickOne } from '../../../engine/rng.ts';
import { draw } from './draw.ts';
import { game } from '../index.ts';
import { dialled, printed, scene } from '../testing.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

const all = { en, de, fr, it };
const cast = { names: ['Anna', 'Maximiliane-Sophie', 'Chloé', 'Dario'] };
const plain: Pen = (text) => text;

test('the beach, the dial and the players of one position', () => {
  const { s } = dialled(
    {
      round: 11,
      last: 7,
      groove: 'wwggbbbkk',
      buckets: ['wwwwwg', 'bbk', '', 'k'],
      castles: ['h5fx', '4f5h', 'hhhh', 'ffff'],
    },
    ['aa', 'abc', 'all', 'aa'],
  );
  expect(draw(game.view(s, 0), en, cast, plain).join('\n')).toMatchInlineSnapshot(`
    "Strand Unter   Round 11   flood   Bag 61

                    1     2     3     4     5     6     7     8     9     10    11  
                    ·     ·     ·     ·    \\o>    ·     ·     ≈     ≈     ≈     ≈   
     1 Anna         ·     ·     ·     ·    ▟1▙    ·     ·     ≈     ≈     ≈     ≈   
    ▸2 Maximilia…   ·     ·     ·    ▟0▙   ▟2▙    ·     ·     ≈     ≈     ≈     ≈   
     3 Chloé        ·     ·     ·     ·     ·     ·     ·     ≈     ≈     ≈     ≈   
     4 Dario        ·     ·     ·     ·     ·     ·     ·     ≈     ≈     ≈     ≈   
                                     ≈14   ≈13   ≈12   ≈11                          

    Groove 5       WW   GG   BBB   KK 
    Dial             W      G      B      K     AA     AB     AAA    AAB    ABC    ALL  
                                                1+4                          2      3   

     1 Anna       6 points                Bucket 6   5 W   G 
                  0 ▲ WWG?            1 ▟▙ 5              2 ■ WWWBB?          3 ≈                

    ▸2 Maximilia… 11 points               Bucket 3
                  0 ▟▙ 4              1 ■ WWGG?           2 ▟▙ 5              3 ▲ WWWGGB?        

     3 Chloé      0 points                Bucket 0
                  0 ▲ WWG?            1 ▲ WWGG?           2 ▲ WWWBB?          3 ▲ WWWGGB?        

     4 Dario      0 points                Bucket 1
                  0 ■ WWG?            1 ■ WWGG?           2 ■ WWWBB?          3 ■ WWWGGB?        

    W white   G grey   B brown   K black   ? any colour
    ▲ on the heap   ■ fetched   ≈ washed away   ≈12 under water after round 12"
  `);
});

test('no line is wider than 100 columns, in any language, at any table', () => {
  for (const language of languages) {
    for (const cards3 of [printed.cards3, new Array<number>(8).fill(9999)]) {
      const rng = new FastRng(4, 4);
      const s = game.setup(4, { ...printed, cards3, openBuckets: true }, 1);
      for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
        const lines = draw(game.view(s, 'public'), all[language], cast, plain);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
        const seat = toAct[0]!;
        game.apply(s, seat, seat < 0 ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng));
      }
    }
  }
});

test('ink never changes the width, and colours have letters', () => {
  const view = game.view(scene({ groove: 'wgbk', buckets: ['wgbk'] }), 0);
  const inked: string[] = [];
  draw(view, en, cast, (text, _ink, ground) => {
    if (ground !== undefined) inked.push(text.trim());
    return text;
  });
  expect(new Set(inked)).toEqual(new Set(['≈', 'W', 'G', 'B', 'K']));
});
