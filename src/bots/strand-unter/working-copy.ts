import { copyInto, clone, type State } from '../../games/strand-unter/state.ts';

/** A copy of a state that is written over by the next one: playouts make hundreds of thousands a second. */
export class WorkingCopy {
  private copy: State | undefined;

  of(s: State): State {
    // Every match, and every imagined one, has an order of its own.
    if (this.copy?.order !== s.order) this.copy = clone(s);
    else copyInto(s, this.copy);
    return this.copy;
  }
}
