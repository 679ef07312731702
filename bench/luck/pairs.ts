import type { AnyBot } from '../../src/bots/bot.ts';
import { type AnyGame, CHANCE, type Options } from '../../src/engine/game.ts';
import type { Luck } from '../../src/engine/luck.ts';
import type { Ply, Terms } from '../../src/engine/match.ts';
import { FastRng } from '../../src/engine/rng.ts';
import { matchLuck, sharedLuck } from '../../src/fair/keyed-rng.ts';
import type { LuckMeter } from '../../src/lab/insight/luck.ts';
import { namedLuck } from '../../src/lab/named-luck.ts';
import { playGame } from '../../src/lab/play.ts';

/** Draws keyed by their number, as in ordinary matches, or by what they are for. */
const kinds = { numbered: matchLuck, named: sharedLuck } as const;
export type Kind = keyof typeof kinds;

export interface Setting {
  readonly game: AnyGame;
  readonly terms: Terms<Options>;
  /** Everybody but the one who is compared. */
  readonly others: AnyBot;
  readonly meter: LuckMeter;
}

const hex = (n: number) => n.toString(16).padStart(64, '0');

/** Who is compared, in the first seat if none is named; `thoughts` other than 0 make the same bot think differently. */
interface Hero {
  readonly bot: AnyBot;
  readonly seat?: number;
  readonly thoughts?: number;
}

/** One match. As in a daily tide the n-th answer of a seat has a generator of its own. */
function play(
  { game, terms, others }: Setting,
  kind: Kind,
  { bot, seat: own = 0, thoughts = 0 }: Hero,
  seed: number,
): { readonly score: number; readonly plies: Ply[] } {
  const plies: Ply[] = [];
  const bots = Array.from({ length: terms.seats }, (_, seat) => (seat === own ? bot : others));
  const luck: Luck = kinds[kind]({ seed: hex(seed), root: hex(0) });
  const { result } = playGame(
    { game, terms, bots, budget: { playouts: Number.MAX_SAFE_INTEGER } },
    new FastRng(seed),
    {
      luck,
      plies,
      botRng: (seat, n) => namedLuck(seed, seat === own ? thoughts : 0)(n, `bot ${seat}`),
    },
  );
  return { score: result.scores[own] as number, plies };
}

/** The points of two who play the first seat with the same luck against the same others. */
export function pairsOf(
  setting: Setting,
  kind: Kind,
  [one, other]: readonly [Hero, Hero],
  pairs: number,
): (readonly [number, number])[] {
  return Array.from({ length: pairs }, (_, i) => [
    play(setting, kind, one, i + 1).score,
    play(setting, kind, other, i + 1).score,
  ]);
}

/** Decides as `bot` would, but for one decision, which is any other. */
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

/** So many pairs are reviewed: in High Tide that takes a hundred times as long as playing. */
const REVIEWED = 25;

export interface Stumbled {
  /** For each kind of draw, of those after the differing decision: how many there were, and how many were the same. */
  readonly draws: ReadonlyMap<string, { readonly all: number; readonly same: number }>;
  /** What chance gave that seat in both matches, by the review, in shares of the win. */
  readonly luck: readonly (readonly [number, number])[];
}

/** Pairs of matches with one differing decision, of each seat in turn, among its first eight. */
export function stumble(setting: Setting, kind: Kind, pairs: number): Stumbled {
  const draws = new Map<string, { all: number; same: number }>();
  const luck: [number, number][] = [];
  for (let seed = 1; seed <= pairs; seed++) {
    const at = new FastRng(seed, 77).below(8);
    const seat = seed % setting.terms.seats;
    const one = play(setting, kind, { bot: setting.others }, seed).plies;
    const bot = stumbling(setting.others, at, new FastRng(seed, 78));
    const other = play(setting, kind, { bot, seat }, seed).plies;
    const first = one.findIndex(([by, text], n) => by !== other[n]?.[0] || text !== other[n]?.[1]);
    if (first < 0) continue;
    const theirs = drawsOf(setting, other, kind, first);
    for (const [name, { text, what }] of drawsOf(setting, one, kind, first)) {
      const count = draws.get(what) ?? { all: 0, same: 0 };
      draws.set(what, count);
      count.all++;
      if (theirs.get(name)?.text === text) count.same++;
    }
    if (luck.length >= REVIEWED) continue;
    const luckIn = (plies: readonly Ply[]) => setting.meter(setting.terms, plies)[seat] as number;
    luck.push([luckIn(one), luckIn(other)]);
  }
  return { draws, luck };
}

/** The draws from this ply on that could have come out differently, by their names or their numbers. */
function drawsOf({ game, terms }: Setting, plies: readonly Ply[], kind: Kind, from: number) {
  const found = new Map<string, { readonly text: string; readonly what: string }>();
  const counts = new Map<string, number>();
  const state = game.setup(terms.seats, terms.options, terms.rules);
  for (const [n, [seat, text]] of plies.entries()) {
    if (seat === CHANCE) {
      const purpose = game.luckKey?.(state) ?? '';
      const name = kind === 'named' ? purpose : '';
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      if (n >= from && game.chances(state, []).length > 1)
        found.set(`${name} ${count}`, { text, what: kindOf(game.id, purpose) });
    }
    game.apply(state, seat, game.read(text));
  }
  return found;
}

/** The turn of the tide in Strand Unter: from then on the bag holds what was paid and left. */
const TURN = 8;

function kindOf(game: string, name: string): string {
  const round = Number(/^round (\d+)$/.exec(name)?.[1] ?? 0);
  if (game === 'strand-unter' && round > 0) return round > TURN ? 'flood' : 'ebb';
  return name.replaceAll(/\d+ ?/g, '').trim();
}
