import { expect, test } from 'vitest';
import { CoachClient, type CoachWorker, type Visibility } from './coach-client.ts';
import type { CoachRequest } from './requests.ts';

function setUp({
  shown = () => Promise.resolve(),
  onhidden = () => () => undefined,
}: Partial<Visibility> = {}) {
  const sent: CoachRequest[] = [];
  const workers: (CoachWorker & { ended: boolean })[] = [];
  const client = new CoachClient(
    () => {
      const worker = {
        ended: false,
        onreply: () => undefined,
        send: (request: CoachRequest) => void sent.push(request),
        end: () => void (worker.ended = true),
      } as CoachWorker & { ended: boolean };
      workers.push(worker);
      return worker;
    },
    { shown, onhidden },
  );
  return { client, sent, workers };
}
const asked = { game: 'maui', view: {}, seat: 0, better: 'a', worse: 'b' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('one request after the other; what nobody waits for is not sent', async () => {
  const { client, sent, workers } = setUp();
  let wanted = true;
  const first = client.ask('why', asked);
  const second = client.ask('why', { ...asked, better: 'c' }, () => wanted);
  const third = client.ask('why', { ...asked, better: 'd' });
  await settle();
  expect(sent.map(({ ask }) => (ask as typeof asked).better)).toEqual(['a']);
  wanted = false;
  workers[0]!.onreply({ id: sent[0]!.id, answer: 'yes' });
  expect(await first).toBe('yes');
  expect(await second).toBeUndefined();
  await settle();
  workers[0]!.onreply({ id: sent[1]!.id, problem: 'no' });
  expect(await third).toBeUndefined();
  expect(workers).toHaveLength(1);
});

test('a worker that fails is replaced; closing ends it and answers nothing', async () => {
  const { client, workers } = setUp();
  const first = client.ask('why', asked);
  await settle();
  workers[0]!.onreply({ id: -1, problem: 'out of memory' });
  expect(await first).toBeUndefined();
  const second = client.ask('why', asked);
  await settle();
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  client.close();
  expect(await second).toBeUndefined();
  expect(workers[1]!.ended).toBe(true);
});

test('a hidden page asks nothing until it is shown', async () => {
  let show: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (show = resolve));
  const { client, sent } = setUp({ shown: () => promise });
  void client.ask('why', asked);
  await settle();
  expect(sent).toHaveLength(0);
  show();
  await settle();
  expect(sent).toHaveLength(1);
});

test('what is being computed when the page is hidden ends at once, and is asked again when it is shown', async () => {
  let hide: () => void = () => undefined;
  let isListening = false;
  let back = Promise.resolve();
  const { client, sent, workers } = setUp({
    shown: () => back,
    onhidden(listener) {
      hide = listener;
      isListening = true;
      return () => void (isListening = false);
    },
  });
  const answer = client.ask('why', asked);
  await settle();
  let show: () => void = () => undefined;
  back = new Promise((resolve) => (show = resolve));
  hide();
  await settle();
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
  expect(sent).toHaveLength(1);
  show();
  await settle();
  expect(sent).toHaveLength(2);
  workers[1]!.onreply({ id: sent[1]!.id, answer: 'yes' });
  expect(await answer).toBe('yes');
  client.close();
  expect(isListening).toBe(false);
});
