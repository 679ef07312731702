import { needOf } from '../../../games/strand-unter/rules.ts';
import { colours } from '../../../games/strand-unter/vocabulary.ts';
import { phases } from '../../../games/strand-unter/state.ts';
import { type View } from '../../../games/strand-unter/view.ts';
import { type Field, oneHot, padded, Seats } from './fields.ts';

/** Strand Unter as numbers. A card is how many shells of each colour it needs; -1 while it is not dealt. */
export function strandUnter(view: View): Field[] {
  const count = view.seats.length;
  const seats = new Seats(view.viewer, count);
  const players = seats.turned(view.seats);
  return [
    ['phase', oneHot(phases.indexOf(view.phase), phases.length)],
    ['round', [view.round]],
    ['last-groove', [view.last]],
    ['asked', seats.members(view.asked)],
    ['at', [view.at]],
    ['shells', view.shells],
    ['bag', [view.bag]],
    ['unseen', view.remembered.unseen],
    ['back-in-bag', view.remembered.bag],
    ['cards', players.flatMap(({ cards }) => cards.flatMap(needs))],
    ['castles', players.flatMap(({ castles }) => castles)],
    ['buckets', seats.turned(view.remembered.buckets).flat()],
    ['dials', padded(view.dials.length > 0 ? seats.turned(view.dials) : [], count, -1)],
    ['spells', padded(view.spells.length > 0 ? seats.turned(view.spells) : [], count, -1)],
    ['spellers', seats.members(view.spellers)],
    ['troves', seats.members(view.troves)],
    ['builders', seats.members(view.builders)],
  ];
}

function needs(card: number): number[] {
  return colours.map((_, colour) => (card < 0 ? -1 : needOf(card, colour)));
}
