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

it('an area is drawn with its unit behind its number in Arabic', async () => {
  tab = await browser.open({ viewport: { width: 1440, height: 900 } });
  const { page } = tab;
  await page.goto(`${site.url}/ar/buy`);
  const places = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const found: { text: string; number: number; unit: number }[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const [number, unit] = [node.data.search(/\d/), node.data.search(/m²|ha\b/)];
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      // An option of a list has no place of its own.
      if (number < 0 || unit < 0 || leftOf(number).width === 0) continue;
      found.push({ text: node.data, number: leftOf(number).left, unit: leftOf(unit).left });
    }
    return found;
  });
  expect(places.length).toBeGreaterThan(3);
  expect(places.filter(({ number, unit }) => unit < number)).toEqual([]);
});

it('the calculator of stamp duty answers in the language of the page', async () => {
  tab = await browser.open({ viewport: { width: 1440, height: 900 } });
  const { page, problems } = tab;
  await page.goto(`${site.url}/vi/calculators/stamp-duty?state=VIC&value=800000`);
  await page.waitForSelector('.sd-calculator[data-awake]');
  const result = page.getByRole('region', { name: 'Kết quả' });
  expect(await result.textContent()).toContain('Trên $800,000, hợp đồng ngày');
  await page.getByLabel('Giá trị bất động sản').fill('900000');
  await expect.poll(() => result.textContent()).toContain('Trên $900,000, hợp đồng ngày');
  await page.getByLabel('Giá trị bất động sản').fill('cheap');
  await expect.poll(() => result.textContent()).toContain('Nhập giá trị bất động sản bằng đô la');
  expect(problems).toEqual([]);
});

it.each([
  '/suburbs',
  '/suburbs/nsw/newtown-2042',
  '/news',
  '/news/six-weeks-before-you-sell',
  '/calculators',
  '/calculators/stamp-duty',
  '/calculators/home-loan',
  '/calculators/cost-of-buying',
])('%s reads from right to left in Arabic, and nothing is wider than a phone', async (path) => {
  tab = await browser.open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const { page, problems } = tab;
  await page.goto(`${site.url}/ar${path}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoAxeViolations(page);
  await screenshotAll(page, `arabic-${path.split('/').at(-1)}`);
  expect(problems).toEqual([]);
});

it('what staff built keeps its distances in a page of another language', async () => {
  tab = await browser.open({ viewport: { width: 390, height: 844 } });
  const { page } = tab;
  const places = async (language: string) => {
    await page.goto(`${site.url}${language}/news/six-weeks-before-you-sell`);
    return page.evaluate(() => {
      const first = document.querySelector('article .fr-page :is(p, h2)')?.getBoundingClientRect();
      const heading = document.querySelector('article .fr-page h2')?.getBoundingClientRect();
      return { left: first?.left, right: first?.right, apart: (heading?.top ?? 0) - (first?.bottom ?? 0) };
    });
  };
  const english = await places('');
  expect(english.left).toBeGreaterThan(0);
  expect(english.apart).toBeGreaterThan(16);
  expect(await places('/ar')).toEqual(english);
});
