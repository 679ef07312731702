import type { Event } from '../../../games/strand-unter/index.ts';
import { sum } from '../../../games/strand-unter/preview.ts';
import type { Labels } from './text/labels.ts';

/** Explains the rule behind an event to new players; undefined where the board needs no explanation. */
export function explanation(event: Event | undefined, { explain }: Labels): string | undefined {
  switch (event?.type) {
    case 'reveal':
      return explain.reveal;
    case 'single':
      return event.got ? undefined : event.lying === 0 ? explain.absent : explain.short;
    case 'clash':
      return explain.clash;
    case 'spell':
      return sum(event.shells) === 0 ? explain.spellEmpty : explain.spell;
    case 'miss':
      return explain.miss;
    case 'trove':
      return explain.trove;
    case 'nothing':
      return explain.troveNothing;
    case 'fetch':
      return event.cause === 'trove' ? explain.trove : undefined;
    case 'sweep':
      return explain.sweep;
    case 'groove':
      return sum(event.shells) === 0 ? explain.empty : undefined;
    case 'build':
      return event.built === 4 ? explain.fourth : undefined;
    case 'turn':
      return explain.turn;
    case 'flood':
      return event.lost.length > 0 ? explain.washed(event.lost.length) : undefined;
    default:
      return undefined;
  }
}

/** The icon beside the explanation. */
export function signOf(event: Event | undefined): 'spell' | 'trove' | 'sea' | 'castle' | 'shell' | undefined {
  switch (event?.type) {
    case 'clash':
    case 'spell':
    case 'whisper':
      return 'spell';
    case 'miss':
    case 'trove':
    case 'nothing':
      return 'trove';
    case 'fetch':
      return event.cause === 'trove' ? 'trove' : 'castle';
    case 'turn':
    case 'flood':
      return 'sea';
    case 'build':
      return 'castle';
    case undefined:
      return undefined;
    default:
      return 'shell';
  }
}
