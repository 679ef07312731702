/** What was decided, by game. */
export type DecisionKind =
  | 'turn'
  | 'pair'
  | 'reroll'
  | 'coins'
  | 'tiles'
  | 'market'
  | 'height'
  | 'towels'
  | 'scoring'
  | 'dial'
  | 'spell'
  | 'castle'
  | 'shells'
  | 'build'
  | 'other';

/** By the first words of the choices; the first that occurs counts. */
const kinds: { readonly [game: string]: readonly (readonly [verb: string, kind: DecisionKind])[] } = {
  'high-tide': [
    ['accept', 'pair'],
    ['reroll', 'reroll'],
    ['roll', 'turn'],
    ['take', 'turn'],
    ['collect', 'coins'],
    ['stop', 'coins'],
    ['use', 'tiles'],
  ],
  maui: [
    ['place', 'height'],
    ['lay', 'towels'],
    ['advance', 'scoring'],
    ['take', 'market'],
  ],
  'strand-unter': [
    ['set', 'dial'],
    ['spell', 'spell'],
    ['fetch', 'castle'],
    ['build', 'build'],
    ['take', 'shells'],
  ],
};

export function kindOfDecision(game: string, legal: readonly string[]): DecisionKind {
  const verbs = new Set(legal.map((text) => text.split(' ', 1)[0]));
  return kinds[game]?.find(([verb]) => verbs.has(verb))?.[1] ?? 'other';
}
