import type { Event, Phase, View } from '../../../games/maui/index.ts';
import type { ChanceOutcome, Choice, ChoiceGroup, OddsRow } from '../board.ts';
import type { SoundName } from '../../sound/sounds.ts';
import { patternsOf } from '../../../games/maui/vocabulary.ts';
import type { MauiText } from './text/text.ts';

/** Groups of choices; tiles in the order of the market, by row and price. */
export function groups(choices: readonly Choice[], view: View, text: MauiText): ChoiceGroup[] {
  const texts = choices.map((choice) => choice.text);
  const starting = (verb: string): string[] => texts.filter((each) => each.startsWith(verb));
  const dollars = starting('take dollars');
  const tiles = starting('take').filter((each) => !dollars.includes(each));
  return [
    { title: text.groups.tiles, texts: tiles.toSorted((a, b) => place(view, a) - place(view, b)) },
    { title: text.groups.dollars, texts: dollars },
    { title: text.groups.heights, texts: starting('place') },
    { title: text.groups.towel, texts: [...starting('lay'), ...starting('keep')] },
    { title: text.groups.tracks, texts: starting('advance') },
  ].filter((group) => group.texts.length > 0);
}

function place(view: View, text: string): number {
  return view.market.indexOf(text.slice('take '.length));
}

const sections: { readonly [P in Phase]?: string } = {
  turn: 'turn',
  substitute: 'substitute',
  height: 'place',
  blue: 'towels',
  orange: 'towels',
  extra: 'umbrellas',
  crab: 'crabs',
  over: 'end',
};

export function relevant(view: View): string {
  return sections[view.phase] ?? 'setup';
}

/** Key moments: pearls, crabs, penalties, missed umbrellas and the end. */
export function isKey(event: Event): boolean {
  const { type } = event;
  return ['pearl', 'crab', 'substitute', 'extra', 'half', 'last-round', 'end'].includes(type);
}

export function sound(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'place':
    case 'lay':
    case 'start-tile':
      return 'place';
    case 'take':
      return event.price > 0 ? 'coin' : 'tap';
    case 'dollars':
    case 'pearl':
    case 'gain':
      return 'coin';
    case 'chips':
      return event.side === 'ocean' ? 'splash' : 'no';
    case 'crab':
      return 'no';
    case 'score':
    case 'extra':
    case 'dealt':
      return 'tap';
    case 'half':
      return 'wave';
    default:
      return undefined;
  }
}

/** After a tile is taken: what the new one may show. Under a crab: what it may cost. */
export function odds(
  outcomes: readonly ChanceOutcome<View, Event>[],
  _view: View,
  text: MauiText,
): OddsRow[] {
  return outcomes.flatMap(({ events, share }) =>
    events.flatMap((event) => {
      if (event.type === 'crab') return [{ label: text.odds.crab(event.value), share }];
      if (event.type !== 'refill') return [];
      return patternsOf(event.tile).map((pattern) => ({ label: text.odds.shows(pattern), share }));
    }),
  );
}
