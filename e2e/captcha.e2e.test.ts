import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Tab } from './support/browser.ts';
import { contactFormIn, makerOf } from './support/contact-form.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
let tab: Tab;

/** Whether the form asks for a captcha; put back afterwards, since all end-to-end tests share the site. */
const asksForCaptcha = async (captcha: boolean) =>
  (await staffRequests(site)).post('/api/globals/lead-form-settings', { livestockEnquiry: { captcha } });

beforeAll(async () => {
  tab = await browser.open({ reducedMotion: 'reduce' });
  await asksForCaptcha(true);
});
afterAll(async () => {
  await asksForCaptcha(false);
  await tab?.close();
});

const puzzleSolved = (page: Page) =>
  page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('[name=_captcha]');
    return (field?.value.length ?? 0) > 100;
  });

async function answer(page: Page, message: string): Promise<void> {
  await page.fill('[name=name]', 'Zoë Byron');
  await page.fill('[name=email]', 'zoe.captcha@example.com');
  await page.fill('[name=phone]', '0400 000 000');
  await page.fill('[name=message]', message);
}

// Specification, 6: "Some forms use a bot check (captcha) rendered into the form 1 second after load". 4: "Failure
// re-enables submit and shows the form's failed message."
it('works on the puzzle while the visitor types, starts again after a refusal, and lets the form through', async () => {
  const { page } = tab;
  let sent = 0;
  await page.route('**/forms/livestock-enquiry', (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    sent += 1;
    const body = new URLSearchParams(request.postData() ?? '');
    if (sent === 1) body.set('_captcha', 'made up');
    return route.continue({ postData: body.toString() });
  });
  await page.goto(`${site.url}/forms/livestock-enquiry`, { waitUntil: 'load' });
  await page.fill('[name=name]', 'Z');
  await puzzleSolved(page);
  // Typing after the puzzle was solved does not invalidate the answer.
  await answer(page, 'Are they still for sale?');
  await puzzleSolved(page);
  await expectNoAxeViolations(page);

  await page.click('main button[type=submit]');
  await page.getByText('The captcha was not completed').waitFor();
  await puzzleSolved(page);
  await page.click('main button[type=submit]');
  await page.getByText('Thank You!').first().waitFor();
  expect(sent).toBe(2);
  // The refusal is in the browser's own log; nothing else is, and no other server was asked.
  expect(tab.problems.filter((problem) => !problem.includes('403'))).toEqual([]);
});

it.each([
  { moment: 'before the captcha shows', isShown: false },
  { moment: 'while it is being solved', isShown: true },
])('holds a form that is sent $moment, and sends it once it is solved', async ({ isShown }) => {
  const own = await browser.open({ reducedMotion: 'reduce' });
  const { page } = own;
  let solve = () => {};
  const maySolve = new Promise<void>((resolve) => {
    solve = resolve;
  });
  await page.route('**/puzzle*', async (route) => {
    await maySolve;
    await route.continue();
  });
  await page.goto(`${site.url}/forms/livestock-enquiry`, { waitUntil: 'load' });
  await answer(page, 'How old are they?');
  if (isShown) await page.getByText('Verifying').waitFor();
  await page.click('main button[type=submit]');
  await page.getByText('Your message will be sent once the captcha above is complete').waitFor();
  solve();
  await page.getByText('Thank You!').first().waitFor();
  expect(own.problems).toEqual([]);
  await own.close();
});

it('does the same in a form that staff built', async () => {
  const staff = makerOf(await staffRequests(site));
  const rows = [{ kind: 'text', name: 'your-name', label: 'Your name', required: true }];
  await staff.form({ title: 'Captcha', slug: 'captcha-test', captcha: true, rows });
  const own = await browser.open({ reducedMotion: 'reduce' });
  const { page } = own;
  await page.goto(`${site.url}/forms/contact/captcha-test`);
  const form = contactFormIn(page);
  await form.awake();
  await form.field('your-name').fill('Z');
  await puzzleSolved(page);
  await form.field('your-name').fill('Zoë Byron');
  await form.submit.click();
  await form.becomes('sent');
  expect(own.problems).toEqual([]);
  await own.close();
  await staff.remove();
});

it('says what to do where no script runs', async () => {
  const plain = await browser.open({ javaScriptEnabled: false });
  await plain.page.goto(`${site.url}/forms/livestock-enquiry`);
  // Found by its element: getByText ignores text in a noscript.
  const message = plain.page.locator('noscript p');
  await message.waitFor();
  expect(await message.innerText()).toContain('which needs JavaScript');
  await plain.close();
});
