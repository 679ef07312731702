// biome-ignore-all format: one entry a line, as the command writes them
/** Written by `tidetable calibrate`: what was measured, one entry for each kind of table. */
export const measured = [
] as const;
