import type { NoticeInfo } from '../../wire/subjects/people.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { NewNotice, StoredNotice } from '../store/subjects/people.ts';
import { makeId, type RandomBytes } from '../support/token.ts';
import type { Person } from '../table/actor.ts';
import type { Signals } from '../support/signals.ts';
import type { Store } from '../store/store.ts';
import type { Auth, Caller } from './auth.ts';
import { NOTICE_LIFE, UNDO_LIFE } from './lifetimes.ts';

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly signals: Signals;
  readonly auth: Auth;
}

/** Which session did it, and on which device. */
type Doer = Pick<NewNotice, 'session' | 'device'>;

/** Security notices: a change of who can sign in to an account is told to its other sessions, which can undo it for three days. */
export class Notices {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** A notice to be stored with the change it tells of. */
  make(what: Pick<NewNotice, 'kind' | 'subject' | 'undo'>, { session, device }: Doer): NewNotice {
    const { random, clock } = this.#needs;
    return { ...what, id: makeId(random), at: clock(), session, device };
  }

  /** The session that asks, as notices name it. */
  async doer({ key }: Person, { hash }: Caller): Promise<Doer> {
    const tokens = await this.#needs.store.people.tokens(key);
    const token = tokens.find((each) => each.hash === hash);
    return { session: token?.id ?? '', device: token?.name ?? '' };
  }

  /** Tells the person's open pages to read the notices again. */
  tell(person: number): void {
    this.#needs.signals.send('notices', [person]);
  }

  /** Notices of other sessions that were not dismissed in this one. */
  async list({ key }: Person, { hash }: Caller): Promise<NoticeInfo[]> {
    return (await this.#unseen(key, hash)).map((notice) => this.#info(notice));
  }

  async dismiss({ key }: Person, { hash = '' }: Caller): Promise<object> {
    const [latest] = await this.#unseen(key, hash);
    if (latest) await this.#needs.store.write({ type: 'noticed', hash, notice: latest.key });
    return {};
  }

  /** Undoes a change, and revokes the session that made it and all sessions and tokens made since, except the caller's. */
  async takeBack({ key }: Person, { hash = '' }: Caller, id: string): Promise<object | Refused> {
    const { store, clock } = this.#needs;
    const at = clock();
    const notice = (await store.people.notices(key, at - UNDO_LIFE + 1)).find((each) => each.id === id);
    if (!notice?.undo) return refuse('not-found');
    const { undo } = notice;
    const doer = (await store.people.tokens(key)).find((token) => token.id === notice.session);
    const done = await store.write({
      type: 'take-back',
      person: key,
      notice: { ...notice, undo },
      keep: hash,
      ...(doer && doer.hash !== hash ? { ends: doer.hash } : {}),
      at,
    });
    if (done !== 'done') return refuse(undo.type === 'restore-password' ? 'login-taken' : 'last-key');
    await this.#needs.auth.applyRevocations();
    this.tell(key);
    return {};
  }

  async #unseen(person: number, hash: string | undefined): Promise<StoredNotice[]> {
    const { store, clock } = this.#needs;
    const [notices, tokens] = await Promise.all([
      store.people.notices(person, clock() - NOTICE_LIFE),
      store.people.tokens(person),
    ]);
    const mine = tokens.find((token) => token.hash === hash);
    return notices.filter(({ key, session, kind, at }) => {
      if (!mine || session === mine.id || key <= mine.noticed) return false;
      // A sign-in before this session is no news; a changed key is, because it has revoked the earlier sessions.
      return kind !== 'signed-in' || at >= mine.at;
    });
  }

  #info({ id, kind, at, device, subject, undo }: StoredNotice): NoticeInfo {
    const canTakeBack = undo !== undefined && at > this.#needs.clock() - UNDO_LIFE;
    return { id, kind, at, device, subject, canTakeBack };
  }
}
