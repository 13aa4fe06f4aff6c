import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { PICTURE_PATH } from './support/block-page.tsx';
import type { Tab } from './support/browser.ts';
import { isPlaying, openVideo as open } from './support/open-video.ts';
import { site } from './support/site.ts';
import { standInPlayers } from './support/stand-in-player.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser);

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ';
const VIMEO = 'https://vimeo.com/123456789';
const openVideo = (input: Omit<Parameters<typeof open>[0], 'url'>) => open({ ...input, url: site.url });
const youTubeSays = (info: object) => ({ event: 'infoDelivery', info });
const vimeoSays = (event: string, data: object) => ({ event, data });
const waitForLoad = (page: Page) => page.waitForLoadState('networkidle');

describe('a video of YouTube behind a section', () => {
  it('is loaded when the section comes near, without cookies, and shows once it plays', async () => {
    const { page } = tab;
    const player = await standInPlayers(page);
    await openVideo({ page, video: { link: { href: YOUTUBE }, start: 5, end: 20 }, below: true });
    await waitForLoad(page);
    expect(player.requested).toEqual([]);
    await page.locator('section').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => player.requested.map(({ origin, pathname }) => origin + pathname))
      .toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ']);
    expect(Object.fromEntries(player.requested[0]?.searchParams ?? [])).toMatchObject({
      mute: '1',
      start: '5',
    });
    // Its picture stands until then.
    expect(await isPlaying(page)).toBe(0);
    expect(await page.locator(`section img[src="${PICTURE_PATH}"]`).isVisible()).toBe(true);
    await player.send(youTubeSays({ currentTime: 5.2, playerState: 1 }));
    await expect.poll(() => isPlaying(page)).toBe(1);
    await expectNoAxeViolations(page);
    expect(tab.problems).toEqual([]);
  });

  it('is contacted every 350 ms until it answers', async () => {
    const { page } = tab;
    await page.clock.install({ time: 0 });
    const player = await standInPlayers(page);
    await openVideo({ page, video: { link: { href: YOUTUBE } } });
    await expect.poll(async () => (await player.received()).includes('listening[]')).toBe(true);
    await page.clock.pauseAt(60_000);
    const hellos = async () => (await player.received()).filter((one) => one === 'listening[]').length;
    const before = await hellos();
    await page.clock.runFor(349);
    const soon = await hellos();
    await page.clock.runFor(351);
    // Wherever in its 350 ms it was stopped: 700 ms hold two of them, 349 ms one at most.
    expect(soon - before).toBeLessThanOrEqual(1);
    expect((await hellos()) - before).toBe(2);
    await player.send(youTubeSays({ currentTime: 1 }));
    await expect.poll(() => isPlaying(page)).toBe(1);
    const answered = await hellos();
    await page.clock.runFor(3500);
    expect(await hellos()).toBe(answered);
  });

  it('is told nothing before it is there', async () => {
    const { page } = tab;
    await page.clock.install({ time: 0 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const player = await standInPlayers(page, promise);
    await openVideo({ page, video: { link: { href: YOUTUBE } }, below: true });
    await waitForLoad(page);
    await page.locator('section').last().scrollIntoViewIfNeeded();
    await expect.poll(() => player.requested.length).toBe(1);
    await page.clock.runFor(3500);
    expect(tab.problems).toEqual([]);
    resolve();
    await expect.poll(() => player.received()).toContain('listening[]');
  });

  it('goes back to its start at its end', async () => {
    const { page } = tab;
    const player = await standInPlayers(page);
    await openVideo({ page, video: { link: { href: YOUTUBE }, start: 5, end: 20 } });
    await player.send(youTubeSays({ currentTime: 19.9, playerState: 1 }));
    await expect.poll(() => isPlaying(page)).toBe(1);
    await player.forget();
    await player.send(youTubeSays({ currentTime: 20 }));
    await expect.poll(() => player.received()).toEqual(['seekTo[5,true]', 'playVideo[]']);
  });

  it('that plays once stops there', async () => {
    const { page } = tab;
    const player = await standInPlayers(page);
    await openVideo({ page, video: { link: { href: YOUTUBE }, end: 20, playOnce: true } });
    await player.send(youTubeSays({ currentTime: 3, playerState: 1 }));
    await expect.poll(() => isPlaying(page)).toBe(1);
    await player.forget();
    await player.send(youTubeSays({ currentTime: 20 }));
    await expect.poll(() => player.received()).toEqual(['pauseVideo[]']);
    await page.evaluate(() =>
      document.querySelector('main section')?.setAttribute('style', 'min-height:5000px'),
    );
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await player.send(youTubeSays({ currentTime: 20 }));
    expect(await player.received()).not.toContain('playVideo[]');
  });

  it('rests out of sight, and when its button is clicked', async () => {
    const { page } = tab;
    const player = await standInPlayers(page);
    await openVideo({ page, video: { link: { href: YOUTUBE } } });
    await player.send(youTubeSays({ currentTime: 3, playerState: 1 }));
    const button = page.getByRole('button', { name: 'Pause background' });
    await button.waitFor();
    const after = async (change: () => Promise<unknown>) => {
      await player.forget();
      await change();
      await expect.poll(async () => (await player.received()).length).toBeGreaterThan(0);
      return (await player.received()).at(-1);
    };
    await page.locator('main').evaluate((main) => {
      main.append(Object.assign(document.createElement('div'), { style: 'height:4000px' }));
    });
    const scrollTop = (top: number) => () =>
      page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    expect(await after(scrollTop(3000))).toBe('pauseVideo[]');
    expect(await after(scrollTop(0))).toBe('playVideo[]');
    expect(await after(() => button.click())).toBe('pauseVideo[]');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await after(() => button.click())).toBe('playVideo[]');
  });
});

describe('a video of Vimeo behind a section', () => {
  it('follows nobody, and goes back to its start a second before its end', async () => {
    const { page } = tab;
    const player = await standInPlayers(page);
    await openVideo({ page, video: { link: { href: VIMEO }, start: 5 } });
    await player.send(vimeoSays('timeupdate', { seconds: 58.9, duration: 60 }));
    await expect.poll(() => isPlaying(page)).toBe(1);
    expect(player.requested[0]?.href).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456789\?/);
    expect(player.requested[0]?.searchParams.get('dnt')).toBe('1');
    await player.forget();
    await player.send(vimeoSays('timeupdate', { seconds: 59, duration: 60 }));
    await expect.poll(() => player.received()).toEqual(['setCurrentTime[5]', 'play[]']);
  });

  it('that plays once stops a second before its end', async () => {
    const { page } = tab;
    const player = await standInPlayers(page);
    await openVideo({ page, video: { link: { href: VIMEO }, playOnce: true } });
    await player.send(vimeoSays('timeupdate', { seconds: 3, duration: 60 }));
    await expect.poll(() => isPlaying(page)).toBe(1);
    await player.forget();
    await player.send(vimeoSays('timeupdate', { seconds: 59, duration: 60 }));
    await expect.poll(() => player.received()).toEqual(['pause[]']);
  });
});

describe('a video behind a section is not loaded', () => {
  const asksFor = async (opened: Tab, video: object = {}) => {
    const player = await standInPlayers(opened.page);
    await openVideo({ page: opened.page, video: { link: { href: YOUTUBE }, ...video } });
    await waitForLoad(opened.page);
    const { length } = player.requested;
    await opened.close();
    return length;
  };
  const phone = { viewport: { width: 767, height: 800 } };

  it('on phones, unless that is set', async () => {
    expect(await asksFor(await browser.open(phone))).toBe(0);
    expect(await asksFor(await browser.open(phone), { playOnMobile: true })).toBe(1);
    expect(await asksFor(await browser.open({ viewport: { width: 768, height: 800 } }))).toBe(1);
  });

  it('for visitors who want less motion, or want to save data', async () => {
    expect(await asksFor(await browser.open({ reducedMotion: 'reduce' }))).toBe(0);
    const saving = await browser.open();
    await saving.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    expect(await asksFor(saving)).toBe(0);
  });

  it('without script', async () => {
    expect(await asksFor(await browser.open({ javaScriptEnabled: false }))).toBe(0);
  });

  it('where its link is neither of a service nor of this website', async () => {
    const { page } = tab;
    await openVideo({ page, video: { link: { href: 'https://elsewhere.example/a.mp4' } } });
    await waitForLoad(page);
    expect(await page.locator('section video, section iframe').count()).toBe(0);
    expect(await page.locator('section img').isVisible()).toBe(true);
    expect(tab.problems).toEqual([]);
  });
});
