import { levelNames } from '../../bots/levels.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { isWrong, replay } from '../../engine/replay.ts';
import type { Difference } from '../../engine/words.ts';
import { WHY_WORLDS, why } from '../../insight/explain/why.ts';
import { lineOf, PUZZLES_FORMAT, PUZZLES_VERSION } from '../../puzzles/read.ts';
import type { Choice, Found } from './find.ts';
import type { Solved } from './levels.ts';
import type { Mined } from './mine.ts';
import { themeOf } from './themes.ts';

/** A line of a set for each puzzle: what `readPuzzles` reads. */
interface Candidate {
  readonly id: string;
  readonly match: Mined;
  readonly found: Found & { readonly ply: number };
  readonly theme: string;
  readonly difficulty: number;
  readonly sealed: number;
  readonly state: unknown;
}

/** At most so many come from one match, and at most this part of a set has the same theme. */
const MOST_A_MATCH = 4;
const MOST_OF_A_THEME = 0.45;

/** Why the answer is better than the best of the other choices. */
export type Explain = (asked: {
  readonly id: string;
  readonly state: unknown;
  readonly seat: Seat;
  readonly better: string;
  readonly worse: string;
}) => readonly Difference[];

/** By playouts of both, as hints and reviews explain a choice. */
export function byPlayouts(game: AnyGame): Explain {
  return ({ state, seat, better, worse }) => {
    const asked = { game: game.id, view: game.view(state, seat), seat };
    return why(asked, better, worse, { worlds: WHY_WORLDS, seed: 1 })?.differences ?? [];
  };
}

export interface Assembling {
  readonly game: AnyGame;
  readonly seed: number;
  /** At most so many puzzles. */
  readonly most: number;
  readonly explain: Explain;
}

/** The text of a set, in the order in which its puzzles were found. */
export function assembled({ game, seed, most, explain }: Assembling, mined: readonly Mined[]): string {
  const lines = chosen(
    mined.flatMap((match) => linesOf(game, seed, match)),
    most,
  );
  const matches = [...new Set(lines.map(({ match }) => match))];
  const json = (value: unknown): string => JSON.stringify(value);
  const head = {
    format: PUZZLES_FORMAT,
    version: PUZZLES_VERSION,
    game: game.id,
    rules: game.rules,
    options: defaults(game.options),
  };
  return [
    `${json(head).slice(0, -1)},"matches":[`,
    matches.map((match) => json(matchOf(game, match, lines))).join(',\n'),
    '],"puzzles":[',
    lines.map((line) => json(puzzleOf(line, matches.indexOf(line.match), explain))).join(',\n'),
    ']}\n',
  ].join('\n');
}

function linesOf(game: AnyGame, seed: number, match: Mined): Candidate[] {
  const lines = match.puzzles.map((found) => {
    const { options, seats } = match.table;
    const at = replay(game, { seats, options, rules: game.rules }, match.plies.slice(0, found.ply));
    if (isWrong(at)) throw new Error(`match ${match.match} does not follow the rules`);
    const [answer, second] = found.choices as readonly [Choice, Choice];
    const themed = { state: at.state, seat: found.seat, answer: answer.texts[0] as string, second };
    return {
      id: `${seed}-${match.match}-${found.ply}`,
      match,
      found,
      theme: themeOf(game.id, themed),
      difficulty: difficultyOf(found.solved),
      sealed: game.sealed(at.state) ? game.toAct(at.state).length : 0,
      state: at.state,
    };
  });
  // Of several seats at one sealed question the clearest puzzle; of many in a match the clearest few.
  const clearest = lines.toSorted((a, b) => clarity(b) - clarity(a));
  const once = clearest.filter((line, i) => clearest.findIndex(({ id }) => id === line.id) === i);
  return once.slice(0, MOST_A_MATCH).sort((a, b) => a.found.ply - b.found.ply);
}

function clarity({ found }: Candidate): number {
  return found.choices[1]?.behind ?? 0;
}

/** The first `most`, leaving out what would make one theme too common. */
function chosen(lines: readonly Candidate[], most: number): Candidate[] {
  const taken: Candidate[] = [];
  const spare: Candidate[] = [];
  const counts = new Map<string, number>();
  for (const line of lines) {
    const count = counts.get(line.theme) ?? 0;
    if (count >= most * MOST_OF_A_THEME) spare.push(line);
    else {
      taken.push(line);
      counts.set(line.theme, count + 1);
    }
  }
  return [...taken, ...spare].slice(0, most);
}

/** By how many of the levels find it: from 1, which most do, to 5, which hardly any does. */
export function difficultyOf(solved: Solved): number {
  const mean = levelNames.reduce((sum, level) => sum + solved[level], 0) / levelNames.length;
  return 1 + [0.64, 0.56, 0.4, 0.2].filter((limit) => mean < limit).length;
}

function matchOf(game: AnyGame, match: Mined, lines: readonly Candidate[]): object {
  const usual = defaults(game.options);
  const { seats, options } = match.table;
  const unusual = Object.entries(options).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]),
  );
  const last = Math.max(
    ...lines.filter((line) => line.match === match).map(({ found, sealed }) => found.ply + sealed),
  );
  return {
    seats,
    options: Object.fromEntries(unusual),
    plies: match.plies.slice(0, last).map(lineOf).join('\n'),
  };
}

function puzzleOf(
  { id, found, theme, difficulty, sealed, state }: Candidate,
  match: number,
  explain: Explain,
): object {
  const { ply, seat, share, choices, verified, solved } = found;
  return {
    id,
    match,
    ply,
    seat,
    ...(sealed > 0 ? { sealed } : {}),
    theme,
    difficulty,
    share: rounded(share, 3),
    choices: choices.map(({ texts, behind, error, items }) => {
      const told = Object.entries(items).flatMap(([item, n]) =>
        Math.abs(n) < 0.15 ? [] : [[item, rounded(n, 1)]],
      );
      const measured = [texts, rounded(behind, 3), rounded(error, 3)];
      return told.length > 0 ? [...measured, Object.fromEntries(told)] : measured;
    }),
    why: explain({
      id,
      state,
      seat,
      better: choices[0]?.texts[0] as string,
      worse: choices[1]?.texts[0] as string,
    }).map(({ seat: who, what, kind, here, there }) => [
      who,
      what,
      kind,
      rounded(here, 2),
      rounded(there, 2),
    ]),
    verified: [rounded(verified.behind, 3), rounded(verified.error, 3)],
    solved: levelNames.map((level) => rounded(solved[level], 3)),
  };
}

function rounded(n: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(n * scale) / scale + 0;
}
