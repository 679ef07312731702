import { standingsOf } from '../../duplicate/standings.ts';
import type { DuplicateBoard, DuplicateInfo, DuplicateSummary } from '../../wire/subjects/duplicate.ts';
import type { StoredBoard, StoredDuplicate } from '../store/subjects/duplicate.ts';
import { botName } from '../table/changes/seating.ts';

/** The id of a round's deal, as match files name it. */
export function dealOf(id: string, round: number): string {
  return `duplicate-${id}-${round + 1}`;
}

/**
 * What anybody with the link may know. Points of a round are secret until all its tables have ended: they would tell what can
 * be had with a deal that others still play.
 */
export function infoOf(
  stored: StoredDuplicate,
  boards: readonly StoredBoard[],
  person: number | undefined,
): DuplicateInfo {
  const { sitting, movement, seeds, commitments, players, host } = stored;
  const open = boards.filter(({ hidden }) => !hidden);
  const isOpen = (round: number) => open.some((each) => each.round === round);
  const points = new Map(open.map(({ round, table, result }) => [`${round} ${table}`, result?.scores]));
  const hasBegun = stored.status !== 'gathering';
  return {
    ...termsOf(stored),
    movement,
    players: players.map((each) => ({
      player: each.player,
      name: each.name || botName(each.bot ?? stored.bot),
      ...(each.bot === undefined ? {} : { bot: each.bot }),
      ...(each.program ? { program: true as const } : {}),
      ...(hasBegun && each.away !== undefined ? { away: true as const } : {}),
      ...(each.person !== undefined && each.person === host ? { host: true as const } : {}),
      ...(each.person !== undefined && each.person === person ? { you: true as const } : {}),
    })),
    sitting,
    deals: commitments.map((commitment, round) => ({
      id: dealOf(stored.id, round),
      commitment,
      ...(isOpen(round) ? { seed: seeds[round] as string } : {}),
    })),
    boards: boards.map((each) => boardInfo(stored, each)),
    standings: hasBegun ? standingsOf(sitting, ({ round, table }) => points.get(`${round} ${table}`)) : [],
    ...yourPart(stored, boards, person),
  };
}

export function summaryOf(
  stored: StoredDuplicate,
  boards: readonly StoredBoard[],
  person: number,
): DuplicateSummary {
  return {
    ...termsOf(stored),
    people: stored.players.filter((each) => each.person !== undefined).length,
    ...yourPart(stored, boards, person),
  };
}

function termsOf(stored: StoredDuplicate) {
  const { id, game, rules, options, seats, sitting, clock, bot, status, at, started, ended } = stored;
  return {
    id,
    game,
    rules,
    options,
    seats,
    tables: sitting[0]?.length ?? 0,
    rounds: sitting.length,
    clock,
    bot,
    status,
    created: at,
    ...(started === undefined ? {} : { started }),
    ...(ended === undefined ? {} : { ended }),
  };
}

function boardInfo(stored: StoredDuplicate, board: StoredBoard): DuplicateBoard {
  const { round, table, id: match, status, hidden, result, played } = board;
  const head = { round, table, match, status };
  if (hidden || !result) return head;
  const isPerson = (player: number | undefined) => stored.players[player ?? -1]?.bot === undefined;
  const byBots = (played ?? []).flatMap((by, seat) =>
    isPerson(stored.sitting[round]?.[table]?.[seat]) && by.some((each) => each.by !== 'person') ? [seat] : [],
  );
  return { ...head, result, byBots };
}

function yourPart(
  stored: StoredDuplicate,
  boards: readonly StoredBoard[],
  person: number | undefined,
): Pick<DuplicateInfo, 'youHost' | 'next'> {
  const youHost = person !== undefined && stored.host === person;
  const mine = stored.players.find((each) => each.person !== undefined && each.person === person);
  if (!mine || stored.status !== 'playing') return { youHost };
  for (const { round, table, id: match, status } of boards) {
    const seat = stored.sitting[round]?.[table]?.indexOf(mine.player) ?? -1;
    if (seat >= 0 && status === 'playing') return { youHost, next: { match, round, table, seat } };
  }
  return { youHost };
}
