import { drawing } from '../../art/trusted-types.ts';

/**
 * Small drawings that are used many times over: sections of towels (64 x 54, and 24 x 24 for small sizes), pearls, coins,
 * chips and crabs (24 x 24 around 0). They are put into the page once and drawn with <use>; their colours are tokens of
 * maui.css, so they follow day and night wherever they stand.
 */
const fill = (token: string, more = ''): string => `fill="var(--${token})" ${more}`;
const line = (token: string, width: number, more = ''): string =>
  `fill="none" stroke="var(--${token})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;
const around = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((360 / count) * i)).join('');
const bars = (at: readonly number[], width: number, height: number): string =>
  at.map((x) => `M${x} 0h${width}v${height}h${-width}z`).join('');

const INK = '#14242e';
const petal = 'M0 1C-12-5-15-18-7-23.500-4.500-25.200-2-24 0-22 2-24 4.500-25.200 7-23.500 15-18 12-5 0 1z';
const smallPetal =
  'M0 1C-5.500-2-7-8-3.500-10.800-2-11.500-.8-11 0-10 .8-11 2-11.500 3.500-10.800 7-8 5.500-2 0 1z';
const curl = (x: number, y: number): string =>
  `M${x - 4} ${y + 17}c7 0 10.500-4 11.500-8.500 1.500-7 11-8 12-1.500.5 4-4.500 5.800-6.300 2.300M${x + 7.6} ${y + 8.5}c.4 5.500 3.900 8.500 9.700 8.500`;
const curls = (shift: number): string =>
  [-9, 12.3, 33.6, 54.9].map((x) => curl(x, 28 + shift)).join('') +
  [-20, 1.5, 22.8, 44.1].map((x) => curl(x, 3 + shift)).join('');

const stripes = `<path d="M0 0h64v54H0z" ${fill('towel-stripes')}/><path d="${bars([7, 27.5, 48], 9, 54)}" ${fill('towel-cream')}/><path d="${bars([19.5, 41.9], 2.6, 54)}${bars([2, 60.4], 1.6, 54)}${bars([31, 10.5, 51.5], 2, 54)}" ${fill('towel-stripes-ink')}/>`;

const smallFish = (x: number, y: number): string => `M${x} ${y}c4-5 9-5 12-1l4-4v10l-4-4c-3 4-8 4-12-1z`;
const fish = `<path d="M0 0h64v54H0z" ${fill('towel-fish')}/><path d="${smallFish(-6, 8)}${smallFish(50, 48)}" ${fill('towel-cream', 'opacity=".28"')}/><g transform="translate(32 27) scale(.93) translate(-33 -27.500)"><path ${fill('towel-cream')} d="M8 28C13 15 24 9.500 33 10.500c6 .8 10.500 5 14.500 11.500C51 17 55 14.500 59.500 14c-2 5-2.500 8.500-2.500 13s.5 9 2.500 14c-4.500-.5-8.500-3-12-8-4 6.500-8.500 10.700-14.500 11.500C24 45.500 13 40 8 28z"/><path ${fill('towel-fish-ink')} d="M25 11.500c4.500 5.500 6 10.500 6 16s-1.500 11-6 16.500l5 .6c4.500-5.500 6.300-11.300 6.300-17.100S34.500 16 30 10.800zM39.500 13.500c2.500 4.500 3.600 9.500 3.600 14s-1.100 9.500-3.600 14l3.600-3.500c1.900-3.300 2.600-6.800 2.600-10.500s-.7-7.200-2.600-10.500z"/><circle fill="${INK}" cx="17.500" cy="24.500" r="2.800"/><circle ${fill('towel-cream')} cx="16.700" cy="23.700" r=".9"/></g><g ${line('towel-cream', 1.2, 'opacity=".7"')}><circle cx="7" cy="43" r="2.400"/><circle cx="12" cy="48" r="1.500"/><circle cx="56" cy="7" r="2"/></g>`;

const waves = `<path d="M0 0h64v54H0z" ${fill('towel-waves')}/><path d="${curls(2)}" ${line('towel-cream', 3)}/><path d="${curls(0)}" ${line('towel-waves-ink', 3)}/>`;

const hibiscus = `<path d="M0 0h64v54H0z" ${fill('towel-hibiscus')}/><path ${fill('towel-hibiscus-ink', 'opacity=".5"')} d="M0 0c13 0 20 5 22 15C11 15 3 11 0 0zM64 54c-13 0-20-5-22-15 11 0 19 4 22 15zM64 0c-9 1-14 5-15 12 8 0 13-4 15-12zM0 54c9-1 14-5 15-12-8 0-13 4-15 12z"/><g transform="translate(31 28.200) scale(.95)">${around(5, (turn) => `<g transform="rotate(${turn})"><path ${fill('towel-cream')} d="${petal}"/><path ${line('towel-hibiscus', 1.3, 'opacity=".7"')} d="M0-4V-17M-2-6-6-16M2-6 6-16"/></g>`)}<circle ${fill('towel-hibiscus-ink')} r="6"/><path ${line('towel-stripes', 2.6)} d="M0 0 14-11"/><g ${fill('towel-stripes')}><circle cx="14" cy="-11" r="2.300"/><circle cx="10.500" cy="-11.500" r="1.700"/><circle cx="14" cy="-7" r="1.700"/><circle cx="17" cy="-13.500" r="1.700"/></g></g>`;

const turtle = `<path d="M0 0h64v54H0z" ${fill('towel-turtle')}/><path ${line('towel-cream', 1.6, 'opacity=".5"')} d="M2 9c3-3 6-3 9 0M53 46c3-3 6-3 9 0M4 47c2-2 5-2 7 0M52 8c2-2 5-2 7 0"/><g transform="translate(32 27) scale(.9) translate(-31 -27)"><path ${fill('towel-cream')} d="M38 17C40 9 34 3.500 24 3c1 5 3 10 8 14zM38 37c2 8-4 13.500-14 14 1-5 3-10 8-14zM18 19c-5-2-10-1-13 4 4 2 9 2 13 0zM18 35c-5 2-10 1-13-4 4-2 9-2 13 0zM45 22c4-4 14-3 15.500 5C59 35 49 36 45 32z"/><circle fill="${INK}" cx="54.500" cy="24" r="1.500"/><circle fill="${INK}" cx="54.500" cy="30" r="1.500"/><ellipse ${fill('towel-turtle-ink')} cx="30" cy="27" rx="18.500" ry="14.500"/><path ${line('towel-cream', 1.7)} d="M22 27l4.500-7h8l4.500 7-4.500 7h-8zM26.500 20 23 13.500M34.500 20l3-6.300M39 27h9.300M34.500 34l3 6.300M26.500 34 23 40.500M22 27H12"/></g>`;

const small: { readonly [letter: string]: string } = {
  s: `<path d="M0 0h24v24H0z" ${fill('towel-stripes')}/><path d="${bars([2.5, 17.5], 4, 24)}" ${fill('towel-cream')}/><path d="${bars([9.5], 5, 24)}" ${fill('towel-stripes-ink')}/>`,
  f: `<path d="M0 0h24v24H0z" ${fill('towel-fish')}/><path ${fill('towel-cream')} d="M1.500 12.500C5 5.500 12 4.500 16 9.500l6-5c-1 5-1 11 0 16l-6-5c-4 5-11 4-14.500-3z"/><circle fill="${INK}" cx="6.800" cy="11.300" r="1.700"/><path ${fill('towel-fish-ink')} d="M10.500 6.800c2 3.200 2 8.200 0 11.400l3-.4c1.600-3.400 1.600-7.200 0-10.600z"/>`,
  w: `<path d="M0 0h24v24H0z" ${fill('towel-waves')}/><path ${line('towel-waves-ink', 3.6)} d="M-2 9c4-6.500 6-6.500 9 0s6 6 9 0 5-6.500 9-1M-2 19c4-6.500 6-6.500 9 0s6 6 9 0 5-6.500 9-1"/>`,
  h: `<path d="M0 0h24v24H0z" ${fill('towel-hibiscus')}/><g transform="translate(12 12.600)">${around(5, (turn) => `<path transform="rotate(${turn})" ${fill('towel-cream')} d="${smallPetal}"/>`)}<circle ${fill('towel-hibiscus-ink')} r="3.400"/></g>`,
  t: `<path d="M0 0h24v24H0z" ${fill('towel-turtle')}/><path ${fill('towel-cream')} d="M12 .8c2.600 0 3.600 2 3.200 4L12 7.500 8.800 4.800c-.4-2 .6-4 3.200-4zM7.500 8.500C5.500 5.200 2.300 5 .6 7c.4 3.200 3 5.200 6.400 5.400zM16.500 8.500c2-3.300 5.200-3.500 6.900-1.500-.4 3.200-3 5.200-6.400 5.400zM7.500 17c-2.300.8-3.700 3-3.200 5.600 2.800.2 4.900-1.200 5.700-3.600zM16.500 17c2.300.8 3.700 3 3.200 5.600-2.800.2-4.900-1.200-5.700-3.600zM19 13.200c0 4.300-3.100 7.700-7 7.700s-7-3.400-7-7.700 3.100-7.700 7-7.700 7 3.400 7 7.700z"/><ellipse ${fill('towel-turtle-ink')} cx="12" cy="13.200" rx="5.500" ry="6.200"/><path ${line('towel-cream', 1.6)} d="M12 9.600l2.900 1.900v3.500L12 16.900l-2.900-1.900v-3.500z"/>`,
};
const large: { readonly [letter: string]: string } = {
  s: stripes,
  f: fish,
  w: waves,
  h: hibiscus,
  t: turtle,
};

const dollar = `<circle r="11" fill="#fff3d6" stroke="#8a6a3a" stroke-width="1.400"/><circle r="8.800" fill="none" stroke="#d8b87d" stroke-width=".9"/>${around(5, (turn) => `<path transform="rotate(${turn})" fill="#c8a263" stroke="#8a6a3a" stroke-width=".5" d="M0-2.200C-2-4-2-7 0-8.200 2-7 2-4 0-2.200z"/>`)}<circle r="1.100" fill="#8a6a3a"/>`;
const shine = (y: number): string =>
  `<path d="M-5.700 ${y + 5}A7.200 7 0 0 0 6.400 ${y + 4}" fill="none" stroke="#00000033" stroke-width="1.800" stroke-linecap="round"/><circle cx="-3" cy="${y - 2}" r="2.300" fill="#fff"/>`;
const white = `<circle r="9.200" ${fill('pearl-white')} stroke="#8d7a63" stroke-width="1.500"/>${shine(-0.5)}`;
const pink = `<path d="M0-11.200C3-6.500 8.900-2.600 8.900 2.700A8.900 8.400 0 0 1-8.900 2.700C-8.900-2.600-3-6.500 0-11.200z" ${fill('pearl-pink')} stroke="#8c3a5a" stroke-width="1.500"/>${shine(1.2)}`;
const chip = `<path d="M-5-11.500H5L11.500-5V5L5 11.500H-5L-11.500 5V-5z" ${fill('penalty')} stroke="#fff" stroke-width="1.800"/>`;
const cost = `${chip}<path d="M-5.500 0h11" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;
const shell = `<path d="M-7.500 5.500l-3.500 3M-6 7.500l-2 3.500M7.500 5.500l3.500 3M6 7.500l2 3.500M-8 1C-11 0-11.500-3-10-5.500M8 1C11 0 11.500-3 10-5.500" ${line('crab-2', 1.7)}/><path d="M-12-6.500a3.400 3.400 0 1 0 6.200-2.200l-2.600 2.500-.9-3.500A3.400 3.400 0 0 0-12-6.500zM12-6.500a3.400 3.400 0 1 1-6.200-2.200l2.600 2.500.9-3.500A3.400 3.400 0 0 1 12-6.500z" ${fill('crab')}/><path d="M-9 3.500C-9-1-5-4 0-4s9 3 9 7.500S5 10.500 0 10.500-9 8-9 3.500z" ${fill('crab')} stroke="var(--crab-2)" stroke-width="1.200"/>`;
const crab = `${shell}<path d="M-3-4v-3M3-4v-3" ${line('crab', 1.8)}/><circle cx="-3" cy="-8" r="2.200" fill="#fff"/><circle cx="3" cy="-8" r="2.200" fill="#fff"/><circle cx="-2.700" cy="-7.800" r="1" fill="${INK}"/><circle cx="2.700" cy="-7.800" r="1" fill="${INK}"/>`;
const hidden = `<circle r="11" ${fill('maui-wet')} stroke="var(--maui-grain)" stroke-width="1.400"/><g transform="scale(.74) translate(0 -.5)" opacity=".85">${shell}</g><text y="5.200" text-anchor="middle" font-size="10" font-weight="700" fill="#fff" style="font-family:var(--font-display)">?</text>`;
const star = `<path d="M0-11C1.700-11 2.500-5 3.800-4.200S10-4.700 10.500-3 6 .8 5.700 2.500 7.600 8 6.300 9 1.300 6.800 0 6.800-5 10-6.300 9-5.500 4.200-5.700 2.500-11-1.300-10.500-3-5-3.400-3.800-4.200-1.700-11 0-11z" ${fill('sun')} stroke="#8a5a10" stroke-width="1"/><path d="M0-7v4M6-2 2.600-.6M3.800 5.500 1.800 2.500M-6-2-2.600-.6M-3.800 5.500-1.800 2.500" fill="none" stroke="#8a5a10" stroke-width="1.200" stroke-linecap="round"/>`;

/** A parasol from above, in the colour of what lies under it. */
const canopy = (colour: string): string =>
  `<ellipse cx="3" cy="5" rx="25" ry="23" fill="#3a250a" opacity=".2"/>${around(8, (turn) => `<path transform="rotate(${turn})" fill="${(turn / 45) % 2 ? '#fff8ea' : colour}" stroke="#1d2b3433" stroke-width=".6" d="M0 0-9.800-23.700Q0-21 9.800-23.700z"/>`)}`;
export const canopies: { readonly [letter: string]: string } = {
  w: '#2d9bab',
  p: '#d9628c',
  x: '#e0a21b',
  y: '#35559d',
};

const frond = 'M0 0C6-9 15-22 17-46 20-40 23-38 22-34 25-33 25-28 23-25 25-22 24-17 20-15 20-9 12-3 0 0z';
/** The crown of a palm from above, 92 wide around 0; the tone says which of the three greens comes first. */
const palm = (tone: number): string => {
  const fronds = [0, 1, 2, 3, 4, 5, 6].map(
    (i) =>
      `<path transform="rotate(${i * 51.4 + (i % 2) * 8})" fill="var(--maui-leaf-${(i + tone) % 3})" d="${frond}"/>`,
  );
  return `<g id="maui-palm-${tone}">${fronds.join('')}<path d="M-6 0a3 3 0 1 0 6 2 3 3 0 1 0-1-6 3 3 0 0 0-5 4z" fill="#6e4522"/></g>`;
};

const around0 = (id: string, size: number, body: string): string =>
  `<symbol id="maui-${id}" viewBox="${-size} ${-size} ${2 * size} ${2 * size}" overflow="visible">${body}</symbol>`;
const cloth = (id: string, w: number, h: number, body: string): string =>
  `<symbol id="maui-${id}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" overflow="hidden">${body}</symbol>`;

const symbols = [
  ...Object.entries(large).map(([letter, body]) => cloth(letter, 64, 54, body)),
  ...Object.entries(small).map(([letter, body]) => cloth(`${letter}-small`, 24, 24, body)),
  ...Object.entries(canopies).map(([letter, colour]) => around0(`canopy-${letter}`, 27, canopy(colour))),
  around0('dollar', 12, dollar),
  around0('pearl-w', 12, white),
  around0('pearl-p', 12, pink),
  around0('chip', 12.5, cost),
  around0('blank', 12.5, chip),
  around0('crab', 13, crab),
  around0('hidden', 12.5, hidden),
  around0('star', 12, star),
  ...[0, 1, 2].map(palm),
  `<pattern id="maui-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h2.600v7H0z" fill="#14242e" opacity=".42"/></pattern>`,
];

/** Puts the drawings into the page, once. */
export function ensureArt(): void {
  const id = 'maui-art';
  if (document.getElementById(id) !== null) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = drawing(`<svg width="0" height="0"><defs>${symbols.join('')}</defs></svg>`);
  document.body.append(holder);
}
