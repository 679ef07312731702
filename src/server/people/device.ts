import { cleanText } from '../support/sanitize.ts';
import { limits } from '../../wire/limits.ts';

/** The first match counts; browsers whose user agents contain the names of others come first. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const LONGEST_READ = 400;

/** A name for the device from its user agent: "Firefox · Linux". Empty if unknown. */
export function deviceName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, LONGEST_READ);
  const names = [browsers, systems].flatMap((kinds) => kinds.find(([, sign]) => sign.test(agent))?.[0] ?? []);
  if (names.length > 0) return names.join(' · ');
  // A program: the name before its version.
  const [program = ''] = agent.split(/[/\s(;]/, 1);
  return cleanText(program).slice(0, limits.name);
}
