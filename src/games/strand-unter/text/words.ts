import type { Result, Seat } from '../../../engine/game.ts';
import type { Cast } from '../../../engine/words.ts';
import { type Announcement, announce, priceOf, shownBucket } from '../choices/announce.ts';
import type { Event } from '../events.ts';
import { countsOf } from '../phases/handful.ts';
import { BUILD, DEAL, DRAW, detailOf, FETCH, kindOf, PASS, read, SET, SPELL, TAKE } from '../notation.ts';
import { floodedAfter, grooveOf, unfitShells } from '../rules.ts';
import { FETCHED, FLOODED, HEAP, SINGLES, TURN, VALUES } from '../vocabulary.ts';
import { dialOrder, type Phase } from '../state.ts';
import { type View } from '../view.ts';
import { type CastleTold, type Phrases, present, type StrandWords, type Who } from './phrases.ts';

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
    move: (view, seat, move) => p.finish(tellMove(p, announce(view, seat, move))),
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

function tellMove(p: Phrases, a: Announcement): string {
  switch (a.kind) {
    case 'single':
      return p.moves.single(a.colour, a.lying, a.castle);
    case 'combination':
      return tellCombination(p, a.position, a.ways);
    case 'spell':
      return p.moves.spell(a.colour, a.lying);
    case 'fetch':
      return p.moves.fetch({ castle: a.castle, card: p.card(a.card), missing: a.missing });
    case 'take':
      return p.moves.take(a.shells, a.bucket);
    case 'build':
      return p.moves.build(a.castle, a.groove, a.paid, a.points);
    case 'pass':
      return p.moves.pass();
  }
}

/** Ways of several colours are only counted if there are more than two: the list would be commas within commas. */
function tellCombination(p: Phrases, position: number, ways: readonly (readonly number[])[]): string {
  const plain = ways.length <= 2 || ways.every((counts) => present(counts).length === 1);
  return p.moves.combination(position, plain ? ways.map((counts) => p.handful(counts)) : ways.length);
}

function castleTold(p: Phrases, view: View, seat: Seat, castle: number): CastleTold {
  const { card, missing } = priceOf(view, seat, castle);
  return { castle, card: p.card(card), missing };
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
