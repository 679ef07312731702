import baywatch from './baywatch.json' with { type: 'json' };
import coins from './coins.json' with { type: 'json' };
import end from './end.json' with { type: 'json' };
import goal from './goal.json' with { type: 'json' };
import rental from './rental.json' with { type: 'json' };
import shark from './shark.json' with { type: 'json' };
import surfer from './surfer.json' with { type: 'json' };
import tactics from './tactics.json' with { type: 'json' };
import track from './track.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };
import waves from './waves.json' with { type: 'json' };

/** The lessons in the order in which they are learned. */
export const course: readonly unknown[] = [
  goal,
  turn,
  track,
  rental,
  waves,
  end,
  coins,
  shark,
  surfer,
  baywatch,
  tactics,
];
