import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { frameOf, writeFrame } from '../../src/server/frame.ts';

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
    writeFrame(wire, frameOf(text));
    expect(await arrived).toBe(text);
  },
);
