import type { AnyGame } from '../../engine/game.ts';
import {
  MATCH_VERSION,
  MAX_FILE_LENGTH,
  type MatchFile,
  openMatch,
  readMatchFile,
  writeMatchFile,
} from '../../engine/file.ts';
import type { Registry } from '../../engine/words.ts';
import { playerColours } from '../art/players.ts';
import { type Kept, termsOf } from './kept.ts';
import { replay } from '../../engine/replay.ts';
import { countChance } from '../../engine/match.ts';
import { givenParts } from '../../fair/roots.ts';
import { verify } from '../../fair/verify.ts';
import { makeId } from './create.ts';

/** Why a file is not opened: a stable code for the translations, and the reader's own words where it has more to say. */
export interface BadFile {
  readonly bad:
    | 'tooLarge'
    | 'notJson'
    | 'otherFormat'
    | 'newer'
    | 'unknownGame'
    | 'illegal'
    | 'notToAct'
    | 'over'
    | 'otherLuck'
    | 'other';
  readonly ply?: number;
  readonly game?: string;
  readonly detail?: string;
}

const reasons = {
  over: 'over',
  'not-to-act': 'notToAct',
  illegal: 'illegal',
  'other-luck': 'otherLuck',
} as const;

/** Reads a match file; the match can be watched here, or the result says why not. */
export async function readFile(text: string, games: Registry, now: number): Promise<Kept | BadFile> {
  const file = readMatchFile(text);
  if ('problem' in file) return { bad: kindOf(text), detail: file.problem };
  const entry = Object.hasOwn(games, file.game) ? games[file.game] : undefined;
  if (!entry) return { bad: 'unknownGame', game: file.game.slice(0, 40) };
  const game = await entry.load();
  const dice = file.seed === undefined || file.commitment === undefined ? undefined : verify(file);
  if (dice && !('luck' in dice)) return { bad: 'other', detail: dice.problem };
  const match = openMatch(game, file, dice ?? {});
  if ('wrong' in match) return { bad: reasons[match.reason], ply: match.wrong };
  if ('problem' in match) return { bad: 'other', detail: match.problem };
  const result = game.result(match.state);
  return {
    version: 1,
    id: file.id ?? makeId(),
    game: file.game,
    rules: file.rules,
    options: match.terms.options,
    people: file.seats.map(({ name, bot }, seat) => ({
      name,
      ...(bot === undefined ? { kind: 'here' as const } : { kind: 'bot' as const, bot }),
      colour: playerColours[seat % playerColours.length] ?? 'red',
    })),
    ...(file.seed === undefined ? {} : { seed: file.seed }),
    ...(file.commitment === undefined ? {} : { commitment: file.commitment }),
    ...mixedIn(file),
    plies: file.plies,
    envelopes: [],
    created: now,
    changed: now,
    writes: 0,
    toAct: game.toAct(match.state),
    ...(result === undefined ? {} : { result }),
    imported: true,
  };
}

/** Maps the reader's English messages to codes, for the most frequent cases; these are translated. */
function kindOf(text: string): BadFile['bad'] {
  if (text.length > MAX_FILE_LENGTH) return 'tooLarge';
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('format' in json)) return 'otherFormat';
    if (json.format !== 'tidetable-match') return 'otherFormat';
    if ('version' in json && typeof json.version === 'number' && json.version > MATCH_VERSION) return 'newer';
    return 'other';
  } catch {
    return 'notJson';
  }
}

/** What the seats added to the dice. */
function mixedIn({ version, seats, deal, rounds }: MatchFile): Pick<Kept, 'seeds' | 'fair'> {
  if (version !== undefined)
    return {
      fair: { version, seats: seats.map(givenParts), ...(deal && { deal }), ...(rounds && { rounds }) },
    };
  return seats.some(({ seed }) => seed) ? { seeds: seats.map(({ seed = '' }) => seed) } : {};
}

/** A finished match as a file, with everything needed to verify it. */
export function matchFileOf(kept: Kept): MatchFile {
  const { id, game, rules, options, people, commitment, plies, result, seed, seeds, fair } = kept;
  return {
    ...(fair ? { version: fair.version } : {}),
    id,
    game,
    rules,
    options,
    seats: people.map(({ name, bot }, seat) => ({
      name,
      ...(bot === undefined ? {} : { bot }),
      ...(seeds?.[seat] ? { seed: seeds[seat] } : {}),
      ...givenParts(fair?.seats[seat]),
    })),
    plies,
    ...(commitment === undefined ? {} : { commitment }),
    ...(result === undefined ? {} : { result }),
    ...(seed === undefined ? {} : { seed }),
    ...(fair?.deal === undefined ? {} : { deal: fair.deal }),
    ...(fair?.rounds === undefined ? {} : { rounds: fair.rounds }),
  };
}

export function fileOf(kept: Kept): string {
  return writeMatchFile(matchFileOf(kept));
}

export type DiceCheck = { readonly rolls: number } | { readonly wrong: number } | { readonly missing: true };

/** Checks that all rolls of this match follow from the committed seed. */
export function checkDice(game: AnyGame, kept: Kept): DiceCheck {
  const checked = verify(matchFileOf(kept));
  if (!('luck' in checked) || !checked.committed) return { missing: true };
  const again = replay(game, termsOf(kept), kept.plies, checked);
  return 'wrong' in again ? { wrong: again.wrong } : { rolls: countChance(kept.plies) };
}
