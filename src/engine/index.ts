/** The engine as a library: the contract of a game and what drives any game that keeps it (`tidetable/engine`). */
export * from './game.ts';
export * from './match.ts';
export * from './options.ts';
export * from './rng.ts';
export { askedNow } from './asking.ts';
export { checkGame } from './kit/check.ts';
export { type MatchFile, openMatch, readMatchFile, readTerms, writeMatchFile } from './file.ts';
export { isWrong, replay, type ReplayOptions, type Wrong } from './replay.ts';
export { undo } from './undo.ts';
export {
  type AnyDraw,
  type AnyWords,
  type Cast,
  type Draw,
  type GameEntry,
  type Language,
  languages,
  type OptionWords,
  type Pen,
  type Registry,
  type Words,
} from './words.ts';
