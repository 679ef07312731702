import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * axe finds nothing on what is shown now. SVGs are aria-hidden, and checking their thousands of elements would take most of the
 * time: they are left out unless `drawings` is set.
 */
export async function expectAccessible(page: Page, { drawings = false } = {}): Promise<void> {
  // A page that is still being loaded has nothing on it.
  await expect(page.locator('h1').first()).toBeAttached();
  // Waits for fade-ins, which lack contrast halfway; endless animations (the sea) are not waited for. Colours that are inherited
  // may change step by step, a frame for each: it is over when a frame begins without any change.
  const loaded = await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState !== 'finished' && effect?.getTiming().iterations !== Infinity,
        );
    for (let under = passing(); under.length > 0; under = passing()) {
      await Promise.allSettled(under.map((each) => each.finished));
      await new Promise(requestAnimationFrame);
    }
    return 'axe' in window;
  });
  // In the page itself, and only once for each: a page of its own for every check would cost four times as much.
  if (!loaded) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (exclude) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run({ exclude }, { resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    drawings ? [] : ['svg'],
  );
  expect(found).toEqual([]);
}
