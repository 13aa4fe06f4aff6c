import type { Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blocks } from '../site/src/builder/registry.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { restyled } from './support/part-styles.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser);

const PICTURE = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')}`,
  srcset: '',
  width: 300,
  height: 200,
};

/** A page without moving parts, with one block at the top of its content, as visitors get it. */
async function openBlock({
  page,
  name,
  props = {},
  above = '',
}: {
  page: Page;
  name: string;
  props?: object;
  above?: string;
}) {
  const { View, defaults } = blocks.get(name) ?? {};
  const html = renderToStaticMarkup(
    View?.({
      id: 'tested',
      props: { ...defaults, ...props },
      data: null,
      now: 0,
      editing: false,
      slot: () => null,
      picture: (value) => value && { ...PICTURE, alt: value.alt ?? '' },
    }),
  );
  await page.route(`${site.url}/offices`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<main[^>]*>/,
      (main) => `${main}${above}<div id="block" style="max-width:60rem;margin:2rem auto">${html}</div>`,
    );
    await route.fulfill({ response, body: restyled(body) });
  });
  await page.goto(`${site.url}/offices`);
}

const slides = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
  title,
  text: '',
  image: { id: 1 },
  link: { href: '/buy' },
  linkLabel: `More of ${title}`,
}));
const started = (page: Page) => page.waitForSelector('.fr-carousel[data-started]');
const block = (page: Page) => page.locator('#block');
/** The titles of the slides that a visitor sees and reaches. */
const reached = (page: Page) =>
  page.locator('#block .fr-carousel-slide').evaluateAll((all) => {
    const frame = document.querySelector('.fr-carousel-view')?.getBoundingClientRect();
    return all
      .filter((slide) => !(slide as HTMLElement).inert)
      .map((slide) => ({ left: slide.getBoundingClientRect().left - (frame?.left ?? 0), slide }))
      .sort((a, b) => a.left - b.left)
      .map(({ slide }) => slide.querySelector('h3')?.textContent);
  });
const shows = (page: Page, titles: string[]) => expect.poll(() => reached(page)).toEqual(titles);
const nextButton = (page: Page) => page.getByRole('button', { name: 'Next slide' });

describe('a carousel', () => {
  it('shows three slides, two on tablets and one on phones, and keeps the others out of the way', async () => {
    const { page } = tab;
    await openBlock({ page, name: 'carousel', props: { slides } });
    await started(page);
    await shows(page, ['One', 'Two', 'Three']);
    await page.setViewportSize({ width: 900, height: 800 });
    await shows(page, ['One', 'Two']);
    await page.setViewportSize({ width: 390, height: 800 });
    await shows(page, ['One']);
    await expectNoAxeViolations(page);
    expect(tab.problems).toEqual([]);
  });

  it('keeps eight dots in one line on a phone', async () => {
    const { page } = tab;
    await page.setViewportSize({ width: 390, height: 800 });
    const eight = [...slides, ...slides.slice(0, 3)];
    await openBlock({ page, name: 'carousel', props: { slides: eight, autoplay: true } });
    // As wide as the column of a page.
    await block(page).evaluate((element) => element.style.setProperty('margin', '2rem 1.25rem'));
    await started(page);
    const tops = await page
      .locator('#block .fr-carousel-position button')
      .evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().top));
    expect(tops).toHaveLength(8);
    expect(new Set(tops).size).toBe(1);
  });

  it('moves by arrows, dots and arrow keys, round its ends', async () => {
    const { page } = tab;
    await openBlock({ page, name: 'carousel', props: { slides } });
    await started(page);
    await nextButton(page).click();
    await shows(page, ['Two', 'Three', 'Four']);
    await page.keyboard.press('ArrowLeft');
    await shows(page, ['One', 'Two', 'Three']);
    await page.keyboard.press('ArrowLeft');
    await shows(page, ['Five', 'One', 'Two']);
    await page.getByRole('button', { name: 'Go to slide 4' }).click();
    await shows(page, ['Four', 'Five', 'One']);
    await expect
      .poll(() => page.getByRole('button', { name: 'Go to slide 4' }).getAttribute('aria-current'))
      .toBe('true');
  });

  it('swaps its arrow keys where text runs from right to left', async () => {
    const { page } = tab;
    await openBlock({ page, name: 'carousel', props: { slides, shown: { base: 1 } } });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await started(page);
    await page.locator('.fr-carousel-view').focus();
    await page.keyboard.press('ArrowLeft');
    await shows(page, ['Two']);
  });

  it('keeps the focus when the slide that has it goes', async () => {
    const { page } = tab;
    await openBlock({ page, name: 'carousel', props: { slides, shown: { base: 1 } } });
    await started(page);
    await page.getByRole('link', { name: 'More of One' }).focus();
    await page.keyboard.press('ArrowRight');
    await shows(page, ['Two']);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('fr-carousel-view');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('More of Two');
  });

  it('takes the time that was set, and stays at its ends where it does not go round', async () => {
    const { page } = tab;
    await page.clock.install({ time: 0 });
    await openBlock({ page, name: 'carousel', props: { slides, infinite: false, speed: 300 } });
    await started(page);
    await shows(page, ['One', 'Two', 'Three']);
    await page.clock.pauseAt(60_000);
    const place = () =>
      page.locator('.fr-carousel-row').evaluate((row) => Math.round(row.getBoundingClientRect().left));
    const from = await place();
    await nextButton(page).click();
    await page.clock.runFor(150);
    const between = await place();
    await page.clock.runFor(200);
    const to = await place();
    await page.clock.runFor(3000);
    expect(await place()).toBe(to);
    expect(between).toBeLessThan(from);
    expect(between).toBeGreaterThan(to);
    await nextButton(page).click();
    await page.clock.runFor(1000);
    await shows(page, ['Three', 'Four', 'Five']);
    await expect.poll(() => nextButton(page).getAttribute('aria-disabled')).toBe('true');
  });

  it('changes by itself until it has the focus, the pointer is on it, or its button is clicked', async () => {
    const { page } = tab;
    await page.clock.install({ time: 0 });
    await openBlock({
      page,
      name: 'carousel',
      props: { slides, autoplay: true, interval: 1000, speed: 100, effect: 'fade', shown: { base: 1 } },
    });
    await started(page);
    await page.clock.pauseAt(60_000);
    const titles = slides.map(({ title }) => title);
    /** The slide in view, and how many on it is `ms` later. */
    const changesIn = async (ms: number) => {
      const before = titles.indexOf((await reached(page))[0] ?? '');
      await page.clock.runFor(ms);
      return (titles.indexOf((await reached(page))[0] ?? '') - before + titles.length) % titles.length;
    };
    expect(await changesIn(1000)).toBe(1);
    expect(await changesIn(2000)).toBe(2);
    await page.locator('.fr-carousel-view').focus();
    expect(await changesIn(4000)).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await changesIn(1000)).toBe(1);
    await page.locator('.fr-carousel-view').hover();
    expect(await changesIn(4000)).toBe(0);
    await page.mouse.move(0, 0);
    expect(await changesIn(1000)).toBe(1);
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(0, 0);
    expect(await changesIn(4000)).toBe(0);
    await page.getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(0, 0);
    expect(await changesIn(1000)).toBe(1);
    await nextButton(page).click();
    await page.mouse.move(0, 0);
    expect(await changesIn(4000)).toBe(0);
  });

  it('stands still for visitors who want less motion', async () => {
    const calm = await browser.open({ reducedMotion: 'reduce' });
    await calm.page.clock.install({ time: 0 });
    await openBlock({ page: calm.page, name: 'carousel', props: { slides, autoplay: true, interval: 1000 } });
    await started(calm.page);
    await shows(calm.page, ['One', 'Two', 'Three']);
    await calm.page.clock.runFor(4000);
    expect(await reached(calm.page)).toEqual(['One', 'Two', 'Three']);
    await calm.page.getByRole('button', { name: 'Play the slides' }).waitFor();
    await calm.close();
  });

  it('is a row that scrolls where there is no script', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    await openBlock({ page: plain.page, name: 'carousel', props: { slides } });
    const last = plain.page.getByRole('link', { name: 'More of Five' });
    await last.scrollIntoViewIfNeeded();
    await last.click();
    expect(new URL(plain.page.url()).pathname).toBe('/buy');
    await plain.close();
  });
});

const openPanel = (page: Page) => block(page).locator('.fr-tabs-panel:visible').innerText();
const tabs = ['Buying', 'Renting', 'Selling'].map((title) => ({
  title,
  icon: '',
  text: `<p>About ${title}.</p>`,
}));

describe('tabs', () => {
  it('open one panel by click and by arrow keys, with one title to tab to', async () => {
    const { page } = tab;
    await openBlock({ page, name: 'tabs', props: { tabs } });
    await block(page).getByRole('tab', { name: 'Renting' }).click();
    await expect.poll(() => openPanel(page)).toBe('About Renting.');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPanel(page)).toBe('About Selling.');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPanel(page)).toBe('About Buying.');
    const reach = await page
      .getByRole('tab')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('aria-selected'), (one as HTMLElement).tabIndex]),
      );
    expect(reach).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
    ]);
    await expectNoAxeViolations(page);
    expect(tab.problems).toEqual([]);
  });

  it('are an accordion on phones', async () => {
    const { page } = tab;
    await page.setViewportSize({ width: 390, height: 800 });
    await openBlock({ page, name: 'tabs', props: { tabs } });
    await block(page).getByRole('button', { name: 'Renting', expanded: false }).click();
    await expect.poll(() => openPanel(page)).toBe('About Renting.');
    expect(await block(page).getByRole('tab').count()).toBe(0);
    await expectNoAxeViolations(page);
  });

  it('in one line are dragged by a mouse, five pixels at a time, and not selected by that', async () => {
    const { page } = tab;
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...tabs[0],
      title: `A title of some length ${index}`,
    }));
    await openBlock({ page, name: 'tabs', props: { tabs: many } });
    const second = block(page).getByRole('tab').nth(1);
    const { x, y } = (await second.boundingBox()) ?? { x: 0, y: 0 };
    const scrolled = () =>
      block(page)
        .getByRole('tablist')
        .evaluate((list) => list.scrollLeft);
    await page.mouse.move(x + 100, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 20);
    expect(await scrolled()).toBe(0);
    await page.mouse.move(x + 79, y + 20);
    expect(await scrolled()).toBe(5);
    await page.mouse.move(x + 60, y + 20);
    expect(await scrolled()).toBe(10);
    await page.mouse.up();
    expect(await second.getAttribute('aria-selected')).toBe('false');
    await second.click();
    expect(await second.getAttribute('aria-selected')).toBe('true');
  });

  it('work as links where there is no script', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    await openBlock({ page: plain.page, name: 'tabs', props: { tabs } });
    expect(await openPanel(plain.page)).toBe('About Buying.');
    await block(plain.page).getByRole('link', { name: 'Selling' }).click();
    expect(await openPanel(plain.page)).toBe('About Selling.');
    await plain.close();
  });
});

it('an accordion keeps one part open, or each for itself', async () => {
  const { page } = tab;
  const items = ['One', 'Two'].map((title) => ({ title, icon: '', text: `<p>Of ${title}</p>`, open: false }));
  const open = () => page.locator('#block details[open]').count();
  await openBlock({ page, name: 'accordion', props: { items } });
  await page.locator('#block summary').first().click();
  await page.locator('#block summary').last().click();
  expect(await open()).toBe(1);
  await page.unrouteAll();
  await openBlock({ page, name: 'accordion', props: { items, mode: 'toggle' } });
  await page.locator('#block summary').first().click();
  await page.locator('#block summary').last().click();
  expect(await open()).toBe(2);
});

it('a gallery is filtered by kind without a script', async () => {
  const plain = await browser.open({ javaScriptEnabled: false });
  const images = ['Houses', 'Gardens', 'Houses, Gardens'].map((tags) => ({
    image: { id: 1, alt: tags },
    caption: '',
    tags,
  }));
  await openBlock({ page: plain.page, name: 'gallery', props: { images } });
  const seen = () => plain.page.locator('#block img:visible').count();
  expect(await seen()).toBe(3);
  await block(plain.page).getByText('Gardens', { exact: true }).click();
  expect(await seen()).toBe(2);
  await plain.close();
});

it('numbers, bars and rings grow when they come into sight, and nothing moves', async () => {
  const { page } = tab;
  const above = '<div style="height:3000px"></div>';
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The clock is stopped while a number counts up.
  await page.clock.install({ time: 0 });
  for (const [name, selector, whole] of [
    ['counter', '[data-behaviour=counter]', '1,250'],
    ['pie-chart', '[data-behaviour=counter]', '74'],
  ] as const) {
    await page.unrouteAll();
    await openBlock({ page, name, above, props: { duration: 1000 } });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.locator('#block').scrollIntoViewIfNeeded();
    const first = page.locator(selector).first();
    await expect.poll(() => first.innerText()).not.toBe(whole);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return first.innerText();
      })
      .toBe(whole);
    await page.clock.resume();
  }
  await page.unrouteAll();
  await openBlock({ page, name: 'stats-bars', above });
  const bar = page.locator('.fr-bar').first();
  const width = () => bar.evaluate((element) => element.getBoundingClientRect().width);
  const full = await width();
  // Measured in each frame: a query from outside the page may come after it has grown.
  await bar.evaluate((element) => {
    const look = () => {
      const { width } = element.getBoundingClientRect();
      element.dataset.least = String(Math.min(width, Number(element.dataset.least ?? width)));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('#block').scrollIntoViewIfNeeded();
  await expect.poll(async () => Number(await bar.getAttribute('data-least'))).toBeLessThan(full / 2);
  await expect.poll(width).toBe(full);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBe(0);
  expect(tab.problems).toEqual([]);
});
