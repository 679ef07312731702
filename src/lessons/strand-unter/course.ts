import building from './building.json' with { type: 'json' };
import clashes from './clashes.json' with { type: 'json' };
import dials from './dials.json' with { type: 'json' };
import endAndScore from './end-and-score.json' with { type: 'json' };
import spellAndTrove from './spell-and-trove.json' with { type: 'json' };
import tactics from './tactics.json' with { type: 'json' };
import tides from './tides.json' with { type: 'json' };

/** The lessons in the order in which they are learned. */
export const course: readonly unknown[] = [
  dials,
  clashes,
  building,
  tides,
  spellAndTrove,
  endAndScore,
  tactics,
];
