import { MediaQuery } from 'svelte/reactivity';
import { change, settings } from './settings.svelte.ts';

const dark = new MediaQuery('(prefers-color-scheme: dark)');
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

export function isNight(): boolean {
  return settings.theme === 'auto' ? dark.current : settings.theme === 'night';
}

export function reducedMotion(): boolean {
  return still.current;
}

export function switchTheme(): void {
  change({ theme: isNight() ? 'day' : 'night' });
}
