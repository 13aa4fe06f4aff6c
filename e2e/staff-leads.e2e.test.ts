import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openInAdmin, type Tab } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const EMAIL = 'inbox.visitor@example.com';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let tab: Tab;
let lead: number;

/** The lead of this test as staff read it. */
const stored = async () => (await staff.get(`/api/leads?where[email][equals]=${EMAIL}&depth=0`)).docs[0];
const messages = async () =>
  (await staff.get(`/api/deliveries?where[lead][equals]=${lead}&sort=id&depth=0`)).docs;

beforeAll(async () => {
  staff = await staffRequests(site);
  await sendForm();
  lead = Number((await stored())?.id);
  tab = await browser.open();
  await signIn(tab.page);
});

describe('staff', () => {
  it('see on the dashboard how many leads came', async () => {
    const { page } = tab;
    await openInAdmin(page, `${site.url}/admin`);
    await page.getByText(/^[\d,]+ leads? in 30 days\.$/).waitFor();
    // The test's site has no mail server.
    await page.getByText('Email is not set up.').waitFor();
    await page.getByText('Leads by form as a table').click();
    await page.getByRole('rowheader', { name: 'Contact us', exact: true }).waitFor();
    await page.getByRole('radio', { name: '90' }).check();
    await page.getByText(/^[\d,]+ leads? in 90 days\.$/).waitFor();
  });

  it('find a lead, take it on, and write a note', async () => {
    const { page } = tab;
    await openInAdmin(page, `${site.url}/admin/inbox?search=${EMAIL}`);
    // The beginning of the message stands in the list.
    await page.getByText('When are you open?').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search for listings/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Visitor Inbox/ }).click();
    await page.getByText('When are you open?').waitFor();
    expect(await page.getByRole('link', { name: EMAIL }).getAttribute('href')).toBe(`mailto:${EMAIL}`);
    await choose({ page, field: '#field-state', option: 'In progress' });
    await choose({ page, field: '#field-assignee', option: 'Admin' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByText(/successfully/i)
      .first()
      .waitFor();
    expect(await stored()).toMatchObject({ state: 'working', assignee: expect.anything() });
    await page.getByText('State changed from New to In progress.').waitFor();
    await page.getByLabel('Note for colleagues').fill('Called back on Monday.');
    // What is typed and not sent survives a session that ended, and is nobody else's.
    await page.locator('#reply textarea').fill('Hello, we are');
    await page.context().clearCookies();
    await signIn(page);
    await page.reload();
    await expect.poll(() => page.locator('#reply textarea').inputValue()).toBe('Hello, we are');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Called back on Monday.' }).waitFor();
  });

  it('answer from its page, and finish it in the inbox with one key', async () => {
    const { page } = tab;
    await page.getByLabel('Template').selectOption('Thank you, I will call');
    // What was typed stays before the template.
    expect(await page.locator('#reply textarea').inputValue()).toMatch(/^Hello, we are\n\n/);
    await page.locator('#reply textarea').fill('Hello, we are open until five.');
    await choose({ page, field: '#field-state', option: 'New' });
    const shown = page.waitForResponse(/\/api\/leads\/\d+\?depth=0/);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByRole('listitem').filter({ hasText: 'we are open until five' }).waitFor();
    await shown;
    // What is not saved yet stays.
    expect(await page.locator('#field-state').innerText()).toContain('New');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await stored())?.state).toBe('new');
    const replies = async () => (await messages()).filter(({ kind }) => kind === 'reply');
    expect(await replies()).toMatchObject([{ to: EMAIL, text: 'Hello, we are open until five.' }]);
    await openInAdmin(page, `${site.url}/admin/inbox?view=mine&search=${EMAIL}`);
    await page.getByRole('link', { name: /^Visitor Inbox/ }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect.poll(async () => (await stored())?.state).toBe('done');
    await page.getByText('No leads in “Mine”.').waitFor();
  });

  it('send one of its messages again', async () => {
    const sent = async () => (await messages()).filter(({ state }) => state === 'outbox').length;
    // The notice, the confirmation and the reply.
    await expect.poll(sent, { timeout: 30_000 }).toBe(3);
    const [notice] = await messages();
    const { page } = tab;
    await openInAdmin(page, `${site.url}/admin/collections/deliveries/${notice?.id}`);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('It will be sent again within a minute.').waitFor();
    const attempts = async () => {
      const [again] = await messages();
      return [again?.state, Array.isArray(again?.attempts) && again.attempts.length];
    };
    // Its first attempt, that it was put back, its second.
    await expect.poll(attempts, { timeout: 30_000 }).toEqual(['outbox', 3]);
  });

  it('take on no lead that a colleague has taken on since the list was read', async () => {
    const { page } = tab;
    const facts = { name: 'Cora Colleague', email: 'cora.colleague@example.com', role: 'editor' };
    const { doc } = await staff.post('/api/users', { ...facts, password: 'given by the office' });
    const { id: cora } = doc as { id: number };
    await staff.patch(`/api/leads/${lead}`, { state: 'new', assignee: null });
    await openInAdmin(page, `${site.url}/admin/inbox?search=${EMAIL}`);
    const take = page.getByRole('button', { name: 'Assign to me' });
    await take.waitFor();
    await staff.patch(`/api/leads/${lead}`, { assignee: cora });
    await take.click();
    await page.getByText('A colleague has taken this lead on meanwhile.').waitFor();
    await page.locator('.work-list__row').getByText('Cora Colleague').waitFor();
    expect(await stored()).toMatchObject({ assignee: cora, state: 'new' });
    await staff.patch(`/api/leads/${lead}`, { assignee: null });
    await staff.delete(`/api/users/${cora}`);
  });

  it('name a list of the inbox, come back to it, and remove it', async () => {
    const { page } = tab;
    const saved = page.getByRole('button', { name: 'About opening hours', exact: true });
    await openInAdmin(page, `${site.url}/admin/inbox?view=all&search=${EMAIL}`);
    await page.getByRole('button', { name: 'Save this view…' }).click();
    await page.getByLabel('Name of the view').fill('About opening hours');
    await page.keyboard.press('Enter');
    await saved.waitFor();
    await openInAdmin(page, `${site.url}/admin/inbox`);
    await saved.click();
    await page.getByRole('link', { name: /^Visitor Inbox/ }).waitFor();
    expect(await page.getByLabel('Search leads').inputValue()).toBe(EMAIL);
    await page.getByRole('button', { name: 'Remove this view' }).click();
    await page.getByRole('button', { name: 'Save this view…' }).waitFor();
    expect(await saved.count()).toBe(0);
  });

  it('save the leads of the list, as it is searched, as a CSV file', async () => {
    const { page } = tab;
    await openInAdmin(page, `${site.url}/admin/collections/leads?search=${EMAIL}`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export leads (CSV)' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    const [heading, ...lines] = file.trimEnd().split('\r\n');
    expect(heading).toContain('Reference,');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Visitor Inbox,${EMAIL}`);
    expect(tab.problems.filter((problem) => problem.startsWith('script error'))).toEqual([]);
  });
});

async function sendForm(): Promise<void> {
  const visitor = await browser.open({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${site.url}/forms/contact-agency`);
  const form = page.locator('form[method=post]').filter({ has: page.locator('[name=message]') });
  await form.locator('[name=name]').fill('Visitor Inbox');
  await form.locator('[name=email]').fill(EMAIL);
  await form.locator('[name=phone]').fill('0491 570 156');
  await form.locator('[name=message]').fill('When are you open?');
  // The form refuses what was filled in faster than a person types.
  const send = async () => {
    if (!page.url().includes('/thank-you')) await form.locator('button[type=submit]').click();
    expect(page.url()).toContain('/thank-you');
  };
  await vi.waitFor(send, { timeout: 15_000, interval: 700 });
  await visitor.close();
}

/** Chooses in one of the admin's own lists. */
async function choose({ page, field, option }: { page: Page; field: string; option: string }): Promise<void> {
  await page.locator(`${field} .rs__control`).click();
  await page.locator('.rs__option').filter({ hasText: option }).first().click();
}
