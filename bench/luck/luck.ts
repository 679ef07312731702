import type { AnyBot } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { defaults } from '../../src/engine/options.ts';
import { games } from '../../src/games/index.ts';
import { luckMeter } from '../../src/lab/insight/luck.ts';
import { meanOf, varianceOf } from '../../src/lab/tournament/spread.ts';
import { type Bench, table } from '../bench.ts';
import { type Kind, pairsOf, type Setting, type Stumbled, stumble } from './pairs.ts';

/** A figure with its 95 % interval. */
interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

type ByKind<T> = { readonly [K in Kind]: T };

/** What it brings that matches share their luck. */
interface Row {
  readonly game: string;
  readonly seats: number;
  /** Pairs of matches, and those of them whose luck was measured. */
  readonly pairs: number;
  readonly reviewed: number;
  /** By how much the variance of the difference between two players falls, compared with dice of their own. */
  readonly factors: readonly { readonly who: string; readonly factor: ByKind<Figure> }[];
  /** After one differing decision: shares of equal draws by what they are for, all together under `all`. */
  readonly equal: readonly { readonly what: string; readonly share: ByKind<number> }[];
  /** Correlation of what the review calls luck, after one differing decision. */
  readonly luck: ByKind<Figure>;
}

const tables = [
  ['high-tide', 4],
  ['maui', 2],
  ['strand-unter', 3],
] as const;
const OTHERS = 'medium';
/** Who is compared. The first two are of one level, and think differently. */
const couples = [
  ['medium', 'medium'],
  ['hard', 'medium'],
  ['medium', 'easy'],
] as const;

type Pair = readonly [number, number];
type Pairs = readonly Pair[];

/** With dice of their own the variances of both add up. */
function factorOf(pairs: Pairs): number {
  const alone = varianceOf(pairs.map(([one]) => one)) + varianceOf(pairs.map(([, other]) => other));
  return alone / varianceOf(pairs.map(([one, other]) => one - other));
}

function correlation(pairs: Pairs): number {
  const [a, b] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, other]) => other))];
  const sum = (of: (pair: Pair) => number) => pairs.reduce((total, pair) => total + of(pair), 0);
  const both = sum(([one, other]) => (one - a) * (other - b));
  return both / Math.sqrt(sum(([one]) => (one - a) ** 2) * sum(([, other]) => (other - b) ** 2));
}

const GROUPS = 20;

/** Delete-a-group jackknife. */
function figure(pairs: Pairs, of: (pairs: Pairs) => number): Figure {
  const value = of(pairs);
  const without = Array.from({ length: GROUPS }, (_, group) =>
    of(pairs.filter((_, i) => i % GROUPS !== group)),
  );
  const reach = 1.96 * Math.sqrt(((GROUPS - 1) ** 2 / GROUPS) * varianceOf(without));
  return { value, low: value - reach, high: value + reach };
}

/** On Fisher's scale, where the interval is symmetric. */
function correlationFigure(pairs: Pairs): Figure {
  const { value, low, high } = figure(pairs, (some) => Math.atanh(correlation(some)));
  return { value: Math.tanh(value), low: Math.tanh(low), high: Math.tanh(high) };
}

function byKind<T>(of: (kind: Kind) => T): ByKind<T> {
  return { numbered: of('numbered'), named: of('named') };
}

function sharesOf(stumbled: ByKind<Stumbled>): Row['equal'] {
  const shareOf = ({ draws }: Stumbled, what?: string) => {
    const counts = [...draws]
      .filter(([each]) => what === undefined || each === what)
      .map(([, count]) => count);
    const sum = (key: 'all' | 'same') => counts.reduce((total, count) => total + count[key], 0);
    return sum('same') / sum('all');
  };
  const whats = [...stumbled.named.draws.keys()].toSorted();
  const all = { what: 'all', share: byKind((kind) => shareOf(stumbled[kind])) };
  if (whats.length === 1) return [all];
  return [all, ...whats.map((what) => ({ what, share: byKind((kind) => shareOf(stumbled[kind], what)) }))];
}

/** `only` is the id of a game, or nothing for all. */
export function luckBench(pairs: number, only: string): Bench<readonly Row[]> {
  return {
    async run(note) {
      const rows: Row[] = [];
      for (const [id, seats] of tables)
        if (only === '' || only === id) rows.push(await rowOf(id, seats, pairs, note));
      return rows;
    },
    show(rows) {
      const line = <T>(words: readonly string[], of: ByKind<T>, write: (each: T) => string) => [
        ...words,
        write(of.numbered),
        write(of.named),
      ];
      return [
        `Shared luck: all others ${OTHERS}`,
        ...table([
          ['game', 'seats', '', 'pairs', 'by number', 'by name'],
          ...rows.flatMap(({ game, seats, pairs: all, reviewed, factors, equal, luck }) => [
            ...factors.map(({ who, factor }) =>
              line([game, `${seats}`, `variance falls: ${who}`, `${all}`], factor, written),
            ),
            ...equal.map(({ what, share }) =>
              line([game, `${seats}`, `equal draws: ${what}`, `${all}`], share, percent),
            ),
            line([game, `${seats}`, 'correlation of luck', `${reviewed}`], luck, written),
          ]),
        ]),
      ];
    },
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
/** A bot that draws no random numbers plays the same match twice: nothing is left to vary. */
const written = ({ value, low, high }: Figure) =>
  Number.isFinite(value) ? `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})` : 'the same match';

/** Figures are noted as they come: all of it takes a while. */
async function rowOf(id: string, seats: number, pairs: number, note: (line: string) => void): Promise<Row> {
  const game = (await games[id]?.load()) as AnyGame;
  const meter = luckMeter(game, seats);
  const others = await loadBot(id, OTHERS);
  if (!meter || !others) throw new Error(`nobody judges ${id}`);
  const terms = { seats, options: defaults(game.options), rules: game.rules };
  const setting: Setting = { game, terms, others, meter };
  const stumbled = byKind((kind) => stumble(setting, kind, pairs));
  const luck = byKind((kind) => correlationFigure(stumbled[kind].luck));
  note(`luck: ${id}, correlation: ${written(luck.numbered)} by number, ${written(luck.named)} by name`);
  const factors: Row['factors'][number][] = [];
  for (const [one, other] of couples) {
    const heroes = [
      { bot: (await loadBot(id, one)) as AnyBot },
      { bot: (await loadBot(id, other)) as AnyBot, ...(one === other ? { thoughts: 1 } : {}) },
    ] as const;
    const factor = byKind((kind) => figure(pairsOf(setting, kind, heroes, pairs), factorOf));
    const who = `${one} / ${other}`;
    note(`luck: ${id}, ${who}: ${written(factor.numbered)} by number, ${written(factor.named)} by name`);
    factors.push({ who, factor });
  }
  const reviewed = stumbled.named.luck.length;
  return { game: id, seats, pairs, reviewed, factors, equal: sharesOf(stumbled), luck };
}
