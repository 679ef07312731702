import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewPasskey } from '../../../src/server/store/subjects/people.ts';
import type { NewMatch, StoredMatch } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { noClock } from '../../../src/wire/clock.ts';
import { postgres, sqlite } from '../harness/databases.ts';

const result = { scores: [3, 1], places: [1, 2], breakdown: [{ x: 3 }, { x: 1 }], reason: 'rounds' };

describe.each([sqlite(), postgres()])('$name', (databases) => {
  let store: Store;
  let count = 0;
  beforeAll(async () => {
    await databases.start();
    store = await databases.open(await databases.fresh());
  });
  afterAll(async () => {
    await store.close();
    await databases.stop();
  });

  /** A new guest with a session, by key. */
  async function guest(at = 1): Promise<{ readonly key: number; readonly session: string }> {
    const session = `session ${++count}`;
    const token = { hash: session, id: `id of ${session}`, name: 'Firefox · Linux' };
    const person = { id: `person ${count}`, name: `Guest ${count}` };
    expect(await store.write({ type: 'guest', person, session: token, at })).toBe('done');
    return { key: (await store.person(session))!.key, session };
  }

  async function account(login: string): Promise<{ readonly key: number; readonly session: string }> {
    const made = await guest();
    const { key: person } = made;
    const change = { type: 'password', person, login, folded: login, password: 'hash 1', at: 2 } as const;
    expect(await store.write(change)).toBe('done');
    const session = `session ${++count}`;
    const token = { hash: session, id: `id of ${session}`, name: 'Firefox · Linux' };
    await store.write({ type: 'sign-in', person, session: token, at: 2, by: 'password' });
    return { key: person, session };
  }

  async function table(host: number, people: readonly (number | undefined)[]): Promise<StoredMatch> {
    const id = `match ${++count}`;
    const match: NewMatch = {
      id,
      game: 'pebbles',
      rules: 1,
      options: {},
      host,
      seats: people.map((person, seat) => ({
        ...(person === undefined ? { bot: 'random' } : { person }),
        name: `Seat ${seat}`,
        seed: 'lucky',
      })),
      seed: '00'.repeat(32),
      commitment: '11'.repeat(32),
      at: 5,
      listed: false,
      clock: noClock,
    };
    expect(await store.write({ type: 'create', match })).toBe('done');
    return (await store.match(id))!;
  }

  function passkey(person: number, more: Partial<NewPasskey> = {}): NewPasskey {
    const id = `key ${++count}`;
    const made = { credential: `credential of ${id}`, id, person, name: 'Phone', publicKey: 'AQID' };
    return { ...made, counter: 0, transports: ['internal', 'hybrid'], at: 3, ...more };
  }

  test('sessions are listed by last use, touched forwards only, and say farewell once', async () => {
    const { key, session } = await guest(10);
    const second = { hash: `second ${key}`, id: `second id ${key}`, name: 'Chrome · Android' };
    const signIn = { type: 'sign-in', person: key, session: second, at: 20, by: 'password' } as const;
    expect(await store.write(signIn)).toBe('done');
    await store.write({ type: 'touch', hash: session, at: 30 });
    await store.write({ type: 'touch', hash: session, at: 25 });
    expect(await store.people.tokens(key)).toEqual([
      expect.objectContaining({ hash: session, kind: 'session', name: 'Firefox · Linux', at: 10, used: 30 }),
      { ...second, kind: 'session', at: 20, used: 20, noticed: 0, proof: { at: 20, by: 'password' } },
    ]);
    expect((await store.person(session))?.used).toBe(30);
    await store.write({ type: 'end-tokens', hashes: [session, 'unknown'], at: 40 });
    await store.write({ type: 'end-tokens', hashes: [session], at: 41 });
    expect(await store.person(session)).toBeUndefined();
    expect((await store.people.revokedTokens(40)).filter(({ person }) => person === key)).toEqual([
      { hash: session, person: key, at: 40 },
    ]);
    expect((await store.people.revokedTokens(41)).filter(({ person }) => person === key)).toEqual([]);
    const nobody = {
      type: 'sign-in',
      person: 999_999,
      session: { ...second, hash: 'x', id: 'x' },
      at: 1,
      by: 'password',
    } as const;
    expect(await store.write(nobody)).toBe('conflict');
  });

  test('one person has a login; a password is hashed anew only if it is still the same', async () => {
    const { key } = await account('änne');
    expect(await store.people.byLogin('änne')).toEqual(await store.people.account(key));
    expect(await store.people.account(key)).toMatchObject({ login: 'änne', password: 'hash 1', passkeys: 0 });
    const other = await guest();
    const taken = {
      type: 'password',
      person: other.key,
      login: 'ÄNNE',
      folded: 'änne',
      password: 'x',
      at: 1,
    } as const;
    expect(await store.write(taken)).toBe('conflict');
    expect((await store.people.account(other.key))?.password).toBeUndefined();
    await store.write({ type: 'rehash', person: key, before: 'hash 1', password: 'hash 2' });
    await store.write({ type: 'rehash', person: key, before: 'hash 1', password: 'hash 3' });
    expect((await store.people.account(key))?.password).toBe('hash 2');
    expect(await store.people.byLogin('nobody')).toBeUndefined();
  });

  test('a challenge is taken once, for its purpose, in time', async () => {
    const take = (hash: string, purpose: string, at: number) =>
      store.write({ type: 'take-challenge', hash, purpose, at });
    await store.write({ type: 'challenge', hash: 'c1', purpose: 'add 1', until: 100 });
    await store.write({ type: 'challenge', hash: 'c2', purpose: 'sign-in', until: 100 });
    expect(await take('c1', 'sign-in', 1)).toBe('conflict');
    expect(await take('c1', 'add 2', 1)).toBe('conflict');
    const both = await Promise.all([take('c1', 'add 1', 1), take('c1', 'add 1', 1)]);
    expect(both.toSorted()).toEqual(['conflict', 'done']);
    expect(await take('c2', 'sign-in', 100)).toBe('conflict');
    expect(await take('c2', 'sign-in', 99)).toBe('done');
  });

  test('passkeys come back as they were; the last one of an account without a password stays', async () => {
    const { key } = await guest();
    const first = passkey(key);
    const second = passkey(key, { at: 4 });
    for (const each of [first, second])
      await store.write({ type: 'passkey', passkey: each, isFirstKey: false });
    expect(await store.people.passkeys(key)).toEqual([first, second]);
    expect((await store.people.account(key))?.passkeys).toBe(2);
    const stolen = passkey((await guest()).key, { credential: first.credential });
    expect(await store.write({ type: 'passkey', passkey: stolen, isFirstKey: false })).toBe('conflict');
    const { credential } = first;
    expect(await store.write({ type: 'passkey-used', credential, counter: 7, at: 9 })).toBe('done');
    expect(await store.people.passkey(credential)).toEqual({ ...first, counter: 7, used: 9 });
    const remove = (person: number, id: string) => store.write({ type: 'remove-passkey', person, id });
    expect(await remove(stolen.person, first.id)).toBe('conflict');
    expect(await remove(key, first.id)).toBe('done');
    expect(await remove(key, second.id)).toBe('conflict');
    await store.write({ type: 'password', person: key, login: 'key', folded: 'key', password: 'p', at: 1 });
    expect(await remove(key, second.id)).toBe('done');
    expect(await store.write({ type: 'passkey-used', credential, counter: 8, at: 9 })).toBe('conflict');
  });

  test('a guest who signs in is taken along: seats, tables and words, but no key; all or nothing', async () => {
    const owner = await account('owner');
    const { key, session } = await guest();
    const match = await table(key, [key, owner.key]);
    const other = await table(owner.key, [owner.key, undefined]);
    await store.write({
      type: 'chat',
      match: match.key,
      line: { number: 1, seat: 0, text: 'hi', at: 6, person: key },
    });
    await store.write({
      type: 'seat-token',
      match: match.key,
      seat: 0,
      person: key,
      hash: `seat ${key}`,
      id: `seat id ${key}`,
      at: 1,
    });
    const signIn = (guestKey: number, hash: string) =>
      store.write({
        type: 'sign-in',
        person: owner.key,
        session: { hash, id: `id ${hash}`, name: '' },
        at: 50,
        guest: { key: guestKey, take: true },
        by: 'password',
      });
    // Somebody who is an account by now is not swallowed.
    const friend = await account('friend');
    expect(await signIn(friend.key, 'no')).toBe('conflict');
    expect(await store.person(friend.session)).toBeDefined();
    expect(await store.person('no')).toBeUndefined();

    expect(await signIn(key, `new ${key}`)).toBe('done');
    const after = (await store.match(match.id))!;
    expect(after).toMatchObject({ host: owner.key, version: match.version + 1 });
    expect(after.seats.map(({ person }) => person)).toEqual([owner.key, owner.key]);
    expect((await store.match(other.id))?.version).toBe(other.version);
    expect(await store.people.account(key)).toBeUndefined();
    expect(await store.person(session)).toBeUndefined();
    expect(await store.seatToken(`seat ${key}`)).toBeUndefined();
    expect(await store.people.chat(owner.key)).toEqual([{ match: match.id, seat: 0, text: 'hi', at: 6 }]);
    const told = (await store.people.revokedTokens(50)).filter(({ person }) => person === key);
    expect(told.map(({ hash }) => hash).toSorted()).toEqual([`seat ${key}`, session]);
  });

  test('of a guest who is left behind every key ends, and the matches stay', async () => {
    const owner = await account('keeper');
    const { key, session } = await guest();
    const match = await table(key, [key, undefined]);
    const token = { hash: `program ${key}`, id: `program id ${key}`, name: 'a program' };
    await store.write({ type: 'program', person: key, token, at: 1 });
    const subscription = { endpoint: `left ${key}`, p256dh: 'p', auth: 'a', language: 'en' } as const;
    await store.write({ type: 'subscribe', person: key, subscription, session, at: 1 });
    const fresh = { hash: `taken ${key}`, id: `taken id ${key}`, name: '' };
    const leave = { key, take: false };
    const signIn = { type: 'sign-in', person: owner.key, session: fresh, at: 70, by: 'passkey' } as const;
    expect(await store.write({ ...signIn, guest: leave })).toBe('done');
    expect(await store.program(token.hash, 2)).toBeUndefined();
    expect(await store.person(session)).toBeUndefined();
    expect(await store.push.subscriptions(key)).toEqual([]);
    expect(await store.push.subscriptions(owner.key)).toEqual([]);
    expect((await store.match(match.id))?.seats[0]?.person).toBe(key);
    const told = (await store.people.revokedTokens(70)).filter(({ person }) => person === key);
    expect(told.map(({ hash }) => hash).toSorted()).toEqual([token.hash, session]);
    // One who never sat anywhere leaves nothing at all.
    const idle = await guest();
    const next = { ...fresh, hash: `next ${key}`, id: `next id ${key}` };
    await store.write({ ...signIn, session: next, guest: { key: idle.key, take: false } });
    expect(await store.people.account(idle.key)).toBeUndefined();
  });

  test('a subscription ends with its session; an expired token is nobody', async () => {
    const { key, session } = await guest();
    const subscription = { endpoint: `mine ${key}`, p256dh: 'p', auth: 'a', language: 'en' } as const;
    await store.write({ type: 'subscribe', person: key, subscription, session, at: 1 });
    expect(await store.push.subscriptions(key)).toEqual([subscription]);
    await store.write({ type: 'end-tokens', hashes: [session], at: 2 });
    expect(await store.push.subscriptions(key)).toEqual([]);
    const token = { hash: `brief ${key}`, id: `brief id ${key}`, name: 'a program' };
    await store.write({ type: 'program', person: key, token, at: 1, until: 10 });
    expect(await store.program(token.hash, 9)).toMatchObject({ key });
    expect(await store.program(token.hash, 10)).toBeUndefined();
  });

  test('what is known of a person: seats with their results, words, open tables', async () => {
    const { key } = await account('known');
    const match = await table(key, [key, undefined]);
    await table(key, [undefined, undefined]);
    expect(await store.people.openTables(key)).toBe(2);
    expect(await store.people.unfinished(key)).toHaveLength(2);
    await store.write({ type: 'start', match: match.key, version: 1, lines: [], at: 6 });
    expect(await store.people.openTables(key)).toBe(1);
    await store.write({
      type: 'append',
      match: match.key,
      lines: [],
      ending: { result, events: '[]', at: 7 },
    });
    expect(await store.people.unfinished(key)).toHaveLength(1);
    expect(await store.people.seats(key)).toEqual([
      {
        match: match.id,
        game: 'pebbles',
        status: 'over',
        created: 5,
        started: 6,
        ended: 7,
        seat: 0,
        name: 'Seat 0',
        seed: 'lucky',
        result,
      },
    ]);
  });

  test('a deleted person leaves anonymous seats and nothing else', async () => {
    const { key, session } = await account('gone');
    const { key: friend } = await guest();
    const match = await table(key, [key, friend]);
    await store.write({ type: 'passkey', passkey: passkey(key), isFirstKey: false });
    const subscription = { endpoint: `push ${key}`, p256dh: 'p', auth: 'a', language: 'en' } as const;
    await store.write({ type: 'subscribe', person: key, subscription, session, at: 1 });
    await store.write({ type: 'device', person: key, hash: `device ${key}`, at: 1 });
    expect(await store.people.device(`device ${key}`)).toBe(key);
    const said = { seat: 0, at: 1 };
    const lines = [
      { ...said, number: 1, text: 'secret', person: key },
      { ...said, number: 2, text: 'hello', person: friend },
    ];
    for (const line of lines) await store.write({ type: 'chat', match: match.key, line });
    expect(await store.write({ type: 'delete-person', person: key, at: 60 })).toBe('done');
    expect(await store.write({ type: 'delete-person', person: key, at: 60 })).toBe('conflict');
    expect(await store.people.account(key)).toBeUndefined();
    expect(await store.people.byLogin('gone')).toBeUndefined();
    expect(await store.people.passkeys(key)).toEqual([]);
    expect(await store.push.subscriptions(key)).toEqual([]);
    expect(await store.people.tokens(key)).toEqual([]);
    expect(await store.people.device(`device ${key}`)).toBeUndefined();
    expect(await store.people.seats(key)).toEqual([]);
    expect(await store.people.revokedTokens(60)).toContainEqual({ hash: session, person: key, at: 60 });
    const after = (await store.match(match.id))!;
    expect(after).toMatchObject({ host: 0, version: match.version + 1 });
    expect(after.seats).toEqual([
      { name: '', seed: 'lucky' },
      { name: 'Seat 1', seed: 'lucky', person: friend, profile: expect.any(String) },
    ]);
    expect(await store.chat(match.key, 0, 9)).toEqual([
      { number: 2, seat: 0, text: 'hello', at: 1, person: friend },
    ]);
    // The number of a line that is gone is not given again.
    expect(await store.lastChat(match.key)).toBe(2);
  });

  test('what is too old is forgotten', async () => {
    const old = await guest(100);
    const { key, session } = await guest(300);
    await store.write({ type: 'device', person: key, hash: `old device ${key}`, at: 100 });
    await store.write({ type: 'challenge', hash: 'old', purpose: 'sign-in', until: 400 });
    await store.write({ type: 'challenge', hash: 'new', purpose: 'sign-in', until: 401 });
    await store.write({ type: 'end-tokens', hashes: [(await guest()).session], at: 200 });
    await store.write({
      type: 'tidy',
      at: 400,
      unusedSince: 300,
      revokedSince: 300,
      noticedSince: 0,
      undoSince: 0,
    });
    expect(await store.person(old.session)).toBeUndefined();
    expect(await store.person(session)).toBeDefined();
    expect(await store.people.device(`old device ${key}`)).toBeUndefined();
    const take = { type: 'take-challenge', purpose: 'sign-in', at: 0 } as const;
    expect(await store.write({ ...take, hash: 'old' })).toBe('conflict');
    expect(await store.write({ ...take, hash: 'new' })).toBe('done');
    expect((await store.people.revokedTokens(0)).filter(({ at }) => at < 300)).toEqual([]);
  });

  test('stars of lessons: the better result stays, a game can be forgotten, and they go with the person', async () => {
    const { key: person } = await account('lena');
    const other = await guest();
    const learn = (stars: readonly (readonly [string, string, number])[], forget: readonly string[] = []) =>
      store.write({
        type: 'lesson-stars',
        person,
        forget,
        stars: stars.map(([game, lesson, count]) => ({ game, lesson, stars: count })),
      });
    const known = async () =>
      (await store.people.lessonStars(person)).map(({ game, lesson, stars }) => `${game} ${lesson} ${stars}`);
    expect(
      await learn([
        ['maui', 'tracks', 2],
        ['high-tide', 'goal', 3],
      ]),
    ).toBe('done');
    expect(
      await learn([
        ['maui', 'tracks', 1],
        ['high-tide', 'goal', 2],
      ]),
    ).toBe('done');
    expect(await learn([['maui', 'tracks', 3]])).toBe('done');
    expect(await known()).toEqual(['high-tide goal 3', 'maui tracks 3']);
    expect(await learn([['maui', 'crabs', 1]], ['maui'])).toBe('done');
    expect(await known()).toEqual(['high-tide goal 3', 'maui crabs 1']);
    expect(await store.people.lessonStars(other.key)).toEqual([]);
    expect(await store.write({ type: 'delete-person', person, at: 9 })).toBe('done');
    expect(await known()).toEqual([]);
  });

  test('a guest who signs in leaves no stars behind', async () => {
    const { key: person } = await account('mona');
    const { key } = await guest();
    const stars = [{ game: 'maui', lesson: 'tracks', stars: 2 }];
    await store.write({ type: 'lesson-stars', person: key, forget: [], stars });
    const session = { hash: `session ${++count}`, id: `id ${count}`, name: '' };
    const change = {
      type: 'sign-in',
      person,
      session,
      at: 3,
      guest: { key, take: true },
      by: 'password',
    } as const;
    expect(await store.write(change)).toBe('done');
    expect(await store.people.lessonStars(key)).toEqual([]);
  });
});
