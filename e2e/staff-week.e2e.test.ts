// About 90 s: what an office does every week, each from the dashboard, with the steps that it takes a person.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { demoListings, staffRequests } from './support/staff.ts';
import { publicPage, sendLead, useStaffJobs } from './support/staff-job.ts';

const office = useStaffJobs();
const { browser, job, entry, button, field, save } = office;
const { link, tab } = office;

const leadOf = async (email: string) =>
  (await office.staff.get(`/api/leads?where[email][equals]=${email}&depth=0`)).docs[0];
/** In the inbox. */
const row = (name: string) => office.page.locator('.work-list__row').filter({ hasText: name });

/** A listing that no feed knows, on the website. */
async function newListing(): Promise<number> {
  const [like = {}] = await demoListings(office.staff, '&where[method][equals]=buy&where[state][equals]=NSW');
  const { images, agents, office: branch } = like;
  const { doc } = await office.staff.post('/api/listings', {
    ...{ streetNumber: '7', street: 'Steps Street', suburb: 'Newtown', state: 'NSW', postcode: '2042' },
    ...{ method: 'buy', category: 'residential', status: 'current', price: 990_000, beds: 2, baths: 1 },
    ...{ headline: 'Seven steps', description: 'A terrace with two bedrooms, near the station.' },
    ...{ images, agents, office: branch, _status: 'published' },
  });
  const { id } = doc as { id: number };
  office.undoLater(() => office.staff.delete(`/api/listings/${id}`));
  return id;
}

job('a lead, answered and noted', { clicks: 7, keys: 22, screens: 3 }, async (person) => {
  const email = 'weekly.visitor@example.com';
  office.undoLater(() => office.staff.delete(`/api/leads?where[email][equals]=${email}`));
  await sendLead({ name: 'Wendy Weekly', email, message: 'Is it still for sale?' });
  const { page } = office;
  await person.click(entry('Inbox'));
  await row('Wendy Weekly').getByText('Is it still for sale?').waitFor();
  await person.click(row('Wendy Weekly').getByRole('link', { name: 'Reply' }));
  await person.choose(page.getByLabel('Template'), 'Thank you, I will call');
  await person.click(button('Send reply'));
  const lead = Number((await leadOf(email))?.id);
  const replies = async () =>
    (await office.staff.get(`/api/deliveries?where[lead][equals]=${lead}&where[kind][equals]=reply`)).docs;
  await expect.poll(replies).toMatchObject([{ to: email }]);
  // Who answers has taken it on.
  await expect.poll(() => leadOf(email)).toMatchObject({ state: 'working', assignee: expect.anything() });
  await person.write(page.getByLabel('Note for colleagues'), 'Called back on Monday.');
  await person.click(button('Add note'));
  await page.getByRole('listitem').filter({ hasText: 'Called back on Monday.' }).waitFor();
});

job('the leads of a week as a CSV file', { clicks: 2, keys: 0, screens: 2 }, async (person) => {
  await person.click(entry('Leads'));
  const [download] = await Promise.all([
    office.page.waitForEvent('download'),
    person.click(office.page.getByRole('link', { name: 'Export leads (CSV)' })),
  ]);
  const [heading, ...lines] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(heading).toContain('Reference,');
  expect(lines.join('\n')).toContain('Wendy Weekly');
});

job('send an email of a lead again', { clicks: 3, keys: 0, screens: 3 }, async (person) => {
  const { page } = office;
  await person.click(entry('Deliveries'));
  await person.click(page.locator('tbody tr').first().getByRole('link').first());
  await page.waitForURL(/deliveries\/\d+$/);
  const id = page.url().split('/').at(-1);
  const attempts = async () => {
    const { attempts: all } = await office.staff.get(`/api/deliveries/${id}?depth=0`);
    return Array.isArray(all) ? all.length : 0;
  };
  const before = await attempts();
  await person.click(button('Send again'));
  await expect.poll(attempts, { timeout: 30_000 }).toBeGreaterThan(before);
});

job('a price hidden, under offer, sold', { clicks: 7, keys: 8, screens: 3 }, async (person) => {
  const { page } = office;
  const id = await newListing();
  const shown = () => publicPage(`/property/any/any/${id}`);
  expect(await shown()).toContain('$990,000');
  await person.click(entry('Listings'));
  await person.click(page.getByRole('link', { name: /7 Steps Street/ }).first());
  await person.click(tab('Price'));
  await person.click(field('priceHidden'));
  await save(person);
  await expect.poll(shown).not.toContain('990,000');
  await person.click(button('Under offer'));
  await expect.poll(shown).toContain('Under offer');
  await person.click(button('Sold…'));
  // The price has the focus.
  await person.type('1010000');
  await person.key('Enter');
  await expect
    .poll(async () => await office.staff.get(`/api/listings/${id}?depth=0`))
    .toMatchObject({
      status: 'sold',
      soldPrice: 1_010_000,
    });
  await expect.poll(shown).toContain('Sold');
  expect(await shown()).not.toMatch(/990,000|1,010,000/);
  // The screen is loaded again.
  await button('Relist').waitFor();
});

job('keep our headline against the feed', { clicks: 7, keys: 22, screens: 3 }, async (person) => {
  const { page } = office;
  const listing = (await demoListings(office.staff))[4];
  const id = Number(listing?.id);
  office.undoLater(() =>
    page.request.post(`${site.url}/api/listings/feed-values`, {
      data: { ids: [id], wish: 'follow', field: 'headline' },
      headers: { origin: site.url },
    }),
  );
  const { url } = await fetch(`${site.url}/property/any/any/${id}`);
  const fromCache = async () => (await fetch(url)).headers.get('x-frontage-cache');
  await fromCache();
  expect(await fromCache()).toBe('hit');
  await person.click(entry('Listings'));
  await person.click(page.getByRole('searchbox').first());
  await person.type(String(listing?.street));
  await person.click(page.getByRole('link', { name: String(listing?.title) }).first());
  await person.click(tab('Marketing'));
  await person.write(field('headline'), 'Ours');
  const shown = page.waitForResponse((response) => response.url().includes(`/api/listings/${id}?`));
  await person.click(
    page
      .locator('.field-type', { has: field('headline') })
      .getByRole('button', { name: 'Keep ours' })
      .first(),
  );
  await shown;
  // What is not saved yet stays.
  expect(await field('headline').inputValue()).toBe('Ours');
  await save(person);
  expect(JSON.stringify(await office.staff.get(`/api/listings/${id}?depth=0`))).toMatch(
    /"pins":\[[^\]]*"headline"/,
  );
  // At once, in place of the page that the cache has.
  expect(await publicPage(`/property/any/any/${id}`)).toContain('Ours');
});

job('one person’s data, exported and erased', { clicks: 4, keys: 24, screens: 2 }, async (person) => {
  const email = 'erase.weekly@example.com';
  await sendLead({ name: 'Erik Erased', email, message: 'Please forget me.' });
  const { page } = office;
  await person.click(entry('Lead handling'));
  await person.write(page.locator('#person-email'), email);
  const [download] = await Promise.all([page.waitForEvent('download'), person.click(button('Export (ZIP)'))]);
  expect(readFileSync(await download.path()).length).toBeGreaterThan(1000);
  page.once('dialog', (dialog) => dialog.accept());
  await person.click(button('Delete permanently'));
  await page.getByText(/^Permanently deleted: 1 lead/).waitFor();
  expect(await leadOf(email)).toBeUndefined();
});

job('go back to an earlier version', { clicks: 6, keys: 0, screens: 5 }, async (person) => {
  const { page, staff } = office;
  const facts = { name: 'Annandale', suburb: 'Annandale', state: 'NSW', phone: '02 5550 4499' };
  const first = { ...facts, street: '1 Old Street', _status: 'published' };
  const { id } = (await staff.post('/api/offices', first)).doc as { id: number };
  office.undoLater(() => staff.delete(`/api/offices/${id}`));
  await staff.patch(`/api/offices/${id}`, { street: '2 New Street', _status: 'published' });
  const shown = () => publicPage('/offices/annandale');
  await expect.poll(shown).toContain('2 New Street');
  await person.click(entry('Offices'));
  await person.click(link('Annandale'));
  await person.click(page.getByRole('link', { name: 'Versions' }));
  await person.click(page.locator('tbody tr').nth(1).getByRole('link').first());
  await person.click(page.getByRole('button', { name: /^Restore/ }).first());
  await person.click(button('Confirm'));
  await expect.poll(shown).toContain('1 Old Street');
});

job('take over a record that a colleague has open', { clicks: 3, keys: 0, screens: 3 }, async (person) => {
  const { page, staff } = office;
  const facts = { name: 'Balmain', suburb: 'Balmain', state: 'NSW', phone: '02 5550 4488' };
  const { id } = (await staff.post('/api/offices', { ...facts, _status: 'published' })).doc as { id: number };
  office.undoLater(() => staff.delete(`/api/offices/${id}`));
  const own = { name: 'Lou Locked', email: 'lou.locked@example.com' };
  const given = { ...own, password: 'given by the office' };
  const chosen = { ...own, password: 'correct horse battery' };
  const { doc } = await staff.post('/api/users', { ...given, role: 'editor' });
  const user = `/api/users/${(doc as { id: number }).id}`;
  office.undoLater(() => staff.delete(user));
  const lou = await staffRequests({ url: site.url, admin: given });
  await lou.patch(user, { password: chosen.password, currentPassword: given.password });
  const colleague = await browser.open();
  await signIn(colleague.page, chosen);
  await colleague.page.goto(`${site.url}/admin/collections/offices/${id}`);
  await colleague.page.locator('#field-phone').fill('02 5550 0001');
  await person.click(entry('Offices'));
  await person.click(link('Balmain'));
  await person.click(page.getByRole('button', { name: /take over/i }));
  const me = (await staff.get(`/api/users?where[email][equals]=${site.admin.email}`)).docs[0];
  const holder = async () =>
    (await staff.get('/api/payload-locked-documents?depth=0')).docs.find(
      ({ document: held }) => (held as { value?: unknown }).value === id,
    )?.user;
  await expect.poll(holder).toMatchObject({ value: me?.id });
  await colleague.close();
});

job('the dark theme', { clicks: 2, keys: 0, screens: 2 }, async (person) => {
  await person.click(office.page.getByRole('link', { name: 'Account' }));
  await person.click(office.page.locator('label[for=field-theme-dark]'));
  await expect.poll(() => office.page.locator('html').getAttribute('data-theme')).toBe('dark');
});
