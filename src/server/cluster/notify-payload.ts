import { type Topic, type Topics, topics } from '../support/signals.ts';

/** PostgreSQL accepts NOTIFY payloads of less than 8000 bytes. */
export const MAX_PAYLOAD_BYTES = 7900;
const HEAD = 80;

export interface NotifyPayload<T extends Topic = Topic> {
  readonly node: string;
  readonly topic: T;
  readonly values: readonly Topics[T][];
}

/** The values as payloads that each fit into one NOTIFY: `node topic [values]`. */
export function payloadsOf({ node, topic, values }: NotifyPayload): string[] {
  const payloads: string[] = [];
  let part: string[] = [];
  let bytes = HEAD;
  const finish = () => {
    if (part.length > 0) payloads.push(`${node} ${topic} [${part.join(',')}]`);
    part = [];
    bytes = HEAD;
  };
  for (const value of new Set(values)) {
    const text = JSON.stringify(value);
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > MAX_PAYLOAD_BYTES) finish();
    part.push(text);
    bytes += size;
  }
  finish();
  return payloads;
}

/** Undefined for a text that is no payload, or of a version that this one does not know. */
export function readPayload(text: string): NotifyPayload | undefined {
  const [, node, topic, json] = /^([\w-]{1,40}) ([\w-]{1,20}) (.*)$/s.exec(text) ?? [];
  if (node === undefined || topic === undefined || json === undefined) return undefined;
  if (!Object.hasOwn(topics, topic)) return undefined;
  const kind = topics[topic as Topic];
  try {
    const values = JSON.parse(json) as unknown;
    if (!Array.isArray(values) || !values.every((value) => typeof value === kind)) return undefined;
    return { node, topic: topic as Topic, values: values as string[] };
  } catch {
    return undefined;
  }
}
