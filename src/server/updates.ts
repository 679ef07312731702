import { alikeText, type Viewer } from '../engine/game.ts';
import { seenBy } from '../engine/match.ts';
import type { Update } from '../wire/server.ts';
import { type Frame, frameOf, isAscii, plainFrame } from './frame.ts';
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
 * The latest step for each viewer, ready to be written, with the number of the message that led to it for whom it answers.
 * This is done for everybody at every move: what everybody is told alike is made, and looked at for other than plain
 * letters, once; what is short is put together by hand, which costs a fraction of `JSON.stringify`.
 */
export function latestUpdates(match: string, play: Play): (viewer: Viewer, ack?: number) => Frame {
  const told = play.recent.at(-1);
  const { game, state } = play.match;
  const head = `{"type":"update","match":${JSON.stringify(match)},"viewer":`;
  const what = `,"what":"${told?.what ?? 'nothing'}","events":`;
  const events = told?.events.some(({ closed }) => closed)
    ? undefined
    : JSON.stringify(told?.events.map((event) => event.open) ?? []);
  const view = game.alike?.(state) ? JSON.stringify(game.view(state, 'public')) : undefined;
  const stand = standText(play);
  const end = play.over ? `,${within(endOf(play))}` : '';
  // What a hand may play is plain by contract.
  const isPlain = events !== undefined && view !== undefined && isAscii(head + events + view + end);
  return (viewer, ack) => {
    const eventsSeen = events ?? JSON.stringify(told?.events.map((event) => seenBy(event, viewer)));
    const viewSeen = view === undefined ? JSON.stringify(game.view(state, viewer)) : alikeText(view, viewer);
    const hand = handText(play, viewer);
    const close = ack === undefined ? '}' : `,"ack":${ack}}`;
    const news = `${viewerText(viewer)},"seq":${play.seq(viewer)}${what}${eventsSeen}`;
    const text = `${head}${news},"view":${viewSeen}${stand}${hand}${end}${close}`;
    return isPlain ? plainFrame(text) : frameOf(text);
  };
}

function viewerText(viewer: Viewer): string {
  return viewer === 'public' ? '"public"' : String(viewer);
}

function standText(play: Play): string {
  const { toAct, chosen } = standOf(play);
  return `,"toAct":[${toAct.join()}],"chosen":[${chosen.join()}]`;
}

function handText(play: Play, viewer: Viewer): string {
  const { asked, legal, sealed } = handOf(play, viewer);
  const choices = legal.length === 0 ? '[]' : JSON.stringify(legal);
  const envelope = sealed === undefined ? '' : `,"sealed":${JSON.stringify(sealed)}`;
  return `,"asked":${asked},"legal":${choices}${envelope}`;
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
