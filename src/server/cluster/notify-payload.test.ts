import { expect, test } from 'vitest';
import { newsOf, readNews, writeNews } from './match-news.ts';
import { MAX_PAYLOAD_BYTES, payloadsOf, readPayload } from './notify-payload.ts';

test('payloads are split so that each fits, and say everything once', () => {
  const values = Array.from({ length: 5000 }, (_, n) => `l${n + 1_000_000}`);
  const payloads = payloadsOf({ node: 'n1', topic: 'matches', values: [...values, ...values] });
  expect(payloads.length).toBeGreaterThan(5);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(MAX_PAYLOAD_BYTES);
  expect(payloads.flatMap((payload) => readPayload(payload)?.values)).toEqual(values);
  const wide = payloadsOf({ node: 'n1', topic: 'tokens', values: ['é'.repeat(3000), 'ü'.repeat(3000)] });
  expect(wide.map((payload) => Buffer.byteLength(payload) < 8000)).toEqual([true, true]);
  expect(payloadsOf({ node: 'n1', topic: 'people', values: [] })).toEqual([]);
});

test('what no node of ours has said is not understood', () => {
  expect(readPayload('n1 people [1,2]')).toEqual({ node: 'n1', topic: 'people', values: [1, 2] });
  for (const text of [
    '',
    'hello',
    'n1 people',
    'n1 people {}',
    'n1 people ["1"]',
    'n1 people [1',
    'n1 weather [1]',
    'n1 constructor [1]',
    'n1 tokens [1]',
  ]) {
    expect(readPayload(text)).toBeUndefined();
  }
});

test('news of a match is short, and reads back', () => {
  const line = {
    line: 1,
    step: 1,
    kind: 'ply',
    seat: 0,
    asked: 1,
    text: 'roll',
    at: 1,
    by: 'person',
  } as const;
  const ending = { result: { reason: 'rounds', scores: [], places: [] }, events: [], at: 1 } as const;
  const written = [
    newsOf({ type: 'append', match: 12, lines: [line] }),
    newsOf({ type: 'append', match: 12, lines: [line], ending: ending as never }),
    newsOf({ type: 'chat', match: 13, line: { number: 1, seat: 0, text: 'hi', at: 1 } }),
    newsOf({ type: 'rename', person: 1, name: 'Anna' }),
  ].map((news) => news.map(writeNews));
  expect(written).toEqual([['l12'], ['l12', 't12'], ['c13'], []]);
  expect(readNews('t12')).toEqual({ kind: 'table', match: 12 });
  expect(readNews(writeNews({ kind: 'table', match: 'AbC-9' }))).toEqual({ kind: 'table', match: 'AbC-9' });
  for (const text of ['', 'x12', 'l', 'l1e3', 'l-', `l${'9'.repeat(30)}`])
    expect(readNews(text)).toBeUndefined();
});
