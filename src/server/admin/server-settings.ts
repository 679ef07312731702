import * as v from 'valibot';
import { type AdminSettings, adminRequests, usualSettings } from '../../wire/subjects/admin.ts';
import type { Store } from '../store/store.ts';

/** The owners' settings. Every node reads them from the store every few seconds; the node that changes them, at once. */
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
    // Settings of a newer version that this one does not know are ignored.
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
