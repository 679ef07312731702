import { untrack } from 'svelte';
import { seenBy } from '../../../engine/match.ts';
import type { Choice } from '../../boards/board.ts';
import { PRIVATE_DELAY, FORCED_DELAY, revealsBySpeed, onlyAnswer } from '../../session/telling/forced.ts';
import { partsOf, speedScale } from '../../session/pacing.ts';
import type { PlayableTable } from '../../session/playable.ts';
import { announce } from '../../state/announcer.svelte.ts';
import { playSound } from '../../state/play-sound.ts';
import { steady } from '../../state/steady.ts';
import { change, settings } from '../../state/settings.svelte.ts';
import { t } from '../../text/current.svelte.ts';
import { choicesOf } from './choices.ts';
import { needsConfirmation, turnKey } from './confirming.ts';
import type { Stage } from '../stage.ts';

/** With more choices than this they are not all played in advance to find out whether they can be undone. */
const MOST_TRIED = 30;
const NONE: readonly Choice[] = [];

export interface ChoiceControllerNeeds {
  readonly table: () => PlayableTable;
  readonly stage: () => Stage;
  /** True while a dialog is open. */
  readonly paused: () => boolean;
  /** Also ask where there is only one legal answer. */
  readonly asksAll: () => boolean;
  /** Whether a choice is held back for now: then nothing is played. */
  readonly holds: (text: string) => boolean;
  /** Shows why a move was refused. */
  refused(sentence: string): void;
  /** The same for a refusal code that does not come from the rules. */
  readonly refusedCode: () => ((code: string) => void) | undefined;
}

/** Controller of a person's choices: selecting, confirming, undoing. Create it during component initialisation: it uses effects. */
export class ChoiceController {
  readonly #needs: ChoiceControllerNeeds;
  #selected = $state<string>();
  pointed = $state<string>();
  /** A choice has been made and will be sent in a moment. */
  leaving = $state(false);
  /** A question that is asked although it has only one answer, because an undo led back to it. */
  #standing = $state<string>();
  #takenBack = false;
  #asked: string | undefined;
  #askedAt = 0;
  /** The turn of the last confirmation. */
  #confirmedIn: number | undefined;

  readonly #sameLegal = steady<readonly string[]>();
  readonly #sameChoices = steady<readonly Choice[]>();
  readonly #legal = $derived.by(() => this.#sameLegal(this.#table.legal));
  readonly #phase = $derived.by(() => this.#table.phase);
  readonly choices: readonly Choice[] = $derived.by(() => {
    const [phase, legal] = [this.#phase, this.#legal];
    if (phase.type !== 'asking' || this.leaving) return NONE;
    return this.#sameChoices(choicesOf(this.#needs.stage(), phase.seat, legal));
  });
  /** The selection, as long as it is legal. */
  readonly chosen = $derived(
    this.choices.some(({ text }) => text === this.#selected) ? this.#selected : undefined,
  );
  readonly final = $derived(this.chosen !== undefined && this.#table.isFinal(this.chosen));
  /** True if none of the choices could be undone; not computed for a single choice or very many. */
  readonly allFinal = $derived(
    this.choices.length > 1 &&
      this.choices.length <= MOST_TRIED &&
      this.choices.every(({ text }) => this.#table.isFinal(text)),
  );
  readonly #question = $derived.by(() => {
    const { phase, question } = this.#table;
    return phase.type === 'asking' ? `${phase.seat} ${question}` : undefined;
  });
  /** The only legal answer, which is given automatically. */
  readonly only = $derived.by(() => {
    const stands = this.#question === undefined || this.#question === this.#standing;
    return settings.askAll || this.#needs.asksAll() || stands || this.leaving
      ? undefined
      : onlyAnswer(this.#table);
  });

  constructor(needs: ChoiceControllerNeeds) {
    this.#needs = needs;
    // A new question starts without a selection and is announced. The same question, after somebody else's answer to it was
    // shown, keeps its selection.
    $effect(() => {
      const question = this.#question;
      if (question !== undefined && question !== this.#asked) untrack(() => this.#ask(question));
    });
    // A question with only one answer is answered automatically, after a moment.
    $effect(() => {
      const text = this.only;
      if (text === undefined || needs.paused()) return;
      const waiting = setTimeout(() => void this.#play(text, true), FORCED_DELAY * speedScale());
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
      // Selecting the same choice again confirms it.
      this.confirm();
    } else if (this.#needsConfirmation(text)) {
      this.#selected = text;
      void playSound('tap');
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

  /** Plays a choice that was held back. */
  insist(text: string): void {
    void this.#play(text);
  }

  async undo(): Promise<void> {
    const table = this.#table;
    if (table.undoer === undefined) return this.#needs.refused(t().play.cannotUndo);
    this.#takenBack = true;
    let refusal = await table.undo();
    // Automatic answers are undone together with the decision before them.
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
    if (this.only === undefined) void playSound('turn');
  }

  #needsConfirmation(text: string): boolean {
    return needsConfirmation({
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
    return turnKey(events, phase.type === 'asking' ? phase.seat : -1, part);
  }

  async #play(text: string, byItself = false): Promise<void> {
    if (!byItself && this.#needs.holds(text)) return;
    void playSound('place');
    await this.#delayAnswer();
    const refusal = await this.#table.choose(text, byItself);
    if (!refusal) return;
    const tellCode = this.#needs.refusedCode();
    if (refusal.refused !== 'illegal' && tellCode) tellCode(refusal.refused);
    else this.#explain(text);
  }

  /** Shows why this move cannot be chosen now. */
  #explain(text: string): void {
    const { phase } = this.#table;
    const { setting, shown, cast } = this.#needs.stage();
    if (phase.type === 'asking')
      this.#needs.refused(setting.words.refusal(shown.view, phase.seat, text, cast));
  }

  /** Delays the answer where others could learn something from a quick one. */
  async #delayAnswer(): Promise<void> {
    const rest = this.#askedAt + PRIVATE_DELAY - Date.now();
    const { setting, shown } = this.#needs.stage();
    if (rest <= 0 || !revealsBySpeed(this.#table, setting.board.hidden?.(shown.view) ?? false)) return;
    this.leaving = true;
    await new Promise((resolve) => {
      setTimeout(resolve, rest);
    });
    this.leaving = false;
  }
}
