import type { Result, Seat } from '../../engine/game.ts';
import { seenBy } from '../../engine/match.ts';
import type { TableCast, TableProps } from '../boards/board.ts';
import type { Kept } from '../matches/kept.ts';
import type { Told } from '../session/playable.ts';
import type { ReplayTable } from '../session/replay-table.ts';
import { castOf, type Setting } from '../session/setting.ts';
import type { Shown } from '../session/show.ts';

/** What is needed to draw a table, played or watched. */
export interface Stage {
  readonly setting: Setting;
  readonly cast: TableCast;
  readonly shown: Shown;
  readonly toAct: readonly Seat[];
  readonly answered: readonly Seat[];
  readonly result: Result | undefined;
  /** True in a replay: nobody is thinking. */
  readonly replayed?: true;
  readonly story: readonly Told[];
}

/** The stage of a replay: what the table shows, and nobody is asked. */
export function replayStage(kept: Kept, setting: Setting, table: ReplayTable): Stage {
  const { shown, toAct, result, story } = table;
  return { setting, cast: castOf(kept), shown, toAct, answered: [], result, story, replayed: true };
}

/** For boards that offer nothing to choose. */
export const noChoices = {
  choices: [],
  selected: undefined,
  pointed: undefined,
  outcome: () => undefined,
  onselect() {},
  onpoint() {},
  onconfirm() {},
} as const;

/** These events as one text, without those that say nothing. */
export function told({ setting, cast }: Pick<Stage, 'setting' | 'cast'>, events: readonly unknown[]): string {
  const lines = events.map((event) => setting.words.event(event, cast));
  return lines.filter((line) => line !== '').join(' ');
}

/** The props of every part of a board. */
export function tableProps(stage: Stage, reducedMotion: boolean): TableProps {
  const { setting, cast, shown, toAct, answered, result } = stage;
  const { view, before, events, since, at, beat, moment, viewer } = shown;
  const { words, language, text } = setting;
  return {
    view,
    before,
    events,
    since,
    at,
    beat: reducedMotion ? 0 : beat,
    moment,
    viewer,
    reducedMotion,
    toAct,
    answered,
    result,
    cast,
    words,
    language,
    text,
  };
}

/** The log as sentences, newest first. */
export function sentences(stage: Pick<Stage, 'setting' | 'cast' | 'shown' | 'story'>): string[] {
  const { words } = stage.setting;
  return stage.story
    .map(({ emitted }) => words.event(seenBy(emitted, stage.shown.viewer), stage.cast))
    .filter((sentence) => sentence !== '')
    .reverse();
}
