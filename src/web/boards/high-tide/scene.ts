import type { Event, View } from '../../../games/high-tide/index.ts';
import { viewAfter } from '../../../games/high-tide/preview.ts';

/** The scene being shown: the last view once all events have been shown, else the view before plus the events shown so far. */
export function sceneAt(moment: {
  readonly view: View;
  readonly before: View | undefined;
  readonly events: readonly Event[];
  readonly since: number;
  readonly at: number;
}): View {
  const { view, before, events, since, at } = moment;
  if (before === undefined || at >= events.length) return view;
  let scene = events.slice(0, since).reduce(viewAfter, before);
  // The dice of a turn stay in the tray while it is shown, although the towel is already laid.
  let hand = scene.hand;
  for (const event of events.slice(since, at + 1)) {
    scene = viewAfter(scene, event);
    hand = scene.hand ?? hand;
  }
  return scene.hand || events[at]?.type !== 'towel' ? scene : { ...scene, hand };
}
