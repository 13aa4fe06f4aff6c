import { expect, it } from 'vitest';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

/*
 * Scripts that would write text into a public page as HTML. That islands, behaviours and libraries work without is what
 * every other end-to-end test shows: they fail on a refusal in the console. About 5 s.
 */

const browser = useBrowser();
const tab = useTab(browser, { reducedMotion: 'reduce' });

const HOSTILE =
  '<svg onload="x" class="icon"><path d="M0 0h1"></path><script>x</script></svg><img src="x" onerror="x"><a href="javascript:x">a</a><a href="https://maps.example/">b</a>';

it('text is no HTML and no address of a script, whichever way a script writes it', async () => {
  const { page } = tab;
  await page.goto(site.url);
  const refused = await page.evaluate((html) => {
    const ways: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = html;
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', html),
      parseFromString: () => new DOMParser().parseFromString(html, 'text/html'),
      srcdoc: () => {
        document.createElement('iframe').srcdoc = html;
      },
      script: () => {
        document.createElement('script').src = '/assets/x.js';
      },
      worker: () => new Worker('/assets/x.js'),
    };
    return Object.entries(ways).flatMap(([name, write]) => {
      try {
        write();
        return [];
      } catch (error) {
        return error instanceof TypeError ? [name] : [];
      }
    });
  }, HOSTILE);
  expect(refused).toEqual([
    'innerHTML',
    'insertAdjacentHTML',
    'parseFromString',
    'srcdoc',
    'script',
    'worker',
  ]);
});

it('where a library needs it, what it writes is cleaned of all that could run or load', async () => {
  const { page, problems } = tab;
  await page.goto(`${site.url}/buy`);
  const pictured = page.locator('main article').filter({ has: page.locator('picture, img') });
  await page.goto(site.url + (await pictured.locator('a').first().getAttribute('href')));
  await page.locator('#listing-picture').click();
  const lightbox = page.getByRole('dialog', { name: /^Photos of / });
  await lightbox.getByRole('button', { name: 'Close' }).waitFor();
  // Its icons are there.
  expect(await lightbox.locator('button.pswp__button--close svg path').count()).toBeGreaterThan(0);
  // What follows is in the console.
  expect(problems).toEqual([]);
  expect(
    await page.evaluate((html) => {
      const box = document.createElement('div');
      box.innerHTML = html;
      return box.innerHTML;
    }, HOSTILE),
  ).toBe('<svg class="icon"><path d="M0 0h1"></path></svg><a>a</a><a href="https://maps.example/">b</a>');
  expect(
    await page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
        return 'taken';
      } catch {
        return 'refused';
      }
    }),
  ).toBe('refused');
});
