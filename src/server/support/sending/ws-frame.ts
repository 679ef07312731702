import type { Writable } from 'node:stream';

const TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

/** An encoded message: bytes, or a latin1 string with one byte per character. */
export type WsFrame = Buffer | string;

/**
 * A text message as one unmasked WebSocket frame (RFC 6455). Encoded here rather than by `ws` because one frame is shared by
 * all tabs of a viewer, and several frames are joined into one write. ASCII messages, nearly all of them, stay strings, which
 * Node writes without a copy. docs/decisions/0002-dependencies.md has the measurement.
 */
export function wsFrame(text: string): WsFrame {
  if (isAscii(text)) return asciiFrame(text);
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(headOf(bytes.length), 'latin1'), bytes]);
}

/** The same for a text that is known to be ASCII: its length need not be counted. */
export function asciiFrame(text: string): WsFrame {
  return headOf(text.length) + text;
}

export function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}

/** Two frames as one write. */
export function joined(first: WsFrame, second: WsFrame): WsFrame {
  if (typeof first === 'string' && typeof second === 'string') return first + second;
  return Buffer.concat([bytesOf(first), bytesOf(second)]);
}

function bytesOf(frame: WsFrame): Buffer {
  return typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
}

export function writeFrame(wire: Writable, frame: WsFrame): void {
  if (typeof frame === 'string') wire.write(frame, 'latin1');
  else wire.write(frame);
}

function headOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(TEXT, length);
  if (length < LONG) return String.fromCharCode(TEXT, 126, length >> 8, length & 255);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, 127, ...size);
}
