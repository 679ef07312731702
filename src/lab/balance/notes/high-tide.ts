import type { Event } from '../../../games/high-tide/events.ts';
import { standings, total } from '../../../games/high-tide/score.ts';
import type { State } from '../../../games/high-tide/state.ts';
import type { Notes, Use } from '../notes.ts';

const uses = (event: Event): readonly Use[] => {
  switch (event.type) {
    case 'accepted':
    case 'took':
      return [
        { seat: event.seat, label: event.type === 'took' ? 'dice taken from the track' : 'own roll kept' },
      ];
    case 'declined':
      return [{ seat: event.seat, label: 'roll declined' }];
    case 'swapped':
      return [{ seat: event.seat, label: 'dice swapped' }];
    case 'open':
      return [{ seat: event.seat, label: 'highest total of a round so far' }];
    case 'collected':
      return [{ seat: event.seat, label: `coin of ${event.value} collected` }];
    case 'left':
      return [{ seat: event.seat, label: 'coin left lying' }];
    case 'shark':
      return event.seat === null ? [] : [{ seat: event.seat, label: 'chair chased by the shark' }];
    case 'wave':
      return event.wet.map((seat) => ({ seat, label: 'chair reached by the water' }));
    case 'award':
      return [{ seat: event.seat, label: `lifeguard tile ${event.tile} won` }];
    case 'head-start':
      return [{ seat: event.seat, label: 'head start' }];
    case 'moved':
      return event.cause === 'dice' && event.to < event.from
        ? [{ seat: event.seat, label: 'chair moved back by dice' }]
        : [];
    default:
      return [];
  }
};

export const notes: Notes = {
  scores: (state) => standings(state as State).map(total),
  uses: (event) => uses(event as Event),
  contexts: {
    coinValues: { coins: true },
    openCoins: { coins: true },
    sharkTiles: { shark: true },
    hidden: { surfer: true },
  },
  variations: {},
  reconstructed: ['length', 'rental', 'coinValues', 'sharkTiles'],
};
