// About 45 s: what the forms of the admin do with what staff type.
import { afterEach, expect, it } from 'vitest';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const put of undo.splice(0).reverse()) await put();
});

/** A new colleague who has chosen a password, until the test is over. */
async function colleague() {
  const staff = await staffRequests(site);
  const own = { name: 'Lou Locked', email: 'lou.locked@example.com' };
  const given = { ...own, password: 'given by the office' };
  const chosen = { ...own, password: 'correct horse battery' };
  const { doc } = await staff.post('/api/users', { ...given, role: 'editor' });
  const user = `/api/users/${(doc as { id: number }).id}`;
  undo.push(() => staff.delete(user));
  const lou = await staffRequests({ url: site.url, admin: given });
  await lou.patch(user, { password: chosen.password, currentPassword: given.password });
  return chosen;
}

/** A new office, until the test is over. */
async function office(name: string): Promise<number> {
  const staff = await staffRequests(site);
  const facts = { name, suburb: 'Balmain', state: 'NSW', phone: '02 5550 4488', _status: 'published' };
  const { id } = (await staff.post('/api/offices', facts)).doc as { id: number };
  undo.push(() => staff.delete(`/api/offices/${id}`));
  return id;
}

it('a new record is headed by what it is, and what may be left empty is not marked as required', async () => {
  const { page, close } = await browser.open();
  await signIn(page);
  await page.goto(`${site.url}/admin/collections/pages/create`);
  await page.getByRole('heading', { level: 1, name: 'New page', exact: true }).waitFor();
  await page.locator('label[for=field-title] .required').waitFor();
  await page.locator('label[for=field-path]').waitFor();
  expect(await page.locator('label[for=field-path] .required').count()).toBe(0);
  await page.locator('#field-title').fill('Our suburbs');
  await page.getByRole('heading', { level: 1, name: 'Our suburbs', exact: true }).waitFor();
  await page.locator('#field-title').fill('');
  await page.getByRole('heading', { level: 1, name: 'New page', exact: true }).waitFor();
  await close();
});

it('on a phone it is said in full when a record was changed, and the buttons stay in sight', async () => {
  const id = await office('Lilyfield');
  const { page, close } = await browser.open({ viewport: { width: 390, height: 700 } });
  await signIn(page);
  await page.goto(`${site.url}/admin/collections/offices/${id}`);
  await page.getByText('Created:').waitFor();
  const cutOff = () =>
    page
      .locator('.doc-controls__content, .doc-controls__value-wrap, .doc-controls__value')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
  await expect.poll(cutOff).toBe(0);
  await page.locator('#field-phone').fill('02 5550 7777');
  await page.keyboard.press('End');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect((await publish.boundingBox())?.y).toBeLessThan(100);
  await publish.click();
  const staff = await staffRequests(site);
  await expect.poll(async () => (await staff.get(`/api/offices/${id}`)).phone).toBe('02 5550 7777');
  await close();
});

it('of several texts, the one typed without Enter is saved too, by the button and by its keys', async () => {
  const id = await office('Rozelle');
  const staff = await staffRequests(site);
  const saved = async () => (await staff.get(`/api/offices/${id}?draft=true`)).feedAgentIds;
  const { page, problems, close } = await browser.open();
  await signIn(page);
  await page.goto(`${site.url}/admin/collections/offices/${id}`);
  const codes = page.locator('.field-feedAgentIds input');
  await codes.fill('ROZ1');
  await codes.press('Enter');
  await codes.pressSequentially('ROZ2');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(saved).toEqual(['ROZ1', 'ROZ2']);
  await page
    .getByText(/successfully/i)
    .first()
    .waitFor();
  await codes.pressSequentially('ROZ3');
  await codes.press('Control+s');
  await expect.poll(saved).toEqual(['ROZ1', 'ROZ2', 'ROZ3']);
  expect(await codes.inputValue()).toBe('');
  expect(problems).toEqual([]);
  await close();
});

it('what is typed right after taking a record over is kept', async () => {
  const id = await office('Balmain');
  const address = `${site.url}/admin/collections/offices/${id}`;
  const other = await browser.open();
  await signIn(other.page, await colleague());
  await other.page.goto(address);
  await other.page.locator('#field-phone').fill('02 5550 0001');
  const staff = await staffRequests(site);
  const locked = 'where[document.relationTo][equals]=offices&where[document.value][equals]';
  await expect
    .poll(async () => (await staff.get(`/api/payload-locked-documents?${locked}=${id}`)).totalDocs)
    .toBe(1);
  const { page, close } = await browser.open();
  await signIn(page);
  await page.goto(address);
  const takeOver = page.getByRole('button', { name: 'Take over' });
  await takeOver.waitFor();
  await staff.patch(`/api/offices/${id}?overrideLock=true`, { email: 'balmain@example.com' });
  // The record comes a while after the click, as on a busy server.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === new URL(address).pathname,
    async (route) => {
      if (route.request().method() === 'GET') await isReleased;
      await route.continue();
    },
  );
  await takeOver.click();
  await page.getByRole('dialog', { name: 'Taking over' }).waitFor();
  release();
  await page.locator('#field-phone').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('02 5550 9999');
  await expect.poll(() => page.locator('#field-email').inputValue()).toBe('balmain@example.com');
  expect(await page.locator('#field-phone').inputValue()).toBe('02 5550 9999');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await staff.get(`/api/offices/${id}`)).phone).toBe('02 5550 9999');
  await close();
  await other.close();
});

it('what was typed when a session ended is offered after signing in again', async () => {
  const id = await office('Rozelle');
  const { page, close } = await browser.open();
  await page.clock.install();
  await signIn(page);
  await page.goto(`${site.url}/admin/collections/offices/${id}`);
  await page.locator('#field-phone').fill('02 5550 7777');
  await page.getByText('Unsaved changes').or(page.locator('#action-save:enabled')).first().waitFor();
  await page.context().clearCookies();
  await page.clock.fastForward('08:01:00');
  await page.waitForURL(/\/admin\/login/);
  await page.clock.setSystemTime(new Date());
  await page.locator('#field-email').fill(site.admin.email);
  await page.locator('#field-password').fill(site.admin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/offices/${id}`);
  await page
    .getByRole('dialog', { name: 'Changes that were not saved' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect.poll(() => page.locator('#field-phone').inputValue()).toBe('02 5550 7777');
  expect(await page.locator('#field-name').inputValue()).toBe('Rozelle');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const staff = await staffRequests(site);
  await expect.poll(async () => (await staff.get(`/api/offices/${id}`)).phone).toBe('02 5550 7777');
  await close();
});
