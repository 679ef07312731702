/** Bots carry their animal: crab easy, gull medium, seal hard, octopus expert. */
export const animals = ['crab', 'gull', 'seal', 'octopus'] as const;
export type AnimalName = (typeof animals)[number];
