import type { Options } from '../../engine/game.ts';
import { languages } from '../../engine/words.ts';
import type { Lesson, Texts } from '../../lessons/lesson.ts';
import { answersOf, type Puzzle } from '../../puzzles/puzzle.ts';

/** The screens say everything in words of their own. */
const nothing = Object.fromEntries(languages.map((language) => [language, '-'])) as Texts;

/** The others sit with these names, as bots of lessons do. */
const NAMES = ['Coral', 'Finn', 'Marina', 'Sandy', 'Pearl', 'Reef'];

/** A puzzle as a lesson of one step: the same table presents both. */
export function lessonOf(puzzle: Puzzle): Lesson {
  const { id, game, rules, seats, options, plies, seat, others } = puzzle;
  return {
    id,
    game,
    title: nothing,
    seat,
    match: {
      game,
      rules,
      options: options satisfies Options,
      seats: Array.from({ length: seats }, (_, i) => ({ name: NAMES[i % NAMES.length] as string })),
      plies,
    },
    steps: [{ say: nothing, move: { moves: answersOf(puzzle), wrong: [{ say: nothing }], then: others } }],
  };
}
