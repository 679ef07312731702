import { loadSetting } from '../../session/setting.ts';
import { language } from '../../text/current.svelte.ts';

/** Fetches what a table of this game needs all at once, while its match is being made. A failure shows when the table is opened. */
export function preloadTable(game: string): void {
  void Promise.allSettled([
    import('./Table.svelte'),
    import('../../matches/tables.ts'),
    loadSetting(game, language()),
  ]);
}
