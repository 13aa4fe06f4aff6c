import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BlockBox } from '../site/src/block-kit/box/block-box.tsx';
import { BOX_DEFAULTS, type BoxProps } from '../site/src/block-kit/box/box-fields.ts';
import { commonSettings } from '../site/src/block-kit/box/common-settings.ts';
import { CARD_GRID } from '../site/src/ui/card-grid.ts';
import { openContent, scrollPage } from './support/open-content.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser);

/** A block with these settings, this far down a long page. */
const openBox = ({ page, box, top = 2000 }: { page: Page; box: Partial<BoxProps>; top?: number }) =>
  openContent({
    page,
    url: site.url,
    content: (
      <div style={{ paddingTop: top, height: 6000 }}>
        <BlockBox {...commonSettings({ box })}>
          <p id="inside" style={{ height: 100 }}>
            Text
          </p>
        </BlockBox>
      </div>
    ),
  });
const TO_BLOCK = 1600;

describe('an entrance', () => {
  const entrance = {
    animation: { base: 'fade-in-up', mobile: 'none' },
    delay: { base: 300 },
    duration: 'normal',
  } as const;
  const block = (page: Page) => page.locator('.fr-entrance');
  const state = (page: Page) => block(page).getAttribute('data-entrance');
  const style = (page: Page, name: 'opacity' | 'animationName' | 'animationDelay') =>
    block(page).evaluate((element, key) => getComputedStyle(element)[key], name);

  it('waits unseen until its block comes into view, and plays once, after its delay', async () => {
    const { page } = tab;
    await openBox({ page, box: { entrance }, top: 800 });
    await expect.poll(() => state(page)).toBe('waiting');
    expect(await style(page, 'opacity')).toBe('0');
    await scrollPage(page, 600);
    await expect.poll(() => state(page)).toBe('in');
    expect(await style(page, 'animationName')).toBe('fr-enter');
    expect(await style(page, 'animationDelay')).toBe('0.3s');
    await block(page).evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      element.addEventListener('animationstart', () => element.setAttribute('data-again', ''));
    });
    expect(await style(page, 'opacity')).toBe('1');
    await scrollPage(page, 4000);
    await scrollPage(page, 600);
    await page.waitForTimeout(200);
    expect(await block(page).getAttribute('data-again')).toBeNull();
    expect(tab.problems).toEqual([]);
  });

  it('plays at once for blocks on the screen as the page opens', async () => {
    const { page } = tab;
    await openBox({ page, box: { entrance }, top: 100 });
    await expect.poll(() => state(page)).toBe('in');
  });

  it.each([
    ['on a device without it', { viewport: { width: 390, height: 800 } }],
    ['for those who asked for less motion', { reducedMotion: 'reduce' }],
    ['without script', { javaScriptEnabled: false }],
  ] as const)('is none %s', async (_when, options) => {
    const other = await browser.open(options);
    await openBox({ page: other.page, box: { entrance } });
    await other.page.waitForLoadState('networkidle');
    expect(await style(other.page, 'opacity')).toBe('1');
    expect(await style(other.page, 'animationName')).not.toBe('fr-enter');
    await other.close();
  });
});

describe('a block that stays in sight', () => {
  const sticky = {
    ...BOX_DEFAULTS.sticky,
    edge: 'top',
    on: { base: true, mobile: false },
    offset: { base: 90 },
  } as const;
  const topAt = async (page: Page, scrolled: number) => {
    await scrollPage(page, scrolled);
    return page.locator('#inside').evaluate((element) => element.getBoundingClientRect().top);
  };

  it('keeps its distance from the edge, on the devices chosen', async () => {
    const { page } = tab;
    await openBox({ page, box: { sticky } });
    expect(await topAt(page, 3000)).toBe(90);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await topAt(page, 3000)).toBeLessThan(0);
    await page.setViewportSize({ width: 800, height: 800 });
    expect(await topAt(page, 3000)).toBe(90);
  });

  it('looks different from its own distance on', async () => {
    const { page } = tab;
    await openBox({ page, box: { sticky: { ...sticky, effect: 'shadow', effectsOffset: 150 } } });
    const block = page.locator('[data-behaviour="sticky"]');
    const begins = (await topAt(page, 0)) - 90;
    await topAt(page, begins + 140);
    await page.waitForSelector('[data-stuck]:not([data-effects])');
    await topAt(page, begins + 160);
    await expect.poll(() => block.getAttribute('data-effects')).toBe('');
    await topAt(page, begins - 50);
    await page.waitForSelector('[data-behaviour="sticky"]:not([data-stuck]):not([data-effects])');
    expect(tab.problems).toEqual([]);
  });
});

describe('what moves with the mouse', () => {
  const motion = {
    ...BOX_DEFAULTS.motion,
    on: { base: true, tablet: false },
    effects: [
      {
        effect: 'mouseTrack',
        way: 'normal',
        direction: 'out-in',
        speed: 2,
        level: null,
        start: null,
        end: null,
      },
    ],
  } satisfies BoxProps['motion'];
  const layer = (page: Page) => page.locator('[data-behaviour="mouse-motion"]');
  const said = (page: Page) =>
    layer(page).evaluate((one) => (one as HTMLElement).style.getPropertyValue('--fr-mx'));
  const moves = (page: Page) => layer(page).evaluate((one) => getComputedStyle(one).transform !== 'none');

  it('does so while it is on the screen, on the devices chosen', async () => {
    const { page } = tab;
    await openBox({ page, box: { motion } });
    await scrollPage(page, TO_BLOCK);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(640, 400);
    await expect.poll(() => said(page)).toBe('50');
    await page.mouse.move(320, 400);
    await expect.poll(() => said(page)).toBe('25');
    expect(await moves(page)).toBe(true);
    await scrollPage(page, 5000);
    // Notified after the observers from before.
    await layer(page).evaluate(
      (one) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(([entry]) => entry?.isIntersecting || resolve()).observe(one);
        }),
    );
    await page.mouse.move(960, 400);
    expect(await said(page)).toBe('25');
    await page.setViewportSize({ width: 900, height: 800 });
    // It moves back with its own duration.
    await expect.poll(() => moves(page)).toBe(false);
  });

  it('stands still for visitors who want less motion', async () => {
    const calm = await browser.open({ reducedMotion: 'reduce' });
    await openBox({ page: calm.page, box: { motion } });
    await scrollPage(calm.page, TO_BLOCK);
    await calm.page.waitForLoadState('networkidle');
    await calm.page.mouse.move(320, 400);
    expect(await said(calm.page)).toBe('');
    expect(await moves(calm.page)).toBe(false);
    await calm.close();
  });
});

it('puts cards side by side only where a column of the page has room for them', async () => {
  const { page } = tab;
  await page.setViewportSize({ width: 768, height: 800 });
  const content = [300, 700].map((width) => (
    <div key={width} className="fr-columns">
      <div className="fr-column" style={{ width }}>
        <ul className={CARD_GRID}>
          <li>One</li>
          <li>Two</li>
        </ul>
      </div>
    </div>
  ));
  await openContent({ page, url: site.url, content });
  const columns = page.locator('main ul');
  const tracks = await columns.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length),
  );
  expect(tracks).toEqual([1, 3]);
});
