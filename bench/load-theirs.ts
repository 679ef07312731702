import { type Driver, inParallel } from './load-driver.ts';
import { LoadSocket } from './load-socket.ts';

const SEATS = 4;
const AT_ONCE = 25;
/** Every message of the game's namespace begins so; what follows is JSON. */
const EVENT = '42/high-tide,';
const LEGAL = '"legal":';
const STATE_ID = '"_redo":[],"_stateID":';

/** The same people at tables of boardgame.io's server, speaking its protocol (socket.io's, over a WebSocket from the start). */
export async function openTheirs(url: string, tables: number, driver: Driver): Promise<TheirTable[]> {
  const opened: TheirTable[] = [];
  await inParallel(tables, AT_ONCE, async (n) => {
    opened.push(await TheirTable.open(url, `table-${n}`, driver));
  });
  return opened;
}

interface Choice {
  readonly move: string;
  readonly args: readonly unknown[];
}

export class TheirTable {
  readonly #driver: Driver;
  readonly #name: string;
  readonly #people: Person[] = [];
  #count = 0;
  #match = '';
  #here = 0;
  #first: (() => void) | undefined;
  bytes = 0;
  updates = 0;

  private constructor(name: string, driver: Driver) {
    this.#name = name;
    this.#driver = driver;
  }

  static async open(url: string, name: string, driver: Driver): Promise<TheirTable> {
    const table = new TheirTable(name, driver);
    for (let seat = 0; seat < SEATS; seat++) {
      const person: Person = await connect(url, seat, (data) => table.#told(person, data));
      table.#people.push(person);
    }
    table.#look();
    return table;
  }

  /** The server makes a match of this name when it is first asked for. */
  #look(): void {
    this.#match = `${this.#name}-${++this.#count}`;
    this.#here = 0;
    for (const person of this.#people) emit(person, ['sync', this.#match, `${person.seat}`, null, SEATS]);
  }

  /** Only who has to act reads what is written. */
  #told(person: Person, data: Buffer): void {
    const isFirst = data.includes('["sync"', EVENT.length);
    if (!isFirst && !data.includes('["update"', EVENT.length)) return;
    this.bytes += isFirst ? 0 : data.length;
    this.updates += isFirst ? 0 : 1;
    if (person.due !== undefined) {
      this.#driver.answered(person.due);
      person.due = undefined;
    }
    if (!data.includes('"legal":[]')) {
      this.#act(person, data);
    } else if (person.seat === 0 && data.includes('"gameover":')) this.#look();
    if (isFirst && ++this.#here === SEATS) this.#first?.();
  }

  /** Reads no more than it needs: the number of the state, and what may be done. */
  #act(person: Person, data: Buffer): void {
    const match = this.#match;
    if (!data.includes(`","${match}",`, EVENT.length)) return;
    const from = data.indexOf(LEGAL) + LEGAL.length;
    const to = data.indexOf('},"ctx":', from);
    const legal = JSON.parse(data.toString('utf8', from, to)) as readonly Choice[];
    const number = data.indexOf(STATE_ID, to) + STATE_ID.length;
    const stateID = Number.parseInt(data.toString('latin1', number, number + 10), 10);
    const turn = (due: number) => {
      person.due = due;
      const choice = legal[Math.floor(Math.random() * legal.length)];
      const playerID = `${person.seat}`;
      const payload = { type: choice?.move, args: choice?.args, playerID };
      emit(person, ['update', { type: 'MAKE_MOVE', payload }, stateID, match, playerID]);
    };
    // Nobody begins before everybody sees the table.
    if (this.#here < SEATS) this.#first = () => this.#driver.ready(turn);
    else this.#driver.ready(turn);
  }
}

interface Person {
  readonly socket: LoadSocket;
  readonly seat: number;
  due: number | undefined;
}

function emit(person: Person, event: readonly unknown[]): void {
  person.socket.send(EVENT + JSON.stringify(event));
}

async function connect(url: string, seat: number, told: (data: Buffer) => void): Promise<Person> {
  const welcome = Promise.withResolvers<void>();
  const socket = await LoadSocket.open(`${url}/socket.io/?EIO=4&transport=websocket`, '', (data) => {
    // 0: hello; 40: welcome to the namespace; 2: are you there? 42: an event.
    if (data[0] === 0x30) socket.send('40/high-tide,');
    else if (data[0] === 0x32) socket.send('3');
    else if (data[1] === 0x30) welcome.resolve();
    else told(data);
  });
  await welcome.promise;
  return { socket, seat, due: undefined };
}
