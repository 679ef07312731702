import { alikeText, type Viewer } from '../../engine/game.ts';
import { seenBy } from '../../engine/match.ts';
import type { Update } from '../../wire/server.ts';
import { type Frame, frameOf, isAscii, plainFrame } from '../support/ws-frame.ts';
import type { Play } from '../match/live-match.ts';

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
  const { recent, latest } = play;
  const { game, state } = play.match;
  const head = `{"type":"update","match":${JSON.stringify(match)},"viewer":`;
  const what = `,"what":"${recent.at(-1)?.what ?? 'nothing'}","events":`;
  const open = latest.some(({ closed }) => closed)
    ? undefined
    : `${what}${JSON.stringify(latest.map((event) => event.open))},"view":`;
  const alike = game.alike?.(state) ? JSON.stringify(game.view(state, 'public')) : undefined;
  const stand = standText(play);
  const end = play.over ? `,${within(endOf(play))}` : '';
  // What a hand may play is plain by contract.
  const isPlain = open !== undefined && alike !== undefined && isAscii(head + open + alike + end);
  return (viewer, ack) => {
    const news = open ?? `${what}${JSON.stringify(latest.map((event) => seenBy(event, viewer)))},"view":`;
    const view = alike === undefined ? JSON.stringify(game.view(state, viewer)) : alikeText(alike, viewer);
    const close = ack === undefined ? '}' : `,"ack":${ack}}`;
    const numbered = `${viewerText(viewer)},"seq":${play.seq(viewer)}`;
    const text = `${head}${numbered}${news}${view}${stand}${handText(play, viewer)}${end}${close}`;
    return isPlain ? plainFrame(text) : frameOf(text);
  };
}

function viewerText(viewer: Viewer): string {
  return viewer === 'public' ? '"public"' : String(viewer);
}

function standText(play: Play): string {
  const { toAct, chosen, isSealed } = standOf(play);
  return `,"toAct":[${toAct.join()}],"chosen":[${chosen.join()}],"isSealed":${isSealed}`;
}

function handText(play: Play, viewer: Viewer): string {
  const { asked, legal, sealed } = handOf(play, viewer);
  if (legal.length === 0) return `,"asked":${asked},"legal":[]`;
  const envelope = sealed === undefined ? '' : `,"sealed":${JSON.stringify(sealed)}`;
  return `,"asked":${asked},"legal":${JSON.stringify(legal)}${envelope}`;
}

/** The fields of an object as JSON, without its braces. */
function within(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}

function standOf(play: Play): Pick<Update, 'toAct' | 'chosen' | 'isSealed'> {
  const { envelopes, game, state } = play.match;
  const { toAct } = play;
  return {
    toAct,
    chosen: envelopes.size === 0 ? [] : [...envelopes.keys()].sort((a, b) => a - b),
    isSealed: toAct.length > 0 && game.sealed(state),
  };
}

/** What is asked of this viewer, and what it has put into its envelope. */
function handOf(play: Play, viewer: Viewer): Pick<Update, 'asked' | 'legal' | 'sealed'> {
  if (viewer === 'public') return { asked: 0, legal: [] };
  const { game, state, asked, envelopes } = play.match;
  const question = asked[viewer] ?? 0;
  // Whoever is not asked has no envelope either.
  if (!play.toAct.includes(viewer)) return { asked: question, legal: [] };
  const legal = game.legal(state, viewer, []).map(game.write);
  const sealed = envelopes.get(viewer);
  return sealed === undefined ? { asked: question, legal } : { asked: question, legal, sealed };
}

function endOf(play: Play): Pick<Update, 'result'> {
  const result = play.over ? play.result : undefined;
  return result === undefined ? {} : { result };
}
