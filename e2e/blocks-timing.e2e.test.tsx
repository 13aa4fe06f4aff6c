import type { Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { BlockBox } from '../site/src/block-kit/box/block-box.tsx';
import { BOX_DEFAULTS } from '../site/src/block-kit/box/box-fields.ts';
import { commonSettings } from '../site/src/block-kit/box/common-settings.ts';
import { examples as saidOfAgents } from '../site/src/blocks/agent-testimonials/agent-testimonials.examples.tsx';
import { openBlocks } from './support/block-page.tsx';
import { openContent, scrollPage } from './support/open-content.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

/* The times and distances of the specification. Clocks are stopped until a test moves them. */

const browser = useBrowser();
const tab = useTab(browser);

const openWith = (page: Page, content: ReactNode) => openContent({ page, url: site.url, content });
const widgets = (page: Page) => page.waitForSelector('header[data-header="rests"]');
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** Says that the window was resized, and nothing else: no scrolling comes of it. */
const resize = (page: Page) => page.evaluate(() => dispatchEvent(new Event('resize')));

it('a block that stays in sight is placed again 300 ms after the window was resized', async () => {
  const { page } = tab;
  await page.clock.install({ time: 0 });
  const sticky = { ...BOX_DEFAULTS.sticky, edge: 'top', withinParent: false, offset: { base: 90 } } as const;
  await openWith(
    page,
    <div style={{ paddingTop: 300, height: 4000 }}>
      <BlockBox {...commonSettings({ box: { sticky } })}>
        <p>In sight</p>
      </BlockBox>
    </div>,
  );
  const block = page.locator('[data-behaviour="sticky"]');
  await scrollPage(page, 600);
  await page.waitForSelector('[data-behaviour="sticky"][data-stuck]');
  await page.clock.pauseAt(60_000);
  await block.evaluate((element) => element.removeAttribute('data-stuck'));
  await resize(page);
  await page.clock.runFor(200);
  // Each change starts the wait again.
  await resize(page);
  await page.clock.runFor(299);
  expect(await block.getAttribute('data-stuck')).toBeNull();
  await page.clock.runFor(1);
  expect(await block.getAttribute('data-stuck')).toBe('');
});

it('what moves by scrolling is placed again 200 ms after the window was resized', async () => {
  const { page } = tab;
  await page.clock.install({ time: 0 });
  // A browser without scroll timelines.
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const effects = [
    {
      effect: 'translateY',
      way: 'normal',
      direction: 'out-in',
      speed: 4,
      level: null,
      start: null,
      end: null,
    },
  ] as const;
  const motion = { ...BOX_DEFAULTS.motion, effects: [...effects] };
  await openWith(
    page,
    <div style={{ height: 4000 }}>
      <BlockBox {...commonSettings({ box: { motion } })}>
        <p>Moves</p>
      </BlockBox>
    </div>,
  );
  const passed = () =>
    page
      .locator('[data-behaviour="scroll-motion"]')
      .evaluate((one) => (one as HTMLElement).style.getPropertyValue('--fr-p'));
  await expect.poll(passed).not.toBe('');
  await page.clock.pauseAt(60_000);
  await page
    .locator('[data-behaviour="scroll-motion"]')
    .evaluate((one) => (one as HTMLElement).style.setProperty('--fr-p', 'old'));
  await resize(page);
  await page.clock.runFor(199);
  expect(await passed()).toBe('old');
  // And the next frame.
  await page.clock.runFor(1 + 16);
  expect(await passed()).not.toBe('old');
});

it('the header slides in within 350 ms', async () => {
  const { page } = tab;
  await openWith(page, <div style={{ height: 4000 }} />);
  await widgets(page);
  await scrollPage(page, 1000);
  const header = page.locator('header[data-header="held"]');
  expect(await header.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.35s');
});

it('the way back to the top takes 400 ms', async () => {
  const { page } = tab;
  await page.clock.install({ time: 0 });
  await openWith(page, <div style={{ height: 4000 }} />);
  await widgets(page);
  await scrollPage(page, 2000);
  await page.locator('a[data-to-top]').waitFor();
  await page.clock.pauseAt(60_000);
  await page.locator('a[data-to-top]').evaluate((link) => (link as HTMLElement).click());
  await page.clock.runFor(200);
  expect(await scrolled(page)).toBeGreaterThan(500);
  expect(await scrolled(page)).toBeLessThan(1500);
  await page.clock.runFor(184);
  expect(await scrolled(page)).toBeGreaterThan(0);
  // The frame after 400 ms.
  await page.clock.runFor(32);
  expect(await scrolled(page)).toBe(0);
});

it('a link within the page moves it for 800 ms', async () => {
  const { page } = tab;
  await page.clock.install({ time: 0 });
  await openWith(
    page,
    <>
      <a id="leap" href="#there">
        Leap
      </a>
      <div style={{ height: 3000 }} />
      <h2 id="there">There</h2>
      <div style={{ height: 3000 }} />
    </>,
  );
  await widgets(page);
  await page.clock.pauseAt(60_000);
  await page.locator('#leap').evaluate((link) => (link as HTMLElement).click());
  await page.clock.runFor(784);
  expect(await page.evaluate(() => location.hash)).toBe('');
  await page.clock.runFor(32);
  await page.waitForFunction(() => location.hash === '#there');
});

it('the notice that the page goes on is gone after 100 px', async () => {
  const { page } = tab;
  await openBlocks({ page, url: site.url, name: 'scroll-notice', examples: [{}] });
  await widgets(page);
  await page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'min-height:4000px'));
  const shows = () =>
    page
      .locator('.fr-scroll-notice')
      .evaluate(
        (notice) =>
          getComputedStyle(notice).visibility !== 'hidden' && getComputedStyle(notice).opacity !== '0',
      );
  await scrollPage(page, 100);
  expect(await shows()).toBe(true);
  await scrollPage(page, 101);
  await expect.poll(shows).toBe(false);
});

it('the script of a block is fetched when it is within 200 px of the screen, and not before', async () => {
  const { page } = tab;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isRequested = (name: string) => requested.some((url) => url.includes(`${name}.behaviour`));
  const below = { position: 'absolute', height: 10 } as const;
  // The screen is 800 px high.
  await openWith(
    page,
    <div style={{ height: 6000 }}>
      <p data-behaviour="counter" style={{ ...below, top: 1010 }}>
        Too far below
      </p>
      <p data-behaviour="seen" style={{ ...below, top: 990 }}>
        Below
      </p>
    </div>,
  );
  await expect.poll(() => isRequested('seen')).toBe(true);
  await page.locator('[data-behaviour="seen"][data-awake]').waitFor({ state: 'attached' });
  expect(isRequested('counter')).toBe(false);
});

it('testimonials of agents have no arrows on screens narrower than 769 px', async () => {
  const { page } = tab;
  const [example] = Object.values(saidOfAgents);
  await page.setViewportSize({ width: 769, height: 800 });
  await openBlocks({ page, url: site.url, name: 'agent-testimonials', examples: [example as object] });
  await page.waitForSelector('.fr-carousel[data-started]');
  const arrows = page.locator('.fr-carousel-arrows');
  expect(await arrows.isVisible()).toBe(true);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await arrows.isVisible()).toBe(false);
});

it('a tab shows within the time that is set', async () => {
  const { page } = tab;
  const shownIn = async (show: number) => {
    await page.unrouteAll();
    await openBlocks({ page, url: site.url, name: 'tabs', examples: [{ props: { show } }] });
    await page.waitForSelector('.fr-tabs[data-started]');
    await page.getByRole('tab').nth(1).click();
    return page
      .locator('.fr-tabs-item[data-open] > .fr-tabs-panel')
      .evaluate((panel) => getComputedStyle(panel).animationDuration);
  };
  expect(await shownIn(400)).toBe('0.4s');
  expect(await shownIn(0)).toBe('0s');
});

it('on phones a tab opens after 10 ms', async () => {
  const { page } = tab;
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 390, height: 800 });
  await openBlocks({ page, url: site.url, name: 'tabs', examples: [{}] });
  await page.waitForSelector('.fr-tabs[data-started]');
  await page.clock.pauseAt(60_000);
  const second = page.getByRole('button', { name: 'Second' });
  await second.evaluate((fold) => (fold as HTMLElement).click());
  await page.clock.runFor(9);
  expect(await second.getAttribute('aria-expanded')).toBe('false');
  await page.clock.runFor(1);
  expect(await second.getAttribute('aria-expanded')).toBe('true');
});

it('the order dropdown opens the link of its entry', async () => {
  const { page } = tab;
  await openBlocks({
    page,
    url: site.url,
    name: 'order-type',
    examples: [{ data: { path: '/', query: '' } }],
  });
  await page.locator('main summary').click();
  await page.getByRole('link', { name: 'Lowest price' }).click();
  await page.waitForURL('**/buy?sort=price-asc');
});
