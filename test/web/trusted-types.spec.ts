import { expect, openTable, startGame, test } from './online/table.ts';

// Every other test of the browser runs under the same policy, and fails if the page reports that it was violated.
test('markup and scripts by assignment are refused; the page, its drawings and its workers work', async ({
  people,
  server,
}) => {
  people.expects = /TrustedHTML|TrustedScript|Content Security Policy|trusted-types|scripts come from/;
  const page = await people.page();
  await openTable(page, server.url, 'high-tide', ['bot', 'bot']);
  await startGame(page);
  await expect(page.locator('#ht-art defs')).toBeAttached();
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      parser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => (document.createElement('script').text = 'alert(1)'),
      scriptFromElsewhere: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      workerFromElsewhere: () => new Worker('data:text/javascript,postMessage(1)'),
      anotherPolicy: () => trustedTypes.createPolicy('mine', { createHTML: (markup: string) => markup }),
      thePolicyAgain: () =>
        trustedTypes.createPolicy('svelte-trusted-html', { createHTML: (markup: string) => markup }),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual([
    'innerHTML',
    'insertAdjacentHTML',
    'parser',
    'script',
    'scriptFromElsewhere',
    'workerFromElsewhere',
    'anotherPolicy',
    'thePolicyAgain',
  ]);
});

declare const trustedTypes: { createPolicy(name: string, rules: object): object };
