import { type Pick, pickOf } from '../../../games/strand-unter/preview.ts';
import type { Choice } from '../board.ts';

/** The choice with which a click on these shells of the groove is answered, if there is exactly one. */
export function choiceOfShells(choices: readonly Choice[], colour: number): string | undefined {
  return only(choices, (pick) => {
    if (pick.kind === 'spell') return pick.colour === colour;
    // A trove is one shell; of the ways of a combination, only those of one colour can be meant by a click on a colour.
    return pick.kind === 'take' && pick.counts.every((n, c) => n > 0 === (c === colour));
  });
}

/** The choice with which a click on the seat's castle card is answered, if there is exactly one. */
export function choiceOfCard(choices: readonly Choice[], castle: number): string | undefined {
  return only(choices, (pick) => (pick.kind === 'fetch' || pick.kind === 'build') && pick.castle === castle);
}

function only(choices: readonly Choice[], fits: (pick: Pick) => boolean): string | undefined {
  const found = choices.filter(({ text }) => {
    const pick = pickOf(text);
    return pick !== undefined && fits(pick);
  });
  return found.length === 1 ? found[0]?.text : undefined;
}
