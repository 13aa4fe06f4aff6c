import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Tab } from './support/browser.ts';
import { screenshotAll } from './support/screenshots.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

// Costs about 15 seconds. The demo offers all languages.
const browser = useBrowser();
let tab: Tab;
beforeEach(async () => {
  await tab?.close();
});

it.each([390, 1440])('search and listing read from right to left in Arabic, at %i px', async (width) => {
  tab = await browser.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const { page, problems } = tab;
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await page.goto(`${site.url}/ar/buy`);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  expect(await fits()).toBe(true);
  await expectNoAxeViolations(page);
  await screenshotAll(page, 'search-arabic');
  await page.locator('[data-search-part=results] article a').first().click();
  await page.waitForURL(/\/ar\/property\//);
  expect(await fits()).toBe(true);
  await expectNoAxeViolations(page);
  await screenshotAll(page, 'listing-arabic');
  expect(problems).toEqual([]);
});

it('what becomes interactive stays in the language of the page, and so do the results', async () => {
  tab = await browser.open({ viewport: { width: 1440, height: 900 } });
  const { page, problems } = tab;
  await page.goto(`${site.url}/zh/buy`);
  await page.waitForSelector('body[data-search-results]');
  const place = page.getByRole('main').getByRole('combobox', { name: '区名或邮编' });
  await place.click();
  await place.pressSequentially('newt');
  await page.getByRole('option', { name: /^Newtown NSW 2042/ }).click();
  expect(await place.getAttribute('placeholder')).toBe('再添加一个');
  await page.getByRole('button', { name: /^筛选/ }).click();
  await page.getByLabel('卧室（最低）').selectOption('2');
  await expect
    .poll(() => page.evaluate(() => location.pathname + location.search))
    .toMatch(/^\/zh\/buy\?.*beds=2/);
  expect(await page.locator('[data-count=found]').textContent()).toMatch(/处房产|没有房产/);
  expect(problems).toEqual([]);
});

it('visitors choose a language at the foot of the page, and come back to English', async () => {
  tab = await browser.open();
  const { page } = tab;
  await page.goto(`${site.url}/rent`);
  await page.getByRole('link', { name: 'Tiếng Việt' }).click();
  await page.waitForURL(`${site.url}/vi/rent`);
  await page.getByRole('navigation', { name: 'Ngôn ngữ' }).getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`${site.url}/rent`);
});

it.each(['zh', 'ar'] as const)(
  'a form opens in the panel in the language of the page: %s',
  async (language) => {
    tab = await browser.open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const { page, problems } = tab;
    await page.goto(`${site.url}/${language}/buy`);
    await page.locator('[data-search-part=results] article a').first().click();
    await page.waitForURL(/\/property\//);
    await page.locator('main a[href*="/forms/property-enquiry"]:visible').first().click();
    const panel = page.getByRole('dialog');
    await panel.locator('form').waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/property/`));
    await expectNoAxeViolations(page);
    await screenshotAll(page, `enquiry-${language}`);
    const words = { zh: ['发送咨询', '请填写'], ar: ['إرسال الاستفسار', 'أدخل'] }[language];
    await panel.getByRole('button', { name: words[0] }).click();
    await panel
      .getByText(new RegExp(`^${words[1]}`))
      .first()
      .waitFor();
    expect(await panel.textContent()).not.toMatch(/Enter|Please fix|optional|Your name|Cancel|privacy/);
    await panel.locator('input[name=name]').fill('Lan Nguyen');
    await panel.locator('input[name=email]').fill(`lan-${language}@example.com`);
    await panel.locator('input[name=phone]').fill('0400 000 000');
    await panel.locator('button[type=submit]').click();
    await page.waitForURL(new RegExp(`/${language}/thank-you/`));
    await expectNoAxeViolations(page);
    await screenshotAll(page, `thank-you-${language}`);
    expect(problems).toEqual([]);
  },
);

it('a search is saved in the panel, and a day chosen from a calendar, in the language of the page', async () => {
  tab = await browser.open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const { page, problems } = tab;
  await page.goto(`${site.url}/vi/buy`);
  await page.getByRole('link', { name: 'Lưu tìm kiếm' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Lưu tìm kiếm' });
  await panel.getByRole('button', { name: 'Lưu tìm kiếm' }).click();
  await expect.poll(() => panel.textContent()).toContain('Hãy điền “Địa chỉ email”');
  await expectNoAxeViolations(page);
  await panel.getByLabel('Địa chỉ email').fill('lan@example.com');
  await panel.getByRole('button', { name: 'Lưu tìm kiếm' }).click();
  await expect.poll(() => panel.textContent()).toContain('Đã lưu tìm kiếm của bạn');
  await page.goto(`${site.url}/ar/forms/vacate-notice`);
  await page.getByLabel('تاريخ الانتقال').first().click();
  await page.getByRole('button', { name: /^اختر من التقويم/ }).click();
  await page.getByRole('grid').waitFor();
  expect(await page.getByRole('grid').evaluate((grid) => getComputedStyle(grid).direction)).toBe('rtl');
  expect(await page.getByRole('grid').getAttribute('aria-label')).toMatch(/\p{Script=Arabic}/u);
  await expectNoAxeViolations(page);
  expect(problems).toEqual([]);
});
