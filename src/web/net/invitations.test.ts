import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const invite = vi.fn<(match: string) => Promise<object>>();
vi.mock('./server.svelte.ts', () => ({ client: { invite } }));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { href: 'http://here.test/#/online/x' });
  vi.resetModules();
  invite.mockReset();
});
afterEach(() => void vi.unstubAllGlobals());

const fresh = () => import('./invitations.ts');

test('a table that changes while its invitation is being made gets one, not two: the second would make the first void', async () => {
  let number = 0;
  invite.mockImplementation(async () => ({ invite: `tti_${++number}` }));
  const { invitationTo } = await fresh();
  const [first, second] = await Promise.all([invitationTo('m'), invitationTo('m')]);
  expect(first).toEqual({ link: 'http://here.test/#/join/tti_1' });
  expect(second).toEqual(first);
  expect(invite).toHaveBeenCalledTimes(1);
});

test('a page that is loaded again finds the invitation that was already sent', async () => {
  invite.mockResolvedValue({ invite: 'tti_1' });
  await (await fresh()).invitationTo('m');
  vi.resetModules();
  expect(await (await fresh()).invitationTo('m')).toEqual({ link: 'http://here.test/#/join/tti_1' });
  expect(invite).toHaveBeenCalledTimes(1);
});

test('a refusal is no invitation: the next look asks again', async () => {
  invite.mockResolvedValueOnce({ refused: 'busy' }).mockResolvedValueOnce({ invite: 'tti_2' });
  const { invitationTo } = await fresh();
  expect(await invitationTo('m')).toEqual({ refused: 'busy' });
  expect(await invitationTo('m')).toEqual({ link: 'http://here.test/#/join/tti_2' });
});
