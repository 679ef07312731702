import { expect, test } from 'vitest';
import { callerOf, withoutReads } from './client.ts';

/** A server that answers when it is told to, unless the request is given up before. */
function slowServer() {
  const answers: (() => void)[] = [];
  const get: typeof fetch = (_, init) =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new Error('given up'));
      if (init?.signal?.aborted) giveUp();
      init?.signal?.addEventListener('abort', giveUp);
      answers.push(() => resolve(Response.json({ done: true })));
    });
  return { call: callerOf(get), answer: () => answers.splice(0).forEach((each) => each()) };
}

test('no read outlives the session: those under way and those begun while it ends are given up, later ones are not', async () => {
  const { call, answer } = slowServer();
  const read = call('/account');
  const ended = withoutReads(() => call('/sign-out', {}));
  expect(await call('/challenges')).toEqual({ refused: 'no-session' });
  expect(await read).toEqual({ refused: 'no-session' });
  answer();
  expect(await ended).toEqual({ done: true });
  const later = call('/me');
  answer();
  expect(await later).toEqual({ done: true });
});

test('a server that cannot be reached is not an ended session', async () => {
  const call = callerOf(() => Promise.reject(new Error('no network')));
  expect(await call('/me')).toEqual({ refused: 'unreachable' });
});
