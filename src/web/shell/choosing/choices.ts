import type { AnyGame, Seat } from '../../../engine/game.ts';
import type { Choice, ChoiceGroup } from '../../boards/board.ts';
import type { Setting } from '../../session/setting.ts';
import type { Stage } from '../stage.ts';

/** The choices of the seat that is asked, with the game's sentences. */
export function choicesOf(stage: Stage, seat: Seat, legal: readonly string[]): Choice[] {
  const { game, words } = stage.setting;
  return legal.map((text) => ({ text, sentence: sentenceOf(game, words, stage, seat, text) }));
}

function sentenceOf(game: AnyGame, words: Setting['words'], stage: Stage, seat: Seat, text: string): string {
  const move = game.read(text);
  return move === undefined ? text : words.move(stage.shown.view, seat, move, stage.cast);
}

export interface GroupedChoices {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** The choices in the board's groups, the rest grouped by the first word of the move; none is left out. */
export function grouped(setting: Setting, choices: readonly Choice[], view: unknown): GroupedChoices[] {
  const groups = setting.board.groups?.(choices, view, setting.text) ?? byVerb(choices);
  const left = new Map(choices.map((choice) => [choice.text, choice]));
  const result: GroupedChoices[] = [];
  for (const { title, texts } of groups) {
    const found = texts.flatMap((text) => {
      const choice = left.get(text);
      left.delete(text);
      return choice ?? [];
    });
    if (found.length > 0) result.push({ title, choices: found });
  }
  if (left.size > 0) result.push({ title: '', choices: [...left.values()] });
  return result;
}

function byVerb(choices: readonly Choice[]): ChoiceGroup[] {
  const groups = new Map<string, string[]>();
  for (const { text } of choices) {
    const verb = text.split(' ')[0] ?? '';
    groups.set(verb, [...(groups.get(verb) ?? []), text]);
  }
  return [...groups.values()].map((texts) => ({ title: '', texts }));
}
