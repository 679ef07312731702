import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { readMatchFile } from '../../src/engine/file.ts';
import { parseOptions, readOptions } from '../../src/engine/options.ts';
import { compareWithSeen } from '../../src/fair/seen.ts';
import { verify } from '../../src/fair/verify.ts';
import { readSeenFile } from '../../src/fair/seen-file.ts';
import { seatSeedProblem } from '../../src/fair/seat-seed.ts';
import { games } from '../../src/games/index.ts';
import { readLesson } from '../../src/lessons/read.ts';
import { addressOf, household, proxiesOf } from '../../src/server/http/address.ts';
import { isOurOrigin } from '../../src/server/http/origin.ts';
import { Auth } from '../../src/server/people/auth.ts';
import { deviceName } from '../../src/server/people/device.ts';
import { readLogin, readPassword } from '../../src/server/people/login.ts';
import { relyingPartyOf } from '../../src/server/people/credentials/relying-party.ts';
import { readNews } from '../../src/server/cluster/match-news.ts';
import { silent } from '../../src/server/support/log.ts';
import { cleanChat, cleanName } from '../../src/server/support/sanitize.ts';
import { idOf, readClientMessage } from '../../src/wire/client.ts';
import { requests } from '../../src/wire/requests.ts';

/** A parser: what it may be given, and what must hold. Whatever it throws is a finding. */
export interface Target {
  readonly name: string;
  readonly seeds: readonly string[];
  readonly run: (text: string) => void;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const HEX = '0123456789abcdef'.repeat(4);
const games3 = await Promise.all(Object.values(games).map((entry) => entry.load()));
const store = {
  person: async () => undefined,
  program: async () => undefined,
  seatToken: async () => undefined,
};
const auth = new Auth(
  { store, clock: () => 0, random: (count: number) => new Uint8Array(count), log: silent } as never,
  true,
);
const isProxy = proxiesOf(true);

function headersOf(text: string): IncomingHttpHeaders {
  const lines = text.split('\n', 20).map((line) => line.split(': ', 2));
  return Object.fromEntries(lines.map(([name = '', value = '']) => [name.toLowerCase(), value]));
}

export const targets: readonly Target[] = [
  {
    name: 'wire',
    seeds: [
      '{"type":"answer","id":1,"match":"abc","seat":0,"asked":3,"text":"bid 1"}',
      '{"type":"watch","id":1,"match":"abc","viewer":"public","after":3}',
      '{"type":"stand-in","id":1,"match":"abc","seat":1,"bot":"easy"}',
      '{"type":"lobby","id":1,"on":true}',
    ],
    run: (text) => {
      readClientMessage(text);
      idOf(text);
    },
  },
  {
    name: 'requests',
    seeds: [
      '{"game":"maui","seats":[{"kind":"me"},{"kind":"bot","bot":"easy"}],"options":{"x":[1,2]},"clock":{"kind":"days","days":3}}',
      '{"login":"anna","password":"secret","take":true}',
      '{"subscription":{"endpoint":"https://a.b/c","keys":{"p256dh":"AA","auth":"AA"}},"language":"de"}',
      '{"viewer":"public","after":"12"}',
      `{"seat":0,"round":3,"link":"${HEX}"}`,
    ],
    run: (text) => {
      const given = json(text);
      for (const schema of Object.values(requests)) v.safeParse(schema, given);
    },
  },
  {
    name: 'match file',
    seeds: [
      `{"format":"tidetable-match","version":3,"id":"a","game":"maui","rules":1,"options":{"a":true},"seats":[{"name":"A","commitment":"${HEX}","opening":"${HEX}","link":"${HEX}"},{"name":"B"}],"commitment":"${HEX}","plies":[["chance","y"],[0,"x"],["chance","y"]],"rounds":["+.","-."],"seed":"${HEX}"}`,
      '{"format":"tidetable-match","version":1,"id":"a","game":"maui","rules":1,"options":{},"seats":[{"name":"A"},{"name":"B","seed":"x"}],"commitment":"00","plies":[[0,"x"],["chance","y"]],"result":{"scores":[1,2],"places":[2,1],"breakdown":[{},{}],"reason":"end"},"seed":"00"}',
    ],
    run: (text) => {
      const file = readMatchFile(text);
      if (!('problem' in file)) verify(file);
    },
  },
  {
    name: 'seen file',
    seeds: [
      `{"format":"tidetable-seen","version":1,"match":"a","game":"maui","rules":1,"commitment":"${HEX}","table":"${HEX}","seats":[{"seat":0,"commitment":"${HEX}","opening":"${HEX}","state":"opened","chain":{"start":"${HEX}","length":9},"rounds":[{"round":1,"fix":"${HEX}","state":"sent"}]}],"at":1,"server":"x","matchFile":{"format":"tidetable-match","version":3,"id":"a","game":"maui","rules":1,"seats":[{"name":"A"}],"plies":[[0,"x"],["chance","y"]],"rounds":["+"],"seed":"${HEX}"}}`,
    ],
    run: (text) => {
      const read = readSeenFile(text);
      if ('seen' in read && read.file) compareWithSeen(read.seen, read.file);
    },
  },
  {
    name: 'lesson',
    seeds: ['crabs', 'lay-and-match'].map((name) =>
      readFileSync(new URL(`../../src/lessons/maui/${name}.json`, import.meta.url), 'utf8'),
    ),
    run: (text) => void readLesson(text),
  },
  {
    name: 'options',
    seeds: ['coins,shark', 'extraSteps=2', '{"coins":true,"faces":[1,2,3]}', 'a=1;2;3'],
    run: (text) => {
      for (const { options } of games3) {
        parseOptions(options, text);
        readOptions(options, json(text));
      }
    },
  },
  {
    name: 'headers',
    seeds: [
      'cookie: __Host-tidetable=tts_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA; a=b\norigin: https://a.b\nhost: a.b',
      'authorization: Bearer ttb_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\nx-forwarded-for: 1.2.3.4, ::1',
      'sec-fetch-site: same-origin\nhost: localhost:8080\nuser-agent: Mozilla/5.0 (X11; Linux) Firefox/1',
    ],
    run: (text) => {
      const headers = headersOf(text);
      isOurOrigin(headers, 'https://a.b');
      relyingPartyOf(headers, undefined);
      deviceName(headers['user-agent']);
      auth.deviceOf(headers);
      void auth.callerOf(headers);
      addressOf({ socket: { remoteAddress: '127.0.0.1' }, headers } as unknown as IncomingMessage, isProxy);
    },
  },
  {
    name: 'texts',
    seeds: ['Änne', '2001:db8::1', 'می\u200cخواهم', '👩\u200d🚀', 'l12', 't-abc', 'a seat seed'],
    run: (text) => {
      for (const clean of [cleanName(text), cleanChat(text)])
        if (clean !== undefined && (clean !== cleanChat(clean) || /[\0\n]/.test(clean)))
          throw new Error('cleaned twice is something else');
      readLogin(text);
      readPassword(text, 'x');
      household(text);
      readNews(text);
      seatSeedProblem(text);
    },
  },
];
