import type { Result, Seat } from '../../../engine/game.ts';
import type { Cast } from '../../../engine/words.ts';
import { looseTowels, MARKET_PLACES, ROWS } from '../data.ts';
import { type Announcement, announce } from '../choices/announce.ts';
import type { Event } from '../events.ts';
import type { Outcome } from '../choices/outcome.ts';
import { shown } from '../rules.ts';
import { tileTexts } from '../vocabulary.ts';
import { type Item, type Reason, score, type TieBreak } from '../score.ts';
import type { Move } from '../moves.ts';
import { isCrabSide, type Player, type State, tilesLaid, umbrellaRows } from '../state.ts';
import { restore, type View } from '../view.ts';
import {
  type Ahead,
  type MauiWords,
  minus,
  type Phrases,
  type SeatTold,
  signed,
  type Who,
} from './phrases.ts';
import { question, tileName } from './question.ts';
import { refuse } from './refusal.ts';

/** What is said when, for all languages alike; how it is said is up to the phrases. */
export function makeWords(p: Phrases): MauiWords {
  const join = new Intl.ListFormat(p.locale, { type: 'conjunction' });
  const whoIn =
    (cast: Cast): Who =>
    (seats) =>
      typeof seats === 'number' ? nameOf(cast, seats) : join.format(seats.map((seat) => nameOf(cast, seat)));

  return {
    name: p.name,
    tagline: p.tagline,
    options: p.options,
    labels: p.labels,
    question: (view, seat) => question(p, view, seat),
    move: (view, seat, move) => tellMove(p, announce(view, seat, move), move),
    event: (event, cast) => tellEvent(p, event, whoIn(cast)),
    position: (view, cast) => tellPosition(p, view, cast),
    refusal: (view, seat, text, cast) => refuse(p, view, { seat, text, name: nameOf(cast, seat) }),
    item: (key) => p.items[key as Item] ?? key,
    reason: (reason) => p.reasons[reason as Reason] ?? reason,
    verdict: (result, cast) => verdict(p, result, whoIn(cast)),
  };
}

function nameOf(cast: Cast, seat: Seat): string {
  return cast.names[seat] ?? `${seat + 1}`;
}

function tellMove(p: Phrases, a: Announcement, move: Move): string {
  switch (a.kind) {
    case 'take':
      return p.moves.take(
        tileName(p, tileTexts[a.tile] ?? ''),
        a.price,
        a.towels,
        tellNet(p, a.points, a.price),
      );
    case 'substitute':
      return p.moves.substitute(tileName(p, tileTexts[a.tile] ?? ''));
    case 'dollars':
      return p.moves.dollars(a.row + 1, a.count, a.now);
    case 'place':
      return p.moves.place(a.top, tellOutcome(p, a.outcome));
    case 'lay':
      return p.moves.lay(a.towel, a.section, a.row, tellOutcome(p, a.outcome));
    case 'keep':
      return p.moves.keep(a.towel, tellOutcome(p, a.outcome));
    case 'advance':
      return p.moves.advance(a.pattern, a.from, a.to, a.gains.map(p.parts.gain).join(', '));
    case 'chance':
      return p.moves.chance(tellChance(p, move));
  }
}

function tellChance(p: Phrases, move: Move): string {
  switch (move.type) {
    case 'draw':
      return tileName(p, tileTexts[move.tile] ?? '');
    case 'umbrellas':
      return move.letters;
    case 'start':
      return `${move.seat + 1}`;
    case 'crab':
      return `${move.value}`;
    default:
      return '';
  }
}

/** What is left after paying, and where it comes from. */
function tellNet(p: Phrases, points: number, price: number): string {
  const net = p.parts.points(points - price);
  return price === 0 ? net : `${net} (${signed(points)}\u00a0${minus(price)})`;
}

function tellOutcome(p: Phrases, outcome: Outcome): string {
  const { matches, umbrella, extra, crab, chips, gains, points, sure, needs, withTowels } = outcome;
  const parts = needs ? [p.parts.needsTowel()] : [];
  parts.push(...matches.map(({ pattern, steps }) => p.parts.match(pattern, steps)));
  if (umbrella === 'p' || umbrella === 'w') parts.push(p.parts.pearl(umbrella === 'p'));
  if (extra.length > 0) parts.push(p.parts.extra(extra));
  parts.push(...gains.map(p.parts.gain));
  if (chips > 0) parts.push(p.parts.chips(chips));
  if (crab) parts.push(p.parts.crab());
  const counted = [sure ? p.parts.points(points) : p.parts.atBest(points)];
  if (withTowels !== undefined) counted.push(p.parts.withTowel(withTowels));
  return `${parts.join(', ')} (${counted.join('; ')})`;
}

function extraPatterns(s: State, letter: string): number[] {
  if (letter !== 'x' && letter !== 'y') return [];
  return (letter === 'x' ? s.options.extraX : s.options.extraY).map((code) => code - 1);
}

function tellEvent(p: Phrases, event: Event, who: Who): string {
  const tell = p.events[event.type] as (event: Event, who: Who) => string;
  return tell(event, who);
}

function tellPosition(p: Phrases, view: View, cast: Cast): string[] {
  const s = restore(view);
  const over = view.phase === 'over';
  const turn = nameOf(cast, view.seat);
  const market = view.market.map((tile) => (tile === '' ? '–' : tileName(p, tile)));
  const placed = view.phase === 'blue' || view.phase === 'orange';
  return [
    p.position.table({ turn, over, half: view.half, crabs: isCrabSide(s), last: view.last, bag: view.bag }),
    ...(view.hand
      ? [p.position.hand(turn, tileName(p, view.hand.tile), placed ? view.hand.top : undefined)]
      : []),
    ...view.areas.map((dollars, row) =>
      p.position.market(row + 1, market.slice(row * MARKET_PLACES, (row + 1) * MARKET_PLACES), dollars),
    ),
    p.position.stock(view.stock),
    ...s.players.map((player, seat) =>
      p.position.seat(tellSeat(s, player, { seat, name: nameOf(cast, seat) })),
    ),
  ];
}

function tellSeat(s: State, player: Player, { seat, name }: { seat: Seat; name: string }): SeatTold {
  const edge: { row: number; pattern: number }[] = [];
  for (let row = 1; row <= ROWS; row++) {
    const code = shown(player.edge, row);
    if (code > 0) edge.push({ row, pattern: code - 1 });
  }
  return {
    name,
    points: score(s, seat),
    tiles: Math.max(0, tilesLaid(player)),
    dollars: player.dollars,
    white: player.white,
    pink: player.pink,
    chips: player.chips,
    crabs: player.crabs,
    towels: looseTowels.flatMap((_, towel) => (player.towels & (1 << towel) ? [towel] : [])),
    markers: player.markers,
    edge,
    ahead: aheadOf(s, player),
  };
}

function aheadOf(s: State, player: Player): Ahead[] {
  const rows = umbrellaRows(s);
  const from = Math.max(0, tilesLaid(player));
  return rows.flatMap((row, i) => {
    if (i < from) return [];
    const letter = player.umbrellas[i] ?? '.';
    const crab = isCrabSide(s) ? (s.crabRows[i] ?? 0) : 0;
    return [
      ...(letter === '.' ? [] : [{ letter, column: i + 1, row, shows: extraPatterns(s, letter) }]),
      ...(crab === 0 ? [] : [{ letter: 'c', column: i + 1, row: crab, shows: [] }]),
    ];
  });
}

function verdict(p: Phrases, result: Result, who: Who): string {
  const winner = result.places.indexOf(1);
  const level = result.scores.flatMap((points, seat) =>
    seat !== winner && points === result.scores[winner] ? [seat] : [],
  );
  return level.length === 0 ? '' : (p.verdicts[result.reason as TieBreak]?.(who(winner), who(level)) ?? '');
}
