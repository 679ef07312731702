import { expect, test } from 'vitest';
import { deviceName } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.for([
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox · Linux'],
  [`${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge · Windows',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, 'Safari · macOS'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/140.0 Safari/604.1`,
    'Chrome · iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['my-bot', 'my-bot'],
  ['\u202egnp\u0000.exe/1', 'gnp .exe'],
  ['x'.repeat(5000), 'x'.repeat(40)],
  ['', ''],
  ['(', ''],
])('%s', ([agent = '', name]) => {
  expect(deviceName(agent)).toBe(name);
});

test('nothing said, nothing told', () => {
  expect(deviceName(undefined)).toBe('');
});
