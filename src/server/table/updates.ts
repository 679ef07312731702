import { alikeText, type Viewer } from '../../engine/game.ts';
import { seenBy } from '../../engine/match.ts';
import type { Update } from '../../wire/server.ts';
import { type Frame, frameOf, isAscii, plainFrame } from '../support/ws-frame.ts';
import type { LiveMatch } from '../match/live-match.ts';

/** The match as this viewer sees it now. Everything in here is what the viewer may know. */
export function updateOf(match: string, live: LiveMatch, viewer: Viewer): Update {
  const news = { seq: live.seq(viewer), what: 'nothing', events: [] } as const;
  const view = live.match.game.view(live.match.state, viewer);
  return {
    type: 'update',
    match,
    viewer,
    ...news,
    view,
    ...standOf(live),
    ...handOf(live, viewer),
    ...endOf(live),
  };
}

/**
 * The latest step for each viewer, ready to be written, with the number of the message that led to it for whom it answers.
 * This is done for everybody at every move: what everybody is told alike is made, and looked at for other than plain
 * letters, once; what is short is put together by hand, which costs a fraction of `JSON.stringify`.
 */
export function latestUpdates(match: string, live: LiveMatch): (viewer: Viewer, ack?: number) => Frame {
  const { recent, latest } = live;
  const { game, state } = live.match;
  const head = `{"type":"update","match":${JSON.stringify(match)},"viewer":`;
  const what = `,"what":"${recent.at(-1)?.what ?? 'nothing'}","events":`;
  const open = latest.some(({ closed }) => closed)
    ? undefined
    : `${what}${JSON.stringify(latest.map((event) => event.open))},"view":`;
  const alike = game.alike?.(state) ? JSON.stringify(game.view(state, 'public')) : undefined;
  const stand = standText(live);
  const end = live.over ? `,${within(endOf(live))}` : '';
  // What a hand may play is plain by contract.
  const isPlain = open !== undefined && alike !== undefined && isAscii(head + open + alike + end);
  return (viewer, ack) => {
    const news = open ?? `${what}${JSON.stringify(latest.map((event) => seenBy(event, viewer)))},"view":`;
    const view = alike === undefined ? JSON.stringify(game.view(state, viewer)) : alikeText(alike, viewer);
    const close = ack === undefined ? '}' : `,"ack":${ack}}`;
    const numbered = `${viewerText(viewer)},"seq":${live.seq(viewer)}`;
    const text = `${head}${numbered}${news}${view}${stand}${handText(live, viewer)}${end}${close}`;
    return isPlain ? plainFrame(text) : frameOf(text);
  };
}

function viewerText(viewer: Viewer): string {
  return viewer === 'public' ? '"public"' : String(viewer);
}

function standText(live: LiveMatch): string {
  const { toAct, chosen, isSealed } = standOf(live);
  return `,"toAct":[${toAct.join()}],"chosen":[${chosen.join()}],"isSealed":${isSealed}`;
}

function handText(live: LiveMatch, viewer: Viewer): string {
  const { asked, legal, sealed } = handOf(live, viewer);
  if (legal.length === 0) return `,"asked":${asked},"legal":[]`;
  const envelope = sealed === undefined ? '' : `,"sealed":${JSON.stringify(sealed)}`;
  return `,"asked":${asked},"legal":${JSON.stringify(legal)}${envelope}`;
}

/** The fields of an object as JSON, without its braces. */
function within(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}

function standOf(live: LiveMatch): Pick<Update, 'toAct' | 'chosen' | 'isSealed'> {
  const { envelopes, game, state } = live.match;
  const { toAct } = live;
  return {
    toAct,
    chosen: envelopes.size === 0 ? [] : [...envelopes.keys()].sort((a, b) => a - b),
    isSealed: toAct.length > 0 && game.sealed(state),
  };
}

/** What is asked of this viewer, and what it has put into its envelope. */
function handOf(live: LiveMatch, viewer: Viewer): Pick<Update, 'asked' | 'legal' | 'sealed'> {
  if (viewer === 'public') return { asked: 0, legal: [] };
  const { game, state, asked, envelopes } = live.match;
  const question = asked[viewer] ?? 0;
  // Whoever is not asked has no envelope either.
  if (!live.toAct.includes(viewer)) return { asked: question, legal: [] };
  const legal = game.legal(state, viewer, []).map(game.write);
  const sealed = envelopes.get(viewer);
  return sealed === undefined ? { asked: question, legal } : { asked: question, legal, sealed };
}

function endOf(live: LiveMatch): Pick<Update, 'result'> {
  const result = live.over ? live.result : undefined;
  return result === undefined ? {} : { result };
}
