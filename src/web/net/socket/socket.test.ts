import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Update, YourTable } from '../../../wire/server.ts';
import { after } from './timers.ts';
import { type Connection, type SocketHandlers, type TableListener, Socket } from './socket.ts';

/** A server that says what the test says, and remembers what it was sent on each line. */
function world() {
  const lines: {
    handlers: SocketHandlers;
    sent: Record<string, unknown>[];
    isOpen: boolean;
    closed: boolean;
  }[] = [];
  const states: Connection[] = [];
  let network = true;
  const socket = new Socket({
    open(handlers) {
      const line = { handlers, sent: [] as Record<string, unknown>[], isOpen: false, closed: false };
      lines.push(line);
      return {
        get isOpen() {
          return line.isOpen;
        },
        send: (text) => line.sent.push(JSON.parse(text) as Record<string, unknown>),
        close() {
          line.isOpen = false;
          line.closed = true;
        },
      };
    },
    after,
    random: () => 1,
    hidden: () => false,
    network: () => network,
    changed: (state) => states.push(state),
    told: () => {},
  });
  const last = () => lines.at(-1) as (typeof lines)[number];
  return {
    socket,
    lines,
    states,
    last,
    say: (message: object) => last().handlers.heard(JSON.stringify(message)),
    welcome() {
      last().isOpen = true;
      last().handlers.heard(JSON.stringify({ type: 'welcome', version: 1 }));
    },
    cut() {
      last().isOpen = false;
      last().handlers.lost();
    },
    setNetwork(is: boolean) {
      network = is;
    },
  };
}

function onlooker() {
  const updates: Update[] = [];
  const refused: string[] = [];
  const looks: TableListener = {
    arranged: () => {},
    update: (update) => updates.push(update),
    chat: () => {},
    clocks: () => {},
    refused: (code) => refused.push(code),
  };
  return { looks, updates, refused };
}

const update = (seq: number, more: object = {}) => ({
  type: 'update',
  match: 'm',
  viewer: 0,
  seq,
  what: 'move',
  events: [],
  view: {},
  toAct: [],
  chosen: [],
  isSealed: false,
  asked: 1,
  legal: [],
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is watched before the connection is there is asked for as soon as it is', () => {
  const { socket, last, welcome } = world();
  socket.watch('m', 0, onlooker().looks);
  expect(last().sent).toEqual([]);
  welcome();
  expect(last().sent).toEqual([expect.objectContaining({ type: 'watch', match: 'm', viewer: 0 })]);
  expect(socket.state).toBe('connected');
});

test('after a lost connection it comes back by itself and goes on after the last update that was seen', () => {
  const { socket, lines, last, welcome, say, cut } = world();
  const { looks, updates } = onlooker();
  socket.watch('m', 0, looks);
  welcome();
  say(update(1));
  say(update(2));
  cut();
  expect(socket.state).toBe('reconnecting');
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(2);
  welcome();
  expect(last().sent[0]).toMatchObject({ type: 'watch', after: 2 });
  say(update(2));
  say(update(3));
  expect(updates.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('an answer that was not acknowledged is sent again, with the same question, and settled once', async () => {
  const { socket, last, welcome, say, cut } = world();
  welcome();
  const reply = socket.answer('m', 0, 7, 'go');
  const first = last().sent.find(({ type }) => type === 'answer');
  cut();
  vi.advanceTimersByTime(300);
  welcome();
  const second = last().sent.find(({ type }) => type === 'answer');
  expect(second).toEqual(first);
  say({ type: 'done', ack: second?.['id'] });
  expect(await reply).toMatchObject({ type: 'done' });
  cut();
  vi.advanceTimersByTime(300);
  welcome();
  expect(last().sent.filter(({ type }) => type === 'answer')).toEqual([]);
});

test('what a stopping server refuses is asked of the next one; what is refused otherwise is said', async () => {
  const { socket, last, welcome, say, cut } = world();
  welcome();
  const reply = socket.answer('m', 0, 7, 'go');
  const id = last().sent.find(({ type }) => type === 'answer')?.['id'];
  say({ type: 'refused', ack: id, code: 'stopping', sentence: '' });
  cut();
  vi.advanceTimersByTime(300);
  welcome();
  expect(last().sent.find(({ type }) => type === 'answer')).toMatchObject({ id });
  say({ type: 'refused', ack: id, code: 'illegal', sentence: '' });
  expect(await reply).toEqual({ refused: 'illegal' });
});

test('a line of chat is not said twice: whoever wrote it is told that the connection was lost', async () => {
  const { socket, last, welcome, cut } = world();
  welcome();
  const reply = socket.chat('m', 0, 'hello');
  cut();
  expect(await reply).toEqual({ refused: 'unreachable' });
  vi.advanceTimersByTime(300);
  welcome();
  expect(last().sent).toEqual([]);
});

test('a connection that only looks open is noticed within seconds', () => {
  const { socket, lines, last, welcome } = world();
  welcome();
  vi.advanceTimersByTime(5000);
  expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(3000);
  expect(socket.state).toBe('reconnecting');
  expect(lines[0]?.closed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(2);
});

test('a ping that is answered keeps the connection', () => {
  const { socket, lines, last, welcome, say } = world();
  welcome();
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(5000);
    say({ type: 'done', ack: last().sent.at(-1)?.['id'] });
  }
  expect(lines.length).toBe(1);
  expect(socket.state).toBe('connected');
});

test('waits longer from try to try, and not at all when the network returns', () => {
  const { socket, lines, cut } = world();
  const waits: number[] = [];
  for (let i = 0; i < 27; i++) {
    cut();
    const before = Date.now();
    const count = lines.length;
    while (lines.length === count) vi.advanceTimersByTime(50);
    waits.push(Date.now() - before);
  }
  expect(waits.slice(0, 4)).toEqual([300, 600, 900, 900]);
  expect(waits.slice(24)).toEqual([900, 4000, 4000]);
  cut();
  const count = lines.length;
  socket.wake();
  expect(lines.length).toBe(count + 1);
});

test('without any network it says so, and connects at once when there is one again', () => {
  const { socket, lines, welcome, setNetwork } = world();
  welcome();
  setNetwork(false);
  socket.sleep();
  expect(socket.state).toBe('offline');
  const count = lines.length;
  setNetwork(true);
  socket.wake();
  expect(lines.length).toBe(count + 1);
  welcome();
  expect(socket.state).toBe('connected');
});

test('who may not look is told why; whoever stops looking is forgotten', () => {
  const { socket, last, welcome, say } = world();
  const { looks, refused, updates } = onlooker();
  const stop = socket.watch('m', 0, looks);
  welcome();
  say({ type: 'refused', ack: last().sent[0]?.['id'], code: 'not-your-seat', sentence: '' });
  expect(refused).toEqual(['not-your-seat']);
  stop();
  expect(last().sent.at(-1)).toMatchObject({ type: 'unwatch', match: 'm', viewer: 0 });
  say(update(1));
  expect(updates).toEqual([]);
});

test('a closed socket stays closed', () => {
  const { socket, lines, welcome, last } = world();
  welcome();
  socket.close();
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  socket.wake();
  expect(lines.length).toBe(1);
});

test('a table is told once to somebody who looks through several eyes', () => {
  const { socket, welcome, say } = world();
  const told: YourTable[] = [];
  const looks: TableListener = { ...onlooker().looks, arranged: (table) => told.push(table) };
  socket.watch('m', 0, looks);
  socket.watch('m', 'public', looks);
  welcome();
  say({ type: 'table', table: { id: 'm' } });
  expect(told.length).toBe(1);
});

test('a page never goes back: an older position that comes after a newer one is not shown', () => {
  const { socket, welcome, say } = world();
  const { looks, updates } = onlooker();
  socket.watch('m', 0, looks, 7);
  welcome();
  // What was seen in an earlier life of the page is no reason to show nothing.
  say(update(5, { what: 'nothing' }));
  say(update(6));
  say({ type: 'refused', code: 'stale', sentence: '', update: update(5, { what: 'nothing' }) });
  say(update(6, { what: 'nothing' }));
  say(update(5));
  expect(updates.map(({ seq }) => seq)).toEqual([5, 6, 6]);
});

test('a table that could not be read just now is asked for again, on the same connection', () => {
  const { socket, last, welcome, say, cut } = world();
  const { looks, refused } = onlooker();
  const stop = socket.watch('m', 0, looks);
  welcome();
  const refuseLatest = (code: string) =>
    say({ type: 'refused', code, sentence: '', ack: last().sent.at(-1)?.['id'] });
  const watches = () => last().sent.filter(({ type }) => type === 'watch').length;
  refuseLatest('storage');
  expect([watches(), refused]).toEqual([1, []]);
  vi.advanceTimersByTime(1000);
  expect(watches()).toBe(2);
  // What refuses for good is told.
  refuseLatest('no-match');
  vi.advanceTimersByTime(1000);
  expect([watches(), refused]).toEqual([2, ['no-match']]);
  // After a new connection everything is asked for anyway.
  cut();
  vi.advanceTimersByTime(1000);
  welcome();
  refuseLatest('busy');
  stop();
  vi.advanceTimersByTime(1000);
  expect(watches()).toBe(1);
});
