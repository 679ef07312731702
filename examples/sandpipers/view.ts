import type { Viewer } from '../../src/engine/game.ts';
import { clone, type State, type View } from './state.ts';

export function view(s: State, viewer: Viewer): View {
  return { viewer, ...clone(s) };
}

/** Nothing is hidden: there is one state that fits. */
export function imagine(seen: View): State {
  const { viewer: _, ...known } = seen;
  return clone(known);
}
