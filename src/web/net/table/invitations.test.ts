import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const invite = vi.fn<(match: string) => Promise<object>>();
const server = async () => ({ version: '1', address: 'http://there.test' });
vi.mock('../server.svelte.ts', () => ({ client: { invite, server } }));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { origin: 'http://here.test', pathname: '/', hostname: 'here.test' });
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
  expect(first).toEqual({ local: false, link: 'http://there.test/#/join/tti_1' });
  expect(second).toEqual(first);
  expect(invite).toHaveBeenCalledTimes(1);
});

test('a page that is loaded again finds the invitation that was already sent', async () => {
  invite.mockResolvedValue({ invite: 'tti_1' });
  await (await fresh()).invitationTo('m');
  vi.resetModules();
  expect(await (await fresh()).invitationTo('m')).toEqual({
    local: false,
    link: 'http://there.test/#/join/tti_1',
  });
  expect(invite).toHaveBeenCalledTimes(1);
});

test('a refusal is no invitation: the next look asks again', async () => {
  invite.mockResolvedValueOnce({ refused: 'busy' }).mockResolvedValueOnce({ invite: 'tti_2' });
  const { invitationTo } = await fresh();
  expect(await invitationTo('m')).toEqual({ refused: 'busy' });
  expect(await invitationTo('m')).toEqual({ local: false, link: 'http://there.test/#/join/tti_2' });
});

test('a new link is another one, and is remembered in the place of the first', async () => {
  let number = 0;
  invite.mockImplementation(async () => ({ invite: `tti_${++number}` }));
  const { invitationTo, renewInvitation } = await fresh();
  await invitationTo('m');
  const renewed = await renewInvitation('m');
  expect(renewed).toEqual({ local: false, link: 'http://there.test/#/join/tti_2' });
  expect(await invitationTo('m')).toEqual(renewed);
  expect([...kept.values()]).toEqual(['tti_2']);
});

test('a link leads where friends can reach the server, or says that they cannot', async () => {
  const { linkFor } = await fresh();
  const page = (address: string) => new URL(address) as unknown as Location;
  const local = page('http://localhost:8080/');
  expect(linkFor(local, 'join/x', 'http://192.168.1.20:8080')).toEqual({
    link: 'http://192.168.1.20:8080/#/join/x',
    local: false,
  });
  const isLocal = (address: string) => linkFor(page(address), 'join/x', undefined).local;
  expect(['http://localhost:8080/', 'http://127.0.0.1:80/', 'http://[::1]:8080/'].map(isLocal)).toEqual([
    true,
    true,
    true,
  ]);
  expect(isLocal('https://play.example.org/')).toBe(false);
});
