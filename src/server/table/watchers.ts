import type { Seat, Viewer } from '../../engine/game.ts';
import { limits } from '../../wire/limits.ts';
import type { TableInfo } from '../../wire/server.ts';
import type { Actor } from './actor.ts';
import { yourPart } from './table-info.ts';
import { type WsFrame, wsFrame } from '../support/sending/ws-frame.ts';
import type { StoredMatch } from '../store/records.ts';

/** One viewer on one connection; a page with several seats has several. */
export interface Watcher {
  readonly viewer: Viewer;
  readonly actor: Actor;
  readonly connection: object;
  /** False until the first update was sent: nothing may be sent before it. */
  ready: boolean;
  /** Takes a message as `wsFrame` made it. */
  send(frame: WsFrame): void;
  /** Whether this viewer has blocked the person: what they say is not sent. */
  hasBlocked?(person: number): boolean;
}

/** The connection and the message number that caused a step; its own update carries that number. */
export interface Origin {
  readonly connection: object;
  readonly ack: number;
}

/** The watchers of a table at this node, and how messages are sent to them. */
export class Watchers {
  #all: Watcher[] = [];

  get size(): number {
    return this.#all.length;
  }

  /** Seats that are watched. */
  get seats(): ReadonlySet<Seat> {
    return new Set(this.#all.flatMap(({ viewer }) => (viewer === 'public' ? [] : [viewer])));
  }

  /** How many look on without a seat. */
  get onlookers(): number {
    return this.#all.reduce((count, { viewer }) => count + Number(viewer === 'public'), 0);
  }

  /** True if the set of watched seats has changed. */
  add(watcher: Watcher): boolean {
    const before = this.seats.size;
    this.#all = this.#all.filter(
      ({ connection, viewer }) => connection !== watcher.connection || viewer !== watcher.viewer,
    );
    this.#all.push(watcher);
    return this.seats.size !== before;
  }

  remove(connection: object, viewer?: Viewer): boolean {
    const before = this.seats.size;
    this.#all = this.#all.filter(
      (each) => each.connection !== connection || (viewer !== undefined && each.viewer !== viewer),
    );
    return this.seats.size !== before;
  }

  /** Removes watchers of seats that they have lost, and gives them. */
  check(mayLook: (actor: Actor, seat: Seat) => boolean): readonly Watcher[] {
    const isHere = ({ actor, viewer }: Watcher) => viewer === 'public' || mayLook(actor, viewer);
    const gone = this.#all.filter((each) => !isHere(each));
    if (gone.length > 0) this.#all = this.#all.filter(isHere);
    return gone;
  }

  /** Sends once to each connection, however many viewers it has. */
  tellAll(text: string): void {
    const frame = wsFrame(text);
    for (const { send } of oneOfEach(this.#all)) send(frame);
  }

  /** Sends lines of chat once to each connection, without those of people whom its viewer has blocked. */
  tellLines(
    lines: readonly { readonly text: string; readonly person?: number | undefined }[],
    message: (texts: readonly string[]) => string,
  ): void {
    const whole = wsFrame(message(lines.map(({ text }) => text)));
    for (const watcher of oneOfEach(this.#all)) {
      const heard = lines.filter(({ person }) => person === undefined || !watcher.hasBlocked?.(person));
      if (heard.length === lines.length) watcher.send(whole);
      else if (heard.length > 0) watcher.send(wsFrame(message(heard.map(({ text }) => text))));
    }
  }

  /** `gone` are sent one last message. */
  tellTable(table: TableInfo, match: StoredMatch, gone: readonly Watcher[] = []): void {
    // Most of the message is the same for all.
    const start = `{"type":"table","table":${JSON.stringify(table).slice(0, -1)},`;
    for (const { actor, send } of oneOfEach([...this.#all, ...gone])) {
      send(wsFrame(`${start}${JSON.stringify(yourPart(match, actor)).slice(1)}}`));
    }
  }

  /** Sends each viewer's update, encoded once per viewer. True if the origin was among them. */
  tellUpdates(
    audience: 'all' | Seat,
    { origin, seat }: { readonly origin: Origin | undefined; readonly seat: Seat | undefined },
    make: (viewer: Viewer, ack?: number) => WsFrame,
  ): boolean {
    const frames: (WsFrame | undefined)[] = [];
    let acknowledged = false;
    for (const watcher of this.#all) {
      const { viewer } = watcher;
      if (!watcher.ready || (audience !== 'all' && viewer !== audience)) continue;
      if (origin && watcher.connection === origin.connection && viewer === seat) {
        acknowledged = true;
        watcher.send(make(viewer, origin.ack));
        continue;
      }
      const place = viewer === 'public' ? limits.seats : viewer;
      watcher.send((frames[place] ??= make(viewer)));
    }
    return acknowledged;
  }
}

/** One watcher of each connection. */
function oneOfEach(watchers: readonly Watcher[]): Watcher[] {
  const ready = watchers.filter((each) => each.ready);
  return ready.filter(
    ({ connection }, index) => ready.findIndex((each) => each.connection === connection) === index,
  );
}
