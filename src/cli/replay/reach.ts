import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Emitted } from '../../engine/match.ts';
import { isWrong, replay, type Wrong } from '../../engine/replay.ts';
import type { Opened } from '../support/files.ts';
import type { ReplayViewer } from '../support/show.ts';

/** A position on the way through a match, and the way to it. */
export interface Reached {
  readonly state: unknown;
  readonly story: readonly { readonly number: number; readonly events: readonly Emitted<unknown>[] }[];
}

/** The position after so many plies. */
export function reach({ game, terms, file }: Opened, at: number, viewer: ReplayViewer): Reached | Wrong {
  const story: { number: number; events: Emitted<unknown>[] }[] = [];
  let shownState: unknown = game.setup(terms.seats, terms.options, terms.rules);
  let shownStory = 0;
  let unopened = 0;
  const match = replay(game, terms, file.plies.slice(0, at), {
    visit({ number, state, events }) {
      story.push({ number, events });
      if (unopened > 0) unopened--;
      else if (game.sealed(shownState)) unopened = game.toAct(shownState).length - 1;
      if (unopened > 0) return;
      shownState = game.clone(state);
      shownStory = story.length;
    },
  });
  if (isWrong(match)) return match;
  // Positions between sealed answers are shown only to `all`; other viewers get the position before them.
  return viewer === 'all'
    ? { state: match.state, story }
    : { state: shownState, story: story.slice(0, shownStory) };
}

export interface Choices {
  readonly toAct: readonly Seat[];
  readonly legal: { readonly [seat: string]: readonly string[] };
  /** Outcomes of chance with their weights; none if chance is not to act. */
  readonly chances: readonly (readonly [text: string, weight: number])[];
}

/** Who is asked, with the legal texts that this viewer may know. */
export function choices({ game }: Opened, state: unknown, viewer: ReplayViewer): Choices {
  const toAct = game.toAct(state);
  const isChance = toAct[0] === CHANCE;
  const asked = isChance ? [] : toAct.filter((seat) => viewer === 'all' || viewer === seat);
  const legal = Object.fromEntries(
    asked.map((seat) => [String(seat), game.legal(state, seat, []).map((move) => game.write(move))]),
  );
  const chances = isChance
    ? game.chances(state, []).map(({ move, weight }): [string, number] => [game.write(move), weight])
    : [];
  return { toAct, legal, chances };
}
