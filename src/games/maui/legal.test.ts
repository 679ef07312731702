import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { FastRng, pickOne } from '../../engine/rng.ts';
import { offered, placements, turnTexts } from './checks/bruteforce.ts';
import { game, type Options, type State } from './index.ts';
import { begin, edge, legalTexts, play, playerOf, tile, withOptions } from './testing.ts';

/** Random games in which players are now and then handed loose towels, so that every kind of placement comes up. */
function positions(
  options: Partial<Options>,
  games: number,
  visit: (s: State, chosen: string) => void,
): void {
  for (let i = 0; i < games; i++) {
    const rng = new FastRng(4, i);
    const s = game.setup(2 + rng.below(3), withOptions(options), 1);
    for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
      if (seat === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (s.phase === 'turn' && rng.below(4) === 0) playerOf(s, seat).towels |= rng.below(4);
      const move = pickOne(game.legal(s, seat, []), rng);
      visit(s, game.write(move));
      game.apply(s, seat, move);
    }
  }
}

test.each<[string, Partial<Options>]>([
  ['the base game', {}],
  ['the crab variant', { mode: 'crabs' }],
  ['the long game', { mode: 'long' }],
  ['two loose towels alike', { mode: 'crabs', looseTowels: [3, 3] }],
  ['other loose towels', { looseTowels: [5, 1] }],
])(
  'brute force finds the same tiles to take and the same placements, none missing, none doubled: %s',
  (_, options) => {
    const wrong: string[] = [];
    let turns = 0;
    let placed = 0;
    positions(options, 60, (s, chosen) => {
      const view = game.view(s, 'public');
      if (s.phase !== 'turn' && s.phase !== 'substitute') return;
      turns++;
      const expected = turnTexts(view, s.seat);
      if (expected.join() !== legalTexts(s).join())
        wrong.push(`${expected.join()} / ${legalTexts(s).join()}`);
      if (s.phase === 'substitute' || chosen.includes('dollars')) return;
      // The refill does not touch what can be placed: any tile of the bag will do.
      const after = game.clone(s);
      play(after, chosen);
      const wanted = placements(view, s.seat, chosen.slice('take '.length));
      const found = offered(after, game.sample(after, new FastRng(turns)));
      placed += wanted.length;
      if (found.join() !== wanted.join()) wrong.push(`${chosen}: ${wanted.join()} / ${found.join()}`);
    });
    expect(wrong).toEqual([]);
    expect(turns).toBeGreaterThan(1000);
    expect(placed).toBeGreaterThan(3000);
  },
);

test('a tile may hang over the top or the bottom by one or two sections', () => {
  const s = begin({ market: 'tsf', starts: 'fhs' });
  playerOf(s, 0).edge = edge('fhs', 1);
  play(s, 'take tsf', 'draw wth');
  expect(legalTexts(s)).toEqual(['place -1', 'place 2']);
  const low = begin({ market: 'sht', starts: 'fhs' });
  playerOf(low, 0).edge = edge('fhs', 5);
  play(low, 'take sht', 'draw wth');
  expect(legalTexts(low)).toEqual(['place 5', 'place 7']);
});

test('only tiles that can be paid for are offered, and dollars from areas that are not empty', () => {
  const s = begin({ market: 'sfw sfh sft wfs hfs tfs', starts: 'swf' });
  playerOf(s, 0).dollars = 0;
  expect(legalTexts(s)).toEqual(['take sfw', 'take wfs', 'take dollars 1', 'take dollars 2']);
  playerOf(s, 0).dollars = 1;
  s.areas = [0, 2];
  expect(legalTexts(s)).toEqual(['take sfw', 'take sfh', 'take wfs', 'take hfs', 'take dollars 2']);
  playerOf(s, 0).dollars = 2;
  expect(legalTexts(s).filter((text) => !text.includes('dollars'))).toHaveLength(6);
});

test('a tile that matches nothing unblocked is not offered', () => {
  const s = begin({ market: 'hst tsh fwh wft shf twf', starts: 'sfw' });
  playerOf(s, 0).dollars = 2;
  playerOf(s, 0).edge = edge('sfw', 7); // only stripes lie in the grid
  expect(legalTexts(s)).toEqual(['take hst', 'take tsh', 'take shf', 'take dollars 1', 'take dollars 2']);
});

test('with nothing to place and dollars in one area, they are taken without asking', () => {
  const s = begin({ market: 'hwt twh fwh wft hwf twf', starts: 'sfw sfh' });
  playerOf(s, 1).edge = edge('sfw', 7);
  s.areas = [3, 0];
  playerOf(s, 0).dollars = 1;
  const events = play(s, 'take twh', 'draw wtf');
  expect(events).toContainEqual({ type: 'dollars', seat: 1, row: 1, count: 4, now: 5, forced: true });
  expect(game.toAct(s)).toEqual([0]);
});

test('with nothing to place and dollars in both areas, the player chooses one', () => {
  const s = begin({ market: 'hwt twh fwh wft hwf twf', starts: 'sfw sfh' });
  playerOf(s, 0).edge = edge('sfw', 7);
  expect(legalTexts(s)).toEqual(['take dollars 1', 'take dollars 2']);
});

test('a placement that needs an owned loose towel counts as possible', () => {
  const blocked = (towels: number): string[] => {
    const s = begin({ market: 'hst tsh fth sft shf thf', starts: 'sfw htf' });
    playerOf(s, 0).edge = edge('wfs', 7); // only waves lie in the grid, and no tile of the market shows waves
    playerOf(s, 0).towels = towels;
    playerOf(s, 0).dollars = 0;
    return legalTexts(s);
  };
  expect(blocked(0)).toEqual(['take dollars 1', 'take dollars 2']);
  expect(blocked(1)).toEqual(['take hst', 'take sft', 'take dollars 1', 'take dollars 2']);
  expect(blocked(2)).toEqual(['take dollars 1', 'take dollars 2']);
});

test('a loose towel must change the pattern, within the grid, one to a section', () => {
  const s = begin({ market: 'swh', starts: 'hws' });
  playerOf(s, 0).edge = edge('hws', 5);
  playerOf(s, 0).towels = 3;
  play(s, 'take swh', 'draw tfh', 'place 5');
  expect(legalTexts(s)).toEqual(['lay blue top', 'lay blue bottom', 'keep blue']);
  const after = (text: string): State => {
    const next = game.clone(s);
    play(next, text);
    return next;
  };
  // Hibiscus would match in the top section, but not on top of the other towel; in the middle it would undo the match.
  expect(after('lay blue top').seat).toBe(1);
  expect(legalTexts(after('lay blue bottom'))).toEqual(['lay orange top', 'keep orange']);
  expect(legalTexts(after('keep blue'))).toEqual(['lay orange top', 'keep orange']);
});

test('whether the tile matches is judged after the towels are laid', () => {
  const s = begin({ market: 'sft', starts: 'wsh' });
  playerOf(s, 0).edge = edge('wsh', 3);
  playerOf(s, 0).towels = 1;
  play(s, 'take sft', 'draw tfh', 'place 4');
  // Waves on the one matching section would undo the match; elsewhere they may lie.
  expect(legalTexts(s)).toEqual(['lay blue middle', 'lay blue bottom', 'keep blue']);
  const other = begin({ market: 'sft', starts: 'wsh' });
  playerOf(other, 0).towels = 1;
  play(other, 'take sft', 'draw tfh', 'place 2');
  // Without the towel nothing matches in rows 2 to 4 but waves in row 3, so there is nothing to ask.
  expect(other.seat).toBe(1);
  expect(game.view(other, 'public').players[0]?.beach[1]).toEqual({ tile: 'sft', top: 2, blue: 1 });
});

test('tiles are known by their letters', () => {
  expect([tile('fhs'), tile('wts')]).toEqual([0, 59]);
});
