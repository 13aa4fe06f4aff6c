import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAtRest } from './support/at-rest.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { screenshotAll } from './support/screenshots.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();

/** Every kind of public screen: an address, or the page with a link to one. */
const SCREENS: { name: string; address: string; link?: string; status?: number }[] = [
  { name: 'home', address: '/' },
  { name: 'about', address: '/about' },
  { name: 'market-appraisal', address: '/market-appraisal-form' },
  { name: 'contact', address: '/contact' },
  { name: 'buy', address: '/buy' },
  { name: 'rent', address: '/rent' },
  { name: 'sold', address: '/sold' },
  { name: 'leased', address: '/leased' },
  { name: 'search-empty', address: '/buy?min_price=900000000' },
  { name: 'listing', address: '/buy', link: 'main article a' },
  { name: 'rental', address: '/rent', link: 'main article a' },
  { name: 'sold-listing', address: '/sold', link: 'main article a' },
  { name: 'commercial', address: '/commercial', link: 'main article a' },
  { name: 'agents', address: '/agents' },
  { name: 'agent', address: '/agents', link: 'main a[href^="/agents/"]' },
  { name: 'offices', address: '/offices' },
  { name: 'office', address: '/offices', link: 'main a[href^="/offices/"]' },
  { name: 'suburbs', address: '/suburbs' },
  { name: 'suburb', address: '/suburbs', link: 'main a[href^="/suburbs/"]' },
  { name: 'news', address: '/news' },
  { name: 'news-post', address: '/news', link: 'main article a' },
  { name: 'stamp-duty', address: '/calculators/stamp-duty' },
  { name: 'calculators', address: '/calculators' },
  { name: 'home-loan', address: '/calculators/home-loan?interest_only=5&extra=100' },
  { name: 'rent-calculator', address: '/calculators/rent?rent=low' },
  { name: 'sell', address: '/sell' },
  { name: 'property-management', address: '/property-management' },
  { name: 'form', address: '/forms/contact-agent?agent_id=1' },
  { name: 'coming-soon', address: '/coming-soon' },
  { name: 'sold-near-you', address: '/forms/sold-near-you?address=Newtown+NSW+2042' },
  { name: 'thank-you', address: '/thank-you?form=property-enquiry' },
  { name: 'not-found', address: '/no-such-page', status: 404 },
];

describe('every screen', () => {
  it.each(SCREENS)(
    '$name has no accessibility violation on a phone or a desktop, and no error',
    async ({ name, address, link, status = 200 }) => {
      const tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
      const { page } = tab;
      const path = link ? await hrefOn({ page, address, link }) : address;
      const response = await openAtRest(page, site.url + path);
      expect(response?.status()).toBe(status);
      expect(await page.locator('h1').count()).toBe(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoAxeViolations(page);
      await screenshotAll(page, name);
      // A 404's own status is reported by the browser as an error of the page's address.
      expect(tab.problems.filter((problem) => status === 200 || !problem.includes(String(status)))).toEqual(
        [],
      );
      await tab.close();
    },
  );
});

/** The address of a page's first link of this kind. The page is fetched, not opened. */
async function hrefOn({
  page,
  address,
  link,
}: {
  page: Page;
  address: string;
  link: string;
}): Promise<string> {
  const html = await (await page.request.get(site.url + address)).text();
  const href = await page.evaluate(
    (read) =>
      new DOMParser().parseFromString(read.html, 'text/html').querySelector(read.link)?.getAttribute('href'),
    { html, link },
  );
  if (!href) throw new Error(`${address} has no link ${link}.`);
  return href;
}
