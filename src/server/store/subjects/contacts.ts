import type { Language } from '../../../engine/words.ts';

export const contactKinds = ['email', 'webhook'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Where a person wants to be told that it is their turn, outside the browser. */
export interface Contact {
  readonly id: string;
  readonly person: number;
  readonly kind: ContactKind;
  readonly address: string;
  readonly language: Language;
  readonly at: number;
  /** When whoever reads what is sent there agreed; nothing but the question is sent before. */
  readonly confirmed?: number;
  /** Failures since the last message that arrived. */
  readonly failures: number;
}

export type ContactChange =
  /** A conflict if the person has `most` already. */
  | {
      readonly type: 'contact';
      readonly contact: Omit<Contact, 'confirmed' | 'failures'>;
      readonly most: number;
    }
  | { readonly type: 'confirm-contact'; readonly id: string; readonly since: number; readonly at: number }
  | { readonly type: 'drop-contact'; readonly id: string }
  /** Dropped with the last of so many failures in a row. */
  | { readonly type: 'contact-failed'; readonly id: string; readonly most: number }
  | { readonly type: 'contact-reached'; readonly id: string }
  /** Deletes those that nobody has confirmed since. */
  | { readonly type: 'tidy-contacts'; readonly since: number };

export interface ContactStore {
  of(person: number): Promise<Contact[]>;
  find(id: string): Promise<Contact | undefined>;
}
