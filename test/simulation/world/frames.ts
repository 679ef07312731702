import type { WsFrame } from '../../../src/server/support/sending/ws-frame.ts';

const SHORT = 126;

/** The messages in what the server has written: unmasked text frames, one behind the other (RFC 6455). */
export function messagesIn(frame: WsFrame): string[] {
  const bytes = typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
  const messages: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes.readUInt8(at + 1);
    const [length, head] =
      kind < SHORT
        ? [kind, 2]
        : kind === SHORT
          ? [bytes.readUInt16BE(at + 2), 4]
          : [Number(bytes.readBigUInt64BE(at + 2)), 10];
    messages.push(bytes.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return messages;
}
