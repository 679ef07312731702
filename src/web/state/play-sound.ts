import { settings } from './settings.svelte.ts';
import type { SoundName } from '../sound/sounds.ts';

/** Plays a sound if the setting is on; the synthesizer is loaded with the first one. */
export async function playSound(name: SoundName | undefined): Promise<void> {
  if (name === undefined || !settings.sound) return;
  const { play } = await import('../sound/synth.ts');
  play(name);
}
