import type { Event, Phase, View } from '../../../games/strand-unter/index.ts';
import { TURN } from '../../../games/strand-unter/vocabulary.ts';
import type { ChanceOutcome, Choice, ChoiceGroup, OddsRow } from '../board.ts';
import type { SoundName } from '../../sound/sounds.ts';
import { type Pick, pickOf } from '../../../games/strand-unter/preview.ts';
import type { StrandText } from './text/labels.ts';

/** How the shell presents this game: groups of choices, speed, sound, the help that matters. */

export function groupsOf(choices: readonly Choice[], _: View, { labels }: StrandText): ChoiceGroup[] {
  const titleOf = (pick: Pick | undefined): string => {
    switch (pick?.kind) {
      case 'set':
        return pick.position < 4 ? labels.groups.singles : labels.groups.combinations;
      case 'take':
        return labels.groups.shells;
      case 'fetch':
        return labels.groups.castles;
      case 'build':
        return labels.groups.build(pick.castle);
      default:
        return '';
    }
  };
  const groups = new Map<string, string[]>();
  for (const { text } of choices) {
    const title = titleOf(pickOf(text));
    groups.set(title, [...(groups.get(title) ?? []), text]);
  }
  // A single heading would only repeat the question.
  return [...groups].map(([title, texts]) => ({ title: groups.size > 1 ? title : '', texts }));
}

/** Castles built and lost, spells, troves, the turn of the tide and the end. */
export function isKey(event: Event): boolean {
  if (event.type === 'flood') return event.lost.length > 0;
  return ['build', 'spell', 'trove', 'turn', 'end'].includes(event.type);
}

export function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'groove':
      return event.round <= TURN ? 'wave' : 'splash';
    case 'reveal':
    case 'whisper':
      return 'turn';
    case 'single':
      return event.got ? 'tap' : 'no';
    case 'take':
    case 'trove':
      return 'tap';
    case 'clash':
    case 'miss':
      return 'no';
    case 'build':
    case 'fetch':
      return 'place';
    case 'turn':
      return 'wave';
    case 'flood':
      return event.lost.length > 0 ? 'splash' : 'wave';
    case 'end':
      return 'win';
    default:
      return undefined;
  }
}

const sections: { readonly [P in Phase]: string } = {
  deal: 'setup',
  draw: 'collect',
  dial: 'collect',
  fetch: 'singles',
  take: 'combinations',
  spell: 'spell',
  charm: 'spell',
  trove: 'trove',
  build: 'build',
  over: 'score',
};

export function relevantTo(view: View): string {
  return sections[view.phase];
}

/** What the next groove may hold: how likely it is to find two or three of a colour. */
export function oddsOf(
  outcomes: readonly ChanceOutcome<View, Event>[],
  _: View,
  { labels }: StrandText,
): OddsRow[] {
  return outcomes.flatMap(({ events, share }) => {
    const groove = events.findLast((event) => event.type === 'groove');
    if (!groove) return [];
    return groove.shells.flatMap((n, colour) =>
      [2, 3].filter((least) => n >= least).map((least) => ({ label: labels.atLeast(least, colour), share })),
    );
  });
}
