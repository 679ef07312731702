import { evaluate, Forecaster, type Outlook, roundsToGo } from '../../../bots/strand-unter/evaluate.ts';
import { type DialGains, dialGains, mixturesOf } from '../../../bots/strand-unter/one-turn.ts';
import type { State } from '../../../games/strand-unter/index.ts';
import { scores } from '../../../games/strand-unter/score.ts';
import { SINGLES } from '../../../games/strand-unter/vocabulary.ts';

/** What all seats' features are computed from, once for each position. */
export interface Basis {
  readonly outlook: Outlook;
  /** The bots' own evaluation: everybody's expected points. */
  readonly bases: readonly number[];
  /** The least number of rounds that everybody needs for all castles. */
  readonly togo: readonly number[];
  readonly scores: readonly number[];
  /** While dials are set, otherwise empty: what each position brings each seat, how likely it is to be set, and how much the seat may expect of the round. */
  readonly gains: readonly DialGains[];
  readonly mixtures: readonly (readonly number[])[];
  readonly expected: readonly number[];
}

const forecaster = new Forecaster();

export function basisOf(s: State): Basis {
  const outlook = forecaster.forecast(s);
  const seats = Array.from({ length: s.players }, (_, seat) => seat);
  const gains = s.phase === 'dial' ? dialGains(s, outlook) : [];
  const mixtures = gains.length > 0 ? mixturesOf(s, gains) : [];
  return {
    outlook,
    bases: seats.map((seat) => evaluate(s, seat, outlook, s.round)),
    togo: seats.map((seat) => roundsToGo(s, seat)),
    scores: scores(s),
    gains,
    mixtures,
    expected: gains.length > 0 ? expectedGains(s, gains, mixtures) : seats.map(() => 0),
  };
}

/** What each seat may expect of the round if everybody draws from these mixtures. */
function expectedGains(
  s: State,
  gains: readonly DialGains[],
  mixtures: readonly (readonly number[])[],
): number[] {
  return gains.map(({ alone, shared }, seat) => {
    let sum = 0;
    for (let position = 0; position < alone.length; position++) {
      let free = 1;
      for (let other = 0; other < s.players; other++)
        if (other !== seat) free *= 1 - (mixtures[other]?.[position] as number);
      if (position < SINGLES && (s.shells[position] as number) > 1) free = 1;
      const gain = free * (alone[position] as number) + (1 - free) * (shared[position] as number);
      sum += (mixtures[seat]?.[position] as number) * gain;
    }
    return sum;
  });
}
