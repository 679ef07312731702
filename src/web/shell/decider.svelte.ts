import { untrack } from 'svelte';
import { seenBy } from '../../engine/match.ts';
import type { Choice } from '../boards/board.ts';
import { DISCREET, GLANCE, isDiscreet, onlyAnswer } from '../session/telling/forced.ts';
import { partsOf, speedScale } from '../session/pacing.ts';
import type { PlayableTable } from '../session/playable.ts';
import { announce } from '../state/announcer.svelte.ts';
import { hear } from '../state/hear.ts';
import { change, settings } from '../state/settings.svelte.ts';
import { t } from '../text/current.svelte.ts';
import { choicesOf } from './choices.ts';
import { asksFirst, turnMark } from './confirming.ts';
import type { Stage } from './stage.ts';

/** So many choices are played in advance to know whether they can be taken back. */
const MOST_TRIED = 30;

export interface DeciderNeeds {
  readonly table: () => PlayableTable;
  readonly stage: () => Stage;
  /** Somebody is reading something else. */
  readonly paused: () => boolean;
  /** Also what has one answer only is asked. */
  readonly asksAll: () => boolean;
  /** Says why something was refused. */
  refused(sentence: string): void;
  /** The same for a reason that is not in the rules: a code of the table's own. */
  readonly refusedCode: () => ((code: string) => void) | undefined;
}

/** How the person at the table comes to a decision: pointing, selecting, confirming, taking back. Made while a component is. */
export class Decider {
  readonly #needs: DeciderNeeds;
  #selected = $state<string>();
  pointed = $state<string>();
  /** A choice has been made and leaves this device in a moment. */
  leaving = $state(false);
  /** The question that stands although it has one answer only: somebody has taken back what led to it. */
  #standing = $state<string>();
  #takenBack = false;
  #asked: string | undefined;
  #askedAt = 0;
  /** The turn in which something was confirmed last. */
  #confirmedIn: number | undefined;

  readonly choices: readonly Choice[] = $derived.by(() => {
    const { phase, legal } = this.#table;
    return phase.type === 'asking' && !this.leaving ? choicesOf(this.#needs.stage(), phase.seat, legal) : [];
  });
  /** The selection holds as long as it can still be chosen. */
  readonly chosen = $derived(
    this.choices.some(({ text }) => text === this.#selected) ? this.#selected : undefined,
  );
  readonly final = $derived(this.chosen !== undefined && this.#table.isFinal(this.chosen));
  /** Whether nothing of what can be chosen could be taken back; where there is one choice, or very many, nobody asks. */
  readonly allFinal = $derived(
    this.choices.length > 1 &&
      this.choices.length <= MOST_TRIED &&
      this.choices.every(({ text }) => this.#table.isFinal(text)),
  );
  readonly #question = $derived.by(() => {
    const { phase, question } = this.#table;
    return phase.type === 'asking' ? `${phase.seat} ${question}` : undefined;
  });
  /** The only answer, which is given by itself. */
  readonly only = $derived.by(() => {
    const stands = this.#question === undefined || this.#question === this.#standing;
    return settings.askAll || this.#needs.asksAll() || stands || this.leaving
      ? undefined
      : onlyAnswer(this.#table);
  });

  constructor(needs: DeciderNeeds) {
    this.#needs = needs;
    // A new question starts without a selection and is heard. The same question, after somebody else's answer to it was
    // shown, finds the selection as it was left.
    $effect(() => {
      const question = this.#question;
      if (question !== undefined && question !== this.#asked) untrack(() => this.#ask(question));
    });
    // What has one answer is done by itself, once it has been seen.
    $effect(() => {
      const text = this.only;
      if (text === undefined || needs.paused()) return;
      const waiting = setTimeout(() => void this.#play(text, true), GLANCE * speedScale());
      return () => clearTimeout(waiting);
    });
  }

  get #table(): PlayableTable {
    return this.#needs.table();
  }

  select(text: string | undefined): void {
    if (text === undefined) {
      this.#selected = undefined;
    } else if (!this.choices.some((choice) => choice.text === text)) {
      this.#explain(text);
    } else if (text === this.chosen) {
      // Choosing the same again is as good as confirming.
      this.confirm();
    } else if (this.#asksFirst(text)) {
      this.#selected = text;
      void hear('tap');
    } else {
      void this.#play(text);
    }
  }

  confirm(): void {
    if (this.chosen === undefined) return;
    this.#confirmedIn = this.#turn();
    const { id } = this.#needs.stage().setting.game;
    change({ confirmed: { ...settings.confirmed, [id]: (settings.confirmed[id] ?? 0) + 1 } });
    void this.#play(this.chosen);
  }

  async undo(): Promise<void> {
    const table = this.#table;
    if (table.undoer === undefined) return this.#needs.refused(t().play.cannotUndo);
    this.#takenBack = true;
    let refusal = await table.undo();
    // What was done by itself is taken back together with the decision before it.
    while (!refusal && onlyAnswer(table) !== undefined && table.undoer !== undefined)
      refusal = await table.undo();
    const tellCode = this.#needs.refusedCode();
    if (refusal && tellCode) tellCode(refusal.refused);
    else if (refusal) this.#needs.refused(t().play.cannotUndo);
    else announce(t().play.undone);
  }

  #ask(question: string): void {
    this.#asked = question;
    this.#askedAt = Date.now();
    this.#selected = undefined;
    this.pointed = undefined;
    if (this.#takenBack) this.#standing = question;
    this.#takenBack = false;
    if (this.only === undefined) void hear('turn');
  }

  #asksFirst(text: string): boolean {
    return asksFirst({
      confirm: settings.confirm,
      final: this.#table.isFinal(text),
      choices: this.choices.length,
      confirmed: settings.confirmed[this.#needs.stage().setting.game.id] ?? 0,
      thisTurn: this.#confirmedIn === this.#turn(),
    });
  }

  #turn(): number {
    const { phase, story, viewer } = this.#table;
    const { setting, cast } = this.#needs.stage();
    const part = partsOf(
      setting.board,
      () => setting.words,
      () => cast,
    );
    const events = story.map(({ emitted }) => seenBy(emitted, viewer));
    return turnMark(events, phase.type === 'asking' ? phase.seat : -1, part);
  }

  async #play(text: string, byItself = false): Promise<void> {
    void hear('place');
    await this.#discretion();
    const refusal = await this.#table.choose(text, byItself);
    if (!refusal) return;
    const tellCode = this.#needs.refusedCode();
    if (refusal.refused !== 'illegal' && tellCode) tellCode(refusal.refused);
    else this.#explain(text);
  }

  /** Why this cannot be chosen now. */
  #explain(text: string): void {
    const { phase } = this.#table;
    const { setting, shown, cast } = this.#needs.stage();
    if (phase.type === 'asking')
      this.#needs.refused(setting.words.refusal(shown.view, phase.seat, text, cast));
  }

  /** Waits where others could learn something from a quick answer. */
  async #discretion(): Promise<void> {
    const rest = this.#askedAt + DISCREET - Date.now();
    const { setting, shown } = this.#needs.stage();
    if (rest <= 0 || !isDiscreet(this.#table, setting.board.hidden?.(shown.view) ?? false)) return;
    this.leaving = true;
    await new Promise((resolve) => {
      setTimeout(resolve, rest);
    });
    this.leaving = false;
  }
}
