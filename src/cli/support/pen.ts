import type { Ink, Pen } from '../../engine/words.ts';

const foreground: { readonly [K in Ink]: string } = {
  plain: '',
  dim: '2',
  bold: '1',
  red: '91',
  green: '92',
  yellow: '93',
  blue: '94',
  magenta: '95',
  cyan: '96',
  white: '97',
  grey: '90',
  black: '30',
};

// Grounds are the darker eight, so that bright ink stays readable on each of them.
const background: { readonly [K in Ink]: string } = {
  plain: '',
  dim: '',
  bold: '7',
  red: '41',
  green: '42',
  yellow: '43',
  blue: '44',
  magenta: '45',
  cyan: '46',
  white: '47',
  grey: '100',
  black: '40',
};

export const plainPen: Pen = (text) => text;

export const colourPen: Pen = (text, ink, ground = 'plain') => {
  const codes = [foreground[ink], background[ground]].filter((code) => code !== '');
  return codes.length === 0 ? text : `\u001b[${codes.join(';')}m${text}\u001b[0m`;
};
