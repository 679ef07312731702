import { type AnyGame, CHANCE, findLegal, type Options, type Seat } from '../../engine/game.ts';
import {
  accept,
  applyPly,
  askAgain,
  collector,
  type Emitted,
  isRefusal,
  legalTexts,
  type Luck,
  type Match,
  type Terms,
} from '../../engine/match.ts';
import { nextDraw } from '../../engine/luck.ts';
import { undo } from '../../engine/undo.ts';
import type { TimeLedger } from './time-ledger.ts';
import { isRoll, LiveMatch, withNextQuestion, type StepRecord } from './live-match.ts';
import type { LiveRounds } from './live-rounds.ts';
import type { Line } from '../store/records.ts';

/** The log does not fit the game or the dice; `line` is the first that does not. */
export class BrokenLog extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

export interface Header {
  readonly game: AnyGame;
  readonly terms: Terms<Options>;
  readonly luck: Luck;
  /** An empty ledger, to be filled from the log. */
  readonly ledger?: TimeLedger;
  /** New too, if the match has live dice. */
  readonly rounds?: LiveRounds | undefined;
}

/**
 * Replays a log: the match exactly as it stood when the last line was written. Every line is checked, rolls against the seed
 * too; a log with a gap, a duplicate line or a wrong roll throws `BrokenLog`.
 */
export function restore(header: Header, lines: readonly Line[], keep?: number): LiveMatch {
  const { game, terms, luck, ledger } = header;
  const live = new LiveMatch(game, terms, luck, {
    ...(keep === undefined ? {} : { keep }),
    ...(ledger ? { ledger } : {}),
    rounds: header.rounds,
  });
  applySteps(live, lines, { undone: undoneLines(lines), snapshots: [] });
  return live;
}

/**
 * Applies lines that were written since, with the same checks; `told` is called after each step. If it throws, the match is
 * in an intermediate state and has to be restored from the whole log.
 */
export function extend(live: LiveMatch, lines: readonly Line[], told: () => void): void {
  applySteps(live, lines, { undone: undoneLines(lines), snapshots: [] }, told);
}

function applySteps(live: LiveMatch, lines: readonly Line[], undoing: Undoing, told?: () => void): void {
  for (let at = 0; at < lines.length; ) {
    const first = lines[at] as Line;
    let end = at + 1;
    while (lines[end]?.step === first.step) end++;
    const group = lines.slice(at, end);
    checkNumbers(live, group);
    applyStep(live, group, undoing);
    told?.();
    at = end;
  }
}

interface Undoing {
  readonly undone: ReadonlySet<number>;
  /** The states before plies that are undone later, the latest last. */
  readonly snapshots: unknown[];
}

function applyStep(live: LiveMatch, group: readonly Line[], undoing: Undoing): void {
  const { match } = live;
  const [line] = group as [Line];
  const { seat, text } = line;
  if (line.kind === 'ply') {
    const rolls = isRoll(group);
    if (rolls) live.rounds?.draw(match.rolls);
    const events = applyAll(live, group, undoing);
    for (const each of group) live.recordLine(each);
    if (rolls) live.rounds?.close();
    return live.recordStep('move', events, 'all');
  }
  if (line.kind === 'undo') {
    takeBack(match, line, undoing.snapshots.pop());
    live.recordLine(line);
    return live.recordStep('undo', [], 'all');
  }
  if (line.kind === 'link') return openLink(live, line);
  const envelopes = new Map(match.envelopes);
  const changed = line.kind === 'seal' && envelopes.has(seat);
  if (line.kind === 'seal') {
    mustBe(line, match.game.sealed(match.state) || fixes(group), 'nothing is answered in secret here');
    mustBe(line, findLegal(match.game, match.state, seat, text) !== undefined, `"${text}" is not legal`);
    envelopes.set(seat, text);
  } else {
    mustBe(line, envelopes.delete(seat), 'the envelope is empty');
  }
  match.envelopes = envelopes;
  // A decision that is to be followed by a roll cannot be changed any more.
  if (!fixes(group)) match.asked = withNextQuestion(match.asked, seat);
  for (const each of group) live.recordLine(each);
  live.recordStep('choice', [], changed ? seat : 'all');
}

/** Whether the decision in these lines waits for links of the devices. */
function fixes(group: readonly Line[]): boolean {
  return group[1]?.kind === 'round';
}

function openLink(live: LiveMatch, line: Line): void {
  const { seat, asked, text } = line;
  mustBe(line, live.rounds?.refusal(seat, asked, text) === undefined, 'this link was not asked for');
  live.recordLine(line);
  live.recordStep('choice', [], seat);
}

function applyAll(
  live: LiveMatch,
  group: readonly Line[],
  { undone, snapshots }: Undoing,
): Emitted<unknown>[] {
  const { match, luck } = live;
  const { game } = match;
  const { events, emit } = collector<unknown>();
  const drawn = new Map(match.drawn);
  for (const line of group) {
    const { seat, text } = line;
    mustBe(line, line.kind === 'ply', 'a move is mixed with something else');
    mustBe(line, game.toAct(match.state).includes(seat), `seat ${seat} is not to act`);
    // A sampled outcome is legal by construction; listing all outcomes to check it would be most of the work.
    const move =
      seat === CHANCE
        ? game.sample(match.state, nextDraw(game, match.state, luck, { rolls: match.rolls, drawn }))
        : findLegal(game, match.state, seat, text);
    if (move === undefined) throw new BrokenLog(line.line, `"${text}" is not legal`);
    mustBe(line, seat !== CHANCE || game.write(move) === text, 'the dice say something else');
    if (undone.has(line.line)) snapshots.push(game.clone(match.state));
    applyPly(match, seat, move, emit);
    match.plies.push([seat, text]);
    if (seat === CHANCE) match.rolls++;
  }
  // Chance plies are written with the step that causes them: a log that ends before one is truncated.
  const last = group.at(-1) as Line;
  mustBe(last, game.toAct(match.state)[0] !== CHANCE, 'the roll that follows is missing');
  match.envelopes = new Map();
  match.drawn = drawn;
  return events;
}

function takeBack(match: Match, line: Line, earlier: unknown): void {
  const { game } = match;
  // The ply was applied before these lines were known, so its state was not kept.
  if (earlier === undefined) return takeBackSlowly(match, line);
  if (match.plies.pop()?.[0] !== line.seat) {
    throw new BrokenLog(line.line, 'there is nothing to take back');
  }
  const later = match.state;
  const waiting = game.toAct(later).filter((other) => other !== line.seat);
  match.state = earlier;
  match.asked = askAgain(match, (other: Seat) =>
    waiting.includes(other) ? legalTexts(game, later, other) : undefined,
  );
}

function takeBackSlowly(match: Match, line: Line): void {
  const step = undo(match, line.seat);
  if (isRefusal(step) || step.undone === 0) throw new BrokenLog(line.line, 'there is nothing to take back');
  accept(match, step);
}

/** The lines of plies that are undone later. */
function undoneLines(lines: readonly Line[]): ReadonlySet<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const { line, kind } of lines) {
    if (kind === 'ply') standing.push(line);
    const taken = kind === 'undo' ? standing.pop() : undefined;
    if (taken !== undefined) undone.add(taken);
  }
  return undone;
}

function checkNumbers(live: LiveMatch, group: readonly Line[]): void {
  for (const [index, line] of group.entries()) {
    mustBe(line, line.line === live.lines + 1 + index, `expected line ${live.lines + 1 + index}`);
    mustBe(line, line.step === live.steps + 1, `expected step ${live.steps + 1}`);
  }
}

function mustBe(line: Line, holds: boolean, reason: string): void {
  if (!holds) throw new BrokenLog(line.line, reason);
}

/** The events of the moves that were not undone, in order, each as JSON. */
export function standingEvents(told: readonly StepRecord[]): string[] {
  const events: string[] = [];
  for (const each of told) {
    if (each.what === 'move') events.push(each.events);
    if (each.what === 'undo') events.pop();
  }
  return events;
}
