import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openBrowser, type Tab } from './support/browser.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
let tab: Tab;

/** Whether the form asks for a captcha; put back afterwards, since all journeys share the site. */
const asksForCaptcha = async (captcha: boolean) =>
  (await staffRequests(site)).post('/api/globals/lead-form-settings', { livestockEnquiry: { captcha } });

beforeAll(async () => {
  browser = await openBrowser();
  tab = await browser.open();
  await asksForCaptcha(true);
});
afterAll(async () => {
  await asksForCaptcha(false);
  await tab?.close();
  await browser?.close();
});

it('works on the puzzle while the visitor types, starts again after a refusal, and lets the form through', async () => {
  const { page } = tab;
  const solved = () =>
    page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('[name=_captcha]');
      return (field?.value.length ?? 0) > 100;
    });
  await page.goto(`${site.url}/forms/livestock-enquiry`, { waitUntil: 'load' });
  await page.fill('[name=name]', 'Zoë Byron');
  await page.fill('[name=email]', 'zoe.captcha@example.com');
  await page.fill('[name=phone]', '0400 000 000');
  await page.fill('[name=message]', 'Are they still for sale?');
  await solved();
  await expectNoAxeViolations(page);

  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name=_captcha]');
    if (field) field.value = 'made up';
  });
  await page.click('main button[type=submit]');
  await page.getByText('the check that you are a person did not pass').waitFor();
  await solved();
  await page.click('main button[type=submit]');
  await page.getByText('Thank You!').first().waitFor();
  // The refusal is in the browser's own log; nothing else is, and nobody else was asked.
  expect(tab.problems.filter((problem) => !problem.includes('403'))).toEqual([]);
});

it('says what to do where no script runs', async () => {
  const plain = await browser.open({ javaScriptEnabled: false });
  await plain.page.goto(`${site.url}/forms/livestock-enquiry`);
  // Found by its element: text in a noscript is none to getByText, whether it shows or not.
  const words = plain.page.locator('noscript p');
  await words.waitFor();
  expect(await words.innerText()).toContain('that needs JavaScript');
  await plain.close();
});
