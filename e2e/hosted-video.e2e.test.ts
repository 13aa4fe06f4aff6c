import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBlocks } from './support/block-page.tsx';
import { isPlaying, openVideo as open } from './support/open-video.ts';
import { site } from './support/site.ts';
import { uploadVideo } from './support/upload-video.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser);

const openVideo = (input: Omit<Parameters<typeof open>[0], 'url'>) => open({ ...input, url: site.url });
const waitForLoad = (page: Page) => page.waitForLoadState('networkidle');

describe('a video of this website', () => {
  let href: string;
  beforeAll(async () => {
    const maker = await browser.open();
    href = await uploadVideo({ page: maker.page, site });
    await maker.close();
  });

  it('comes in parts, plays silently behind a section, and goes back to its start at its end', async () => {
    const { page } = tab;
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/media/videos/')) statuses.push(response.status());
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + shift.value}`;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openVideo({ page, video: { link: { href }, end: 0.6 } });
    await expect.poll(() => isPlaying(page)).toBe(1);
    const video = page.locator('section video');
    expect(await video.evaluate((one) => (one as HTMLVideoElement).muted)).toBe(true);
    await video.evaluate((one) => {
      // The position it goes back to; by the time a test reads it, it may have played on.
      one.addEventListener('seeked', () => {
        one.dataset.again ??= String((one as HTMLVideoElement).currentTime);
      });
    });
    await page.waitForSelector('section video[data-again]', { state: 'attached' });
    expect(Number(await video.getAttribute('data-again'))).toBeLessThan(0.6);
    expect(statuses).toContain(206);
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBe(0);
    expect(tab.problems).toEqual([]);
  });

  it('that plays once stops at its end', async () => {
    const { page } = tab;
    await openVideo({ page, video: { link: { href }, end: 0.6, playOnce: true } });
    await expect.poll(() => isPlaying(page)).toBe(1);
    await page.waitForFunction(() => {
      const video = document.querySelector<HTMLVideoElement>('section video');
      return video?.paused && video.currentTime >= 0.6;
    });
    expect(tab.problems).toEqual([]);
  });

  it('plays in the place of its picture, or over the page', async () => {
    const { page } = tab;
    await openBlocks({
      page,
      url: site.url,
      name: 'video',
      examples: [
        { props: { link: { href }, title: 'Here' } },
        { props: { link: { href }, title: 'Large', place: 'large' } },
      ],
    });
    await waitForLoad(page);
    expect(await page.locator('video').count()).toBe(0);
    await page.getByRole('link', { name: 'Here' }).click();
    const here = page.locator('main video');
    await expect
      .poll(() => here.evaluate((video) => (video as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    expect(await here.evaluate((video) => (video as HTMLVideoElement).controls)).toBe(true);
    await page.getByRole('link', { name: 'Large' }).click();
    const large = page.getByRole('dialog').locator('video');
    await expect
      .poll(() => large.evaluate((video) => (video as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    expect(tab.problems).toEqual([]);
  });
});
