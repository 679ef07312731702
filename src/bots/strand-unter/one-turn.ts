import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { countIn, listWays } from '../../games/strand-unter/handful.ts';
import { game, type Move, type State, type View } from '../../games/strand-unter/index.ts';
import { BUILD, detailOf, FETCH, kindOf, SET, SPELL } from '../../games/strand-unter/notation.ts';
import {
  FETCHED,
  HEAP,
  LAST_ROUND,
  positions,
  SINGLES,
  VALUES,
} from '../../games/strand-unter/vocabulary.ts';
import { scores } from '../../games/strand-unter/score.ts';
import type { Bot, Question } from '../bot.ts';
import { meterOf } from '../search/budget.ts';
import { chance } from '../search/policy.ts';
import { drawn } from '../search/imperfect.ts';
import { exp, wholePower } from '../search/portable-math.ts';
import { evaluate, foresee, type Outlook } from './evaluate.ts';

/** How likely each seat sets each position of its dial, by seat. */
type Likings = (s: State, outlook: Outlook) => readonly (readonly number[])[];

/**
 * A sensible player that looks one round ahead: it sets its dial by trying all ten positions against dials that the others
 * might like, drawn anew each time, so that its own choice is mixed; all else it rates by what it leads to at once.
 */
function oneRound(name: string, likings: Likings, most: number): Bot<View> {
  return {
    name,
    choose: (question) => {
      const { view, seat, legal, rng } = question;
      const meter = meterOf(question.budget);
      const s = game.imagine(view, rng);
      const outlook = foresee(s);
      if (s.phase !== 'dial') {
        const values = legal.map((text) => rate(s, seat, game.read(text) as Move, outlook));
        return { text: legal[values.indexOf(Math.max(...values))] as string, values };
      }
      const liked = likings(s, outlook);
      const sums = legal.map(() => 0);
      let guesses = 0;
      while (guesses === 0 || (guesses < most && meter.room(legal.length, 1))) {
        rateDials(s, question, outlook, liked, sums);
        guesses++;
        for (let i = 0; i < legal.length; i++) meter.spend();
      }
      const values = sums.map((sum) => sum / guesses);
      return { text: legal[values.indexOf(Math.max(...values))] as string, values };
    },
  };
}

/** Takes it that the others set anything, and is content with a few guesses, however much time there is. */
export const plain = oneRound(
  'plain',
  ({ players }) => Array.from({ length: players }, () => positions.map(() => 1)),
  8,
);
/** Thinks of what the others like. More guesses than these change nothing. */
export const greedy = oneRound('greedy', guessDials, 64);

/** How much a rival's gain hurts. */
const ENVY = 0.5;

/** Every dial against the same guess of what the others set; adds up what that is worth. */
function rateDials(
  s: State,
  { seat, rng }: Question<View>,
  outlook: Outlook,
  likings: readonly (readonly number[])[],
  sums: number[],
): void {
  const dials = likings.map((weights) => drawn(weights, chance(rng)));
  for (let mine = 0; mine < sums.length; mine++) {
    const next = game.clone(s);
    dials[seat] = mine;
    for (let each = 0; each < s.players; each++) game.apply(next, each, SET + (dials[each] as number));
    finishCollecting(next, s.round, outlook, rng);
    (sums[mine] as number) += prospects(next, seat, outlook, s.round);
  }
}

/** What the position is worth to the seat, and a little of what it is not worth to the best rival. */
function prospects(s: State, seat: Seat, outlook: Outlook, from: number): number {
  let rival = 0;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) rival = Math.max(rival, evaluate(s, other, outlook, from));
  }
  return evaluate(s, seat, outlook, from) - ENVY * rival;
}

/** How far apart, in points, two positions must be for the better one to be clearly liked. */
const SHARPNESS = 0.2;

/**
 * How likely each seat sets each position. Everybody likes what would bring most, but also knows what the others like, and
 * that a combination set twice brings only a spell: a few rounds of second thoughts settle it.
 */
export function guessDials(s: State, outlook: Outlook): number[][] {
  return likingsOf(s, dialGains(s, outlook));
}

/** Every seat's gains. */
export function dialGains(s: State, outlook: Outlook): readonly DialGains[] {
  return Array.from({ length: s.players }, (_, seat) => gains(s, seat, outlook));
}

/** The same as `guessDials` for gains that are known already. */
export function likingsOf(s: State, tables: readonly DialGains[]): number[][] {
  let likings = tables.map(() => positions.map(() => 1 / positions.length));
  for (let thought = 0; thought < 4; thought++) {
    likings = tables.map((table, seat) => {
      const weights = positions.map((_, position) => {
        let alone = 1;
        for (let other = 0; other < s.players; other++) {
          if (other !== seat) alone *= 1 - (likings[other]?.[position] as number);
        }
        if (position < SINGLES && (s.shells[position] as number) > 1) alone = 1;
        const value =
          alone * (table.alone[position] as number) + (1 - alone) * (table.shared[position] as number);
        return exp(value / SHARPNESS);
      });
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return weights.map((weight, position) => (weight / sum + (likings[seat]?.[position] as number)) / 2);
    });
  }
  return likings;
}

/** What each position of the dial brings a seat if nobody else sets it, and if somebody does. */
export interface DialGains {
  readonly alone: readonly number[];
  readonly shared: readonly number[];
}

function gains(s: State, seat: Seat, outlook: Outlook): DialGains {
  const before = evaluate(s, seat, outlook, s.round);
  const castle = Math.max(0, bestFetch(s, seat, outlook) - before);
  const shell = s.shells.map((n, colour) =>
    n > 0 ? gainOf(s, seat, 1 << (colour * 4), outlook) - before : 0,
  );
  const spell = castle + 0.7 * Math.max(...shell);
  const alone = positions.map((_, position) => {
    if (position < SINGLES) return castle + (shell[position] as number);
    const ways = listWays(position, s.shells, 0, []);
    if (ways.length === 0) return Math.max(castle, ...shell);
    return Math.max(...ways.map((way) => gainOf(s, seat, way, outlook))) - before;
  });
  return { alone, shared: positions.map((_, position) => (position < SINGLES ? castle : spell)) };
}

/** Answers for everybody until the shells of this round are shared out. */
function finishCollecting(s: State, round: number, outlook: Outlook, rng: Rng): void {
  const moves: Move[] = [];
  while (s.round === round && s.phase !== 'build' && s.phase !== 'over') {
    const seat = game.toAct(s)[0] as Seat;
    moves.length = 0;
    game.legal(s, seat, moves);
    game.apply(
      s,
      seat,
      s.phase === 'spell' ? (moves[rng.below(moves.length)] as Move) : pick(s, seat, moves, outlook),
    );
  }
}

export function pick(s: State, seat: Seat, moves: readonly Move[], outlook: Outlook): Move {
  let most = Number.NEGATIVE_INFINITY;
  let found = moves[0] as Move;
  for (const move of moves) {
    const value = rate(s, seat, move, outlook);
    if (value <= most) continue;
    most = value;
    found = move;
  }
  return found;
}

/** What a choice is worth to the seat. Looks at its own shells and castles only; the state is left as it was. */
function rate(s: State, seat: Seat, move: Move, outlook: Outlook): number {
  const detail = detailOf(move);
  switch (kindOf(move)) {
    case FETCH:
      return fetchValue(s, seat, detail, outlook);
    case SPELL:
      return spellValue(s, seat, detail, outlook);
    case BUILD:
      return buildValue(s, seat, detail >> 2, detail & 3, outlook);
    default:
      return s.phase === 'build'
        ? prospects(s, seat, outlook, s.round + 1)
        : gainOf(s, seat, detail, outlook);
  }
}

/** With these shells in the bucket. */
function gainOf(s: State, seat: Seat, handful: number, outlook: Outlook): number {
  const at = seat * 4;
  for (let colour = 0; colour < 4; colour++) (s.buckets[at + colour] as number) += countIn(handful, colour);
  const value = evaluate(s, seat, outlook, s.round);
  for (let colour = 0; colour < 4; colour++) (s.buckets[at + colour] as number) -= countIn(handful, colour);
  return value;
}

function fetchValue(s: State, seat: Seat, castle: number, outlook: Outlook): number {
  const i = seat * VALUES + castle;
  s.castles[i] = FETCHED;
  const value = evaluate(s, seat, outlook, s.round);
  s.castles[i] = HEAP;
  return value;
}

function bestFetch(s: State, seat: Seat, outlook: Outlook): number {
  let value = Number.NEGATIVE_INFINITY;
  for (let castle = 0; castle < VALUES; castle++) {
    if (s.castles[seat * VALUES + castle] === HEAP)
      value = Math.max(value, fetchValue(s, seat, castle, outlook));
  }
  return value;
}

/** The colour's worth, if there is enough of it though each of the others sets one of the colours that lie there. */
function spellValue(s: State, seat: Seat, colour: number, outlook: Outlook): number {
  const before = evaluate(s, seat, outlook, s.round);
  const lying = s.shells[colour] as number;
  if (lying === 0) return before;
  const colours = s.shells.filter((n) => n > 0).length;
  let others = -1;
  for (let set = s.spellers; set !== 0; set &= set - 1) others++;
  const crowd = lying > others ? 1 : wholePower(1 - 1 / (colours + 1), others - lying + 1);
  return before + (gainOf(s, seat, 1 << (colour * 4), outlook) - before) * crowd;
}

/** With the castle built in this round; the fourth one ends the match, and then the scores are what counts. */
function buildValue(s: State, seat: Seat, castle: number, joker: number, outlook: Outlook): number {
  const next = game.clone(s);
  game.apply(next, seat, BUILD + castle * 4 + joker);
  const at = seat * VALUES;
  if (next.castles.slice(at, at + VALUES).some((place) => place < 0))
    return prospects(next, seat, outlook, s.round + 1);
  const points = scores(next);
  const rival = Math.max(...points.filter((_, other) => other !== seat));
  const mine = points[seat] as number;
  // Winning outright is worth more than any prospect of points, and nobody needs to end the match as its loser.
  const verdict = mine > rival ? 10 : s.round < LAST_ROUND ? -8 : 0;
  return mine - ENVY * rival + verdict;
}
