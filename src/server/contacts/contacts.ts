import type { Language } from '../../engine/words.ts';
import type { ContactInfo, ContactLink, ContactsInfo } from '../../wire/subjects/contacts.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { API } from '../../wire/server.ts';
import type { Contact, ContactKind } from '../store/subjects/contacts.ts';
import type { Store } from '../store/store.ts';
import { Buckets } from '../support/bucket.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import { Retries } from '../support/retries.ts';
import { Semaphore } from '../support/semaphore.ts';
import type { Time } from '../support/time.ts';
import { makeId, type RandomBytes } from '../support/token.ts';
import type { LoadedGames } from '../loaded-games.ts';
import { linkToken, type Purpose, readLink } from './link-tokens.ts';
import type { Messenger } from './messenger.ts';
import { SmtpRefused } from './smtp.ts';
import { contactTexts } from './text.ts';

const KEY_NAME = 'contacts';
const MOST = 3;
/** How long a contact may wait for its confirmation, in milliseconds: a day. */
export const UNCONFIRMED_LIFE = 24 * 3_600_000;
/** After so many failures in a row it is given up. */
const MOST_FAILURES = 5;
/** Messages to one contact. Those beyond the limit are dropped, because the page shows every question anyway. */
const PER_CONTACT = { burst: 10, perSecond: 1 / 120 };
/**
 * Confirmation requests to one address: keeps people from flooding somebody else through this server. From one household fewer
 * than in all, so that a stranger cannot use up what the address's owner needs.
 */
const FROM_HOUSEHOLD = { burst: 3, perSecond: 1 / 14_400 };
const PER_ADDRESS = { burst: 12, perSecond: 1 / 3600 };
const AT_ONCE = 4;
const MOST_WAITING = 1000;
/** Statuses of a webhook that no longer exists. */
const GONE = [401, 403, 404, 410];

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly time: Time;
  readonly random: RandomBytes;
  readonly games: LoadedGames;
  readonly log: Log;
  readonly metrics: Metrics;
}

export interface News {
  readonly what: 'turn' | 'nudge' | 'challenged' | 'invited';
  /** Absent for a challenge, which is answered on the page of friends. */
  readonly match?: string;
  readonly game: string;
  /** Of the seat, or of who asks. */
  readonly name: string;
}

interface Message {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly stop?: string;
  readonly data: object;
}

/** E-mail addresses and webhooks of people, where the host has set up ways to reach them. */
export class Contacts {
  readonly #needs: Needs;
  readonly #messenger: Messenger;
  readonly #baseUrl: string;
  readonly #perContact: Buckets;
  readonly #fromHousehold: Buckets;
  readonly #perAddress: Buckets;
  /** Each kind has its own: slow webhooks do not hold up e-mails. */
  readonly #sending = {
    email: new Semaphore(AT_ONCE, MOST_WAITING),
    webhook: new Semaphore(AT_ONCE, MOST_WAITING),
  };
  readonly #busy = new Set<Promise<void>>();
  readonly #retries: Retries;
  #key: Promise<Uint8Array> | undefined;

  constructor(needs: Needs, messenger: Messenger, baseUrl: string) {
    this.#needs = needs;
    this.#messenger = messenger;
    this.#baseUrl = baseUrl;
    this.#retries = new Retries(needs.time);
    this.#perContact = new Buckets(PER_CONTACT, needs.clock);
    this.#fromHousehold = new Buckets(FROM_HOUSEHOLD, needs.clock);
    this.#perAddress = new Buckets(PER_ADDRESS, needs.clock);
  }

  async list(person: number): Promise<ContactsInfo> {
    const contacts = await this.#needs.store.contacts.of(person);
    return { ...this.#offered, contacts: contacts.map(infoOf) };
  }

  /** Stores the contact and asks there whether its reader agrees. `household` is where the request comes from. */
  async add(
    person: { readonly key: number; readonly name: string },
    given: { readonly kind: ContactKind; readonly address: string; readonly language: Language },
    household: string,
  ): Promise<{ readonly contact: ContactInfo } | Refused> {
    const { store, clock, random } = this.#needs;
    if (!this.#mayTell(given.kind, given.address)) return refuse('bad-contact');
    // Somebody who may add none sends nothing: that uses nothing up.
    if ((await store.contacts.of(person.key)).length >= MOST) return refuse('too-many');
    const address = given.address.toLowerCase();
    if (!this.#fromHousehold.take(`${household} ${address}`)) return refuse('too-fast');
    if (!this.#perAddress.take(address)) return refuse('too-fast');
    const contact = { ...given, id: makeId(random), person: person.key, at: clock() };
    if ((await store.write({ type: 'contact', contact, most: MOST })) !== 'done') return refuse('too-many');
    const texts = contactTexts[given.language];
    const link = await this.#link('confirm', contact.id);
    const confirm = texts.confirm(person.name, this.#baseUrl, link);
    this.#send(
      { ...contact, failures: 0 },
      { subject: texts.confirmSubject, lines: [confirm], data: { type: 'confirm', link } },
    );
    return { contact: infoOf(contact) };
  }

  async remove(person: number, id: string): Promise<object | Refused> {
    const { store } = this.#needs;
    const mine = (await store.contacts.of(person)).some((contact) => contact.id === id);
    if (!mine) return refuse('not-found');
    await store.write({ type: 'drop-contact', id });
    return {};
  }

  /** What a link of a message is about. */
  async look(token: string): Promise<ContactLink | Refused> {
    const { purpose, contact } = (await this.#read(token)) ?? {};
    if (!purpose || !contact) return refuse('no-link');
    return {
      purpose,
      kind: contact.kind,
      address: contact.address,
      confirmed: contact.confirmed !== undefined,
    };
  }

  async follow(token: string, purpose: Purpose): Promise<object | Refused> {
    const { store, clock } = this.#needs;
    const found = await this.#read(token);
    if (found?.purpose !== purpose) return refuse('no-link');
    const { id } = found.contact;
    const done = await store.write(
      purpose === 'stop'
        ? { type: 'drop-contact', id }
        : { type: 'confirm-contact', id, since: clock() - UNCONFIRMED_LIFE, at: clock() },
    );
    return done === 'done' ? {} : refuse('no-link');
  }

  /** Notifies the person at every confirmed contact. */
  async tell(person: number, { what, match, game, name }: News): Promise<void> {
    const { store, games } = this.#needs;
    if (!this.#messenger.mail && !this.#messenger.webhooks) return;
    for (const contact of await this.#retries.run(() => store.contacts.of(person))) {
      if (contact.confirmed === undefined || !this.#perContact.take(contact.id)) continue;
      const texts = contactTexts[contact.language];
      const title = (await games.words(game, contact.language))?.name ?? game;
      const link = `${this.#baseUrl}/#/${match === undefined ? 'friends' : `online/${match}`}`;
      this.#send(contact, {
        subject: `${title}: ${texts[what](name)}`,
        lines: [texts.play(link)],
        stop: await this.#link('stop', contact.id),
        data: { type: what, ...(match === undefined ? {} : { match }), game, name, link },
      });
    }
  }

  /** Resolves when pending messages are sent or given up. */
  async stop(): Promise<void> {
    this.#retries.stop();
    while (this.#busy.size > 0) await Promise.all(this.#busy);
  }

  /** Drops limits that have recovered. */
  forget(): void {
    for (const buckets of [this.#perContact, this.#fromHousehold, this.#perAddress]) buckets.forget();
  }

  get #offered() {
    const { mail, webhooks } = this.#messenger;
    // Origins of the host's own network are its own business.
    const hosts = webhooks?.hosts.map((host) => URL.parse(host)?.host ?? host) ?? [];
    return { email: mail !== undefined, webhooks: hosts };
  }

  #mayTell(kind: ContactKind, address: string): boolean {
    const { mail, webhooks } = this.#messenger;
    return (kind === 'email' ? mail?.mayTell(address) : webhooks?.mayTell(address)) ?? false;
  }

  #send(contact: Omit<Contact, 'confirmed'>, message: Message): void {
    const { log, metrics, store } = this.#needs;
    const job = async () => {
      try {
        const deliver = async () => {
          const sent = await this.#sending[contact.kind].run(async () => {
            await this.#deliver(contact, message);
            return true;
          });
          if (!sent) throw new Busy('too many messages wait to be sent');
        };
        await this.#retries.run(deliver, (error) => contact.kind === 'email' && mayPass(error));
        metrics.count('messages');
        if (contact.failures > 0) await store.write({ type: 'contact-reached', id: contact.id });
      } catch (error) {
        metrics.count('message_failures');
        log.error('contact', { kind: contact.kind, reason: errorMessage(error) });
        const most = failuresFor(error, contact.kind);
        if (most !== undefined) await store.write({ type: 'contact-failed', id: contact.id, most });
      }
    };
    const busy: Promise<void> = job()
      .catch((error: unknown) => log.error('contact', { reason: errorMessage(error) }))
      .finally(() => this.#busy.delete(busy));
    this.#busy.add(busy);
  }

  async #deliver(
    { id, kind, address, language }: Omit<Contact, 'confirmed'>,
    message: Message,
  ): Promise<void> {
    const { mail, webhooks } = this.#messenger;
    const { subject, lines, stop, data } = message;
    const ending = stop === undefined ? [] : [contactTexts[language].stop(stop)];
    if (kind === 'email') {
      const unsubscribe =
        stop === undefined
          ? {}
          : { unsubscribe: `${this.#baseUrl}${API}/contacts/one-click/${await this.#token('stop', id)}` };
      const text = `${[subject, ...lines, ...ending].join('\n\n')}\n`;
      return mail?.send({ to: address, subject, text, ...unsubscribe });
    }
    const text = [subject, ...lines, ...ending].join('\n');
    // `content` is Discord's, `text` that of Slack, Mattermost and others; the rest is for programs.
    const isDiscord = /(^|\.)discord(app)?\.com$/.test(new URL(address).hostname);
    const body = isDiscord ? { content: text, allowed_mentions: { parse: [] } } : { text, ...data, stop };
    const status = await webhooks?.post(address, body);
    if (status === undefined || (status >= 200 && status < 300)) return undefined;
    throw GONE.includes(status) ? new Gone(`status ${status}`) : new Error(`status ${status}`);
  }

  async #read(token: string) {
    const link = readLink(await this.#ownKey(), token);
    const contact = link && (await this.#needs.store.contacts.find(link.id));
    return link && contact && { purpose: link.purpose, contact };
  }

  async #token(purpose: Purpose, id: string): Promise<string> {
    return linkToken(await this.#ownKey(), purpose, id);
  }

  async #link(purpose: Purpose, id: string): Promise<string> {
    return `${this.#baseUrl}/#/contact/${await this.#token(purpose, id)}`;
  }

  #ownKey(): Promise<Uint8Array> {
    this.#key ??= this.#readKey().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  async #readKey(): Promise<Uint8Array> {
    const { store, random } = this.#needs;
    // One that exists stays: another node may have been faster.
    const made = Buffer.from(random(32)).toString('base64url');
    await store.write({ type: 'server-key', name: KEY_NAME, value: made });
    return Buffer.from((await store.push.serverKey(KEY_NAME)) ?? made, 'base64url');
  }
}

/** The webhook is no longer there. */
class Gone extends Error {}

/** This server has too much to send. */
class Busy extends Error {}

/** After how many such failures a contact is given up; undefined for what is no fault of the contact. */
function failuresFor(error: unknown, kind: ContactKind): number | undefined {
  if (error instanceof Gone) return 1;
  if (kind === 'webhook') return error instanceof Busy ? undefined : MOST_FAILURES;
  // Whatever the mail server says of anything but the recipient, or if it says nothing, every address would fail.
  if (!(error instanceof SmtpRefused) || error.step !== 'RCPT') return undefined;
  return error.code === 550 ? 1 : MOST_FAILURES;
}

/** A mail server that is out of reach, busy or tells strangers to come again (greylisting); 5xx codes are permanent. */
function mayPass(error: unknown): boolean {
  return !(error instanceof Busy) && !(error instanceof SmtpRefused && error.code >= 500);
}

function infoOf({
  id,
  kind,
  address,
  at,
  confirmed,
}: Omit<Contact, 'failures' | 'person' | 'language'>): ContactInfo {
  return { id, kind, address, at, confirmed: confirmed !== undefined };
}
