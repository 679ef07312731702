import type { Hint, HintQuestion, Assessment, Why } from '../../insight/index.ts';
import type { KeptHelp } from '../matches/kept.ts';
import type { PlayableTable } from '../session/playable.ts';
import { settings } from '../state/settings.svelte.ts';
import type { CoachClient } from './coach-client.ts';
import { givesAway, levelAt } from './thresholds.ts';

export type HintStep =
  | { readonly step: 'thinking' | 'none' }
  | { readonly step: 'nudge' | 'answer'; readonly hint: Hint };

/** A choice that gives much away, held back once. */
export interface SecondThought {
  readonly text: string;
  readonly behind: number;
  readonly unit: Assessment['unit'];
  /** What it costs in particular; undefined until it is known. */
  readonly why: Why | undefined;
}

/** The coach at a table: hints, second thoughts and chances. All thinking is done by its client's worker, from what the seat sees. */
export class TableCoach {
  hint = $state.raw<HintStep>();
  thought = $state.raw<SecondThought>();
  /** Everybody's shares of the win in the position last computed. */
  chances = $state.raw<readonly number[]>();
  readonly #table: () => PlayableTable;
  readonly #client: CoachClient;
  readonly #note: (kind: keyof KeptHelp) => void;
  #assessment: { readonly key: string; readonly assessment: Assessment | undefined } | undefined;
  /** The view whose chances were asked for last. */
  #estimated: unknown;
  /** The question whose hint was counted, and the one that was held back. */
  #hinted: string | undefined;
  #held: string | undefined;
  #counted = false;

  /** `note` is told of help that was given, so that a table on this device can remember it. */
  constructor(
    table: () => PlayableTable,
    client: CoachClient,
    note: (kind: keyof KeptHelp) => void = () => undefined,
  ) {
    this.#table = table;
    this.#client = client;
    this.#note = note;
  }

  /** Follows the table: to be called in an effect. Forgets what concerned another question, and thinks ahead if settings ask for it. */
  follow(): void {
    const key = this.#key;
    const { seat, view, settled } = this.#position;
    if (key !== this.#hinted) this.hint = undefined;
    if (key !== this.#held) this.thought = undefined;
    if (settings.thoughts && key !== undefined) void this.#assess(key);
    if (!settings.chances) this.chances = this.#estimated = undefined;
    else if (settled && seat !== undefined) void this.#estimate(view, seat);
  }

  /** Whether a hint can be asked for now. */
  get canHint(): boolean {
    return this.#key !== undefined && this.#table().legal.length > 1;
  }

  /** First where to look; asked again, the answer. */
  async ask(): Promise<void> {
    const key = this.#key;
    if (key === undefined || !this.canHint) return;
    if (this.hint?.step === 'nudge') return this.answer();
    if (this.hint && this.hint.step !== 'none') return;
    this.#hinted = key;
    this.hint = { step: 'thinking' };
    const hint = await this.#client.ask('hint', this.#question(), () => this.#key === key);
    if (this.#key !== key || this.#hinted !== key) return;
    this.hint = hint ? { step: 'nudge', hint } : { step: 'none' };
    if (hint) this.#note('hints');
  }

  answer(): void {
    if (this.hint?.step === 'nudge') this.hint = { step: 'answer', hint: this.hint.hint };
  }

  close(): void {
    this.hint = undefined;
  }

  /** The choice that was held back is decided on. */
  forget(): void {
    this.thought = undefined;
  }

  /** Whether this choice is held back for second thoughts: once a question, and only if its assessment is known in time. */
  holds(text: string): boolean {
    const key = this.#key;
    const assessment = this.#assessment?.key === key ? this.#assessment?.assessment : undefined;
    if (!settings.thoughts || key === undefined || !assessment || this.#held === key) return false;
    const behind = givesAway(assessment, text, levelAt(this.#table().people));
    const best = assessment.choices[0];
    if (behind === undefined || !best) return false;
    this.#held = key;
    this.thought = { text, behind, unit: assessment.unit, why: undefined };
    void this.#explain(key, text, best.text);
    this.#note('thoughts');
    return true;
  }

  /** Identifies the open question; undefined if nothing is asked. */
  get #key(): string | undefined {
    const { phase, question, story } = this.#table();
    return phase.type === 'asking' ? `${phase.seat} ${question} ${story.length}` : undefined;
  }

  get #position(): { readonly view: unknown; readonly seat: number | undefined; readonly settled: boolean } {
    const { shown, phase } = this.#table();
    const { viewer, view } = shown;
    const settled = phase.type === 'asking' || phase.type === 'waiting' || phase.type === 'over';
    return { view, seat: typeof viewer === 'number' ? viewer : undefined, settled };
  }

  #question(): HintQuestion {
    const table = this.#table();
    const { seat = 0, view } = this.#position;
    return { game: table.game.id, view: $state.snapshot(view), seat, legal: [...table.legal] };
  }

  async #assess(key: string): Promise<void> {
    if (this.#assessment?.key === key || this.#table().legal.length < 2) return;
    this.#assessment = { key, assessment: undefined };
    const assessment = await this.#client.ask('assess', this.#question(), () => this.#key === key);
    if (assessment && this.#key === key) this.#assessment = { key, assessment };
  }

  async #explain(key: string, worse: string, better: string): Promise<void> {
    const why = await this.#client.ask('why', { ...this.#question(), better, worse });
    if (this.thought && this.#held === key) this.thought = { ...this.thought, why };
  }

  async #estimate(view: unknown, seat: number): Promise<void> {
    const { game, people } = this.#table();
    if (this.#estimated === view) return;
    this.#estimated = view;
    const ask = { game: game.id, view: $state.snapshot(view), seat, seats: people.length };
    const current = (): boolean => this.#table().shown.view === view;
    const chances = await this.#client.ask('chances', ask, current);
    if (!chances || !current()) return;
    this.chances = chances;
    if (this.#counted) return;
    this.#counted = true;
    this.#note('chances');
  }
}
