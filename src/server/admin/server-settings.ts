import * as v from 'valibot';
import { type AdminSettings, adminRequests, usualSettings } from '../../wire/admin.ts';
import type { Store } from '../store/store.ts';

/**
 * What the owners of a server have set, from the store. Every node reads it again every few seconds; the one at which it is
 * changed knows at once.
 */
export class ServerSettings {
  readonly #store: Store;
  #current: AdminSettings = usualSettings;

  constructor(store: Store) {
    this.#store = store;
  }

  get current(): AdminSettings {
    return this.#current;
  }

  async load(): Promise<void> {
    const stored = await this.#store.admin.settings();
    const given = Object.fromEntries(
      [...stored].map(([name, value]) => [name, JSON.parse(value) as unknown]),
    );
    // What a newer version has set, and this one does not know, is left alone.
    const known = Object.fromEntries(
      Object.entries(given).filter(([name]) => Object.hasOwn(usualSettings, name)),
    );
    const read = v.safeParse(adminRequests.adminSettings, known);
    this.#current = { ...usualSettings, ...(read.success ? withoutUndefined(read.output) : {}) };
  }

  async change(changes: Partial<AdminSettings>): Promise<void> {
    for (const [name, value] of Object.entries(changes))
      await this.#store.write({ type: 'setting', name, value: JSON.stringify(value) });
    await this.load();
  }
}

function withoutUndefined(given: Readonly<Record<string, unknown>>): Partial<AdminSettings> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
