import crabs from './crabs.json' with { type: 'json' };
import layAndMatch from './lay-and-match.json' with { type: 'json' };
import longGame from './long-game.json' with { type: 'json' };
import looseTowels from './loose-towels.json' with { type: 'json' };
import overhang from './overhang.json' with { type: 'json' };
import tactics from './tactics.json' with { type: 'json' };
import takeAndPay from './take-and-pay.json' with { type: 'json' };
import tracks from './tracks.json' with { type: 'json' };
import umbrellas from './umbrellas.json' with { type: 'json' };

/** The lessons in the order in which they are learned. */
export const course: readonly unknown[] = [
  takeAndPay,
  layAndMatch,
  tracks,
  umbrellas,
  overhang,
  looseTowels,
  crabs,
  longGame,
  tactics,
];
