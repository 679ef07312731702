import type { AnyGame, Result, Seat, Viewer } from '../../engine/game.ts';
import type { News, Update, YourTable } from '../../wire/server.ts';
import type { Person } from '../boards/board.ts';
import { isPerson, persons } from './perspectives.ts';
import { foresee, type Foreseen } from './outcome.ts';
import { type Declined, declined, type Phase, type PlayableTable, type Told } from './playable.ts';
import { Reactive } from './reactive.ts';
import { totalLength } from './telling/movements.ts';
import { type Pacing, type Past, type Picture, Show, type Shown, sourceOf } from './show.ts';
import type { OnlineTableNeeds, Recap } from './online-needs.ts';
import { pictureOf, ViewerStates, type Sent } from './viewer-states.ts';
import { peopleOf } from '../net/table/people.ts';
import type { Seen } from './seen.ts';
import { Stories } from './stories.ts';

/** A recap takes at most about this long, however much was missed, in ms. */
const LONGEST_RECAP = 7000;
/** The same step arrives once per viewer on this device; updates within this many ms are shown together. */
const GATHER = 20;
/** How long to wait for the next ply of a bot, so that its turn is shown as a whole, in ms. */
const BOT_PATIENCE = 400;

/** A match on the server: shows the updates it sends, asks the people on this device, and sends their choices. */
export class OnlineTable implements PlayableTable {
  readonly game: AnyGame;
  readonly #needs: OnlineTableNeeds;
  readonly #show: Show;
  readonly #reactive = new Reactive();
  readonly #viewers: ViewerStates;
  readonly #incoming = new Map<Viewer, Update[]>();
  readonly #stories = new Stories();
  #table: YourTable;
  #phase: Phase = { type: 'showing' };
  #current: Update;
  /** How many events of the current update are not shown yet. */
  #untold = 0;
  #recap: Recap | undefined;
  /** Called when an update comes in. */
  #arrived: (() => void) | undefined;
  #dismiss: (() => void) | undefined;
  #sent: Sent | undefined;
  #lastDecider: Seat | undefined;
  #pumping = false;
  /** The number of the question that was put last. */
  #asked = 0;
  #gathering: (() => void) | undefined;
  #pace = 1;
  #closed = false;

  /** `firsts` holds the first update of each viewer on this device; `seen` is what a sole viewer had seen before. */
  constructor(table: YourTable, firsts: readonly Update[], needs: OnlineTableNeeds, seen?: Seen) {
    const [first] = firsts;
    if (!first) throw new Error('a table without an update cannot be shown');
    this.game = needs.game;
    this.#needs = needs;
    this.#table = table;
    this.#viewers = new ViewerStates(peopleOf(table), firsts);
    for (const update of firsts) this.#stories.take(update);
    if (seen?.own !== undefined) this.#stories.decided(first.viewer, seen.own);
    const missed = first.missed?.flatMap(({ events }) => events) ?? [];
    const knows = firsts.length === 1 && seen?.view !== undefined && missed.length > 0;
    const eyes = firsts.length === 1 ? first : (this.#viewers.of('public') ?? first);
    this.#current = eyes;
    const pacing: Pacing = { ...needs.pacing, scale: () => needs.pacing.scale() * this.#pace };
    const start = knows ? { ...pictureOf(first), view: seen.view } : pictureOf(eyes);
    this.#show = new Show({ ...start, events: [] }, pacing, () => this.#reactive.changed());
    if (knows) this.#recap = { events: missed, told: 0, running: !needs.still() };
  }

  get people(): readonly Person[] {
    this.#reactive.read();
    return this.#viewers.people;
  }
  get table(): YourTable {
    this.#reactive.read();
    return this.#table;
  }
  get commitment(): string {
    return this.#table.commitment;
  }
  get shown(): Shown {
    this.#reactive.read();
    return this.#show.shown;
  }
  get phase(): Phase {
    this.#reactive.read();
    return this.#phase;
  }
  get viewer(): Viewer {
    return this.shown.viewer;
  }
  get story(): readonly Told[] {
    this.#reactive.read();
    return this.#stories.told(this.#current, this.#untold);
  }
  get toAct(): readonly Seat[] {
    this.#reactive.read();
    return this.#current.toAct;
  }
  get answered(): readonly Seat[] {
    this.#reactive.read();
    return this.#current.chosen;
  }
  get result(): Result | undefined {
    return this.phase.type === 'over' ? this.#current.result : undefined;
  }
  get legal(): readonly string[] {
    const phase = this.phase;
    return phase.type === 'asking' ? (this.#viewers.of(phase.seat)?.legal ?? []) : [];
  }
  get question(): number {
    const phase = this.phase;
    return phase.type === 'asking' ? (this.#viewers.of(phase.seat)?.asked ?? 0) : 0;
  }
  /** A guess: only the server knows whether an undo is possible, and says why not. */
  get undoer(): Seat | undefined {
    this.#reactive.read();
    const { type } = this.#phase;
    if (this.#pumping || type === 'showing' || type === 'over' || this.#sent) return undefined;
    const { sealed, people } = this.#viewers;
    const last = this.#lastDecider;
    if (sealed.length > 0) return last !== undefined && sealed.includes(last) ? last : sealed.at(-1);
    return last ?? persons(people)[0];
  }
  /** A choice has been sent and is not acknowledged as stored yet. */
  get sending(): boolean {
    this.#reactive.read();
    return this.#sent !== undefined;
  }
  get recap(): Recap | undefined {
    this.#reactive.read();
    return this.#recap;
  }
  /** What happened since this device's last decision, as its viewer sees it. */
  get sinceMine(): readonly unknown[] {
    this.#reactive.read();
    return this.#stories.sinceOwn(this.#current.viewer);
  }

  outcome(text: string): Foreseen | undefined {
    const { viewer, view } = this.shown;
    return viewer === 'public' ? undefined : foresee(this.game, view, viewer, text);
  }

  isFinal(text: string): boolean {
    const foreseen = this.outcome(text);
    if (foreseen === undefined || foreseen.reveals) return true;
    if (this.#viewers.isSealed()) {
      const { toAct, chosen } = this.#current;
      return toAct.every((seat) => seat === this.viewer || chosen.includes(seat));
    }
    return !foreseen.toAct.some((seat) => isPerson(this.#viewers.people, seat));
  }

  /** Starts showing and asking, once the screen is mounted. */
  open(): void {
    if (this.#recap) return void this.#tellMissed();
    this.#note();
    return this.#go();
  }

  /** Takes over changed seats, presence or status. */
  arrange(table: YourTable): void {
    this.#table = table;
    this.#viewers.people = peopleOf(table);
    if (!this.#pumping) this.#ask();
    this.#reactive.changed();
  }

  /** Takes an update: something has happened and is stored. */
  receive(update: Update): void {
    const { viewer } = update;
    this.#viewers.see(update);
    if (this.#pumping && this.#phase.type === 'asking' && !this.#isStillAsked())
      this.#set({ type: 'showing' });
    this.#stories.take(update);
    this.#incoming.set(viewer, [...(this.#incoming.get(viewer) ?? []), update]);
    this.#gathering?.();
    this.#arrived?.();
    if (!this.#viewers.shared) this.#go();
    else this.#gathering = this.#needs.after(GATHER, () => this.#go());
  }

  /** Takes the whole story of this viewer. */
  recount(viewer: Viewer, story: readonly News[]): void {
    this.#stories.add(viewer, story);
    this.#reactive.changed();
  }

  async choose(text: string, byItself = false): Promise<Declined | undefined> {
    const phase = this.#phase;
    if (phase.type !== 'asking' || this.#sent) return { refused: 'not-your-turn' };
    if (!byItself) this.#show.decided();
    const { seat } = phase;
    const asked = this.question;
    this.#sent = { seat, asked };
    this.#set({ type: 'waiting' });
    const reply = await this.#needs.wire.answer(this.#table.id, seat, asked, text);
    this.#sent = undefined;
    if (!('refused' in reply)) this.#decided(seat, byItself);
    if (!this.#pumping) this.#ask();
    return declined(reply);
  }

  async undo(): Promise<Declined | undefined> {
    const seat = this.undoer;
    if (seat === undefined) return { refused: 'undo-nothing' };
    const asked = this.#viewers.of(seat)?.asked ?? 0;
    return declined(await this.#needs.wire.undo(this.#table.id, seat, asked));
  }

  uncover(): void {
    if (this.#phase.type !== 'cover') return;
    this.#look(this.#phase.seat);
    this.#set({ type: 'asking', seat: this.#phase.seat });
  }

  /** Skips to the end of everything that has arrived. */
  hurry(): void {
    this.#show.hurry();
  }

  get past(): readonly Past[] {
    this.#reactive.read();
    return this.#show.past;
  }

  async again(movement: Shown): Promise<void> {
    if (this.#phase.type !== 'asking' || this.#pumping) return;
    this.#set({ type: 'showing' });
    await this.#show.again(movement);
    if (!this.#pumping && !this.#closed) this.#ask();
  }

  hold(held: boolean): void {
    this.#show.hold(held);
  }

  /** Ends the recap. */
  dismiss(): void {
    this.#show.hurry();
    this.#dismiss?.();
  }

  retry(): void {
    this.#ask();
  }

  close(): void {
    this.#closed = true;
    this.#gathering?.();
    this.#show.close();
    this.#dismiss?.();
  }

  async #tellMissed(): Promise<void> {
    this.#pumping = true;
    const recap = this.#recap as Recap;
    const dismissed = new Promise<void>((resolve) => {
      this.#dismiss = resolve;
    });
    const first = this.#current;
    if (recap.running) {
      const { pacing } = this.#needs;
      const usual = totalLength(recap.events, (event) => pacing.part(event)) * pacing.scale();
      this.#pace = Math.min(1, LONGEST_RECAP / Math.max(1, usual));
      await this.#show.run(sourceOf([{ ...pictureOf(first), events: recap.events }]), (movement) => {
        this.#recap = this.#recap && { ...this.#recap, told: this.#recap.told + movement.length };
      });
      this.#pace = 1;
    } else {
      this.#show.jump(pictureOf(first));
    }
    this.#recap = { ...recap, told: recap.events.length, running: false };
    this.#reactive.changed();
    await dismissed;
    this.#recap = undefined;
    this.#note();
    this.#pumping = false;
    this.#go();
  }

  #go(): void {
    if (this.#pumping || this.#closed) return;
    if (this.#hasNews()) void this.#pump();
    else this.#ask();
  }

  #hasNews(): boolean {
    return (this.#incoming.get(this.#onlooker())?.length ?? 0) > 0;
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    const source = { next: () => this.#nextPicture(), soon: () => this.#soon() };
    while (this.#hasNews() && !this.#closed) {
      await this.#show.run(source, (movement) => {
        this.#untold -= movement.length;
        this.#needs.told(movement);
      });
      await this.#show.drawn();
    }
    this.#untold = 0;
    this.#note();
    this.#pumping = false;
    if (!this.#closed) this.#ask();
  }

  #nextPicture(): Picture | undefined {
    const viewer = this.#onlooker();
    const incoming = this.#incoming.get(viewer) ?? [];
    const same = viewer === this.#current.viewer;
    // After a change of viewer only the latest step is shown; the earlier ones have been seen.
    const update = same ? incoming.shift() : incoming.at(-1);
    if (!update || this.#closed) return undefined;
    if (!same) incoming.length = 0;
    const undone = update.what === 'undo' || update.missed?.some(({ what }) => what === 'undo');
    // Shuffling and dealing at the start is shown at once: people who open a table want to play, not to wait.
    const opening = this.#current.seq === 0;
    const events = undone || opening ? [] : (update.missed?.flatMap((news) => news.events) ?? update.events);
    this.#current = update;
    this.#untold += events.length;
    if (events.length > 0 && !this.#isStillAsked()) this.#set({ type: 'showing' });
    return { ...pictureOf(update), events };
  }

  /** Waits a little for the next update if only bots are asked. */
  async #soon(): Promise<boolean> {
    const { toAct, chosen } = this.#current;
    const asked = toAct.filter((seat) => !chosen.includes(seat));
    if (asked.length === 0 || asked.some((seat) => isPerson(this.#viewers.people, seat))) return false;
    if (this.#closed) return false;
    const arrival = new Promise<void>((resolve) => {
      this.#arrived = resolve;
    });
    await Promise.race([arrival, this.#needs.pacing.sleep(BOT_PATIENCE)]);
    this.#arrived = undefined;
    return true;
  }

  /** True if the person now choosing has still to answer the same question: the screen then shows only the others' answers and lets them go on choosing. */
  #isStillAsked(): boolean {
    if (this.#phase.type !== 'asking') return false;
    const { seat } = this.#phase;
    const open = this.#current.viewer === seat && this.#viewers.next(this.#sent) === seat;
    return open && this.#viewers.of(seat)?.asked === this.#asked;
  }

  /** Asks the next person on this device who owes an answer to the open question. */
  #ask(): void {
    if (this.#recap) return;
    if (this.#current.toAct.length === 0) return this.#set({ type: 'over' });
    const seat = this.#viewers.next(this.#sent);
    if (seat === undefined) {
      this.#look(this.#onlooker());
      return this.#set({ type: 'waiting' });
    }
    if (this.#viewers.needsCover(seat, this.#show.shown.viewer)) {
      this.#look('public');
      return this.#set({ type: 'cover', seat });
    }
    this.#look(seat);
    this.#set({ type: 'asking', seat });
  }

  #onlooker(): Viewer {
    return this.#viewers.onlooker(this.#current.viewer, this.#viewers.next(this.#sent));
  }

  #look(viewer: Viewer): void {
    const update = this.#viewers.of(viewer);
    if (!update || this.#current === update) return;
    const incoming = this.#incoming.get(viewer);
    if (incoming) incoming.length = 0;
    this.#current = update;
    this.#show.jump({ ...pictureOf(update), events: [] });
  }

  #decided(seat: Seat, byItself: boolean): void {
    this.#lastDecider = seat;
    if (byItself) return;
    for (const viewer of [seat, 'public'] as const)
      this.#stories.decided(viewer, this.#viewers.of(viewer)?.seq ?? 0);
    this.#note();
  }

  #note(): void {
    const { viewer, seq, view } = this.#current;
    const own = this.#stories.own(viewer);
    const { shared } = this.#viewers;
    this.#needs.noted(viewer, { seq, ...(shared ? {} : { view }), ...(own === undefined ? {} : { own }) });
  }

  #set(phase: Phase): void {
    if (phase.type === 'asking') this.#asked = this.#viewers.of(phase.seat)?.asked ?? 0;
    this.#phase = phase;
    this.#reactive.changed();
  }
}
