import type { OptionSpecs } from '../../engine/options.ts';
import { anchorOf, anchorsOf, ratedGames } from '../../rating/anchors.ts';
import { numberOf, shown } from '../../rating/scale.ts';
import { newcomer, type Rating } from '../../rating/rating.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type {
  GameRating,
  MatchRating,
  Profile,
  ProfileInsight,
  ProfileMatch,
} from '../../wire/subjects/ratings.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { PublicPerson } from '../store/subjects/people.ts';
import type { AdjustedRating, HistoryStep } from '../store/subjects/ratings.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { botName } from '../table/changes/seating.ts';
import { botInsight, insightOf } from './insight.ts';

/** Matches on a page of a profile. */
const PAGE = 200;
/** Pages of an export: far more than anybody has played. */
const MOST_PAGES = 500;
/** Rated matches, and reviews among them, that the rest of a page is made from. */
const MOST_FACTS = 2000;
const MOST_REVIEWS = 300;
const nothingKnown: ProfileInsight = {
  games: [],
  options: [],
  luck: [],
  losses: [],
  kinds: [],
  achievements: [],
};

/** Everybody's page: ratings and rated matches. Private ones are for their owners alone. */
export class Profiles {
  readonly #store: Store;
  readonly #games: LoadedGames;

  constructor(store: Store, games: LoadedGames) {
    this.#store = store;
    this.#games = games;
  }

  async read(
    {
      id,
      bot,
      before,
    }: {
      readonly id?: string | undefined;
      readonly bot?: string | undefined;
      readonly before?: number | undefined;
    },
    me: number | undefined,
  ): Promise<Profile | Refused> {
    if (bot !== undefined) return botProfile(bot);
    const person = await this.#find(id, me);
    if (isRefused(person)) return person;
    const { key, isPrivate } = person;
    const head = { id: person.id, name: person.name, since: person.at, you: key === me, private: isPrivate };
    if (isPrivate && key !== me) return { ...head, ratings: [], matches: [], more: false };
    const [ratings, adjusted, steps] = await Promise.all([
      this.#store.ratings.of(key),
      this.#store.ratings.adjustedOf(key),
      this.#store.ratings.historyOf(key, before ?? Number.MAX_SAFE_INTEGER, PAGE + 1),
    ]);
    return {
      ...head,
      ratings: ratings.map(({ game, rating, matches, at }) => ({
        game,
        ...shownOf(rating),
        matches,
        at,
        ...adjustedFor(adjusted, game),
      })),
      matches: await this.#matchesOf(key, steps),
      more: steps.length > PAGE,
    };
  }

  /** What reviews, lessons and daily tides tell of somebody; of a private page others get nothing. */
  async insight(
    { id, bot }: { readonly id?: string | undefined; readonly bot?: string | undefined },
    me: number | undefined,
  ): Promise<ProfileInsight | Refused> {
    if (bot !== undefined) return isRefused(botProfile(bot)) ? refuse('no-bot') : botInsight(bot);
    const person = await this.#find(id, me);
    if (isRefused(person)) return person;
    if (person.isPrivate && person.key !== me) return nothingKnown;
    return this.insightInto(person.key);
  }

  async insightInto(person: number): Promise<ProfileInsight> {
    const { ratings, reviews, people, daily } = this.#store;
    const [steps, reviewed, stars, tries] = await Promise.all([
      ratings.historyOf(person, Number.MAX_SAFE_INTEGER, MOST_FACTS),
      reviews.ofPerson(person, MOST_REVIEWS),
      people.lessonStars(person),
      daily.triesOf(person, MOST_FACTS),
    ]);
    const specs = new Map<string, OptionSpecs>();
    for (const game of new Set(steps.map((step) => step.game))) {
      const known = await this.#games.find(game);
      if (known) specs.set(game, known.game.options);
    }
    return insightOf({
      person,
      steps: steps.toReversed(),
      reviewed: reviewed.toReversed(),
      stars: stars.map((lesson) => lesson.stars),
      tides: tries.map(({ game }) => game),
      specs,
    });
  }

  async #find(id: string | undefined, me: number | undefined) {
    const { people } = this.#store;
    if (id === undefined)
      return (me === undefined ? undefined : await people.known(me)) ?? refuse('no-session');
    return (await people.byId(id)) ?? refuse('no-person');
  }

  async setPrivate(person: number, isPrivate: boolean): Promise<object | Refused> {
    const done = await this.#store.write({ type: 'privacy', person, isPrivate });
    return done === 'done' ? {} : refuse('busy');
  }

  /** All rated matches of a person, the oldest first. */
  async all(person: number): Promise<ProfileMatch[]> {
    const found: ProfileMatch[] = [];
    let before = Number.MAX_SAFE_INTEGER;
    for (let page = 0; page < MOST_PAGES; page++) {
      const steps = await this.#store.ratings.historyOf(person, before, PAGE + 1);
      found.push(...(await this.#matchesOf(person, steps)));
      if (steps.length <= PAGE) break;
      before = steps[PAGE - 1]?.turn ?? 0;
    }
    return found.reverse();
  }

  /** How a match changed the ratings of the people at its table. */
  async ofMatch({ key, status, rated }: StoredMatch): Promise<MatchRating> {
    const step = rated && status === 'over' ? await this.#store.ratings.step(key) : undefined;
    if (!step) {
      const waits = rated && status === 'over' && (await this.#store.ratings.isWaiting(key));
      return { state: waits ? 'waiting' : 'unrated', seats: [] };
    }
    const people = await this.#peopleOf([step]);
    const seats = await Promise.all(
      step.seats.map(async ({ person, counts, left }, seat) => {
        // Ratings of people with a private page are left out.
        if (person === undefined || !counts || people.get(person)?.isPrivate) return null;
        const before = await this.#before(person, step);
        return { before, ...shownOf(step.after[seat] as Rating), left };
      }),
    );
    return { state: 'rated', seats };
  }

  /** A person's number before a match. */
  async #before(person: number, { game, turn }: HistoryStep): Promise<number> {
    const [last] = await this.#store.ratings.history(person, game, turn, 1);
    return numberOf((last ? afterFor(last, person) : newcomer).theta);
  }

  /** The steps as matches; each change is the difference to the step before it of the same game. */
  async #matchesOf(person: number, steps: readonly HistoryStep[]): Promise<ProfileMatch[]> {
    const people = await this.#peopleOf(steps);
    const shownSteps = steps.slice(0, PAGE);
    const found: ProfileMatch[] = [];
    for (const [index, step] of shownSteps.entries()) {
      const mine = step.seats.findIndex((seat) => seat.person === person);
      const seat = step.seats[mine];
      if (!seat) continue;
      const rating = step.after[mine] as Rating;
      const earlier = steps.slice(index + 1).find(({ game }) => game === step.game);
      const before = earlier ? numberOf(afterFor(earlier, person).theta) : await this.#before(person, step);
      const { number, within } = shown(rating);
      found.push({
        id: step.id,
        game: step.game,
        at: step.at,
        turn: step.turn,
        share: seat.share,
        left: seat.left,
        number,
        within,
        change: number - before,
        others: step.seats.flatMap((other, at) =>
          at === mine ? [] : [{ ...nameOf(other, people), share: other.share }],
        ),
      });
    }
    return found;
  }

  async #peopleOf(steps: readonly HistoryStep[]): Promise<ReadonlyMap<number, PublicPerson>> {
    const keys = steps.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
    const found = await this.#store.people.publicPeople([...new Set(keys)]);
    return new Map(found.map((person) => [person.key, person]));
  }
}

function afterFor({ seats, after }: HistoryStep, person: number): Rating {
  return after[seats.findIndex((seat) => seat.person === person)] ?? newcomer;
}

function nameOf(
  { person, bot }: HistoryStep['seats'][number],
  people: ReadonlyMap<number, PublicPerson>,
): { readonly name: string; readonly profile?: string; readonly bot?: string } {
  if (bot !== undefined) return { name: botName(bot), bot };
  const known = person === undefined ? undefined : people.get(person);
  // The person was deleted, or their page is private.
  if (!known) return { name: '' };
  return { name: known.name, ...(known.isPrivate ? {} : { profile: known.id }) };
}

/** Shown once luck was taken out of some result. */
function adjustedFor(list: readonly AdjustedRating[], game: string): Pick<GameRating, 'adjusted'> {
  const found = list.find((each) => each.game === game);
  if (!found || found.reviewed === 0) return {};
  const { rating, matches, reviewed } = found;
  return { adjusted: { ...shownOf(rating), matches, reviewed } };
}

function shownOf(rating: Rating): Pick<GameRating, 'number' | 'within' | 'provisional'> {
  const { number, within, isProvisional } = shown(rating);
  return { number, within, provisional: isProvisional };
}

/** A bot's page: its fixed ratings. */
function botProfile(bot: string): Profile | Refused {
  const ratings = ratedGames.flatMap((game) => {
    const rating = anchorOf(game, bot);
    return rating && anchorsOf(game) ? [{ game, ...shownOf(rating), matches: 0 }] : [];
  });
  if (ratings.length === 0) return refuse('no-bot');
  return { name: botName(bot), bot, you: false, private: false, ratings, matches: [], more: false };
}
