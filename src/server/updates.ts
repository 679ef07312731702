import { alikeText, type Viewer } from '../engine/game.ts';
import { seenBy } from '../engine/match.ts';
import type { Update } from '../wire/server.ts';
import type { Play } from './play.ts';

/** The match as this viewer sees it now. Everything in here is what the viewer may know. */
export function updateOf(match: string, play: Play, viewer: Viewer): Update {
  const news = { seq: play.seq(viewer), what: 'nothing', events: [] } as const;
  const view = play.match.game.view(play.match.state, viewer);
  return {
    type: 'update',
    match,
    viewer,
    ...news,
    view,
    ...standOf(play),
    ...handOf(play, viewer),
    ...endOf(play),
  };
}

/**
 * The latest step as text for each viewer, with the number of the message that led to it for whom it answers. What
 * everybody is told alike is written once: with four players that is half the work of a move.
 */
export function latestUpdates(match: string, play: Play): (viewer: Viewer, ack?: number) => string {
  const told = play.recent.at(-1);
  const head = `{"type":"update","match":${JSON.stringify(match)},"viewer":`;
  const what = `,"what":"${told?.what ?? 'nothing'}","events":`;
  const open = told?.events.some(({ closed }) => closed)
    ? undefined
    : JSON.stringify(told?.events.map((event) => event.open) ?? []);
  const viewFor = viewTexts(play);
  const stand = within(standOf(play));
  const end = play.over ? `,${within(endOf(play))}}` : '}';
  return (viewer, ack) => {
    const events = open ?? JSON.stringify(told?.events.map((event) => seenBy(event, viewer)));
    const news = `${JSON.stringify(viewer)},"seq":${play.seq(viewer)}${what}${events}`;
    const hand = within(handOf(play, viewer));
    const text = `${head}${news},"view":${viewFor(viewer)},${stand},${hand}${end}`;
    return ack === undefined ? text : `${text.slice(0, -1)},"ack":${ack}}`;
  };
}

/** Views as JSON. Where all know the same, one is made and written for all. */
function viewTexts({ match: { game, state } }: Play): (viewer: Viewer) => string {
  if (!game.alike?.(state)) return (viewer) => JSON.stringify(game.view(state, viewer));
  const ofThePublic = JSON.stringify(game.view(state, 'public'));
  return (viewer) => (viewer === 'public' ? ofThePublic : alikeText(ofThePublic, viewer));
}

/** The fields of an object as JSON, without its braces. */
function within(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}

function standOf(play: Play): Pick<Update, 'toAct' | 'chosen'> {
  const { envelopes } = play.match;
  return {
    toAct: play.toAct,
    chosen: envelopes.size === 0 ? [] : [...envelopes.keys()].sort((a, b) => a - b),
  };
}

/** What is asked of this viewer, and what it has put into its envelope. */
function handOf(play: Play, viewer: Viewer): Pick<Update, 'asked' | 'legal' | 'sealed'> {
  if (viewer === 'public') return { asked: 0, legal: [] };
  const { game, state, asked, envelopes } = play.match;
  const sealed = envelopes.get(viewer);
  return {
    asked: asked[viewer] ?? 0,
    legal: play.toAct.includes(viewer) ? game.legal(state, viewer, []).map(game.write) : [],
    ...(sealed === undefined ? {} : { sealed }),
  };
}

function endOf(play: Play): Pick<Update, 'result'> {
  const result = play.over ? play.result : undefined;
  return result === undefined ? {} : { result };
}
