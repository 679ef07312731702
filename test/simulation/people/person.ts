import { type FastRng, pickOne } from '../../../src/engine/rng.ts';
import { Machine } from '../world/machine.ts';
import { Browser, send, type Surroundings } from './browser.ts';
import { Program } from './program.ts';

/** How long somebody thinks, at most, in milliseconds. */
const LONGEST_THOUGHT = 1500;

/** Somebody with one or two devices, who plays without thinking and changes their mind. */
export class Person {
  readonly name: string;
  readonly #around: Surroundings;
  readonly #rng: FastRng;
  readonly #machine: Machine;
  #cookie = '';
  #browsers: Browser[] = [];
  #program: Program | undefined;
  #match: string | undefined;
  #isPlaying = true;
  #isGone = false;
  /** Whether people also leave, pause, hide and freeze their pages. */
  isRestless = true;

  constructor(around: Surroundings, name: string) {
    this.#around = around;
    this.name = name;
    this.#rng = around.world.rng();
    this.#machine = new Machine(around.world, name);
    this.#think();
    this.#fidget();
  }

  /** The table this person looks at. */
  get match(): string | undefined {
    return this.#match;
  }

  get browsers(): readonly Browser[] {
    return this.#browsers;
  }

  /** Makes a session; tries until it has one. */
  async enter(): Promise<void> {
    while (this.#cookie === '' && !this.#isGone) {
      const answer = await this.#request('POST', '/guest', { name: this.name });
      if (answer?.cookie === undefined) await this.#sleep(500);
      else this.#cookie = answer.cookie;
    }
  }

  /** From now on a program plays for this person. */
  async letAProgramPlay(): Promise<void> {
    const made = await this.insist('/tokens', { name: 'program' });
    const token = made?.['token'];
    if (typeof token === 'string') this.#program = new Program(this.#around, `${this.name}'s program`, token);
  }

  /** Asks the server for something until it says yes or `enough` says that it is true already; undefined once gone. */
  async insist(
    path: string,
    body: unknown,
    enough: (answer: Record<string, unknown>) => Promise<boolean> = async () => false,
  ): Promise<Record<string, unknown> | undefined> {
    while (!this.#isGone) {
      const given: unknown = typeof body === 'function' ? body() : body;
      const answer = await this.#request('POST', path, given);
      if (answer && !('refused' in answer)) return answer;
      if (await enough(answer ?? {})) return {};
      await this.#sleep(300 + this.#rng.below(700));
    }
    return undefined;
  }

  ask(path: string, body: unknown = {}): Promise<Record<string, unknown> | undefined> {
    return this.#request('POST', path, body);
  }

  read(path: string): Promise<Record<string, unknown> | undefined> {
    return this.#request('GET', path);
  }

  async table(
    match: string,
  ): Promise<{ readonly status: string; readonly yours: readonly number[] } | undefined> {
    const answer = await this.read(`/matches/${match}`);
    return answer?.['table'] as { status: string; yours: readonly number[] } | undefined;
  }

  /** Looks every second or so until it is so; false once gone. */
  async until(look: () => Promise<boolean> | boolean): Promise<boolean> {
    while (!this.#isGone) {
      if (await look()) return true;
      await this.#sleep(300 + this.#rng.below(900));
    }
    return false;
  }

  /** A page of this person shows that the match is over. */
  sees(match: string): boolean {
    return this.#browsers.some(({ visit }) => visit?.match === match && visit.play?.phase.type === 'over');
  }

  /** Looks at this table from now on, on every device. */
  goTo(match: string): void {
    this.#match = match;
    if (this.#program) return;
    if (this.#browsers.length === 0) this.#openBrowser();
    for (const browser of this.#browsers) browser.look(match);
  }

  /** Comes back to the table, with every device awake and in front. */
  attend(): void {
    this.isRestless = false;
    for (const browser of this.#browsers) {
      browser.isHidden = false;
      browser.wake();
    }
    if (this.#match !== undefined && this.#browsers.length === 0 && !this.#program) this.#openBrowser();
    if (this.#match !== undefined) {
      void this.ask(`/matches/${this.#match}/return`);
      // Whoever was told that there is nothing to see tries again.
      for (const browser of this.#browsers)
        if (browser.visit?.refusal !== undefined) browser.look(this.#match);
    }
  }

  /** Makes no more moves. */
  rest(): void {
    this.#isPlaying = false;
    if (this.#program) this.#program.isPlaying = false;
  }

  leave(): void {
    this.#isGone = true;
    this.#machine.switchOff();
    for (const browser of this.#browsers) browser.close();
    this.#browsers = [];
    this.#program?.close();
  }

  #openBrowser(): void {
    const browser = new Browser(
      this.#around,
      `${this.name}'s page ${this.#browsers.length + 1}`,
      () => this.#cookie,
    );
    this.#browsers.push(browser);
    if (this.#match !== undefined) browser.look(this.#match);
  }

  #think(): void {
    this.#machine.after(50 + this.#rng.below(LONGEST_THOUGHT), () => {
      this.#think();
      if (this.#isPlaying) for (const browser of this.#browsers) if (!browser.isFrozen) this.#act(browser);
    });
  }

  #act({ visit, socket }: Browser): void {
    const play = visit?.play;
    if (!visit || !play) return;
    const { recap, phase } = play;
    if (recap && !recap.running) play.dismiss();
    if (phase.type === 'cover') play.uncover();
    const luck = this.#rng.below(100);
    const seat = visit.table?.yours[0];
    if (luck < 2 && seat !== undefined) {
      const text = `wave ${this.#rng.word()}`;
      void this.#say(socket, visit.match, seat, text);
    }
    if (luck > 92 && play.undoer !== undefined) return void play.undo();
    const asking = play.phase;
    if (asking.type === 'asking' && play.legal.length > 0 && !play.sending)
      void play.choose(pickOne(play.legal, this.#rng));
  }

  async #say(socket: Browser['socket'], match: string, seat: number, text: string): Promise<void> {
    const reply = await socket.chat(match, seat, text);
    if (!('refused' in reply)) this.#around.witness.of(match).said.push(text);
  }

  /** What people do besides playing. */
  #fidget(): void {
    this.#machine.after(500 + this.#rng.below(6000), () => {
      this.#fidget();
      if (this.isRestless && this.#match !== undefined && !this.#program) this.#doSomething(this.#match);
    });
  }

  #doSomething(match: string): void {
    const browser = this.#browsers[this.#rng.below(Math.max(1, this.#browsers.length))];
    const seat = browser?.visit?.table?.yours[0] ?? 0;
    switch (this.#rng.below(12)) {
      case 0:
        return browser?.freeze();
      case 1:
      case 2:
        return this.#browsers.forEach((each) => each.wake());
      case 3:
        if (browser) browser.isHidden = !browser.isHidden;
        return undefined;
      case 4:
        if (this.#browsers.length < 2) this.#openBrowser();
        return undefined;
      case 5:
        browser?.close();
        this.#browsers = this.#browsers.filter((each) => each !== browser);
        return undefined;
      case 6:
        return void this.ask(`/matches/${match}/pause`, { seat, on: true });
      case 7:
      case 8:
        return void this.ask(`/matches/${match}/pause`, { seat, on: false });
      case 9:
        return void this.ask(`/matches/${match}/leave`);
      case 10:
        return void this.ask(`/matches/${match}/return`);
      default:
        return browser?.look(match);
    }
  }

  #request(method: 'GET' | 'POST', path: string, body?: unknown) {
    const headers = this.#cookie === '' ? {} : { cookie: this.#cookie };
    return send(this.#around, this.#machine, this.#rng, { method, path, body, headers });
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.#machine.after(milliseconds, resolve));
  }
}
