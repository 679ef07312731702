const TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

/**
 * A text message as it goes over a WebSocket (RFC 6455, one unmasked frame). Made by ourselves because the same bytes go to
 * every tab of a viewer, and because one buffer is one write: the library needs two and some objects for each message.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (length < SHORT) {
    frame[1] = length;
  } else if (length < LONG) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
