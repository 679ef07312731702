import type { AnyGame } from '../../engine/game.ts';
import { highTide } from './observations/high-tide.ts';
import { maui } from './observations/maui.ts';
import { strandUnter } from './observations/strand-unter.ts';
import type { View as HighTideView } from '../../games/high-tide/view.ts';
import type { View as MauiView } from '../../games/maui/view.ts';
import type { View as StrandUnterView } from '../../games/strand-unter/view.ts';
import { everything } from '../../engine/options.ts';
import type { Field } from './observations/fields.ts';
import { Refused } from './requests.ts';

/** By game: a view as a list of named fields. The number of seats alone decides how long each field is. */
const encoders: { readonly [game: string]: (view: never) => Field[] } = {
  'high-tide': (view: HighTideView) => highTide(view),
  maui: (view: MauiView) => maui(view),
  'strand-unter': (view: StrandUnterView) => strandUnter(view),
};

function encode(game: string, view: unknown): Field[] {
  const encoder = Object.hasOwn(encoders, game) ? encoders[game] : undefined;
  if (!encoder) throw new Refused('no-observation', `${game} has no numeric observation; ask for the view`);
  return encoder(view as never);
}

/** The view as one list of numbers. Seats count from the viewer: 0 is the viewer, 1 the next seat and so on. */
export function observationOf(game: string, view: unknown): number[] {
  return encode(game, view).flatMap(([, numbers]) => numbers);
}

/** Where each field begins in an observation, and how many numbers it has. */
export function layoutOf(game: AnyGame, seats: number): object[] {
  const view = game.view(game.setup(seats, everything(game.options), game.rules), 0);
  let from = 0;
  return encode(game.id, view).map(([name, numbers]) => {
    const place = { name, from, length: numbers.length };
    from += numbers.length;
    return place;
  });
}
