import type { Seat, Viewer } from '../engine/game.ts';
import { seenBy } from '../engine/match.ts';
import type { TimeInfo } from '../wire/clock.ts';
import type { SeatInfo, TableInfo, Update, YourTable } from '../wire/server.ts';
import { type Actor, isHost, seatsOf } from './actor.ts';
import type { Play } from './play.ts';
import type { StoredMatch, StoredSeat } from './store.ts';

/** The match as this viewer sees it now. Everything in here is what the viewer may know. */
export function updateOf(match: string, play: Play, viewer: Viewer): Update {
  const news = { seq: play.seq(viewer), what: 'nothing', events: [] } as const;
  return { type: 'update', match, viewer, ...news, ...standOf(play, viewer) };
}

/**
 * The latest step as text for each viewer. What everybody is told alike is written once: with four players that is a third
 * of the work of a move.
 */
export function latestUpdates(match: string, play: Play): (viewer: Viewer) => string {
  const told = play.recent.at(-1);
  const head = `{"type":"update","match":${JSON.stringify(match)},"viewer":`;
  const open = told?.events.some(({ closed }) => closed)
    ? undefined
    : JSON.stringify(told?.events.map((event) => event.open) ?? []);
  return (viewer) => {
    const events = open ?? JSON.stringify(told?.events.map((event) => seenBy(event, viewer)));
    const news = `"seq":${play.seq(viewer)},"what":"${told?.what ?? 'nothing'}","events":${events}`;
    return `${head}${JSON.stringify(viewer)},${news},${JSON.stringify(standOf(play, viewer)).slice(1)}`;
  };
}

function standOf(
  play: Play,
  viewer: Viewer,
): Omit<Update, 'type' | 'match' | 'viewer' | 'seq' | 'what' | 'events'> {
  const { game, state, asked, envelopes } = play.match;
  const toAct = play.toAct;
  const isAsked = viewer !== 'public' && toAct.includes(viewer);
  const sealed = viewer === 'public' ? undefined : envelopes.get(viewer);
  const result = toAct.length === 0 ? play.result : undefined;
  return {
    view: game.view(state, viewer),
    toAct,
    chosen: envelopes.size === 0 ? [] : [...envelopes.keys()].sort((a, b) => a - b),
    asked: viewer === 'public' ? 0 : (asked[viewer] ?? 0),
    legal: isAsked ? game.legal(state, viewer, []).map(game.write) : [],
    ...(sealed === undefined ? {} : { sealed }),
    ...(result === undefined ? {} : { result }),
  };
}

const asleep: Present = { here: new Set(), waitingFor: [] };

/** What is known of a table only where it is in memory. */
export interface Present {
  /** The seats that somebody looks from. */
  readonly here: ReadonlySet<number>;
  readonly waitingFor: readonly Seat[];
  readonly time?: TimeInfo;
}

/** What everybody may know of a table. */
export function tableOf(match: StoredMatch, { here, waitingFor, time }: Present = asleep): TableInfo {
  const { id, game, rules, options, status, commitment, seed, at, started, ended, previous, next, result } =
    match;
  const { listed, clock, played } = match;
  const host = match.seats.findIndex(({ person }) => person === match.host);
  return {
    id,
    game,
    rules,
    options,
    status,
    seats: match.seats.map((seat, index) => seatInfo(match, seat, here.has(index))),
    listed,
    clock,
    waitingFor,
    commitment,
    created: at,
    ...(time === undefined ? {} : { time }),
    ...(played === undefined ? {} : { played }),
    ...(host < 0 ? {} : { host }),
    ...(started === undefined ? {} : { started }),
    ...(ended === undefined ? {} : { ended }),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    ...(result === undefined ? {} : { result }),
    // The secret of the dice leaves the server here and in the match file, and only now.
    ...(status === 'over' ? { seed } : {}),
  };
}

export function yours(table: TableInfo, match: StoredMatch, actor: Actor): YourTable {
  return { ...table, yours: seatsOf(actor, match), youHost: isHost(actor, match) };
}

function seatInfo(
  match: StoredMatch,
  { person, bot, standIn, name, seed }: StoredSeat,
  here: boolean,
): SeatInfo {
  const sitting = bot ?? standIn;
  // Once a match has begun nobody's seat is open: without a person it was somebody's who is gone.
  const unclaimed = match.status === 'open' || match.status === 'closed' ? 'open' : 'person';
  return {
    kind: person !== undefined ? 'person' : bot === undefined ? unclaimed : 'bot',
    name,
    seed,
    here,
    ...(sitting === undefined ? {} : { bot: sitting }),
    ...(person === undefined ? {} : { device: match.seats.findIndex((each) => each.person === person) }),
  };
}
