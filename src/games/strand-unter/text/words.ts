import type { Result, Seat } from '../../../engine/game.ts';
import type { Cast } from '../../../engine/words.ts';
import type { Event } from '../events.ts';
import { countsOf, listWays } from '../handful.ts';
import { BUILD, DEAL, DRAW, detailOf, FETCH, kindOf, PASS, read, SET, SPELL, TAKE } from '../notation.ts';
import {
  FETCHED,
  FLOODED,
  floodedAfter,
  grooveOf,
  HEAP,
  SINGLES,
  TURN,
  unfitShells,
  VALUES,
} from '../rules.ts';
import { dialOrder, type Move, type Phase, type View } from '../state.ts';
import { type CastleTold, type Phrases, present, type StrandWords, shellsOn, type Who } from './phrases.ts';

/** What is said when, for all languages alike; how it is said is up to the phrases. */
export function makeWords(p: Phrases): StrandWords {
  const join = new Intl.ListFormat(p.locale, { type: 'conjunction' });
  const whoIn =
    (cast: Cast): Who =>
    (seats) =>
      typeof seats === 'number' ? nameOf(cast, seats) : join.format(seats.map((seat) => nameOf(cast, seat)));

  const hints = Object.entries(p.options).map(([key, { name, hint }]) => [
    key,
    { name, hint: p.finish(hint) },
  ]);
  return {
    name: p.name,
    tagline: p.finish(p.tagline),
    options: Object.fromEntries(hints) as StrandWords['options'],
    labels: p.labels,
    question: (view) => p.finish(question(p, view)),
    move: (view, seat, move) => p.finish(tellMove(p, view, seat, move)),
    event: (event, cast) => p.finish(tellEvent(p, event, whoIn(cast))),
    position: (view, cast) => tellPosition(p, view, cast).map((paragraph) => p.finish(paragraph)),
    refusal: (view, seat, text, cast) => p.finish(refuse(p, view, seat, text, cast)),
    item: (key) => (key === 'unfit' ? p.item.unfit : p.item.groove(Number(key.slice('groove'.length)))),
    reason: (reason) => p.finish(reason === 'fourth' ? p.reasons.fourth : p.reasons.shore),
    verdict: (result, cast) => p.finish(verdict(p, result, whoIn(cast))),
  };
}

function nameOf(cast: Cast, seat: Seat): string {
  return cast.names[seat] ?? `${seat + 1}`;
}

function question(p: Phrases, view: View): string {
  const groove = grooveOf(view.round);
  switch (view.phase) {
    case 'dial':
      return p.questions.dial(groove);
    case 'fetch':
      return p.questions.fetch();
    case 'take':
      return p.questions.take(combinationNow(view));
    case 'spell':
      return p.questions.spell();
    case 'charm':
      return p.questions.charm();
    case 'trove':
      return p.questions.trove();
    case 'build':
      return p.questions.build(groove);
    case 'deal':
    case 'draw':
    case 'over':
      return p.questions.none();
  }
}

/** The combination whose owner is choosing. */
function combinationNow(view: View): number {
  return dialOrder(view.options)[view.at] ?? SINGLES;
}

function tellMove(p: Phrases, view: View, seat: Seat, move: Move): string {
  const detail = detailOf(move);
  switch (kindOf(move)) {
    case SET:
      return detail < SINGLES
        ? p.moves.single(detail, view.shells[detail] ?? 0, view.seats[seat]?.castles.includes(HEAP) ?? false)
        : tellCombination(p, view, detail);
    case SPELL:
      return p.moves.spell(detail, view.shells[detail] ?? 0);
    case FETCH:
      return p.moves.fetch(castleTold(p, view, seat, detail));
    case TAKE: {
      const counts = countsOf(detail);
      const held = view.seats[seat]?.shells ?? 0;
      return p.moves.take(
        counts,
        counts.reduce((sum, n) => sum + n, held),
      );
    }
    case BUILD: {
      const castle = detail >> 2;
      const card = cardOf(view, seat, castle).map((n, colour) => n + (colour === (detail & 3) ? 1 : 0));
      return p.moves.build(castle, grooveOf(view.round), card);
    }
    default:
      return p.moves.pass();
  }
}

/** Ways of several colours are only counted if there are more than two: the list would be commas within commas. */
function tellCombination(p: Phrases, view: View, position: number): string {
  const ways = listWays(position, view.shells, 0, []).map(countsOf);
  const plain = ways.length <= 2 || ways.every((counts) => present(counts).length === 1);
  return p.moves.combination(position, plain ? ways.map((counts) => p.handful(counts)) : ways.length);
}

/** The fixed shells of the seat's card. */
function cardOf(view: View, seat: Seat, castle: number): number[] {
  const card = view.seats[seat]?.cards[castle] ?? 0;
  return shellsOn(Math.max(card, 0));
}

function castleTold(p: Phrases, view: View, seat: Seat, castle: number): CastleTold {
  const card = cardOf(view, seat, castle);
  const bucket = shownBucket(view, seat);
  return { castle, card: p.card(card), missing: bucket && missingFor(bucket, card) };
}

/** How many shells are still to be collected for the card: every fixed one, and one more for the joker. */
function missingFor(bucket: readonly number[], card: readonly number[]): number {
  let lacking = 0;
  let over = 0;
  card.forEach((need, colour) => {
    const have = bucket[colour] ?? 0;
    if (have < need) lacking += need - have;
    else over += have - need;
  });
  return lacking + (over > 0 ? 0 : 1);
}

/** The colours in a bucket, where the viewer is shown them: in the own one, at open tables, and once all is over. */
export function shownBucket(view: View, seat: Seat): readonly number[] | undefined {
  const shown = view.viewer === seat || view.options.openBuckets || view.phase === 'over';
  return shown ? view.remembered.buckets[seat] : undefined;
}

function tellEvent(p: Phrases, event: Event, who: Who): string {
  // Cards come one by one; the sentence comes with the last.
  if (event.type === 'deal' && event.cards.length < VALUES) return '';
  const tell = p.events[event.type] as (event: Event, who: Who) => string;
  return tell(event, who);
}

function tellPosition(p: Phrases, view: View, cast: Cast): string[] {
  const { round, last, bag, shells } = view;
  const dials = view.dials.map((position, seat) => ({ name: nameOf(cast, seat), position }));
  return [
    p.position.tide({ round, groove: grooveOf(round), last, ebb: round <= TURN, bag, shells }),
    ...(dials.length > 0 ? [p.position.dials(dials)] : []),
    ...view.seats.map((_, seat) => tellSeat(p, view, seat, nameOf(cast, seat))),
  ];
}

function tellSeat(p: Phrases, view: View, seat: Seat, name: string): string {
  const bucket = shownBucket(view, seat);
  const { castles = [], cards = [], shells = 0 } = view.seats[seat] ?? {};
  const parts = castles.map((place, castle) => {
    if (place === HEAP) return p.position.heap(castleTold(p, view, seat, castle));
    if (place === FETCHED) return p.position.fetched(castleTold(p, view, seat, castle));
    if (place === FLOODED) return p.position.flooded(castle);
    const after = view.round > TURN ? floodedAfter(place, view.round, view.last) : undefined;
    return p.position.standing(castle, place, view.phase === 'over' ? undefined : after);
  });
  const points = castles.reduce((sum, place, value) => (place > 0 ? sum + place + value : sum), 0);
  const faceUp = cards.filter((card, value) => card >= 0 && (castles[value] ?? 0) < 0);
  const unfit = bucket && unfitShells(bucket, faceUp);
  return [p.position.seat(name, shells, bucket), ...parts, p.position.points(points, unfit)].join(' ');
}

/** Which kinds of moves answer a question. */
const KINDS: { readonly [K in Phase]: readonly number[] } = {
  deal: [],
  draw: [],
  dial: [SET],
  fetch: [FETCH],
  take: [TAKE],
  spell: [SPELL],
  charm: [FETCH],
  trove: [TAKE, FETCH],
  build: [BUILD, PASS],
  over: [],
};

function refuse(p: Phrases, view: View, seat: Seat, text: string, cast: Cast): string {
  const move = read(text);
  if (view.phase === 'over') return p.refusals.over();
  if (move === undefined) return p.refusals.unreadable(text.slice(0, 40));
  const kind = kindOf(move);
  if (kind === DEAL || kind === DRAW) return p.refusals.nature();
  if (!view.asked.includes(seat)) return p.refusals.notAsked(nameOf(cast, seat));
  if (!KINDS[view.phase].includes(kind)) return p.refusals.otherQuestion(question(p, view));
  const detail = detailOf(move);
  if (kind === TAKE) return refuseTake(p, view, countsOf(detail));
  if (kind === FETCH) return p.refusals.notOnHeap(detail);
  return refuseBuild(p, view, seat, detail);
}

function refuseTake(p: Phrases, view: View, counts: readonly number[]): string {
  if (counts.some((n, colour) => n > (view.shells[colour] ?? 0)))
    return p.refusals.notLying(counts, view.shells);
  if (view.phase === 'trove') return p.refusals.oneOnly();
  return p.refusals.notThat(counts, combinationNow(view));
}

function refuseBuild(p: Phrases, view: View, seat: Seat, detail: number): string {
  const castle = detail >> 2;
  const place = view.seats[seat]?.castles[castle] ?? HEAP;
  if (place === HEAP) return p.refusals.notFetched(castle);
  if (place !== FETCHED) return p.refusals.alreadyBuilt(castle);
  const told = castleTold(p, view, seat, castle);
  // Enough shells, but the one named for the joker is needed elsewhere or is not there.
  return told.missing === 0 ? p.refusals.joker(castle, detail & 3) : p.refusals.lacking(told);
}

function verdict(p: Phrases, result: Result, who: Who): string {
  const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (first.length > 1) return p.verdicts.shared(who(first));
  const winner = first[0] ?? 0;
  const level = result.places.findIndex(
    (place, seat) => place === 2 && result.scores[seat] === result.scores[winner],
  );
  if (level < 0) return '';
  const mine = result.breakdown[winner] ?? {};
  const other = result.breakdown[level] ?? {};
  // Grooves stand in the breakdown from the most dangerous one inwards.
  const decided = Object.keys(mine).find((key) => key.startsWith('groove') && mine[key] !== other[key]) ?? '';
  const points = [mine[decided] ?? 0, other[decided] ?? 0] as const;
  return p.verdicts.tieBreak(who(winner), who(level), Number(decided.slice('groove'.length)), points);
}
