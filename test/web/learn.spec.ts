import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { loadCourse } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { expectAccessible } from './accessible.ts';
import { answer, expect, test, visit } from './at-the-table.ts';

const courses = {
  'high-tide': await loadCourse('high-tide'),
  maui: await loadCourse('maui'),
  'strand-unter': await loadCourse('strand-unter'),
};
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const bubble = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const stepOf = (page: Page): Locator => bubble(page).locator('.step');

/** Plays the present step; wrong answers are tried first where `errs` is set. */
async function playStep(page: Page, lesson: Lesson, index: number, errs: boolean): Promise<void> {
  const step = lesson.steps[index] as Lesson['steps'][number];
  await expectSaid(page, {
    step: `Step ${index + 1} of ${lesson.steps.length}`,
    says: step.say.en,
    rings: step.at?.length ?? 0,
  });
  if (step.quiz) {
    const { answers } = step.quiz;
    const wrong = answers.findIndex((answer) => answer.wrong !== undefined);
    if (errs) {
      await bubble(page).locator(`[data-answer="${wrong}"]`).click();
      await expectSaid(page, { says: answers[wrong]?.wrong?.en ?? '' });
    }
    await bubble(page)
      .locator(`[data-answer="${answers.findIndex((answer) => !answer.wrong)}"]`)
      .click();
  } else if (step.move) {
    const [right = ''] = step.move.moves ?? [];
    const texts = await page
      .locator('button.choice')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-text') ?? ''));
    const wrong = texts.find((text) => step.move?.moves && !step.move.moves.includes(text));
    if (errs && wrong !== undefined) {
      await choose(page, wrong);
      const said = step.move.wrong.find(({ moves }) => !moves || moves.includes(wrong))?.say.en ?? '';
      await expectSaid(page, { says: said });
    }
    await choose(page, right === '' ? (texts[0] ?? '') : right);
  }
  if (step.done) {
    await expectSaid(page, { says: step.done.en, rings: step.doneAt?.length ?? 0 });
    await bubble(page).getByRole('button', { name: 'Continue' }).click();
  }
}

/** On the picture where it offers the choice, else in the list; confirmed if that is asked for. */
async function choose(page: Page, text: string): Promise<void> {
  const target = page.locator(`[data-choice="${text}"]`).first();
  if ((await target.count()) > 0) await target.dispatchEvent('click');
  else await page.locator(`button.choice[data-text="${text}"]`).press('Enter');
  const confirm = page.locator('.confirm .action');
  if (await confirm.isVisible()) await confirm.click();
}

interface Said {
  readonly step?: string;
  readonly says: string;
  /** How many parts have a ring; not looked at if missing. */
  readonly rings?: number;
}

/**
 * The bubble says this, and every part that it talks about is on the screen, has a ring, and is not under the bubble. The
 * page looks itself, frame by frame: asked from here, every look would come a tenth of a second late.
 */
async function expectSaid(page: Page, wanted: Said): Promise<void> {
  const fault = await page.evaluate(async ({ step, says, rings }) => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const look = (): string => {
      const said = document.querySelector('.bubble');
      const box = said?.getBoundingClientRect();
      if (!said || !box) return 'there is no bubble';
      const now = plain(said.querySelector('.step')?.textContent);
      if (step !== undefined && now !== step) return `it is at ${now}, not at ${step}`;
      if (!plain(said.textContent).includes(plain(says))) return `it says: ${plain(said.textContent)}`;
      if (rings === undefined) return '';
      const drawn = [...document.querySelectorAll('.overlay .ring')].map((ring) =>
        ring.getBoundingClientRect(),
      );
      if (drawn.length !== rings) return `${drawn.length} rings instead of ${rings}`;
      if (rings === 0) return '';
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        return 'the bubble leaves the screen';
      const covered = drawn.some(
        (ring) =>
          Math.min(box.right, ring.right) > Math.max(box.left, ring.left) &&
          Math.min(box.bottom, ring.bottom) > Math.max(box.top, ring.top),
      );
      return covered ? 'the bubble covers what it talks about' : '';
    };
    let found = look();
    for (const start = performance.now(); found !== '' && performance.now() - start < 200_000; ) {
      await new Promise(requestAnimationFrame);
      found = look();
    }
    return found;
  }, wanted);
  expect(fault, wanted.says).toBe('');
}

for (const [game, course] of Object.entries(courses)) {
  for (const [name, size] of Object.entries({ phone, desktop })) {
    test(`${game}: every lesson to its end by mouse, ${name}`, async ({ page, site }) => {
      test.slow();
      await page.setViewportSize(size);
      await visit(page, `${site.app}#/learn/${game}`);
      await expect(page.getByText(`0 of ${course.length} lessons done`)).toBeVisible();
      await page.getByRole('link', { name: /^Start the lesson/ }).click();
      for (const [at, lesson] of course.entries()) {
        // Wrong tries on the desktop; the phone shows that none costs no star.
        const errs = name === 'desktop';
        for (const index of lesson.steps.keys()) await playStep(page, lesson, index, errs);
        await expect(page.locator('.lesson .stars')).toContainText(errs ? / of 3 stars/ : '3 of 3 stars');
        if (at === 0) await expectAccessible(page);
        const next = course[at + 1];
        if (next) await page.getByRole('link', { name: `Next: ${next.title.en}` }).click();
        else await page.getByRole('link', { name: 'All lessons' }).click();
      }
      await expect(page.getByText('Course finished. The beach is yours.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('button', { name: 'Yes, start over' }).click();
      await expect(page.getByText(`0 of ${course.length} lessons done`)).toBeVisible();
    });
  }
}

test('the bubble stays where it is while it is pressed, so that the click meets what was meant', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, `${site.app}#/learn/high-tide`);
  await page.getByRole('link', { name: /^Start the lesson/ }).click();
  await bubble(page).dispatchEvent('pointerdown');
  const before = await bubble(page).boundingBox();
  await page.setViewportSize({ width: desktop.width - 200, height: desktop.height - 200 });
  // Three times as long as it takes to look again.
  await page.waitForTimeout(600);
  expect(await bubble(page).boundingBox()).toEqual(before);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup')));
  await expect.poll(() => bubble(page).boundingBox()).not.toEqual(before);
});

test('a course by keyboard alone, heard as it is seen', async ({ page, site }) => {
  test.slow();
  const course = courses['strand-unter'];
  await visit(page, `${site.app}#/learn/strand-unter`);
  await page.getByRole('link', { name: /^Start the lesson/ }).focus();
  await page.keyboard.press('Enter');
  for (const [at, lesson] of course.entries()) {
    for (const [index, step] of lesson.steps.entries()) {
      await expect(stepOf(page)).toHaveText(`Step ${index + 1} of ${lesson.steps.length}`);
      await expect(page.locator('.announcer p', { hasText: step.say.en })).not.toHaveCount(0);
      if (step.quiz) {
        await expect(bubble(page).getByRole('group')).toBeFocused();
        const right = step.quiz.answers.findIndex((answer) => !answer.wrong);
        for (let n = 0; n <= right; n++) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      } else if (step.move) {
        const [text = ''] = step.move.moves ?? [];
        await tabTo(page, `button.choice[data-text="${text}"]`);
        await page.keyboard.press('Enter');
        if (await page.locator('.confirm .action').isVisible()) {
          await tabTo(page, '.confirm .action');
          await page.keyboard.press('Enter');
        }
      }
      if (step.done) {
        await expect(bubble(page).getByRole('button', { name: 'Continue' })).toBeFocused();
        await page.keyboard.press('Enter');
      }
    }
    const next = course[at + 1];
    await expect(
      page.getByRole('link', { name: next ? `Next: ${next.title.en}` : 'All lessons' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Course finished. The beach is yours.')).toBeVisible();
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

test('a lesson from a file, and a file that is none', async ({ page, site }) => {
  await visit(page, `${site.app}#/learn/maui`);
  const guide = readFileSync(new URL('../../docs/formats/lesson.md', import.meta.url), 'utf8');
  const lesson = /```json\n([^`]+)```/.exec(guide)?.[1] ?? '';
  const input = page.locator('input[type="file"]');
  const file = (text: string) => ({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await input.setInputFiles(file(lesson.replace('"roll"', '"decline"')));
  await expect(page.getByRole('alert')).toContainText('"decline" is not legal; legal: roll');
  await input.setInputFiles(file(lesson));
  await expect(bubble(page)).toContainText('Roll two dice.');
  await page.reload();
  await choose(page, 'roll');
  await expect(bubble(page)).toContainText('Black 2 and white 5.');
});

test('the rulebook: a section by its address, search, a position to play from', async ({ page, site }) => {
  await visit(page, `${site.app}#/rules/maui/crabs`);
  await expect(page.getByRole('heading', { name: 'Crab', exact: false, level: 2 })).toBeFocused();
  await expect(page.locator('[data-section="crabs"] figure')).toHaveCount(2);
  await expect(page.locator('[data-section="crabs"] .mark.ruling')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('pearl colour');
  await expect(page.locator('nav').getByRole('status')).toHaveText(/^\d sections?$/);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'Hanging over' }).first().click();
  await expect(page).toHaveURL(/#\/rules\/maui\/overhang$/);
  await page.getByRole('link', { name: /^Play from here: Crab/ }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('button.choice').first()).toBeAttached();
});

test('at the table: the rulebook opens at what is asked, and a part that cannot be used says why', async ({
  page,
  site,
}) => {
  await visit(page, `${site.app}#/position/high-tide/turn`);
  const asked = page.getByRole('heading', { level: 2 });
  await expect(asked.first()).toBeVisible();
  await page.locator('[data-part="beach blue"]').evaluate((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    document
      .elementFromPoint(x + width / 2, y + height * 0.7)
      ?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, clientX: x + width / 2, clientY: y + height * 0.7 }),
      );
  });
  await expect(page.locator('.why')).toHaveText(
    'No die shows the colour of this beach, so nothing moves here now.',
  );
  await page.getByRole('button', { name: 'Rules', exact: false }).first().click();
  await page.getByRole('link', { name: 'Rulebook' }).click();
  await expect(page).toHaveURL(/#\/rules\/high-tide\/turn$/);
});

test('the first match explains what is new, once, and can be silenced', async ({ page, site }) => {
  await visit(page, `${site.app}#/learn/strand-unter`);
  await page.getByRole('button', { name: 'Play with a helping hand' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const hint = page.getByRole('region', { name: 'For the first time' });
  await page.locator('button.choice').first().press('Enter');
  await page.locator('.confirm .action').click();
  await expect(hint).toContainText('All dials are revealed at once');
  await expectAccessible(page);
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint.getByText('All dials are revealed at once')).toHaveCount(0);
  // Something else is new soon: then silence.
  for (let n = 0; n < 8 && !(await hint.isVisible()); n++) {
    await expect(hint.or(page.locator('button.choice').first()).first()).toBeAttached();
    if (!(await hint.isVisible())) await answer(page, 'first');
  }
  await hint.getByRole('button', { name: 'No more hints' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.locator('button.choice').first()).toBeAttached();
  await expect(hint).toHaveCount(0);
});

test('the start page offers lessons until a match of the game has been finished', async ({ page, site }) => {
  await visit(page, site.app);
  await page.getByRole('link', { name: 'Learn Maui in short lessons' }).click();
  await expect(page.getByRole('heading', { name: 'Learn Maui', level: 1 })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('lessons and rulebook work without a network', async ({ page, context, site }) => {
    await visit(page, `${site.app}#/learn/high-tide/goal`);
    await expect(bubble(page)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto(`${site.app}#/learn/maui/crabs`);
    await page.reload();
    await expect(bubble(page)).toContainText('The crab side');
    await page.goto(`${site.app}#/rules/strand-unter/trove`);
    await page.reload();
    await expect(page.locator('[data-section="trove"]')).toBeVisible();
  });
});

test('the address of the lessons without a game offers every course, in four languages', async ({
  page,
  site,
}) => {
  const titles = { en: 'Learn', de: 'Lernen', fr: 'Apprendre', it: 'Impara' };
  await visit(page, `${site.app}#/learn`);
  for (const [language, title] of Object.entries(titles)) {
    await page.evaluate(
      (settings) => localStorage.setItem('tidetable-settings', settings),
      JSON.stringify({ language, name: 'Lena' }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main a')).toHaveCount(3);
    await expectAccessible(page);
  }
  await page.locator('main a').filter({ hasText: 'Maui' }).click();
  await expect(page).toHaveURL(/#\/learn\/maui$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maui');
});
