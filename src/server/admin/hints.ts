import { anchorOf } from '../../rating/anchors.ts';
import { partnerNumbers, type PlayedMatch } from '../../rating/partners.ts';
import { expectedShares, newcomer } from '../../rating/rating.ts';
import type { Hints as HintsAnswer } from '../../wire/subjects/moderation.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { HistoryStep } from '../store/subjects/ratings.ts';
import type { Store } from '../store/store.ts';

/** The latest rated matches that are looked at. */
const MATCHES = 500;
const MAX_SHOWN = 10;

/** Numbers that may point to several accounts of one person or to collusion. Nothing follows from them by itself. */
export class CollusionHints {
  readonly #store: Pick<Store, 'admin' | 'people' | 'ratings' | 'moderation'>;

  constructor(store: Pick<Store, 'admin' | 'people' | 'ratings' | 'moderation'>) {
    this.#store = store;
  }

  async about(who: string): Promise<HintsAnswer | Refused> {
    const { admin, moderation, ratings, people } = this.#store;
    const person = await admin.person(who);
    if (!person) return refuse('no-person');
    const [devices, steps, seats] = await Promise.all([
      moderation.sharedDevices(person.key, MAX_SHOWN),
      ratings.historyOf(person.key, Number.MAX_SAFE_INTEGER, MATCHES),
      ratings.seats(),
    ]);
    const all = [...new Set(steps.flatMap((step) => step.seats.flatMap(({ person: key }) => key ?? [])))];
    const rated = await ratings.ofMany(all);
    const played = steps.flatMap((step) => matchOf(step, person.key, thetaIn(rated, step.game)) ?? []);
    const matchesOf = Map.groupBy(rated, ({ person: key }) => key);
    const count = (key: number) => (matchesOf.get(key) ?? []).reduce((sum, { matches }) => sum + matches, 0);
    const others = Math.max(1, seats - count(person.key));
    const numbers = partnerNumbers(played, (partner) => count(partner) / others).slice(0, MAX_SHOWN);
    const names = new Map(
      (await people.publicPeople(numbers.map(({ partner }) => partner))).map((each) => [each.key, each]),
    );
    return {
      person: { id: person.id, name: person.name },
      devices: devices.map(({ id, name, devices: shared, used }) => ({ id, name, devices: shared, used })),
      rated: played.length,
      partners: numbers.flatMap(({ partner, ...rest }) => {
        const known = names.get(partner);
        return known ? [{ id: known.id, name: known.name, ...rest }] : [];
      }),
    };
  }
}

type Theta = (key: number) => number;

/** Strengths as they are known now: later matches have told more about everybody. */
function thetaIn(rated: Awaited<ReturnType<Store['ratings']['ofMany']>>, game: string): Theta {
  const thetas = new Map(
    rated.flatMap((each) => (each.game === game ? [[each.person, each.rating.theta]] : [])),
  );
  return (key) => thetas.get(key) ?? newcomer.theta;
}

function matchOf({ game, seats }: HistoryStep, person: number, theta: Theta): PlayedMatch | undefined {
  const mine = seats.findIndex((seat) => seat.person === person);
  const seat = seats[mine];
  if (!seat?.counts) return undefined;
  const thetas = seats.map(({ person: key, bot }) =>
    bot !== undefined
      ? (anchorOf(game, bot) ?? newcomer).theta
      : key === undefined
        ? newcomer.theta
        : theta(key),
  );
  return {
    share: seat.share,
    expected: expectedShares(thetas)[mine] ?? 0,
    partners: seats.flatMap(({ person: key }) => (key === undefined || key === person ? [] : [key])),
  };
}
