import { defaults } from '../../../engine/options.ts';
import { options, type Options, patterns } from '../../../games/maui/data.ts';
import type { Event } from '../../../games/maui/events.ts';
import { spaceValue } from '../../../games/maui/rules.ts';
import { letters } from '../../../games/maui/vocabulary.ts';
import { score } from '../../../games/maui/score.ts';
import type { State } from '../../../games/maui/state.ts';
import type { Notes, Use, Variation } from '../notes.ts';

const uses = (event: Event): readonly Use[] => {
  switch (event.type) {
    case 'take':
      return [
        ...[...event.tile].map((letter) => ({
          seat: event.seat,
          label: `tile with ${patterns[letters.indexOf(letter)]}`,
        })),
        { seat: event.seat, label: event.price === 0 ? 'tile taken for nothing' : 'tile paid for' },
      ];
    case 'dollars':
      return [{ seat: event.seat, label: 'turn used for dollars' }];
    case 'substitute':
      return [{ seat: event.seat, label: 'substitute turn' }];
    case 'score':
      return [{ seat: event.seat, label: `match in row ${event.row}` }];
    case 'extra':
      return [{ seat: event.seat, label: `extra step of umbrella ${event.letter}` }];
    case 'missed':
      return [{ seat: event.seat, label: 'umbrella missed' }];
    case 'lay':
      return [{ seat: event.seat, label: `loose ${patterns[event.pattern]} towel laid` }];
    case 'pearl':
      return [{ seat: event.seat, label: event.pink ? 'pink pearl' : 'white pearl' }];
    case 'chips':
      return Array.from({ length: event.count }, () => ({ seat: event.seat, label: 'penalty chip' }));
    case 'crab':
      return [{ seat: event.seat, label: `crab of ${event.value}` }];
    default:
      return [];
  }
};

const usual = defaults(options) as Options;

/** The track of one pattern with every space worth one more or one less. */
function track(pattern: number): Variation[] {
  const values = Array.from({ length: usual.trackLength }, (_, i) => spaceValue(usual, pattern, i + 1));
  return [
    { name: 'every space 1 less', value: values.map((value) => value - 1) },
    { name: 'every space 1 more', value: values.map((value) => value + 1) },
  ];
}

/** What stands on a column moves a row towards the ocean, or towards the trees. */
function moved(rows: readonly number[]): Variation[] {
  const by = (step: number): number[] =>
    rows.map((row) => (row === 0 ? 0 : Math.min(7, Math.max(1, row + step))));
  return [
    { name: 'a row nearer the trees', value: by(-1) },
    { name: 'a row nearer the ocean', value: by(1) },
  ];
}

export const notes: Notes = {
  scores: (state) => (state as State).players.map((_, seat) => score(state as State, seat)),
  uses: (event) => uses(event as Event),
  contexts: {
    extension: { mode: 'long' },
    crabRows: { mode: 'crabs' },
    crabUmbrellaRows: { mode: 'crabs' },
    crabValues: { mode: 'crabs' },
  },
  variations: {
    ...Object.fromEntries(patterns.map((name, pattern) => [name, track(pattern)])),
    rowSteps: [
      { name: 'all rows 1', value: [1, 1, 1, 1, 1, 1, 1] },
      { name: 'all rows 2', value: [2, 2, 2, 2, 2, 2, 2] },
      { name: 'edges 4', value: [4, 2, 1, 1, 1, 2, 4] },
    ],
    looseTowels: [
      { name: 'stripes and fish', value: [1, 2] },
      { name: 'turtle and stripes', value: [5, 1] },
    ],
    extraX: [{ name: 'turtle or waves', value: [5, 3] }],
    extraY: [{ name: 'turtle or hibiscus', value: [5, 4] }],
    umbrellaRows: moved(usual.umbrellaRows),
    crabRows: moved(usual.crabRows),
    crabUmbrellaRows: moved(usual.crabUmbrellaRows),
  },
  reconstructed: Object.keys(options).filter(
    (key) => options[key as keyof typeof options].group === 'figure',
  ),
};
