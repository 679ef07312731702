import type { Seat } from '../../engine/game.ts';
import type { Interlude, Outage, Times } from '../store/records.ts';

/** A period of a seat's time, split by who was playing; pauses and outages belong to nobody and are left out. */
export interface Shares {
  readonly person: number;
  readonly bots: readonly { readonly bot: string; readonly milliseconds: number }[];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Who was playing a seat when: the interludes of a match and the outages of the server. */
export class Timeline {
  readonly #times: () => Times;
  readonly #outages: () => readonly Outage[];

  constructor(times: () => Times = () => noTimes, outages: () => readonly Outage[] = () => []) {
    this.#times = times;
    this.#outages = outages;
  }

  shares(seat: Seat, from: number, to: number): Shares {
    if (to <= from) return { person: 0, bots: [] };
    const { interludes } = this.#times();
    // The common case: no interlude, no outage.
    if (interludes.length === 0 && (this.#outages().at(-1)?.until ?? 0) <= from)
      return { person: to - from, bots: [] };
    const nobodys = [...stretchesOf(interludes, 'pause'), ...this.#outagesSince(from)];
    const bots = interludes.flatMap((each) => {
      if (each.kind !== 'bot' || each.seat !== seat) return [];
      const within = { from: Math.max(from, each.at), to: Math.min(to, each.until ?? to) };
      if (within.to < within.from) return [];
      return [{ bot: each.bot, milliseconds: lengthWithout(within, nobodys) }];
    });
    const all = lengthWithout({ from, to }, nobodys);
    return { person: bots.reduce((left, { milliseconds }) => left - milliseconds, all), bots };
  }

  /** Searches from the end: outages are in order and nearly always in the past. */
  #outagesSince(from: number): Stretch[] {
    const outages = this.#outages();
    const found: Stretch[] = [];
    for (let at = outages.length - 1; at >= 0; at--) {
      const { since, until } = outages[at] as Outage;
      if (until <= from) break;
      found.push({ from: since, to: until });
    }
    return found;
  }
}

const noTimes: Times = { pauseAsked: [], interludes: [] };

function stretchesOf(interludes: readonly Interlude[], kind: Interlude['kind']): Stretch[] {
  return interludes.flatMap((each) =>
    each.kind === kind ? [{ from: each.at, to: each.until ?? Number.POSITIVE_INFINITY }] : [],
  );
}

/** The length of a period without the parts covered by others, which may overlap each other. */
function lengthWithout({ from, to }: Stretch, others: readonly Stretch[]): number {
  let length = 0;
  let at = from;
  for (const other of others.toSorted((a, b) => a.from - b.from)) {
    if (other.from >= to) break;
    length += Math.max(0, other.from - at);
    at = Math.max(at, other.to);
  }
  return length + Math.max(0, to - at);
}
