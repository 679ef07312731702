import type { Event, Phase, View } from '../../../games/high-tide/index.ts';
import { isWet, stepsOf } from '../../../games/high-tide/preview.ts';
import type { ChanceOutcome, Choice, ChoiceGroup, OddsRow, TableCast } from '../board.ts';
import type { SoundName } from '../../sound/sounds.ts';
import type { HighTideText } from './text/labels.ts';

/** How the shell presents this game: groups of choices, speed, sound, the help that matters, odds. */

export function groupsOf(choices: readonly Choice[], _: View, { labels }: HighTideText): ChoiceGroup[] {
  const titleOf = (text: string): string => {
    const [verb] = text.split(' ');
    if (verb === 'take') return labels.groups.pairs;
    if (verb === 'roll') return labels.groups.roll;
    return verb === 'use' ? labels.groups.tiles : labels.groups.move;
  };
  const groups = new Map<string, string[]>();
  for (const { text } of choices) {
    const title = titleOf(text);
    groups.set(title, [...(groups.get(title) ?? []), text]);
  }
  // A single heading would only repeat the question.
  return [...groups].map(([title, texts]) => ({ title: groups.size > 1 ? title : '', texts }));
}

/** Rounds, what the water and the shark reach, tiles and the end. */
export function isKey(event: Event): boolean {
  switch (event.type) {
    case 'round':
    case 'award':
    case 'point':
    case 'end':
      return true;
    case 'shark':
      return event.seat !== null;
    case 'wave':
      return event.wet.length > 0;
    default:
      return false;
  }
}

export function facesOf(event: Event): readonly number[] {
  return event.type === 'rolled' ? [event.dice[1], event.dice[3]] : [];
}

export function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
      return 'dice';
    case 'moved':
      return isWet(event.to, event.sand) ? 'splash' : 'place';
    case 'wave':
      return event.wet.length > 0 ? 'splash' : 'wave';
    case 'collected':
    case 'award':
    case 'point':
      return 'coin';
    case 'shark':
      return 'no';
    case 'towel':
    case 'declined':
    case 'took':
      return 'tap';
    case 'alert':
    case 'jumped':
      return 'turn';
    case 'end':
      return 'win';
    default:
      return undefined;
  }
}

const sections: { readonly [P in Phase]?: string } = {
  'head-start': 'baywatch',
  jump: 'baywatch',
  lifeguard: 'baywatch',
  choose: 'turn',
  again: 'turn',
  judge: 'turn',
  reroll: 'reroll',
  declare: 'baywatch',
  order: 'baywatch',
  stop: 'coins',
  coin: 'coins',
  'wave-roll': 'round',
  shark: 'shark',
  over: 'score',
};

export function relevantTo(view: View): string {
  return sections[view.phase] ?? 'setup';
}

/** What a roll may do to the player's own chairs, and what a roll for the waves may flood. */
export function oddsOf(
  outcomes: readonly ChanceOutcome<View, Event>[],
  view: View,
  { labels }: HighTideText,
  cast: TableCast,
): OddsRow[] {
  return outcomes.flatMap(({ events, share }) => {
    const labelsOf = new Set<string>();
    for (const event of events) {
      if (event.type === 'rolled' && !event.waves) {
        const [a, , b] = event.dice;
        for (const beach of [a, b]) labelsOf.add(labels.odds.beach(beach));
        for (const { beach, to } of stepsOf(view, event.seat, event.dice))
          if (isWet(to, view.sand[beach] ?? 0)) labelsOf.add(labels.odds.wet(beach));
      }
      if (event.type === 'rerolled') {
        for (const { beach, to } of stepsOf(view, event.seat, event.after)) {
          const dry = view.sand[beach] ?? 0;
          labelsOf.add(isWet(to, dry) ? labels.odds.wet(beach) : labels.odds.dry(beach, dry - to));
        }
      }
      if (event.type === 'wave') {
        labelsOf.add(labels.odds.waves(event.beach));
        for (const seat of event.wet) labelsOf.add(labels.odds.soaked(cast.names[seat] ?? ''));
      }
    }
    return [...labelsOf].map((label) => ({ label, share }));
  });
}
