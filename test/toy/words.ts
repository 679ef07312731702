import type { Draw, Words } from '../../src/engine/words.ts';
import type { ToyEvent, ToyMove, ToyOptions, ToyView } from './game.ts';

export type ToyWords = Words<ToyMove, ToyEvent, ToyView, ToyOptions>;

const moves: { readonly [verb: string]: string } = {
  roll: 'Roll the die',
  keep: 'Leave the die alone',
  pass: 'Keep the card hidden',
  show: 'Show the card',
};

export const words: ToyWords = {
  name: 'Pebbles',
  tagline: 'A toy with everything in it.',
  options: {
    bonus: { name: 'Bonus', hint: 'A shown card brings a point.' },
    faces: { name: 'Faces', hint: 'How many faces the die has.' },
  },
  question: ({ phase }) =>
    phase === 'bid' ? 'How much to bid?' : phase === 'turn' ? 'Roll the die?' : 'Show the card?',
  move: (_view, _seat, move) => moves[move.do] ?? `Bid ${move.n}`,
  event(event, { names }) {
    switch (event.type) {
      case 'dealt':
        return `${names[event.seat]} is dealt ${event.card === null ? 'a card' : `the ${event.card}`}.`;
      case 'bids':
        return `Bids: ${event.bids.join(', ')}. ${names[event.winner]} is on turn.`;
      case 'rolled':
        return `${names[event.seat]} rolls ${event.pips}.`;
      case 'drew':
        return `${names[event.seat]} draws ${event.pebble}.`;
      case 'showed':
        return `${names[event.seat]} shows the ${event.card}.`;
      case 'passed':
        return `${names[event.seat]} shows nothing.`;
      case 'ended':
        return `All cards are shown: ${event.cards.join(', ')}.`;
    }
  },
  position: (view, { names }) => [
    `Round ${view.round}.`,
    ...names.map(
      (name, seat) =>
        `${name}: ${view.points[seat]} points, ${view.reds[seat]} red, card ${view.cards[seat] ?? 'hidden'}.`,
    ),
  ],
  refusal: (_view, _seat, text) => `"${text}" cannot be played now.`,
  item: (key) => key,
  reason: () => 'All rounds have been played.',
  verdict: () => '',
};

export const draw: Draw<ToyView, ToyWords> = (view, _words, { names }, pen) => [
  pen(`Round ${view.round}`, 'bold'),
  ...names.map(
    (name, seat) => `${pen(name, 'cyan')} ${view.points[seat]} points, card ${view.cards[seat] ?? '?'}`,
  ),
];
