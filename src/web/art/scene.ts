/** One beach at three times of day: light, tide line and objects change, the place stays the same. */
export const hours = ['morning', 'noon', 'afternoon'] as const;
export type Hour = (typeof hours)[number];

/** What a low and wide picture shows: the things on the sand rather than the sky. */
export const wideCrops: { readonly [H in Hour]: string } = {
  morning: '40 165 370 150',
  noon: '10 200 420 170',
  afternoon: '6 196 420 170',
};

/** Where the water ends at the left and the right edge. */
export const tides: { readonly [H in Hour]: readonly [left: number, right: number] } = {
  morning: [196, 172],
  noon: [292, 236],
  afternoon: [252, 204],
};

export const suns: { readonly [H in Hour]: { readonly x: number; readonly y: number; readonly r: number } } =
  {
    morning: { x: 92, y: 126, r: 24 },
    noon: { x: 232, y: 88, r: 25 },
    afternoon: { x: 262, y: 112, r: 28 },
  };

/** A line along the shore, from one edge of the picture to the other. */
export function shore(left: number, right: number, shift = 0): string {
  const a = left + shift;
  const b = right + shift;
  const at = (t: number) => a + (b - a) * t;
  return (
    `M-10 ${a}C40 ${a - 15} 78 ${at(0.2) + 15} 130 ${at(0.3)}S210 ${at(0.5) + 14} 262 ${at(0.6)}` +
    `S350 ${at(0.8) + 12} 396 ${at(0.9)}S440 ${b - 2} 452 ${b}`
  );
}

/** Grains, glints and stars are scattered deterministically: the same picture every time, and nothing to store. */
export function grains(tide: number): string {
  return scatter(
    70,
    (i) => `M${(i * 127 + 17) % 440} ${Math.round(tide + 22 + ((i * 71) % (390 - tide)))}h.1`,
  );
}

export function glints(count: number, depth: number): string {
  return scatter(
    count,
    (i) => `M${(i * 97 + 30) % 400} ${147 + ((i * 11.3) % Math.max(depth, 22))}h${10 + ((i * 7) % 18)}`,
  );
}

export function stars(): string {
  return scatter(22, (i) => `M${(i * 197 + 21 + i * i * 13) % 440} ${(i * 37 + 9 + i * i * 5) % 108}h.1`);
}

function scatter(count: number, dot: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => dot(index)).join('');
}
