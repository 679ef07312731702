/** Castles 0-3 as paths, standing on the origin: lit walls, shaded walls, openings. Generated, so that all have one style. */
export interface CastlePaths {
  /** The sand at its foot. */
  readonly mound: string;
  readonly light: string;
  readonly dark: string;
  readonly holes: string;
  /** A thin lit edge on top of the walls. */
  readonly edge: string;
  /** Where the flag stands. */
  readonly flag: readonly [number, number];
  readonly width: number;
  readonly height: number;
}

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly teeth?: number;
  readonly roof?: number;
  readonly window?: number;
}

function mason() {
  const parts = { mound: '', light: '', dark: '', holes: '', edge: '' };
  return {
    parts,
    mound(half: number) {
      parts.mound += `M${-half} 2C${-half * 0.8}-6 ${-half * 0.5}-5 0-6 ${half * 0.5}-5 ${half * 0.8}-6 ${half} 2 ${half * 0.5} 6.5 ${-half * 0.5} 6.5 ${-half} 2z`;
    },
    wall(left: number, right: number, height: number, teeth: number) {
      parts.light += `M${left} 0V${-height}H${right}V0z${battlements(left, right - left, -height, teeth)}`;
      parts.dark += `M${left} ${-height + 4}h${right - left}v2.5h${left - right}z`;
    },
    tower({ x, width, height, teeth, roof, window }: Tower) {
      const a = x - width / 2;
      const b = x + width / 2;
      parts.light += `M${a - 2} 0L${a} ${-height}H${b}L${b + 2} 0z`;
      parts.dark += `M${x + width * 0.14} 0V${-height}H${b}L${b + 2} 0z`;
      if (roof) {
        parts.light += `M${a - 4.5} ${-height}L${x} ${-height - roof}L${b + 4.5} ${-height}z`;
        parts.dark += `M${x} ${-height - roof}L${b + 4.5} ${-height}H${x + width * 0.14}z`;
        parts.edge += `M${a - 2} ${-height - 1.5}L${x - 1} ${-height - roof + 3}`;
      } else {
        const wide = width + 6;
        parts.light += `M${a - 3} ${-height + 3}V${-height - 4}H${b + 3}V${-height + 3}z${battlements(a - 3, wide, -height - 4, teeth ?? 3)}`;
        parts.dark += `M${x + width * 0.14} ${-height + 3}V${-height - 4}H${b + 3}V${-height + 3}z`;
        parts.edge += `M${a - 2} ${-height + 1}V${-height - 3}`;
      }
      if (window) parts.holes += `M${x - 2.6} ${-height * window}v-5a2.6 2.6 0 0 1 5.2 0v5z`;
    },
    gate(x: number, half: number, height: number) {
      parts.holes += `M${x - half} 0v${-height}a${half} ${half} 0 0 1 ${2 * half} 0v${height}z`;
    },
  };
}

function battlements(left: number, width: number, base: number, teeth: number): string {
  const tooth = width / (2 * teeth - 1);
  return Array.from({ length: teeth }, (_, i) => `M${left + i * 2 * tooth} ${base + 1}v-6h${tooth}v6z`).join(
    '',
  );
}

function built(
  work: (m: ReturnType<typeof mason>) => void,
  rest: Pick<CastlePaths, 'flag' | 'width' | 'height'>,
): CastlePaths {
  const m = mason();
  work(m);
  return { ...m.parts, ...rest };
}

export const castlePaths: readonly CastlePaths[] = [
  built(
    (m) => {
      m.mound(25);
      m.parts.light += 'M-17 0-13.5-21C-13.5-26 13.5-26 13.5-21L17 0z';
      m.parts.dark += 'M4 0V-24C10-24 13.5-23 13.5-21L17 0z';
      m.parts.edge += 'M-14.5-8-13-18M-11-22C-6-23.5 0-23.8 4-23.6';
    },
    { flag: [0, -24], width: 50, height: 27 },
  ),
  built(
    (m) => {
      m.mound(28);
      m.tower({ x: 0, width: 27, height: 32, teeth: 3 });
      m.gate(-1, 5, 8);
      m.parts.holes += 'M-2.6-19v-4a2.6 2.6 0 0 1 5.2 0v4z';
    },
    { flag: [0, -42], width: 56, height: 44 },
  ),
  built(
    (m) => {
      m.mound(38);
      m.wall(-18, 18, 19, 4);
      m.tower({ x: -21, width: 18, height: 31, teeth: 2, window: 0.52 });
      m.tower({ x: 21, width: 18, height: 42, teeth: 2, window: 0.58 });
      m.gate(0, 6, 8);
    },
    { flag: [21, -52], width: 76, height: 54 },
  ),
  built(
    (m) => {
      m.mound(49);
      m.tower({ x: 0, width: 26, height: 50, teeth: 3, window: 0.7 });
      m.wall(-30, 30, 22, 6);
      m.tower({ x: -33, width: 16, height: 36, roof: 17, window: 0.52 });
      m.tower({ x: 33, width: 16, height: 36, roof: 17, window: 0.52 });
      m.gate(0, 7, 9);
    },
    { flag: [0, -60], width: 98, height: 62 },
  ),
];
