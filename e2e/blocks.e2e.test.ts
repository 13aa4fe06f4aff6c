import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BlockExamples } from '../site/src/block-kit/examples.ts';
import { blocks } from '../site/src/builder/registry.ts';
import { expectNoAxeViolationsWithin } from './support/axe.ts';
import { openBlocks, openManyBlocks, PICTURE_PATH } from './support/block-page.tsx';
import { scrollThrough, shiftsIn, watchShifts } from './support/layout-shift.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser);

const modules = import.meta.glob<{ examples: BlockExamples<Record<string, unknown>, unknown> }>(
  '../site/src/blocks/*/*.examples.tsx',
  { eager: true },
);
const all = Object.entries(modules).map(([file, { examples }]) => ({
  name: file.split('/').at(-2) ?? '',
  examples: Object.values(examples),
}));

// Opening and scrolling a page costs more than a block in it.
const AT_ONCE = 26;
const pages = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) => {
  const blocks = all.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  return { names: blocks.map(({ name }) => name).join(', '), blocks };
});

describe.each(pages)('the examples of $names', ({ blocks }) => {
  it.each([390, 1440])('are accessible, keep to a screen of %d px and move nothing', async (width) => {
    const { page } = tab;
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await openManyBlocks({ page, url: site.url, all: blocks });
    await page.waitForLoadState('networkidle');
    expect(await isWider(page)).toBe(false);
    // The header and the footer around them are those of the front page, which screens.e2e.test.ts checks at both widths.
    await expectNoAxeViolationsWithin({ page, parts: ['main'] });
    expect(tab.problems).toEqual([]);
    // Videos start, lists grow and pictures come as they scroll into sight.
    await scrollThrough(page);
    expect(await shiftsIn(page)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await isWider(page)).toBe(false);
  });
});

const LONG_WORD = 'maintenance.and.repairs@banksia-and-vale-properties-of-newtown.com.au';
const TEXTS = ['text', 'textarea'];
/** The properties of an example, with one word as long as an email address in place of its texts. */
const withLongWords = (name: string, props: Record<string, unknown> = {}) => {
  const fields = Object.entries(blocks.get(name)?.fields ?? {});
  const texts = fields.filter(([, { kind, tab }]) => TEXTS.includes(kind) && tab === undefined);
  return { ...props, ...Object.fromEntries(texts.map(([key]) => [key, LONG_WORD])) };
};

// About 3 s.
it('a word as long as an email address stays on a phone’s screen, in every text of a block', async () => {
  const { page } = tab;
  const long = all.flatMap(({ name, examples: [first] }) =>
    first ? [{ name, examples: [{ ...first, props: withLongWords(name, first.props) }] }] : [],
  );
  await page.setViewportSize({ width: 390, height: 900 });
  await openManyBlocks({ page, url: site.url, all: long });
  const wide = await page
    .locator('main :is(h2, h3, p, a, span, label, legend, figcaption)')
    .evaluateAll((texts) =>
      texts
        .filter((text) => {
          const scrolls = text.closest('.fr-carousel, table, [class*="overflow-"], .sr-only');
          return !scrolls && text.getBoundingClientRect().right > innerWidth;
        })
        .map((text) => text.outerHTML.slice(0, 200)),
    );
  expect(wide).toEqual([]);
  expect(await isWider(page)).toBe(false);
});

/** Whether the page is wider than its screen. */
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const one = (name: string, ...props: Record<string, unknown>[]) =>
  openBlocks({ page: tab.page, url: site.url, name, examples: props.map((each) => ({ props: each })) });

describe('the lightbox', () => {
  const large = { picture: { id: 1, alt: 'A cottage' }, press: 'large', gallery: 'house' };
  const dialog = () => tab.page.getByRole('dialog');
  // It reacts to Escape once it has opened completely.
  const close = () =>
    expect
      .poll(async () => {
        await tab.page.keyboard.press('Escape');
        return dialog().count();
      })
      .toBe(0);

  it('shows the pictures of a gallery over the page, and gives the focus back', async () => {
    const { page } = tab;
    await one('image', { ...large, caption: 'The front' }, { ...large, caption: 'The garden' });
    await page.waitForLoadState('networkidle');
    const links = page.locator('main a');
    // Both link to one picture, so the gallery contains it once.
    await links.first().click();
    await dialog().getByText('The front').waitFor();
    expect(page.url()).toBe(`${site.url}/`);
    await close();
    await expect.poll(() => links.first().evaluate((link) => link === document.activeElement)).toBe(true);
    expect(tab.problems).toEqual([]);
  });

  it('opens links to pictures in written text, unless the website or the link says not to', async () => {
    const { page } = tab;
    const html = `<p><a href="${PICTURE_PATH}">The plan</a></p>`;
    await one('text', { html });
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'The plan' }).click();
    await dialog().waitFor();
    await close();
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-picture-lightbox', 'off'));
    await page.getByRole('link', { name: 'The plan' }).click();
    await page.waitForURL(`**${PICTURE_PATH}`);
  });
});

describe('a video', () => {
  it('requests nothing from its service before it is clicked; then it plays in its place', async () => {
    const { page } = tab;
    await one('video', { link: { href: 'https://youtu.be/dQw4w9WgXcQ' }, title: 'A walk' });
    await page.waitForLoadState('networkidle');
    expect(tab.problems).toEqual([]);
    await page.getByRole('link', { name: 'A walk from YouTube' }).click();
    const player = page.locator('main iframe[title="A walk"]');
    await player.waitFor();
    expect(await player.evaluate((frame) => frame === document.activeElement)).toBe(true);
    await expect
      .poll(() => tab.problems)
      .toContain('asked for https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  });
});

describe('before and after', () => {
  const both = { before: { id: 1, alt: 'Before' }, after: { id: 1, alt: 'After' } };

  it('moves its edge by arrow keys and by a click', async () => {
    const { page } = tab;
    await one('before-after', both);
    await page.waitForLoadState('networkidle');
    const edge = () =>
      page
        .locator('[data-behaviour="before-after"]')
        .evaluate((element) => (element as HTMLElement).style.getPropertyValue('--split'));
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await edge()).toBe('51%');
    const box = await slider.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 4, (box?.y ?? 0) + 20);
    expect(Number.parseInt(await edge(), 10)).toBeLessThan(30);
  });

  it('shows one picture under the other without JavaScript', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    await openBlocks({ page: plain.page, url: site.url, name: 'before-after', examples: [{ props: both }] });
    const [after, before] = await Promise.all(
      ['After', 'Before'].map((name) => plain.page.getByRole('img', { name }).boundingBox()),
    );
    expect(before?.y).toBeGreaterThanOrEqual((after?.y ?? 0) + (after?.height ?? 0));
    expect(await plain.page.getByRole('slider').isVisible()).toBe(false);
    await plain.close();
  });
});
