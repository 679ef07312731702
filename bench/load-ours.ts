import { Agent, request } from 'node:http';
import { API, SOCKET, type Update, type YourTable } from '../src/wire/server.ts';
import { type Driver, inParallel } from './load-driver.ts';
import { LoadSocket } from './load-socket.ts';

const SEATS = 4;
const AT_ONCE = 25;
const NEAR_THE_END = 40;
const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE });

/** People at tables of High Tide on our server, each with a page of its own. */
export function openOurs(url: string, tables: number, driver: Driver): Promise<OurTable[]> {
  return openAtNodes([url], tables, driver, false);
}

/** The same on several nodes; `apart`: those of one table each at another. */
export async function openAtNodes(
  urls: readonly string[],
  tables: number,
  driver: Driver,
  apart: boolean,
  /** The address that the n-th person claims to come from; a server believes it of a proxy it trusts. */
  from?: (n: number) => string,
): Promise<OurTable[]> {
  const opened: OurTable[] = [];
  await inParallel(tables, AT_ONCE, async (n) => {
    const at = (seat: number) => urls[(apart ? n + seat : n) % urls.length] as string;
    opened.push(await OurTable.open(at, driver, (seat) => from?.(n * SEATS + seat)));
  });
  return opened;
}

/** A table and the matches that follow each other at it. */
export class OurTable {
  readonly #driver: Driver;
  readonly #people: readonly Person[];
  #match = '';
  #here = 0;
  #first: (() => void) | undefined;
  bytes = 0;
  updates = 0;

  private constructor(driver: Driver, people: readonly Person[]) {
    this.#driver = driver;
    this.#people = people;
  }

  static async open(
    at: (seat: number) => string,
    driver: Driver,
    from: (seat: number) => string | undefined,
  ): Promise<OurTable> {
    const people: Person[] = [];
    for (let seat = 0; seat < SEATS; seat++) people.push(await Person.guest(at(seat), seat, from(seat)));
    const table = new OurTable(driver, people);
    const [host, ...others] = people as [Person, ...Person[]];
    const open = others.map(() => ({ kind: 'open' }));
    const wish = { game: 'high-tide', seats: [{ kind: 'me' }, ...open] };
    const { id } = await tableOf(host.post('/matches', wish));
    const { invite } = await host.post('/matches/' + id + '/invite');
    for (const other of others) await other.post('/join', { invite });
    await host.post(`/matches/${id}/start`);
    for (const person of people) await person.connect((data) => table.#told(person, data));
    table.#look(id);
    return table;
  }

  /** How long a message takes that the store has nothing to do with. */
  async ping(): Promise<number> {
    const [person] = this.#people as [Person];
    return person.ping();
  }

  #look(match: string): void {
    const last = this.#match;
    this.#match = match;
    this.#here = 0;
    for (const person of this.#people) {
      if (last !== '')
        person.send({ type: 'unwatch', match: last, viewer: (person.seat + SEATS - 1) % SEATS });
      person.send({ type: 'watch', match, viewer: person.seat });
    }
  }

  /** Only who has to act reads what is written. */
  #told(person: Person, data: Buffer): void {
    if (!isUpdate(data)) return this.#other(person, data);
    this.bytes += data.length;
    this.updates++;
    if (person.due !== undefined && data.includes('"ack":', data.length - 24)) {
      this.#driver.answered(person.due);
      person.due = undefined;
    }
    const isFirst = this.#here < SEATS && data.includes('"what":"nothing"');
    if (!isEmptyHanded(data)) this.#act(person, data);
    else if (person.seat === 0 && data.includes('"toAct":[],') && this.#isOfPresent(data))
      this.#driver.meanwhile(this.#again());
    if (isFirst && ++this.#here === SEATS) this.#first?.();
  }

  /** Reads no more than it needs: what is asked, and what may be answered. */
  #act(person: Person, data: Buffer): void {
    const match = this.#match;
    if (!this.#isOfPresent(data)) return;
    const end = data.toString('utf8', data.lastIndexOf('"asked":'));
    const { asked, legal } = JSON.parse(`{${end}`) as Pick<Update, 'asked' | 'legal'>;
    const turn = (due: number) => {
      person.due = due;
      const text = legal[Math.floor(Math.random() * legal.length)];
      person.send({ type: 'answer', match, seat: person.seat, asked, text });
    };
    // Nobody begins before everybody sees the table.
    if (this.#here < SEATS) this.#first = () => this.#driver.ready(turn);
    else this.#driver.ready(turn);
  }

  /** From another node, the end of the match before may come late. */
  #isOfPresent(data: Buffer): boolean {
    return data.toString('latin1', MATCH, MATCH + this.#match.length) === this.#match;
  }

  /** A rematch: everybody one seat on, at their own wish. */
  async #again(): Promise<void> {
    const [host, ...others] = this.#people as [Person, ...Person[]];
    const wish = { type: 'rematch', match: this.#match };
    const { id } = (JSON.parse(await host.ask(wish)) as { readonly table: YourTable }).table;
    await Promise.all(others.map((person) => person.ask(wish)));
    await host.ask({ type: 'start', match: id });
    for (const person of this.#people) person.seat = (person.seat + 1) % SEATS;
    this.#look(id);
  }

  #other(person: Person, data: Buffer): void {
    person.hear(data);
    if (data.includes('"type":"refused"')) this.#driver.fail(`refused: ${data.toString()}`);
  }
}

class Person {
  readonly #url: string;
  readonly #from: string | undefined;
  #cookie = '';
  #socket: LoadSocket | undefined;
  #sent = 0;
  seat: number;
  /** When the move that is under way was due. */
  due: number | undefined;
  /** What was asked, by number, and who waits for the answer. */
  readonly #asked = new Map<number, (text: string) => void>();

  private constructor(url: string, seat: number, from: string | undefined) {
    this.#url = url;
    this.#from = from;
    this.seat = seat;
  }

  static async guest(url: string, seat: number, from: string | undefined): Promise<Person> {
    const person = new Person(url, seat, from);
    await person.post('/guest', { name: `Player ${seat + 1}` });
    return person;
  }

  async connect(told: (data: Buffer) => void): Promise<void> {
    const url = `${this.#url}${SOCKET}`;
    const forwarded = this.#from === undefined ? '' : `X-Forwarded-For: ${this.#from}\r\n`;
    this.#socket = await LoadSocket.open(url, `Cookie: ${this.#cookie}\r\n${forwarded}`, told);
  }

  send(message: object): number {
    const id = ++this.#sent;
    this.#socket?.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Something else than a move. */
  ask(message: object): Promise<string> {
    return new Promise((resolve) => this.#asked.set(this.send(message), resolve));
  }

  hear(data: Buffer): void {
    if (this.#asked.size === 0) return;
    const id = Number(
      /"ack":(\d+)\}$/.exec(data.toString('latin1', Math.max(0, data.length - NEAR_THE_END)))?.[1],
    );
    this.#asked.get(id)?.(data.toString());
    this.#asked.delete(id);
  }

  async ping(): Promise<number> {
    const begun = performance.now();
    await this.ask({ type: 'ping' });
    return performance.now() - begun;
  }

  async post(path: string, body: object = {}): Promise<{ readonly [field: string]: unknown }> {
    const headers = {
      'content-type': 'application/json',
      cookie: this.#cookie,
      ...(this.#from === undefined ? {} : { 'x-forwarded-for': this.#from }),
    };
    return new Promise((resolve, reject) => {
      const asking = request(`${this.#url}${API}${path}`, { method: 'POST', agent, headers }, (answer) => {
        const [set] = answer.headers['set-cookie'] ?? [];
        if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(JSON.parse(text) as { readonly [field: string]: unknown });
          else reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        });
      });
      asking.on('error', reject);
      asking.end(JSON.stringify(body));
    });
  }
}

async function tableOf(answer: Promise<{ readonly [field: string]: unknown }>): Promise<YourTable> {
  return (await answer).table as YourTable;
}

const U = 'u'.charCodeAt(0);
const TYPE = '{"type":"'.length;
const MATCH = '{"type":"update","match":"'.length;

/** Of all messages only updates begin with this letter. */
function isUpdate(data: Buffer): boolean {
  return data[TYPE] === U;
}

/** Nothing to choose from: this stands near the end, except when the result of the match follows. */
function isEmptyHanded(data: Buffer): boolean {
  return data.includes('"legal":[]', -NEAR_THE_END) || data.includes('"legal":[]');
}
