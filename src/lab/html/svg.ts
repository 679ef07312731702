/** Pictures as text: the few elements that plots are made of. All numbers are pixels of the picture's own. */

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Attributes = { readonly [name: string]: string | number };

export function tag(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? tidy(value) : escaped(value)}"`,
  );
  return `<${name}${given.join('')}>${inside.join('')}</${name}>`;
}

/** A number rounded to what a plot can show. */
export function tidy(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function label(text: string, x: number, y: number, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escaped(text));
}

export function line(x1: number, y1: number, x2: number, y2: number, look: string): string {
  return tag('line', { x1, y1, x2, y2, class: look });
}

/** A picture with a sentence for those who do not see it. */
export function picture(width: number, height: number, says: string, inside: readonly string[]): string {
  return tag(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': says },
    tag('title', {}, escaped(says)),
    ...inside,
  );
}

/** Where a value stands between two ends. */
export function scale(from: number, to: number, left: number, right: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => left + ((value - from) / span) * (right - left);
}

/** Round numbers from the least to the most, about so many. */
export function ticks(least: number, most: number, about = 5): number[] {
  const rough = (most - least || 1) / about;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * unit >= rough) ?? 10) * unit;
  const found: number[] = [];
  for (let n = Math.ceil(least / step); n * step <= most + step * 1e-9; n++)
    found.push(Number((n * step).toPrecision(12)));
  return found;
}
