import type { Event, View } from '../../../games/high-tide/index.ts';
import { viewAfter } from '../../../games/high-tide/preview.ts';

/** The moment being shown: the last view once everything has been told, otherwise the one before and what was told since. */
export function sceneAt(moment: {
  readonly view: View;
  readonly before: View | undefined;
  readonly events: readonly Event[];
  readonly at: number;
}): View {
  const { view, before, events, at } = moment;
  if (before === undefined || at >= events.length) return view;
  return events.slice(0, at + 1).reduce(viewAfter, before);
}

/** What is being told just now. */
export function toldAt(moment: {
  readonly before: View | undefined;
  readonly events: readonly Event[];
  readonly at: number;
}): Event | undefined {
  return moment.before === undefined ? undefined : moment.events[moment.at];
}
