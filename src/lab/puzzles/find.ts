import { closestOf, confirm, RIVALS } from './confirm.ts';
import { answersOf, type Asked, askedAt, type LevelBots, type Solved, solvedBy } from './levels.ts';
import type { AnyBot } from '../../bots/bot.ts';
import { limited } from '../../bots/search/four-levels.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { type Compared, type Race, race, type RaceTerms } from './race.ts';
import type { TwoWays } from './players.ts';

/** What a wrong choice gives away at least, as a part of a win, for a race to end. */
export const MARGIN = 0.05;
/** With other dice and other players something must be left of it. */
const VERIFIED_MARGIN = 0.02;
/** Standard errors that the difference must have: at three looks wrong less than once in two hundred times. */
const ERRORS = 3;
const LOOKS = [32, 64, 128];
/** The answer and its best rivals are then played in so many. */
const MANY = [256, 512, 1024];
/** Where expert sees less than this between its two best choices, in the unit of its values, it is not worth playing out. */
const PROMISING: { readonly [game: string]: number } = { 'high-tide': 0.05, maui: 1.2, 'strand-unter': 0.06 };
const FEW = 3;
/** Standard errors from which a text that differs only in a detail counts as a worse choice. */
const SURE = 2.6;
/** The expert bot's budget: little, because it only selects the positions to play out. */
const EXPERT_BUDGET = { playouts: 96, milliseconds: 300 };

/** A choice of a puzzle: all texts that lead to the same position, and how it compares with the answer. */
export interface Choice extends Compared {
  readonly texts: readonly string[];
}

/** A position in which one choice is clearly best. */
export interface Found {
  readonly seat: Seat;
  /** The answer's share of the win. */
  readonly share: number;
  /** The answer first, then the others, the best of them first. */
  readonly choices: readonly Choice[];
  /** What the best wrong choice gives away where others play, with its standard error. */
  readonly verified: { readonly behind: number; readonly error: number; readonly worlds: number };
  readonly solved: Solved;
}

export interface Finding {
  readonly game: AnyGame;
  readonly ways: TwoWays;
  readonly bots: LevelBots;
}

/** Why a position is no puzzle; counted for the report. */
export type Verdict = Found | 'forced' | 'dull' | 'easy' | 'close' | 'unverified';

/** Looks for a puzzle in this decision of a seat; all random numbers come from the seed. */
export function findPuzzle(finding: Finding, s: unknown, seat: Seat, seed: number): Verdict {
  const { game, ways, bots } = finding;
  const asked = askedAt(game, s, seat);
  if (asked.legal.length < 2) return 'forced';
  const values = valuesOf(bots.expert, asked, seed);
  const groups = grouped(game, s, asked, values);
  if (groups.length < 2) return 'forced';
  const strong = groups[0] as readonly string[];
  const valueOf = (texts: readonly string[] | undefined): number =>
    values.get(texts?.[0] as string) as number;
  if (valueOf(strong) - valueOf(groups[1]) < (PROMISING[game.id] ?? 0)) return 'dull';
  if (!isMissed(bots, asked, strong, seed + 1)) return 'easy';
  const moves = groups.map(([text]) => game.read(text as string));
  const field = { view: asked.view, seat, moves };
  // Most positions are given up because of the best few choices: the others need not be played for that.
  const few = race(ways.finding, { ...field, moves: moves.slice(0, FEW) }, terms(seed + 2, MARGIN));
  if (!few.decided) return 'close';
  const first = moves.length > FEW ? race(ways.finding, field, terms(seed + 2, MARGIN)) : few;
  if (!first.decided) return 'close';
  const group = groups[first.best] as readonly string[];
  if (!isMissed(bots, asked, group, seed + 3)) return 'easy';
  const second = race(ways.verifying, field, terms(seed + 4, VERIFIED_MARGIN));
  if (!second.decided || second.best !== first.best) return 'unverified';
  const { answers, worse } = kinOf(finding, asked, group, seed + 6);
  // A race that stops early overstates the winner's lead, so the published figures come from new worlds.
  const ranked = choicesOf(first, groups.with(first.best, answers));
  const best = ranked.slice(0, RIVALS + 1);
  const asIn = best.map(({ texts }) => game.read(texts[0] as string));
  const third = confirm(ways.finding, { ...field, moves: asIn }, { seed: seed + 7, looks: MANY });
  if (!third.confirmed) return 'unverified';
  const told = ranked.map((choice, i) => ({ ...choice, ...third.choices[i] }));
  const { behind, error, worlds } = closestOf(second);
  return {
    seat,
    share: third.share,
    choices: [...told, ...worse].sort((a, b) => a.behind - b.behind),
    verified: { behind, error, worlds },
    solved: solvedBy(bots, asked, answers, seed + 5),
  };
}

/** Of texts that differ only in a detail, those that are not known to be worse than the first; the others are choices of their own. */
function kinOf(
  { game, ways }: Finding,
  { view, seat }: Asked,
  [first, ...others]: readonly string[],
  seed: number,
): { readonly answers: string[]; readonly worse: readonly Choice[] } {
  const answers = [first as string];
  const worse: Choice[] = [];
  for (const text of others) {
    const moves = [first as string, text].map(game.read);
    const { choices, best } = race(ways.finding, { view, seat, moves }, terms(seed, MARGIN));
    const compared = choices[1] as Compared;
    const isWorse = best === 0 && compared.behind >= Math.max(MARGIN / 2, SURE * compared.error);
    if (!isWorse) answers.push(text);
    else worse.push({ ...compared, texts: [text] });
  }
  return { answers, worse };
}

/** What expert takes each choice to be worth, in a unit of its own. A cheap filter, and an order. */
function valuesOf(expert: AnyBot, asked: Asked, seed: number): ReadonlyMap<string, number> {
  const question = { ...asked, budget: { playouts: 1e9 }, rng: new FastRng(seed), rateAll: true };
  const { text, values } = limited(expert, EXPERT_BUDGET).choose(question);
  return new Map(asked.legal.map((each, i) => [each, values?.[i] ?? Number(each === text)]));
}

function terms(seed: number, margin: number): RaceTerms {
  return { seed, margin, errors: ERRORS, looks: LOOKS };
}

/** Whether medium misses these answers at least once. */
function isMissed(bots: LevelBots, asked: Asked, answers: readonly string[], seed: number): boolean {
  return answersOf(bots.medium, asked, { seed, times: 6 }).some((text) => !answers.includes(text));
}

/**
 * The legal texts, best value first; those together that lead to the very same position, or differ in a detail that no
 * puzzle is about.
 */
function grouped(
  game: AnyGame,
  s: unknown,
  { seat, legal }: Asked,
  values: ReadonlyMap<string, number>,
): string[][] {
  const groups = new Map<string, string[]>();
  const ordered = legal.toSorted((a, b) => (values.get(b) as number) - (values.get(a) as number));
  for (const text of ordered) {
    const next = game.clone(s);
    game.apply(next, seat, game.read(text));
    // Which shell pays for the joker of a castle.
    const kind = text.startsWith('build ') ? text.slice(0, 7) : JSON.stringify(next);
    const texts = groups.get(kind);
    if (texts) texts.push(text);
    else groups.set(kind, [text]);
  }
  return [...groups.values()];
}

function choicesOf({ best, choices }: Race, groups: readonly (readonly string[])[]): Choice[] {
  return choices
    .map((choice, i) => ({ ...choice, texts: groups[i] as readonly string[] }))
    .sort((a, b) => Number(b === choices[best]) - Number(a === choices[best]) || a.behind - b.behind);
}

/** A seed for the decision at this ply of this match. */
export function seedOf(seed: number, match: number, ply: number): number {
  return new FastRng(seed, match * 4096 + ply).below(2 ** 40);
}
