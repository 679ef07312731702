/** What can be heard at a table; each is a few oscillators and some noise, see synth.ts. */
export const soundNames = ['tap', 'place', 'dice', 'wave', 'splash', 'coin', 'turn', 'win', 'no'] as const;
export type SoundName = (typeof soundNames)[number];
