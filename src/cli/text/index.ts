import type { Language } from '../../engine/words.ts';
import { de } from './de.ts';
import { en, type Text } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type { Text } from './en.ts';
export const texts: { readonly [K in Language]: Text } = { en, de, fr, it };
