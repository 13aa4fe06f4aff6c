import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { screenshotAll } from './support/screenshots.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

// Costs about 12 seconds.
const browser = useBrowser();
let listing: string;

beforeAll(async () => {
  const { page, close } = await browser.open({ javaScriptEnabled: false });
  await page.goto(`${site.url}/buy`);
  // Another test may put a listing without pictures first.
  const withPictures = page.locator('main article').filter({ has: page.locator('picture, img') });
  listing = String(await withPictures.locator('a').first().getAttribute('href'));
  await close();
});

/** Sheets of a PDF. */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

describe('on paper', () => {
  it('a listing is one page for the window or two to take along, and nothing else', async () => {
    const { page, close, problems } = await browser.open({ reducedMotion: 'reduce' });
    await page.goto(`${site.url}${listing}`, { waitUntil: 'load' });
    // The page itself is one sheet too, without anything to click.
    expect(sheets(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main button, main a[href^="/forms/"]').locator('visible=true').count()).toBe(
      0,
    );
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Print window card' }).click();
    await page.getByRole('heading', { name: /^Window card/ }).waitFor();
    await expectNoAxeViolations(page);
    await screenshotAll(page, 'print-window-card');
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.getByRole('link', { name: 'Brochure' }).click();
    await page.getByRole('heading', { name: /^Brochure/ }).waitFor();
    await expectNoAxeViolations(page);
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
    await page.emulateMedia({ media: 'print' });
    // The sheets are all that can be seen.
    expect(
      await page.locator('header.fr-header, footer.print\\:hidden, aside').locator('visible=true').count(),
    ).toBe(0);
    const qr = page.getByRole('img', { name: /^QR code/ });
    expect(await qr.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
      true,
    );
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the pictures', () => {
  it('open in a named dialog with small pictures to choose from, and end in the enquiry form', async () => {
    const { page, close, problems } = await browser.open({ reducedMotion: 'reduce' });
    await page.goto(`${site.url}${listing}`, { waitUntil: 'networkidle' });
    await page.locator('#listing-picture').click();
    const lightbox = page.getByRole('dialog', { name: /^Photos of / });
    const small = lightbox.getByRole('button', { name: /^Show / });
    await small.nth(2).click();
    await lightbox.getByText(/^3 of \d+ · /).waitFor();
    expect(await small.nth(2).getAttribute('aria-current')).toBe('true');
    await expectNoAxeViolations(page);
    await lightbox.getByRole('button', { name: 'Enquire' }).click();
    await page
      .getByRole('dialog', { name: /^Enquire/ })
      .getByLabel('Your name')
      .waitFor();
    expect(await lightbox.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the week’s open homes', () => {
  it('are narrowed without script, and each links to its listing', async () => {
    const { page, close } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${site.url}/open-homes`);
    const all = await page.locator('main li a[href^="/property/"]').count();
    await page.getByLabel('For sale or rent').selectOption('rent');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/[?&]for=rent/);
    const rentals = await page.locator('main li a[href^="/property/"]').count();
    expect(rentals).toBeGreaterThan(0);
    expect(rentals).toBeLessThan(all);
    const scripted = await browser.open({ reducedMotion: 'reduce' });
    await scripted.page.goto(page.url());
    await expectNoAxeViolations(scripted.page);
    expect(scripted.problems).toEqual([]);
    await scripted.close();
    await close();
  });
});
