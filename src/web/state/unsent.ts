import { readText } from './device-storage.ts';

/** Set while a finished daily tide is still to be handed in. */
export const UNSENT_KEY = 'tidetable-daily-unsent';

/** All that the start page has to know of it. */
export function hasUnsentTide(): boolean {
  return readText(UNSENT_KEY) !== undefined;
}
