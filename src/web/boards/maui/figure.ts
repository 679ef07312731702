import { defaults } from '../../../engine/options.ts';
import { options } from '../../../games/maui/data.ts';
import type { Options } from '../../../games/maui/index.ts';

/** The drawings of the help show the game as it comes out of the box. */
export const figureOptions = defaults(options) as unknown as Options;
