import type { Event } from '../../../games/strand-unter/index.ts';
import type { Part } from '../board.ts';

/** Groups events into movements: the dials, what they bring, each castle, the tide; longer for clashes, floods and the turn of the tide. */
export function partOf(event: Event): Part {
  switch (event.type) {
    case 'deal':
      return { name: 'setup', kind: 'setup', milliseconds: 0 };
    case 'sweep':
      return { name: 'tide', milliseconds: 500 };
    case 'groove':
      return { name: 'tide', kind: 'round', milliseconds: 700 };
    case 'flood':
      return event.lost.length > 0
        ? { name: 'flood', milliseconds: 1400 }
        : { name: 'tide', milliseconds: 700 };
    case 'turn':
      return { name: 'turn', milliseconds: 1500 };
    case 'reveal':
      return { name: 'reveal', milliseconds: 900 };
    case 'single':
      return { name: 'collect', milliseconds: event.got ? 700 : 1000 };
    case 'take':
      return { name: 'collect', seat: event.seat, milliseconds: 700 };
    case 'clash':
    case 'spell':
      return { name: 'clash', milliseconds: 1300 };
    case 'whisper':
      return { name: 'whisper', milliseconds: 800 };
    case 'miss':
    case 'trove':
    case 'nothing':
      return { name: 'trove', seat: event.seat, milliseconds: 900 };
    case 'fetch':
      // A castle is fetched with whatever a single or a trove has just brought.
      return { name: '', seat: event.seat, milliseconds: 500 };
    case 'build':
      return { name: `build ${event.seat}`, seat: event.seat, milliseconds: 800 };
    case 'pass':
      return { name: '', seat: event.seat, milliseconds: 0 };
    case 'end':
      return { name: 'end', milliseconds: 900 };
  }
}
