import { type Driver, inParallel } from './load-driver.ts';
import { LoadSocket } from './load-socket.ts';

const SEATS = 4;
const AT_ONCE = 25;
/** A move of ours is stored in about as many bytes. */
const MOVE = 'x'.repeat(100);

/** The same people at tables of the bare server: they move in turn, and each move is shown to all four. */
export async function openBare(url: string, tables: number, driver: Driver): Promise<BareTable[]> {
  const opened: BareTable[] = [];
  await inParallel(tables, AT_ONCE, async (n) => {
    opened.push(await BareTable.open(`${url}/${n}`, driver));
  });
  return opened;
}

interface Person {
  readonly seat: number;
  socket: LoadSocket | undefined;
  /** Updates told so far. */
  told: number;
  /** The move under way: when it was due, and the number of the update that shows it. */
  move: { readonly due: number; readonly shownBy: number } | undefined;
}

export class BareTable {
  readonly #driver: Driver;
  readonly #people: Person[] = [];
  #moves = 0;
  bytes = 0;
  updates = 0;

  private constructor(driver: Driver) {
    this.#driver = driver;
  }

  static async open(url: string, driver: Driver): Promise<BareTable> {
    const table = new BareTable(driver);
    for (let seat = 0; seat < SEATS; seat++) {
      const person: Person = { seat, socket: undefined, told: 0, move: undefined };
      person.socket = await LoadSocket.open(url, '', (data) => table.#told(person, data.length));
      table.#people.push(person);
    }
    table.#act(table.#people[0] as Person);
    return table;
  }

  #told(person: Person, bytes: number): void {
    this.bytes += bytes;
    this.updates++;
    person.told++;
    if (person.move?.shownBy === person.told) {
      this.#driver.answered(person.move.due);
      person.move = undefined;
    }
    // Whoever is next moves when it has been told of the last move.
    if (person.told === this.#moves && person.seat === this.#moves % SEATS) this.#act(person);
  }

  #act(person: Person): void {
    this.#driver.ready((due) => {
      person.move = { due, shownBy: ++this.#moves };
      person.socket?.send(MOVE);
    });
  }
}
