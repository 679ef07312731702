/** Every player colour has a shape of its own, so that colour is never the only cue. */
export const playerColours = ['red', 'blue', 'green', 'pink', 'brown', 'beige'] as const;
export type PlayerColour = (typeof playerColours)[number];

/** The shapes on a field of 40 x 40, to be filled and stroked (width 4, round joins) with the colour. */
export const playerShapes: { readonly [C in PlayerColour]: string } = {
  red: 'M20 5a15 15 0 1 0 .01 0z',
  brown: 'M20 4 36 20 20 36 4 20z',
  green: 'M20 7 35 33H5z',
  beige: 'M7 7h26v26H7z',
  pink: 'M20 34C11 27 5 22 5 15.5A7.7 7.7 0 0 1 20 12.4A7.7 7.7 0 0 1 35 15.5C35 22 29 27 20 34z',
  blue: 'M20 4l4.7 10.4 11.3 1.3-8.4 7.7 2.3 11.1L20 29l-9.9 5.5 2.3-11.1L4 15.7l11.3-1.3z',
};

/** Where the letter stands in the shape (baseline) and how large it may be. */
export const letterPlaces: { readonly [C in PlayerColour]: { readonly y: number; readonly size: number } } = {
  red: { y: 26.5, size: 18 },
  brown: { y: 26.5, size: 18 },
  green: { y: 30, size: 15 },
  beige: { y: 26.5, size: 18 },
  pink: { y: 25, size: 16 },
  blue: { y: 26.5, size: 15 },
};

/** Colours with a white letter; on the others it is dark. */
export const darkColours: readonly PlayerColour[] = ['red', 'brown', 'blue'];
