import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshPath, tidetable, type Ran, toyFile } from '../testing.ts';

const ESCAPE = '\u001b[';
const WIPE = '\u001b[3J';
const ones = Array.from({ length: 40 }, () => '1');

async function play(lines: readonly string[], ...argv: string[]): Promise<Ran> {
  const ran = await tidetable(['play', 'pebbles', ...argv], { lines });
  expect({ status: ran.status, err: ran.err }).toEqual({ status: 0, err: '' });
  return ran;
}

test('a whole game through a pipe: plain text, to the result', async () => {
  const { out } = await play(ones);
  expect(out).toContain('Player 1: How much to bid?\n  1  Bid 0\n  2  Bid 1\n  3  Bid 2\n');
  expect(out).toContain('All rounds have been played.');
  expect(out).toMatch(/^1\. (Player 1|Random) +\d+/m);
  expect(out).not.toContain(ESCAPE);
  expect(out).not.toMatch(/undefined|NaN/);
});

test('the first seat is a person, the others bots, as many as the game needs', async () => {
  const { out } = await play(['q']);
  expect(out).toContain('Player 1 0 points');
  expect(out).toContain('Random 0 points');
});

test('what others may not see stays hidden', async () => {
  const { out } = await play(['1'], '--seats', 'me:Anna,random,random');
  expect(out).toMatch(/Anna is dealt the \d\./);
  expect(out).toContain('Random 1 is dealt a card.');
  expect(out).toMatch(/Random 2 0 points, card \?/);
});

test('the end of the input ends the game', async () => {
  expect((await play(['1'])).out).toContain('The match ends here, unfinished.');
  expect((await play([])).out).toContain('The match ends here, unfinished.');
});

test('a choice by its text; anything else is refused with the reason', async () => {
  const { out } = await play(
    ['4', '0', '', 'xyzzy', 'roll', '\u001b[31m', '99999999999999', 'bid 2', 'q'],
    '--seats',
    'me,me',
  );
  expect(out.split('A number from 1 to 3, please').length - 1).toBe(4);
  expect(out).toContain('‘xyzzy’ is not one of the choices');
  expect(out).toContain('"roll" cannot be played now.');
  expect(out).toContain('‘?[31m’ is not');
  expect(out).toContain('Player 1 has chosen');
});

test('? tells the commands and the position in words', async () => {
  const { out } = await play(['?']);
  expect(out).toContain('Round 1.\nPlayer 1: 0 points, 0 red, card');
  expect(out).toContain('undo the last choice');
});

test('undo: an envelope comes out again, a roll does not', async () => {
  const { out } = await play(['3', 'u', '1', '3', 'u', '1', 'u'], '--seats', 'me:Anna,me:Ben');
  const asked = out.split('\n').filter((line) => line.endsWith('How much to bid?'));
  expect(asked.slice(0, 4)).toEqual([
    'Anna: How much to bid?',
    'Ben: How much to bid?',
    'Anna: How much to bid?',
    'Ben: How much to bid?',
  ]);
  expect(out).toContain('Undone.');
  expect(out).toContain('What was revealed cannot be undone.');
  expect(out).toContain('What was rolled or drawn cannot be undone.');
});

test('undo: what was taken back is not told', async () => {
  // Anna shows nothing, takes it back, then is asked again.
  const { out } = await play(['1', '1', 'keep', 'pass', 'u', 'pass', 'pass'], '--seats', 'me:Anna,me:Ben');
  const [, told = ''] = out.split('Undone.');
  expect(told).toContain('Anna: Show the card?');
  // Once to Ben, who decides after her, and once to herself in the next round.
  expect(told.split('Anna shows nothing.').length - 1).toBe(2);
});

test('save and go on: the same dice, and the whole match verifies', async () => {
  const path = freshPath();
  const first = await play(['1', `s ${path}`, 'q']);
  expect(first.out).toContain(`Saved: ${path}`);
  const { seed } = JSON.parse(readFileSync(path, 'utf8')) as { seed: string };
  const end = freshPath();
  const second = await tidetable(['play', '--resume', path, '--seats', 'random,random'], {
    lines: [`s ${end}`],
  });
  expect(second.out).toContain(`The secret seed was ${seed}`);
  const { status, out } = await tidetable(['verify', end]);
  expect(status).toBe(0);
  expect(out).toContain('Every roll follows from the seed');
});

test('whoever sat in a saved seat sits there again', async () => {
  const path = freshPath();
  await play(['1', `s ${path}`, 'q'], '--seats', 'random,me:Anna,random');
  const { out } = await tidetable(['play', '--resume', path], { lines: ['q'] });
  expect(out).toMatch(/^Anna: /m);
  expect(out).not.toMatch(/^Random \d: /m);
});

test('a file that was there before is not overwritten', async () => {
  const path = toyFile();
  const before = readFileSync(path, 'utf8');
  const { out } = await play([`s ${path}`, 's /nowhere/at/all.json', 'q']);
  expect(out).toContain('Not saved: ');
  expect(out.split('Not saved').length).toBe(3);
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('a match written by hand goes on too, without claiming a seed', async () => {
  const path = freshPath();
  const { out } = await tidetable(['play', '--resume', toyFile(), '--seats', 'random,random'], {
    lines: [`s ${path}`],
  });
  expect(out).toContain('All rounds have been played.');
  expect(JSON.parse(readFileSync(path, 'utf8'))).not.toHaveProperty('seed');
  expect((await tidetable(['verify', path])).status).toBe(0);
});

test('people at one terminal: a cover before each secret, and nothing of it left on the screen', async () => {
  const lines = ['', '1', '', '3', 'q', ''];
  const { out } = await tidetable(['play', 'pebbles', '--seats', 'me:Anna,me:Ben'], {
    lines,
    interactive: true,
  });
  const screens = out.split(WIPE);
  expect(screens[1]).toContain('for Anna alone to see');
  expect(screens[1]).toContain('Anna: How much to bid?');
  expect(screens[1]).not.toContain('Ben: How much');
  expect(screens[2]).toContain('for Ben alone to see');
  expect(screens[2]).toContain('Ben: How much to bid?');
  const dealt = /Anna is dealt the (\d)/.exec(out)?.[1];
  expect(screens[2]).not.toContain(`card ${dealt}`);
});

test('one person needs no cover', async () => {
  const { out } = await tidetable(['play', 'pebbles'], { lines: ['1', '1', 'q', ''], interactive: true });
  expect(out).not.toContain(WIPE);
  expect(out).toContain(ESCAPE);
});

test('the menu: choose a game and the seats, or leave', async () => {
  const { out, status } = await tidetable([], { lines: ['8', '1', '9', '3', 'q', ''], interactive: true });
  expect(status).toBe(0);
  expect(out).toContain('1  Pebbles: A toy with everything in it.');
  expect(out).toContain('Random 2');
  expect((await tidetable(['play'], { lines: ['q'], interactive: true })).status).toBe(0);
});

test('a file of this game may be written again, on the way and at the end', async () => {
  const path = freshPath();
  const lines = [`s ${path}`, '1', `s ${path}`, 'q', path, 'never asked'];
  const { out } = await tidetable(['play', 'pebbles'], { lines, interactive: true });
  expect(out.split(`Saved: ${path}`).length - 1).toBe(3);
  expect(out).not.toContain('Not saved');
});

test('leaving on a terminal offers to save, until it worked or is declined', async () => {
  const taken = toyFile();
  const path = freshPath();
  const { out } = await tidetable(['play', 'pebbles'], { lines: ['q', taken, path], interactive: true });
  expect(out).toContain('Not saved');
  expect(out).toContain(`Saved: ${path}`);
  expect(existsSync(path)).toBe(true);
});

test.each(['en', 'de', 'fr', 'it'])('a game in %s', async (lang) => {
  const { out } = await play(['?', 'u', 'x', ...ones], '--lang', lang);
  expect(out).not.toMatch(/undefined|NaN/);
});
