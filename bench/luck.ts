import { loadBot } from '../src/bots/index.ts';
import type { AnyBot } from '../src/bots/bot.ts';
import { type AnyGame, CHANCE, type Options } from '../src/engine/game.ts';
import type { Luck } from '../src/engine/luck.ts';
import type { Ply, Terms } from '../src/engine/match.ts';
import { defaults } from '../src/engine/options.ts';
import { FastRng } from '../src/engine/rng.ts';
import { matchLuck, sharedLuck } from '../src/fair/keyed-rng.ts';
import { games } from '../src/games/index.ts';
import { playGame } from '../src/lab/play.ts';
import { type Bench, table } from './bench.ts';

/**
 * What it brings that matches share their luck. `factor`: by how much the variance of the difference between two bots falls
 * when both play the same seat against the same others with the same seed, compared with dice of their own. `equal`: of the
 * draws that follow one differing decision, the share that is the same in both matches. `fewer`: the factor for the two strongest bots, which is by
 * how much fewer games tell one from the other.
 */
interface Row {
  readonly game: string;
  readonly seats: number;
  readonly pairs: number;
  readonly factor: { readonly numbered: number; readonly named: number };
  readonly equal: { readonly numbered: number; readonly named: number };
  readonly fewer: { readonly numbered: number; readonly named: number };
}

const tables = [
  ['high-tide', 3],
  ['maui', 2],
  ['strand-unter', 2],
] as const;
const STRONG = 'medium';
const WEAK = 'easy';
const STRONGEST = ['expert', 'hard'] as const;
/** They think: one in so many pairs is played. */
const FEWER_PAIRS = 4;
const kinds = { numbered: matchLuck, named: sharedLuck } as const;
type Kind = keyof typeof kinds;

const hex = (n: number) => n.toString(16).padStart(64, '0');
const luckOf = (kind: Kind, seed: number): Luck => kinds[kind]({ seed: hex(seed), root: hex(0) });

interface Setting {
  readonly game: AnyGame;
  readonly terms: Terms<Options>;
  readonly bots: { readonly [name: string]: AnyBot };
}

/** One match; the first seat is played by `first`, all others by the weak bot, which thinks the same in every match. */
function play(
  { game, terms, bots }: Setting,
  first: AnyBot,
  luck: Luck,
  seed: number,
): { score: number; plies: Ply[] } {
  const plies: Ply[] = [];
  const weak = bots[WEAK] as AnyBot;
  const line = Array.from({ length: terms.seats }, (_, seat) => (seat === 0 ? first : weak));
  const botRngs = line.map((_, seat) => new FastRng(seed, seat + 1));
  const budget = { playouts: 60 };
  const { result } = playGame({ game, terms, bots: line, budget }, new FastRng(seed), {
    luck,
    botRngs,
    plies,
  });
  return { score: result.scores[0] as number, plies };
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

function factorOf(
  setting: Setting,
  kind: Kind,
  pairs: number,
  [better, worse]: readonly [string, string] = [STRONG, WEAK],
): number {
  const [strong, weak] = [setting.bots[better] as AnyBot, setting.bots[worse] as AnyBot];
  const shared: number[] = [];
  const a: number[] = [];
  const b: number[] = [];
  for (let seed = 1; seed <= pairs; seed++) {
    const one = play(setting, strong, luckOf(kind, seed), seed).score;
    const other = play(setting, weak, luckOf(kind, seed), seed).score;
    shared.push(one - other);
    a.push(one);
    b.push(other);
  }
  // With dice of their own the variances of both add up.
  return (variance(a) + variance(b)) / variance(shared);
}

/** The first seat decides as `bot` would, but for one decision, which is any other. */
function stumbling(bot: AnyBot, at: number, rng: FastRng): AnyBot {
  let decisions = 0;
  return {
    ...bot,
    choose(question) {
      const answer = bot.choose(question);
      if (decisions++ !== at) return answer;
      const others = question.legal.filter((text) => text !== answer.text);
      return { text: others[rng.below(others.length)] as string };
    },
  };
}

function equalShare(setting: Setting, kind: Kind, pairs: number): number {
  const weak = setting.bots[WEAK] as AnyBot;
  let same = 0;
  let all = 0;
  for (let seed = 1; seed <= pairs; seed++) {
    const at = new FastRng(seed, 77).below(8);
    const one = play(setting, weak, luckOf(kind, seed), seed).plies;
    const other = play(setting, stumbling(weak, at, new FastRng(seed, 78)), luckOf(kind, seed), seed).plies;
    const first = one.findIndex(([seat, text], n) => seat !== other[n]?.[0] || text !== other[n]?.[1]);
    if (first < 0) continue;
    const [mine, theirs] = [draws(setting, one, kind, first), draws(setting, other, kind, first)];
    for (const [name, text] of mine) {
      all++;
      if (theirs.get(name) === text) same++;
    }
  }
  return same / all;
}

/** The draws from this ply on, by what they are for: their names, or their numbers. */
function draws(
  { game, terms }: Setting,
  plies: readonly Ply[],
  kind: Kind,
  from: number,
): Map<string, string> {
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  const state = game.setup(terms.seats, terms.options, terms.rules);
  for (const [n, [seat, text]] of plies.entries()) {
    if (seat === CHANCE) {
      const name = kind === 'named' ? (game.luckKey?.(state) ?? '') : '';
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      if (n >= from && game.chances(state, []).length > 1) found.set(`${name} ${count}`, text);
    }
    game.apply(state, seat, game.read(text));
  }
  return found;
}

export function luckBench(pairs: number): Bench<readonly Row[]> {
  return {
    async run(note) {
      const rows: Row[] = [];
      for (const [id, seats] of tables) {
        note(`luck: ${id}`);
        const game = (await games[id]?.load()) as AnyGame;
        const terms = { seats, options: defaults(game.options), rules: game.rules };
        const bots: { [name: string]: AnyBot } = {};
        for (const name of [STRONG, WEAK, ...STRONGEST]) bots[name] = (await loadBot(id, name)) as AnyBot;
        const setting = { game, terms, bots };
        rows.push({
          game: id,
          seats,
          pairs,
          factor: {
            numbered: factorOf(setting, 'numbered', pairs),
            named: factorOf(setting, 'named', pairs),
          },
          equal: {
            numbered: equalShare(setting, 'numbered', pairs),
            named: equalShare(setting, 'named', pairs),
          },
          fewer: {
            numbered: factorOf(setting, 'numbered', pairs / FEWER_PAIRS, STRONGEST),
            named: factorOf(setting, 'named', pairs / FEWER_PAIRS, STRONGEST),
          },
        });
      }
      return rows;
    },
    show(rows) {
      const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
      return [
        `Shared luck: ${STRONG} and ${WEAK} at the first seat with the same seed, ${rows[0]?.pairs} pairs`,
        ...table([
          [
            'game',
            'seats',
            'variance / by number',
            'by name',
            'equal draws by number',
            'by name',
            'fewer games by number',
            'by name',
          ],
          ...rows.map(({ game, seats, factor, equal, fewer }) => [
            game,
            `${seats}`,
            factor.numbered.toFixed(2),
            factor.named.toFixed(2),
            percent(equal.numbered),
            percent(equal.named),
            fewer.numbered.toFixed(2),
            fewer.named.toFixed(2),
          ]),
        ]),
      ];
    },
  };
}
