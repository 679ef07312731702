import { options } from '../../../games/strand-unter/data.ts';
import type { Event } from '../../../games/strand-unter/events.ts';
import { scores } from '../../../games/strand-unter/score.ts';
import type { State } from '../../../games/strand-unter/state.ts';
import type { Notes, Use, Variation } from '../notes.ts';

const COMBINATIONS = ['single white', 'single grey', 'single brown', 'single black'];

const uses = (event: Event): readonly Use[] => {
  switch (event.type) {
    case 'reveal':
      return event.dials.map((position, seat) => ({
        seat,
        label: COMBINATIONS[position] ?? `combination ${position - COMBINATIONS.length + 1} on the dial`,
      }));
    case 'fetch':
      return [{ seat: event.seat, label: `castle of ${event.castle} fetched` }];
    case 'take':
      return [{ seat: event.seat, label: 'combination got' }];
    case 'miss':
      return [{ seat: event.seat, label: 'combination missed' }];
    case 'clash':
      return event.seats.map((seat) => ({ seat, label: 'clash' }));
    case 'spell':
      return event.seats.map((seat) => ({ seat, label: 'spell' }));
    case 'trove':
      return [{ seat: event.seat, label: 'trove' }];
    case 'build':
      return [
        { seat: event.seat, label: `castle of ${event.castle} built` },
        { seat: event.seat, label: `castle built in groove ${event.groove}` },
        ...(event.joker > 0 ? [{ seat: event.seat, label: 'built with a joker' }] : []),
      ];
    case 'pass':
      return [{ seat: event.seat, label: 'pass' }];
    case 'flood':
      return event.lost.map(({ seat, castle }) => ({ seat, label: `castle of ${castle} lost to the flood` }));
    default:
      return [];
  }
};

/** What is printed, of a figure that is a list. */
function figures(key: keyof typeof options): readonly number[] {
  return options[key].default as readonly number[];
}

/** Cards are four digits: how many shells of each colour. One more or less of the colour a card has most of. */
function cards(codes: readonly number[]): Variation[] {
  const by = (step: number): number[] =>
    codes.map((code) => {
      const shells = [...String(code).padStart(4, '0')].map(Number);
      const most = shells.indexOf(Math.max(...shells));
      return Number(shells.with(most, (shells[most] as number) + step).join(''));
    });
  return [
    { name: 'one shell less on each', value: by(-1) },
    { name: 'one shell more on each', value: by(1) },
  ];
}

export const notes: Notes = {
  scores: (state) => scores(state as State),
  uses: (event) => uses(event as Event),
  contexts: {},
  variations: {
    shells: [
      { name: '17 of each colour', value: [17, 17, 17, 17] },
      { name: '23 of each colour', value: [23, 23, 23, 23] },
      { name: '26, 22, 18, 14', value: [26, 22, 18, 14] },
    ],
    dial: [{ name: 'from the other side', value: figures('dial').toReversed() }],
    cards0: cards(figures('cards0')),
    cards1: cards(figures('cards1')),
    cards2: cards(figures('cards2')),
    cards3: cards(figures('cards3')),
  },
  reconstructed: Object.keys(options).filter(
    (key) => options[key as keyof typeof options].group === 'figure',
  ),
};
