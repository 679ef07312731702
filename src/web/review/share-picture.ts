import type { Review } from '../../insight/index.ts';
import type { Person } from '../boards/board.ts';
import type { ReviewText } from '../text/review/en.ts';
import { change, share } from './format.ts';
import { headline } from './sentences.ts';

interface Card {
  readonly review: Review;
  readonly people: readonly Person[];
  readonly title: string;
  readonly text: ReviewText;
}

const WIDTH = 1200;
const HEIGHT = 630;
const colours: { readonly [name: string]: string } = {
  red: '#d23b3b',
  brown: '#7a5230',
  green: '#2f8f5b',
  beige: '#d8b98a',
  pink: '#e57aa6',
  blue: '#2b6cb0',
};
const DASHES = ['none', '24 10', '6 8', '30 8 6 8', '14 6', '2 10'];

/** The review as a self-contained SVG: curve, names, luck and choices. */
export function pictureOf({ review, people, title, text }: Card): string {
  const { curve, seats } = review;
  const last = Math.max(1, curve.at(-1)?.ply ?? 1);
  const x = (ply: number): number => 60 + (ply / last) * 660;
  const y = (value: number): number => 190 + (1 - value) * 340;
  const lines = people.map(({ colour }, seat) => {
    const d = curve
      .map(
        ({ ply, shares }, i) =>
          `${i === 0 ? 'M' : 'L'}${x(ply).toFixed(1)} ${y(shares[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
    return `<path d="${d}" fill="none" stroke="${colours[colour]}" stroke-width="6" stroke-linejoin="round" stroke-dasharray="${DASHES[seat]}"/>`;
  });
  const rows = people.map(({ name, colour }, seat) => {
    const book = seats[seat];
    const top = 210 + seat * 58;
    const choices = review.gate.choices ? `, ${text.parts.own} ${change(book?.own ?? 0)}` : '';
    return `<path d="M770 ${top + 10}h46" stroke="${colours[colour]}" stroke-width="8" stroke-dasharray="${DASHES[seat]}"/>
      <text x="832" y="${top + 18}" font-size="26" font-weight="700">${escaped(name.slice(0, 16))} ${share(book?.result ?? 0)}</text>
      <text x="832" y="${top + 42}" font-size="18">${escaped(`${text.parts.luck} ${change(book?.luck ?? 0)}${choices}`)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" fill="#1d2b34">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fdf8ec"/><rect y="560" width="${WIDTH}" height="70" fill="#146a7f"/>
    <text x="60" y="80" font-size="46" font-weight="700">${escaped(title)}</text>
    <text x="60" y="130" font-size="24">${escaped(headline(review, people, text))}</text>
    <path d="M60 190v340h660" fill="none" stroke="#d9c7a0" stroke-width="3"/>
    ${lines.join('')}${rows.join('')}
    <text x="60" y="606" font-size="28" font-weight="700" fill="#fff">Tidetable</text></svg>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Opens the system's share sheet with the picture, or downloads it. */
export async function sharePicture(card: Card): Promise<void> {
  const file = new File([await pngOf(pictureOf(card))], 'tidetable.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: card.title });
      return;
    } catch (error) {
      // The share sheet was cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
