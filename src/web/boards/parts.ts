/**
 * Parts of a board that can be pointed at. An element with `data-part` is a part; `Parts.svelte` draws unseen ones from
 * boxes. The names are the game's (src/games/<game>/choices/parts.ts).
 */
export interface PartBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
