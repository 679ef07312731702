import { expect, test } from 'vitest';
import { openApiOf, routeName } from '../../../src/server/http/api/openapi.ts';
import { described, subjects } from '../../../src/server/http/api/subjects.ts';
import { type RouteNeeds, routesOf } from '../../../src/server/http/routes/index.ts';
import { servedBy } from '../../../src/server/http/route.ts';
import { withDocumentation } from '../../../src/server/http/api/routes.ts';
import { API } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { serve } from '../harness/harness.ts';
import { judgeOf } from '../harness/judge.ts';

/** The routes of a site of which nothing is asked but which routes it has. */
const nothing: unknown = new Proxy({}, { get: () => nothing });
const routes = withDocumentation(routesOf(nothing as RouteNeeds), () => 400);

test('every route is described: who adds one says in src/server/api what it does, answers and refuses', () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.map(routeName).filter((route) => !described(route))).toEqual([]);
});

test('who is served is what is described: a session alone, a session or a token', () => {
  const wrong = routes.filter((route) => {
    const { who } = described(routeName(route))!.description;
    const whom = servedBy(route.handle);
    return whom !== undefined ? who !== whom : who === 'owner';
  });
  expect(wrong.map(routeName)).toEqual([]);
  const { paths } = openApiOf(routes, () => 400);
  expect(paths[`${API}/tokens`]?.post?.security).toEqual([{ cookie: [] }]);
  expect(paths[`${API}/account`]?.get?.security).toEqual([{ cookie: [] }]);
  expect(paths[`${API}/matches`]?.post?.security).toEqual([{ cookie: [] }, { token: [] }]);
});

test('nothing is described that is not there, and nothing twice', () => {
  const all = subjects.flatMap((subject) => Object.keys(subject.routes));
  expect(all.filter((name) => !routes.some((route) => routeName(route) === name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('the document: every reference leads somewhere, every path says its parameters, every operation has its own id', () => {
  const document = openApiOf(routes, () => 400);
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
  expect(refs.length).toBeGreaterThan(20);
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(refs.filter((ref) => !known.includes(ref))).toEqual([]);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  expect(operations).toHaveLength(routes.length);
  for (const { path, operation } of operations) {
    const named = operation.parameters?.flatMap((each) => (each.in === 'path' ? [each.name] : [])) ?? [];
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.description ?? 'None.').toMatch(/\.$/);
  }
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the page to read has every route and every type, no script, and nothing from elsewhere', async () => {
  const server = await serve();
  const response = await fetch(`${server.url}${API}/docs`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("style-src-elem 'self'");
  const sheet = await fetch(`${server.url}${API}/docs.css`);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  const page = await response.text();
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const { paths, components } = (await judgeOf(server.url)).document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const wanted = [...operations.map(({ operationId }) => operationId), ...Object.keys(components.schemas)];
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...page.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link!);
  expect(
    links.filter((link) => !['openapi.json', 'docs.css'].includes(link) && !ids.includes(link.slice(1))),
  ).toEqual([]);
  expect(page).not.toMatch(/<script|<style|style=|<img|https?:|url\(|@import| on\w+=/);
});

test('it is served, and the tests hold the answers to it', async () => {
  const server = await serve();
  const response = await fetch(`${server.url}${API}/openapi.json`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const judge = await judgeOf(server.url);
  expect(await response.json()).toEqual(judge.document);
  const path = `GET ${API}/games`;
  const before = judge.judged.get(path) ?? 0;
  await new Client(server.url).get('/games');
  expect(judge.judged.get(path)).toBe(before + 1);
  // Planted faults are found.
  const person = { id: 'a', name: 'Anna', account: false };
  const wrong: [string, number, unknown, RegExp][] = [
    ['GET /me', 200, { person: { id: 'a', account: true }, notices: 0, acts: 0 }, /required property 'name'/],
    ['GET /me', 200, { person, notices: 0, acts: 0, token: 'x' }, /additional properties/],
    ['GET /me', 401, { code: 'no-match', sentence: 'No.' }, /allowed values/],
    ['POST /me', 418, {}, /POST \/api\/v1\/me answered 418 .* is a refusal missing\?/],
    ['GET /matches/abc/chat?after=3', 200, { lines: [{}] }, /required property 'number'/],
  ];
  for (const [request, status, body, problem] of wrong) {
    expect(judge.problem(request, status, body)).toMatch(problem);
  }
  expect(judge.problem('GET /me', 200, { person, notices: 0, acts: 0 })).toBeUndefined();
});

test('what is malformed is named by its field alone, and what was sent is not repeated', async () => {
  const { url } = await serve();
  const anna = await Client.guest(url, 'Anna');
  const me = { kind: 'me' };
  const table = { game: 'pebbles', seats: [me, { kind: 'bot' }] };
  const wrong: [path: string, body: unknown, field: string][] = [
    ['/tokens', {}, 'name'],
    ['/tokens', { name: 7 }, 'name'],
    ['/tokens', { name: 'x', admin: true }, 'admin'],
    ['/tokens/revoke', { id: null }, 'id'],
    ['/account/password', { password: ['x'] }, 'password'],
    ['/matches', table, 'seats.1.bot'],
    ['/matches', { ...table, seats: [me], ['x'.repeat(500)]: 1 }, ''],
    ['/matches', { ...table, seats: [me], '<b>': 1 }, ''],
    ['/matches', [], 'game'],
  ];
  for (const [path, body, field] of wrong) {
    const what = field === '' ? '' : `: ${field} is missing or is not as documented`;
    expect(await anna.post(path, body)).toEqual({
      status: 400,
      body: { code: 'malformed', sentence: `This message cannot be understood${what}.` },
    });
  }
});
