import { drawing } from '../../art/trusted-types.ts';
import { type PlayerColour, playerShapes } from '../../art/players.ts';
import { BEACHES } from '../../../games/high-tide/vocabulary.ts';

/**
 * Drawings that are used many times over, put into the page once and drawn with <use>. Their colours are tokens, so
 * they follow day and night wherever they stand. Chairs stand on (0, 0); everything else lies around it.
 */
const WOOD = 'var(--ht-wood)';
const DARK = 'var(--ht-wood-dark)';
const LIGHT = 'var(--ht-wood-light)';
const CREAM = 'var(--ht-cream)';

/** A darker shade of each player's colour, for outlines and for the emblem on its light ground. */
export const deep: { readonly [C in PlayerColour]: string } = {
  red: '#9c1f1f',
  brown: '#5b3a1e',
  green: '#1c6b40',
  beige: '#84622c',
  pink: '#a8326a',
  blue: '#1d4f86',
};

/** The weave of each player's cloth, on a field of 40 x 40. */
const weaves: { readonly [C in PlayerColour]: string } = {
  red: `<path d="M3 17h34v5H3zM3 28h34v5H3z" fill="${CREAM}" opacity=".75"/><path d="M12 4h4v36h-4zM24 4h4v36h-4z" fill="${CREAM}" opacity=".75"/>`,
  brown: [18, 25, 32]
    .map(
      (y) =>
        `<path d="M4 ${y}l4-3.6 4 3.6 4-3.6 4 3.6 4-3.6 4 3.6 4-3.6 4 3.6" fill="none" stroke="${CREAM}" stroke-width="2"/>`,
    )
    .join(''),
  green: [
    [11, 19],
    [20, 19],
    [29, 19],
    [15.5, 24],
    [24.5, 24],
    [10, 29],
    [20, 29],
    [30, 29],
    [15, 34],
    [25, 34],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" fill="${CREAM}"/>`)
    .join(''),
  beige: `<path d="M3 19h34M3 23h34M3 33h34" stroke="#84622c" stroke-width="1.6" opacity=".8"/>`,
  pink: [0.1, 0.42, 0.74]
    .map((a) => {
      const b = a + 0.16;
      return `<path d="M${9 + 22 * a} 5H${9 + 22 * b}L${6 + 28 * b} 37H${6 + 28 * a}z" fill="${CREAM}"/>`;
    })
    .join(''),
  blue: [17.5, 24, 30.5]
    .map((y) => `<path d="M3 ${y}Q20 ${y + 4} 37 ${y}" fill="none" stroke="${CREAM}" stroke-width="2.8"/>`)
    .join(''),
};

const FABRIC = 'M9 5H31L34 30Q34.600 37 30 36.500H10Q5.400 37 6 30z';
const bar = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${LIGHT}" stroke="${DARK}" stroke-width=".8"/>`;

function emblem(colour: PlayerColour, x: number, y: number, size: number): string {
  return `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})" d="${playerShapes[colour]}" fill="${deep[colour]}" stroke="${deep[colour]}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** 40 x 44, standing on the middle of its lower edge. */
function chair(colour: PlayerColour): string {
  return `<g transform="translate(-20 -42)"><ellipse cx="20" cy="41.500" rx="18" ry="2.600" fill="var(--ht-shadow)"/><path d="M13 18 16.500 41M27 18 23.500 41" stroke="${DARK}" stroke-width="2.600" stroke-linecap="round"/><path d="M8.500 4 4 41M31.500 4 36 41" stroke="${WOOD}" stroke-width="3.200" stroke-linecap="round"/><clipPath id="ht-cloth-${colour}"><path d="${FABRIC}"/></clipPath><path d="${FABRIC}" fill="var(--player-${colour})"/><g clip-path="url(#ht-cloth-${colour})">${weaves[colour]}<path d="M3 25Q20 31 37 25V40H3z" fill="#2a1a08" opacity=".16"/></g><path d="${FABRIC}" fill="none" stroke="${deep[colour]}"/><path d="M3.200 24V40.500M36.800 24V40.500" stroke="${DARK}" stroke-width="2" stroke-linecap="round"/>${bar(0.6, 21.6, 7.4, 3.8)}${bar(32, 21.6, 7.4, 3.8)}${bar(5.5, 1.5, 29, 4.8)}${bar(3.5, 34, 33, 4.4)}<rect x="10" y="5" width="20" height="13.500" rx="5" fill="#fff9ea" stroke="${deep[colour]}" stroke-width=".8"/>${emblem(colour, 20, 11.8, 11)}</g>`;
}

/** 40 x 44 as well, but with only what can be seen at the size of a fingernail: the colour and the emblem. */
function mini(colour: PlayerColour): string {
  return `<g transform="translate(-20 -42)"><ellipse cx="20" cy="41" rx="19" ry="3" fill="var(--ht-shadow)"/><path d="M8 4 4 41M32 4l4 37" stroke="${DARK}" stroke-width="4.500" stroke-linecap="round"/><path d="M7 4H33L37 33Q37 37.500 33 37.500H7Q3 37.500 3 33z" fill="var(--player-${colour})" stroke="${deep[colour]}" stroke-width="2"/><rect x="3.500" y=".8" width="33" height="5.500" rx="2.700" fill="${LIGHT}" stroke="${DARK}"/><rect x="7.500" y="8" width="25" height="24" rx="7" fill="#fff9ea"/>${emblem(colour, 20, 20, 19)}</g>`;
}

const crab = `<path d="M-5-1a5 4 0 0 1 10 0 5 4 0 0 1-10 0z"/><path d="M-4.500 1.500-7 4M-3 3-4.500 5.800M4.500 1.500 7 4M3 3l1.500 2.800M-4.600-2.500-6.500-4.500M4.600-2.500 6.500-4.500M-1.500-4.500v-2M1.500-4.500v-2" stroke="currentColor" stroke-width="1.500" stroke-linecap="round" fill="none"/><path d="M-8-6.500a2.300 2.300 0 1 0 3.600-1l-1.500 1.600-.6-2.200A2.300 2.300 0 0 0-8-6.500zM8-6.500a2.300 2.300 0 1 1-3.600-1l1.500 1.600.6-2.200A2.300 2.300 0 0 1 8-6.500z"/>`;

/** Beach glyphs on 16 x 16 around (0, 0), in the current colour. */
const glyphs: { readonly [name: string]: string } = {
  black:
    '<path d="M0-5.600v11M-3.200-1.900h6.400M-5.600 1.500c.4 3 2.900 4.400 5.600 4.400s5.200-1.400 5.600-4.400" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/><circle cy="-5.300" r="1.700" fill="none" stroke="currentColor" stroke-width="1.500"/>',
  purple:
    '<path d="M0 6.200-6.400-.6C-6.200-4.300-3.100-6.200 0-6.200S6.200-4.300 6.400-.6z"/><path d="M0 5.600V-5M0 5.600-3.400-4M0 5.600 3.400-4" stroke="var(--ht-glyph-gap, #fffdf7)" stroke-width=".9"/>',
  blue: '<path d="M-7 0C-4.600-4.600.6-4.800 3.400-.8L7-3.800v7.600L3.400.8C.6 4.800-4.600 4.600-7 0z"/><circle cx="-3.400" cy="-.8" r="1" fill="var(--ht-glyph-gap, #fffdf7)"/>',
  orange:
    '<circle r="3.600"/><path d="M0-7.200v2M0 5.200v2M-7.200 0h2M5.200 0h2M-5.100-5.100l1.400 1.400M3.700 3.700l1.400 1.400M5.100-5.100 3.700-3.700M-3.700 3.700l-1.400 1.400" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/>',
  yellow: `<g transform="translate(0 1) scale(.92)">${crab}</g>`,
  white:
    '<path d="M-7.400-1.700C-4.500-4-1.700-3.200 0 .2 1.700-3.200 4.500-4 7.400-1.700 4.700-1.800 2.300-.2 0 3.800-2.300-.2-4.700-1.800-7.400-1.700z"/>',
};

/** Emblems of the nine Baywatch tiles on 20 x 20 around (0, 0), drawn with a stroke of 2 in the current colour. */
const tileSigns = [
  'M-6-7v14M-2-5 3 0l-5 5M3-5l5 5-5 5',
  'M-8 5Q-3-9 4-3M5-8v6h-6M-8 8h3M-2 8h3M4 8h3',
  'M0-8a8 8 0 1 0 .01 0zM0-3.500a3.500 3.500 0 1 0 .01 0zM-5.600-5.600l3 3M5.600-5.600l-3 3M-5.600 5.600l3-3M5.600 5.600l-3-3',
  'M-8-1 0-8l8 7M-6-1v9M6-1v9M-6 8H6M0 0v6M-2.500 3.500 0 6l2.500-2.500',
  'M-7-3H6M2-7l4 4-4 4M7 4H-6M-2 0l-4 4 4 4',
  'M6.500-2.500A7 7 0 0 0-6-4M-6.500 2.500A7 7 0 0 0 6 4M-7-8l1 4.500 4.500-1M7 8 6 3.500 1.500 4.500',
  'M-1 8C-7 8-8 3-8 0a8 8 0 0 1 16 0c0 4-3 3-5 3s-3 1-2 3 0 2-2 2zM-4.500-1h.01M-1.500-4.500h.01M3-4h.01',
  'M-8-4h6M-5-7v6M2 5h6M6-7-6 7',
  'M0 8V-7M-5-2l5-5 5 5M-6 8H6',
];

const symbols: { readonly [name: string]: string } = {
  coin: '<circle cy=".8" r="9.200" fill="var(--ht-gold-2)"/><circle r="9.200" fill="var(--ht-gold)"/><circle r="7.200" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.100"/>',
  fin: '<path d="M-7.500 5C-4.500 0-3.500-5 3-7.500 2.100-3 3.500 1.500 6.500 5z" fill="#4f6472"/><path d="M-7.500 5C-4.500 0-3.500-5 3-7.500-1-3.500-1.500 1-1 5z" fill="#7b93a1"/><path d="M-9.500 6.500q2.300-2 4.600 0t4.600 0 4.600 0 4.600 0" fill="none" stroke="var(--ht-foam)" stroke-width="1.800" stroke-linecap="round"/>',
  flag: '<ellipse cy="0" rx="5" ry="1.600" fill="var(--ht-shadow)"/><path d="M0-30V0" stroke="var(--ht-wood-dark)" stroke-width="2.400" stroke-linecap="round"/><path d="M1-30Q10-33 20-29V-15Q10-19 1-15z" fill="#d9482a" stroke="#8a2f17"/><path d="M5-17.500c4-2.500 4-6 9.500-8.500-1 4-.5 5.500 1.500 8z" fill="#fff"/>',
  turtle:
    '<g fill="#6fae6b" stroke="#2c6540" stroke-width="1.200"><path d="M-10-7C-16-11-18-8-17-5c1 3 4 4 7 4zM10-7c6-4 8-1 7 2-1 3-4 4-7 4zM-9 9c-4 2-5 5-3 6s5-1 6-4zM9 9c4 2 5 5 3 6s-5-1-6-4z"/><circle cy="-12.500" r="5"/></g><circle cx="-1.800" cy="-13.800" r=".9" fill="#1d2b34"/><circle cx="1.800" cy="-13.800" r=".9" fill="#1d2b34"/><ellipse cy="2.500" rx="12" ry="12.500" fill="#3d8a55" stroke="#2c6540" stroke-width="1.400"/><path d="M0-4.500 5.200-1.200v6.400L0 8.500l-5.200-3.300v-6.400z" fill="#8cc47c"/><path d="M0-4.500v-5.300M5.200-1.200l5-2.300M5.200 5.200l5 2.400M0 8.500v6.400M-5.200 5.200l-5 2.400M-5.200-1.200l-5-2.300" stroke="#8cc47c" stroke-width="1.600"/>',
  wave: '<path d="M-11 5C-9-3-3-7 2-5.500 6-4.300 7-.5 4 1 2 2 .4.8.8-.8-2.400-.4-2.200 3.500 2 4.500c3.600.9 7-.5 9-2.500V8H-11z" fill="currentColor"/>',
  hut: '<ellipse cy="21.500" rx="29" ry="2.500" fill="var(--ht-shadow)"/><rect x="-21" y="-5" width="42" height="26" rx="2" fill="#fff7e6" stroke="#8d5c30" stroke-width="1.200"/><path d="M-15-4.500V21M-5-4.500V21M5-4.500V21M15-4.500V21" stroke="#7cc6c9" stroke-width="5"/><path d="M-26-4 0-20 26-4z" fill="#d9573a" stroke="#8a2f17" stroke-width="1.200" stroke-linejoin="round"/><path d="M0-20-14-4h9zM0-20 14-4H5z" fill="#fff7e6"/><rect x="-10" width="20" height="12" rx="2" fill="#4a3524"/><path d="M-6 10.500-2.500 3M6 10.500 2.500 3" stroke="#e2b57e" stroke-width="1.400"/><path d="M-3 3.500h6L4.600 9h-9.200z" fill="#f5b433"/><rect x="-12.500" y="11" width="25" height="3.400" rx="1.700" fill="#c98f55" stroke="#8d5c30" stroke-width=".8"/>',
  bag: '<ellipse cy="21" rx="18" ry="2.600" fill="var(--ht-shadow)"/><path d="M-8-10C-19 0-20 20-12 21H12C20 20 19 0 8-10z" fill="#d8a864" stroke="#8a6a3a" stroke-width="1.400"/><path d="M-8-10C-13-14-10-21-6-18c1-4 5-4 6 0 1-4 5-4 6 0 4-3 7 4 2 8z" fill="#e7c48c" stroke="#8a6a3a" stroke-width="1.400" stroke-linejoin="round"/><path d="M-9.500-9.500q9.500 3.500 19 0" stroke="#b8401f" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M8-8.500c4 2 4 6 3 9" stroke="#b8401f" stroke-width="2.200" fill="none" stroke-linecap="round"/>',
  board:
    '<path d="M0-24C6-16 7 8 4.500 20Q0 24-4.500 20C-7 8-6-16 0-24z" fill="#fff3d0" stroke="#8d5c30" stroke-width="1.400"/><path d="M0-22V21" stroke="#2d9bab" stroke-width="1.600"/><path d="M-5.500 4Q0 8 5.500 4M-5.700 8Q0 12 5.700 8" stroke="#e8603f" stroke-width="1.800" fill="none"/>',
  'board-mini':
    '<path d="M0-25C7-17 8 8 5.500 20Q0 25-5.500 20C-8 8-7-17 0-25z" fill="#ffe14d" stroke="#0d4656" stroke-width="4"/><path d="M-5 2H5" stroke="#d9482a" stroke-width="5"/>',
  drop: '<path d="M0-8C3-3.500 6-1 6 2.800A6 6 0 0 1-6 2.800C-6-1-3-3.500 0-8z" fill="#2d9bab" stroke="#fff" stroke-width="1.400"/>',
  star: '<path d="M0-10C1.600-10 2.300-4.500 3.500-3.800S9.500-4.300 10-2.700 5.500.8 5.200 2.300 7 7.500 5.800 8.300 1.200 6.200 0 6.200-4.600 9.100-5.800 8.300-5 3.800-5.200 2.300-10.500-1.200-10-2.700-4.600-3.100-3.500-3.800-1.600-10 0-10z"/>',
  cone: '<path d="M-7 5C-9-1-4-8 2-8 8-8 10-1 6 3 3 6-2 5-2 1-2-2 2-3 3-1" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>',
  foot: '<ellipse cx="-4.500" cy="-3" rx="3" ry="4.600"/><ellipse cx="4.500" cy="4" rx="3" ry="4.600"/><circle cx="-6.800" cy="3.600" r="1.200"/><circle cx="-4" cy="4.400" r="1.200"/><circle cx="2.600" cy="10.600" r="1.200"/><circle cx="5.400" cy="11.200" r="1.200"/>',
};

function all(): string {
  const colours = Object.keys(playerShapes) as PlayerColour[];
  const line = (d: string) =>
    `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  const parts = [
    ...colours.flatMap((colour) => [
      [`chair-${colour}`, chair(colour)],
      [`mini-${colour}`, mini(colour)],
    ]),
    ...BEACHES.map((beach, index) => [`glyph-${index}`, `<g fill="currentColor">${glyphs[beach]}</g>`]),
    ...tileSigns.map((d, index) => [`tile-${index}`, line(d)]),
    ...Object.entries(symbols),
  ];
  return parts.map(([name, drawing]) => `<g id="ht-${name}">${drawing}</g>`).join('');
}

const ID = 'ht-art';

/** Puts the drawings into the page, once. */
export function ensureArt(): void {
  if (document.getElementById(ID)) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = ID;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.style.position = 'absolute';
  svg.innerHTML = drawing(`<defs>${all()}</defs>`);
  document.body.append(svg);
}
