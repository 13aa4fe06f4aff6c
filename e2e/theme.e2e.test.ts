import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBlocks } from './support/block-page.tsx';
import type { Tab } from './support/browser.ts';
import { scrollThrough, shiftsIn, watchShifts } from './support/layout-shift.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let before: Record<string, unknown>;
let tab: Tab;
beforeAll(async () => {
  staff = await staffRequests(site);
  before = await staff.get('/api/globals/theme');
});
afterEach(() => tab.close());
// The other tests expect the default theme.
afterAll(async () => {
  await staff.post('/api/globals/theme', before);
});

const rootOf = async () => /<html[^>]*>/.exec(await (await fetch(site.url)).text())?.[0];

it('previews a theme, requires readable contrast and shows it to visitors once it is saved', async () => {
  tab = await browser.open();
  const { page } = tab;
  await signIn(page);
  await page.goto(`${site.url}/admin/globals/theme`);
  const shown = page.frameLocator('iframe[title="Theme preview"]');
  const search = shown.getByRole('button', { name: 'Search', exact: true }).last();
  const background = () => search.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(background, { timeout: 15_000 }).toBe('rgb(168, 74, 34)');

  const accent = page.locator('#field-colours__accent');
  await accent.fill('#e08a5a');
  await page.getByText('“Accent” and “Page background” have a contrast of').waitFor();
  await page.getByRole('button', { name: /^Use #/ }).click();
  const nearest = await accent.inputValue();
  const rgb = [1, 3, 5].map((at) => Number.parseInt(nearest.slice(at, at + 2), 16)).join(', ');
  await expect.poll(background, { timeout: 15_000 }).toBe(`rgb(${rgb})`);
  expect(await rootOf()).toBe('<html lang="en-AU">');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(rootOf, { timeout: 15_000 }).toContain(`--color-accent:${nearest}`);
});

describe('a font that loads late', () => {
  it.each([
    ['/', 390],
    ['/agents', 768],
    ['/buy', 1440],
  ])('moves nothing on %s at %d px', async (path, width) => {
    tab = await browser.open({ viewport: { width, height: 900 } });
    const { page } = tab;
    const held: (() => Promise<void>)[] = [];
    await page.route('**/*.woff2', (route) => {
      held.push(() => route.continue());
    });
    await watchShifts(page);
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    // The text is shown in the fallback font by now.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(held.length).toBeGreaterThan(0);
    for (const release of held) await release();
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    expect(await shiftsIn(page)).toEqual([]);
  });
});

it('stretches a section to the container set in the theme', async () => {
  tab = await browser.open({ viewport: { width: 1440, height: 900 } });
  const { page } = tab;
  await staff.post('/api/globals/theme', { ...before, stretchedSectionContainer: '.max-w-page' });
  await openBlocks({
    page,
    url: site.url,
    name: 'section',
    examples: [{ props: { stretch: true, tone: 'sand' } }],
  });
  const section = page.locator('main section.fr-stretch');
  const container = await page.locator('main .max-w-page').first().boundingBox();
  await expect.poll(async () => (await section.boundingBox())?.width).toBe(container?.width);
  expect((await section.boundingBox())?.x).toBe(container?.x);
});

it.each([
  [390, 20],
  [768, 32],
  [1440, 128],
])('keeps blocks outside of sections to the page’s column at %d px', async (width, left) => {
  tab = await browser.open({ viewport: { width, height: 900 } });
  const { page } = tab;
  await staff.post('/api/globals/theme', before);
  await page.goto(site.url);
  const edges = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    // The page takes no text as HTML.
    const made = (name: string, className: string, ...inside: (string | Element)[]) => {
      const element = document.createElement(name);
      element.className = className;
      element.append(...inside);
      return element;
    };
    const list = made('ul', '', made('li', '', 'More'));
    main.replaceChildren(
      made(
        'div',
        'fr-page',
        made('p', '', 'Text'),
        made('div', '', list),
        made('section', 'fr-section', 'A section'),
      ),
    );
    return ['p', 'div > div', 'section'].map((selector) => {
      const box = main.querySelector(selector)?.getBoundingClientRect();
      return [box?.left, document.documentElement.clientWidth - (box?.right ?? 0)];
    });
  });
  expect(edges).toEqual([
    [left, left],
    [left, left],
    [0, 0],
  ]);
});
