import { expect, test } from 'vitest';
import { abandonReads, callerOf } from './client.ts';

/** A server that answers when it is told to, unless the request is given up before. */
function slowServer() {
  const answers: (() => void)[] = [];
  const get: typeof fetch = (_, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      answers.push(() => resolve(Response.json({ done: true })));
    });
  return { call: callerOf(get), answer: () => answers.splice(0).forEach((each) => each()) };
}

test('reads that are under way when the session ends are given up; writes and later reads are not', async () => {
  const { call, answer } = slowServer();
  const read = call('/account');
  const write = call('/sign-out', {});
  abandonReads();
  const later = call('/me');
  answer();
  expect(await read).toEqual({ refused: 'no-session' });
  expect(await write).toEqual({ done: true });
  expect(await later).toEqual({ done: true });
});

test('a server that cannot be reached is not an ended session', async () => {
  const call = callerOf(() => Promise.reject(new Error('no network')));
  expect(await call('/me')).toEqual({ refused: 'unreachable' });
});
