import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { screenshotPanel } from './support/screenshots.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const measured = { gtagId: 'G-SAMPLE1234', metaPixelId: '1234567890' };
const browser = useBrowser();
const tab = useTab(browser);
const set = async (ids: Record<string, string | null>) =>
  (await staffRequests(site)).post('/api/globals/settings', ids);

beforeAll(async () => {
  await set(measured);
});
afterAll(async () => {
  await set({ gtagId: null, metaPixelId: null });
});

const banner = () => tab.page.getByRole('region', { name: 'Analytics' });
const dataLayer = () =>
  tab.page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).filter((entry) =>
      Object.hasOwn(entry as object, 'event'),
    ),
  );
/** Requests of the page to other hosts; the browser blocks all of them. */
const outside = () => tab.problems.filter((problem) => problem.startsWith('asked for'));

describe('a website that is measured', () => {
  it('contacts no other host until the visitor allows it, and then on every page', async () => {
    const { page } = tab;
    await page.goto(site.url);
    await banner().waitFor();
    await expectNoAxeViolations(page);
    await screenshotPanel(page, 'measurement');
    expect(tab.problems).toEqual([]);
    await banner().getByRole('button', { name: 'Allow' }).click();
    await expect
      .poll(outside)
      .toEqual([
        'asked for https://www.googletagmanager.com/gtag/js?id=G-SAMPLE1234&l=frontageGtag',
        'asked for https://connect.facebook.net/en_US/fbevents.js',
      ]);
    await page.goto(`${site.url}/agents`);
    await expect.poll(() => outside().length).toBe(4);
    expect(await banner().count()).toBe(0);
  });

  it('takes no for an answer, until the visitor asks to be asked again', async () => {
    const { page } = tab;
    await page.goto(site.url);
    await banner().getByRole('button', { name: 'No, thanks' }).click();
    await page.goto(`${site.url}/agents`);
    await page.waitForSelector('fr-island[name="consent"][data-woken="yes"]', { state: 'attached' });
    expect(await banner().count()).toBe(0);
    await page.goto(`${site.url}/agents#measurement`);
    await banner().waitFor();
    expect(tab.problems).toEqual([]);
  });

  it('is never in front of what has the focus, on a phone either', async () => {
    const phone = await browser.open({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });
    const { page } = phone;
    await page.goto(`${site.url}/buy`);
    await page.goto(site.url + (await page.locator('main article a').first().getAttribute('href')));
    await page.getByRole('region', { name: 'Analytics' }).waitFor();
    const hidden = { forwards: await hiddenWhileTabbing({ page, key: 'Tab' }), backwards: [] as string[] };
    await page.locator('footer a').last().focus();
    hidden.backwards = await hiddenWhileTabbing({ page, key: 'Shift+Tab' });
    expect(hidden).toEqual({ forwards: [], backwards: [] });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [foot, banner] = await Promise.all([
      page.locator('footer').boundingBox(),
      page.getByRole('region', { name: 'Analytics' }).boundingBox(),
    ]);
    // Within a fraction of a pixel: scrolling stops at whole ones.
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan((banner?.y ?? 0) + 1);
    await phone.close();
  });

  it('puts what happens to forms into dataLayer, and nothing that was typed', async () => {
    const { page } = tab;
    await page.goto(`${site.url}/?utm_source=news#contactagent-1`);
    const panel = page.getByRole('dialog');
    await panel.locator('[name="name"]').fill('Measured Sample');
    await panel.getByRole('button', { name: /send/i }).click();
    await expect.poll(dataLayer).toEqual([
      { event: 'form_opened', form_key: 'contact-agent', agent_id: '1', lead_source: 'news' },
      { event: 'form_failed', form_key: 'contact-agent', agent_id: '1', lead_source: 'news' },
    ]);
  });

  it('loads Google Tag Manager and Google Ads in the same way', async () => {
    await set({ gtagId: null, metaPixelId: null, tagManagerId: 'GTM-SAMPLE1', googleAdsId: 'AW-123456789' });
    const { page } = tab;
    await page.goto(`${site.url}/agents`);
    await banner().getByRole('button', { name: 'Allow' }).click();
    await expect
      .poll(outside)
      .toEqual([
        'asked for https://www.googletagmanager.com/gtag/js?id=AW-123456789&l=frontageGtag',
        'asked for https://www.googletagmanager.com/gtm.js?id=GTM-SAMPLE1',
      ]);
    expect(await dataLayer()).toMatchObject([{ event: 'gtm.js' }]);
    await set({ ...measured, tagManagerId: null, googleAdsId: null });
  });

  it('loads no service where the address says who the visitor is', async () => {
    const { page } = tab;
    await page.goto(`${site.url}/?email=zoe@example.com`);
    await banner().getByRole('button', { name: 'Allow' }).click();
    await banner().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(outside()).toEqual([]);
  });
});

/** Goes through the page with a key; answers what was behind the banner, the header or the bar when it had the focus. */
async function hiddenWhileTabbing({ page, key }: { page: Page; key: string }): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 70; presses += 1) {
    await page.keyboard.press(key);
    const behind = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2];
      const front = document.elementFromPoint(x, y);
      const covers = front?.closest('[aria-label="Measurement"], header, .fr-foot-bar');
      return covers && !covers.contains(focused) ? focused.outerHTML.slice(0, 120) : undefined;
    });
    if (behind) hidden.push(behind);
  }
  return hidden;
}
