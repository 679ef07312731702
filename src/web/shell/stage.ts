import type { Result, Seat } from '../../engine/game.ts';
import { seenBy } from '../../engine/match.ts';
import type { TableCast, TableProps } from '../boards/board.ts';
import type { Told } from '../session/playable.ts';
import type { Setting } from '../session/setting.ts';
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
