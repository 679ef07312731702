import { afterViewer, type Viewer, viewerText } from '../../engine/game.ts';
import { type Emitted, seenBy } from '../../engine/match.ts';
import type { Update } from '../../wire/server.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { type WsFrame, wsFrame, isAscii, asciiFrame } from '../support/sending/ws-frame.ts';

/** The match as this viewer sees it now. Contains only what the viewer may know. */
export function updateOf(match: string, live: LiveMatch, viewer: Viewer): Update {
  const { text } = writerOf(match, live, { what: 'nothing', events: [], open: '[]' });
  return JSON.parse(text(viewer)) as Update;
}

/** The latest step as each viewer is told it. `ack` is the number of the message that led to it, for its sender. */
export function latestUpdates(match: string, live: LiveMatch): (viewer: Viewer, ack?: number) => WsFrame {
  const what = live.recent.at(-1)?.what ?? 'nothing';
  const { text, isPlain } = writerOf(match, live, { what, events: live.latest, open: live.latestOpen });
  return isPlain()
    ? (viewer, ack) => asciiFrame(text(viewer, ack))
    : (viewer, ack) => wsFrame(text(viewer, ack));
}

interface Told {
  readonly what: Update['what'];
  readonly events: readonly Emitted<unknown>[];
  /** The events as JSON, if none is secret. */
  readonly open: string | undefined;
}

interface Writer {
  readonly text: (viewer: Viewer, ack?: number) => string;
  /** Whether every text is plain ASCII. */
  readonly isPlain: () => boolean;
}

/**
 * The one serialiser of updates. It runs for every viewer at every move, so what all viewers are told alike is written once,
 * and short fields are written by hand, which costs a fraction of `JSON.stringify`.
 */
function writerOf(match: string, live: LiveMatch, { what, events, open }: Told): Writer {
  const { game, state } = live.match;
  const head = `{"type":"update","match":${JSON.stringify(match)},"viewer":`;
  const newsOf = (told: string) => `,"what":"${what}","events":${told},"view":`;
  const newsTo = (viewer: Viewer) => newsOf(JSON.stringify(events.map((event) => seenBy(event, viewer))));
  const news = open === undefined ? undefined : newsOf(open);
  const stand = standText(live);
  /** From the view on, after its viewer: the longest part, the same for all. */
  const rest = game.alike?.(state)
    ? `${afterViewer(JSON.stringify(game.view(state, 'public')))}${stand}`
    : undefined;
  const seenFrom = (viewer: Viewer) =>
    rest === undefined
      ? `${JSON.stringify(game.view(state, viewer))}${stand}`
      : `${viewerText(viewer)}${rest}`;
  const end = live.over && live.result !== undefined ? `,"result":${JSON.stringify(live.result)}` : '';
  return {
    text: (viewer, ack) => {
      const numbered = `${viewer === 'public' ? '"public"' : viewer},"seq":${live.seq(viewer)}`;
      const close = ack === undefined ? '}' : `,"ack":${ack}}`;
      return `${head}${numbered}${news ?? newsTo(viewer)}${seenFrom(viewer)}${questionText(live, viewer)}${end}${close}`;
    },
    // Texts of moves are ASCII by contract.
    isPlain: () =>
      news !== undefined && rest !== undefined && isAscii(news) && isAscii(rest) && isAscii(head + end),
  };
}

/** Where the match stands, as everybody may know it. */
function standText(live: LiveMatch): string {
  const { envelopes, game, state } = live.match;
  const { toAct } = live;
  const chosen = envelopes.size === 0 ? [] : [...envelopes.keys()].sort((a, b) => a - b);
  const isSealed = toAct.length > 0 && game.sealed(state);
  return `,"toAct":[${toAct.join()}],"chosen":[${chosen.join()}],"isSealed":${isSealed}`;
}

/** What this viewer is asked, and what it has put into its envelope. */
function questionText(live: LiveMatch, viewer: Viewer): string {
  if (viewer === 'public') return ',"asked":0,"legal":[]';
  const { game, state, asked, envelopes } = live.match;
  const question = asked[viewer] ?? 0;
  // A seat that is not asked has no envelope either; a decision that waits for a roll cannot be changed.
  if (!live.toAct.includes(viewer) || live.rounds?.pending) return `,"asked":${question},"legal":[]`;
  const legal = game.legal(state, viewer, []).map(game.write);
  const sealed = envelopes.get(viewer);
  const envelope = sealed === undefined ? '' : `,"sealed":${JSON.stringify(sealed)}`;
  return `,"asked":${question},"legal":${JSON.stringify(legal)}${envelope}`;
}
