import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { wsFrame, joined, writeFrame } from '../../../src/server/support/sending/ws-frame.ts';

// The library has it; its types do not say so.
const { Receiver } = ws as unknown as { Receiver: new (options: object) => NodeJS.WritableStream };

test.for([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a text of %i characters arrives whole',
  async (length) => {
    const text = 'é🌊'
      .repeat(Math.ceil(length / 3))
      .slice(0, length)
      .toWellFormed();
    const receiver = new Receiver({ isServer: false });
    const arrived = new Promise<string>((resolve) => {
      receiver.on('message', (data: Buffer) => resolve(data.toString()));
    });
    const wire = new PassThrough();
    wire.pipe(receiver);
    writeFrame(wire, wsFrame(text));
    expect(await arrived).toBe(text);
  },
);

test('messages that leave together arrive one by one', async () => {
  const texts = ['sea', 'öde', 'sand', 'grün', 'x'.repeat(300)];
  const receiver = new Receiver({ isServer: false });
  const arrived: string[] = [];
  receiver.on('message', (data: Buffer) => arrived.push(data.toString()));
  const wire = new PassThrough();
  wire.pipe(receiver);
  writeFrame(wire, texts.map(wsFrame).reduce(joined));
  await expect.poll(() => arrived).toEqual(texts);
});
