import { isDeepStrictEqual } from 'node:util';
import type { Luck } from '../engine/match.ts';
import { isWrong, replay } from '../engine/replay.ts';
import { compareWithSeen, contributionsIn, type Finding, type OwnPart, type Seen } from '../fair/seen.ts';
import { type VerifyRefusal, verify as verifySeeds } from '../fair/verify.ts';
import { atMost, languageOf, parse } from './support/args.ts';
import { findGame, loadRegistry, type RegistryUrl, type Shown } from './support/catalogue.ts';
import { openFile, openMatchFile, openSeen, type Opened } from './support/files.ts';
import type { Io } from './support/io.ts';
import { plainPen } from './support/pen.ts';
import { type Text, texts } from './text/index.ts';
import { FOUND_WRONG, GOOD, printable } from './support/usage.ts';
import { whyWrong } from './support/wrong.ts';

export const verifyArgs = { texts: ['lang', 'seen'], flags: ['json'] };

/** What was found out about the rolls: derived and committed to, derived only, or merely possible. */
type Dice = 'committed' | 'derived' | 'possible';

interface Checked {
  readonly ok: true;
  readonly plies: number;
  readonly over: boolean;
  /** Whether the file holds a result; then it is the right one. */
  readonly result: boolean;
  readonly dice: Dice;
  /** With --seen: it agrees with what was seen, and these own seats count in the dice or were left out of them. */
  readonly seen?: OwnPart;
}

type Verdict =
  | Checked
  /** `ply` is missing if it is not a ply that is wrong. */
  | {
      readonly ok: false;
      readonly ply?: number;
      readonly reason: string;
      readonly why: string;
      readonly findings?: readonly Finding[];
    };

/** `tidetable verify`: whether every ply of a match file follows the rules and, with the seed, every roll follows from it. */
export async function verify(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, verifyArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const games = await loadRegistry(registry);
  const seenFile = args.text('seen');
  const known = seenFile === undefined ? undefined : openSeen(seenFile);
  const opened =
    known?.file && args.words.length === 0
      ? await openMatchFile(games, known.file, printable(seenFile ?? ''))
      : await openFile(games, args.words[0]);
  const entry = findGame(games, opened.game.id);
  const cast = { names: opened.file.seats.map(({ name }) => printable(name)) };
  const shown = {
    game: opened.game,
    words: await entry.words(language),
    draw: await entry.draw(),
    cast,
    pen: plainPen,
    language,
  };
  const text = texts[language];
  const verdict = withSeen(judge(shown, opened, text), opened, text, known?.seen);
  io.out(args.flag('json') ? `${JSON.stringify(verdict)}\n` : `${asLines(verdict, text).join('\n')}\n`);
  return verdict.ok ? GOOD : FOUND_WRONG;
}

function judge(shown: Shown, opened: Opened, text: Text): Verdict {
  const { file, game, terms } = opened;
  const dice = diceOf(opened);
  const match = replay(game, terms, file.plies, dice.luck ? { luck: dice.luck } : {});
  if (isWrong(match))
    return { ok: false, ply: match.wrong, reason: match.reason, why: whyWrong(shown, opened, match, text) };
  if (dice.refusal)
    return { ok: false, reason: dice.refusal.refused, why: whyNotDerived(dice.refusal, text) };
  const result = game.result(match.state);
  if (file.result !== undefined && !isDeepStrictEqual(file.result, result)) {
    return { ok: false, reason: 'result', why: text.verify.result };
  }
  return {
    ok: true,
    plies: file.plies.length,
    over: result !== undefined,
    result: file.result !== undefined,
    dice: dice.found,
  };
}

/** The luck that the file's seed gives; a wrong ply is told before a seed that cannot be used. */
function diceOf({ file }: Opened): {
  readonly luck?: Luck;
  readonly found: Dice;
  readonly refusal?: VerifyRefusal;
} {
  const seeds = verifySeeds(file);
  if ('luck' in seeds) return { luck: seeds.luck, found: seeds.committed ? 'committed' : 'derived' };
  return seeds.refused === 'seed-missing' ? { found: 'possible' } : { found: 'possible', refusal: seeds };
}

/** A file may be right in itself and yet not be the match that was seen: that weighs more than anything else. */
function withSeen(verdict: Verdict, { file }: Opened, text: Text, seen: Seen | undefined): Verdict {
  if (!seen) return verdict;
  const findings = compareWithSeen(seen, file);
  const [first] = findings;
  if (first) return { ok: false, reason: first.code, why: whyFindings(findings, text), findings };
  return verdict.ok ? { ...verdict, seen: contributionsIn(seen, file) } : verdict;
}

function whyFindings(findings: readonly Finding[], { seen: t }: Text): string {
  return findings.map(({ code, seat }) => t[code](seat === undefined ? 0 : seat + 1)).join('\n    ');
}

function whyNotDerived({ refused }: VerifyRefusal, text: Text): string {
  if (refused === 'link-differs') return text.verify['opening-differs'];
  return refused === 'commitment-differs' || refused === 'match-id-missing' || refused === 'opening-differs'
    ? text.verify[refused]
    : text.verify.seeds;
}

function asLines(verdict: Verdict, { verify: t, seen: s, replay: { over } }: Text): string[] {
  if (!verdict.ok) return [t.no(verdict.why)];
  const dice = { committed: t.rolls, derived: t.noCommitment, possible: t.noSeed };
  const ending = !verdict.over ? t.unfinished : verdict.result ? t.finished : over;
  const { counted = [], leftOut = [] } = verdict.seen ?? {};
  return [
    t.yes(verdict.plies),
    ending,
    dice[verdict.dice],
    ...(verdict.seen ? [s.agrees] : []),
    ...counted.map((seat) => s.counted(seat + 1)),
    ...leftOut.map((seat) => s.leftOut(seat + 1)),
  ];
}
