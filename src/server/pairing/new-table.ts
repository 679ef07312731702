import { offeredBots, usualBot } from '../../bots/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { anchorsOf } from '../../rating/anchors.ts';
import type { ClockSetting } from '../../wire/clock.ts';
import type { StoredSeeker } from '../store/subjects/pairing.ts';
import type { NewMatch, StoredSeat } from '../store/records.ts';
import type { RandomBytes } from '../support/token.ts';
import { empty, seated, seatFor } from '../table/changes/seating.ts';
import type { Seating } from './matcher.ts';

const clocks: { readonly [pace in StoredSeeker['pace']]: ClockSetting } = {
  live: { kind: 'live', decision: 45, reserve: 300 },
  days: { kind: 'days', days: 2 },
};

/** The table of a seating: the base game, everybody on a seat that is drawn, bots as strong as the people on the others. */
export function newTable(
  game: AnyGame,
  { bots }: Seating,
  people: readonly StoredSeeker[],
  random: RandomBytes,
): Pick<NewMatch, 'options' | 'host' | 'seats' | 'listed' | 'clock' | 'dice' | 'rated' | 'paired'> {
  const [first] = people as [StoredSeeker, ...StoredSeeker[]];
  const bot = nearestBot(game.id, people);
  const sitters = [
    ...people.map(({ who }) => seatFor({ kind: 'me' }, { type: 'person', ...who }, [])),
    ...Array.from({ length: bots }, () =>
      seatFor({ kind: 'bot', bot }, { type: 'person', ...first.who }, [bot]),
    ),
  ];
  let seats: StoredSeat[] = sitters.map(() => empty);
  for (const [index, sitter] of drawn(sitters, random).entries())
    if (!('refused' in sitter)) seats = seated(seats, index, sitter);
  return {
    options: defaults(game.options),
    host: first.person,
    seats,
    listed: false,
    clock: clocks[first.pace],
    dice: 2,
    rated: first.rated,
    paired: true,
  };
}

/** In an order that is drawn. */
function drawn<T>(list: readonly T[], random: RandomBytes): T[] {
  return list
    .map((each) => ({ each, key: Buffer.from(random(6)).readUIntBE(0, 6) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ each }) => each);
}

/** The level whose rating is nearest to that of the people. */
function nearestBot(game: string, people: readonly StoredSeeker[]): string {
  const anchors = anchorsOf(game) ?? {};
  const mean = people.reduce((sum, { numbers }) => sum + (numbers[game] ?? 1500), 0) / people.length;
  const far = (level: string) => Math.abs((anchors[level] ?? 0) - mean);
  const levels = offeredBots(game).filter((level) => level in anchors);
  return levels.toSorted((a, b) => far(a) - far(b))[0] ?? usualBot(game);
}
