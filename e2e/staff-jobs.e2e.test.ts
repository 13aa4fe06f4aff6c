// About 130 s: jobs of the first days, each from the dashboard, with the steps that it takes a person.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/node-path.mjs';
import { inBuilder } from './support/builder.ts';
import { personAt } from './support/person-time.ts';
import { outbox } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { publicPage, useStaffJobs } from './support/staff-job.ts';

const office = useStaffJobs();
const { browser, job, entry, createNew, button, link, field, says, save, choose, deleteLater } = office;
/** In the list of jobs of a first start. */
const setup = (name: string) => office.page.locator('.first-start').getByRole('link', { name, exact: true });

it('sign in: 40 keys, 2 screens', async () => {
  const tab = await browser.open();
  await tab.page.goto(`${site.url}/admin`);
  const person = personAt(tab.page);
  // The first field has the focus.
  await expect.poll(() => tab.page.locator('#field-email:focus').count()).toBe(1);
  await person.type(site.admin.email);
  await person.key('Tab');
  await person.type(site.admin.password);
  await person.key('Enter');
  await tab.page.waitForURL(/\/admin\/?$/);
  expect(person.steps()).toEqual({ clicks: 0, keys: 40, screens: 2 });
  await tab.close();
});

job('change the phone number of the agency', { clicks: 3, keys: 13, screens: 2 }, async (person) => {
  await person.click(setup('Agency name and contact details'));
  const { phone } = await office.staff.get('/api/globals/settings');
  office.undoLater(() => office.staff.post('/api/globals/settings', { phone }));
  await person.write(field('phone'), '02 5550 4411');
  await save(person, 'Save');
  await expect.poll(() => publicPage('/')).toContain('5550 4411');
});

job('give the website other colours', { clicks: 3, keys: 0, screens: 2 }, async (person) => {
  const before = await office.staff.get('/api/globals/theme');
  office.undoLater(() => office.staff.post('/api/globals/theme', before));
  await person.click(setup('Colours and fonts'));
  await person.click(button('Coast'));
  const accent = await field('colours__accent').inputValue();
  expect(await publicPage('/')).not.toContain(`--color-accent:${accent}`);
  await save(person, 'Save');
  await expect.poll(() => publicPage('/')).toContain(`--color-accent:${accent}`);
});

job('add an office', { clicks: 7, keys: 22, screens: 2 }, async (person) => {
  await person.click(createNew('Offices'));
  await person.write(field('name'), 'Glebe');
  await person.write(field('suburb'), 'Glebe');
  await person.choose(field('state'), 'NSW');
  await person.write(field('phone'), '02 5550 4400');
  await save(person);
  await deleteLater('offices');
  expect(await publicPage('/offices/glebe')).toContain('5550 4400');
});

job('add an agent', { clicks: 6, keys: 23, screens: 2 }, async (person) => {
  await person.click(createNew('Agents'));
  await person.write(field('name'), 'Robin Ferry');
  await choose(person, 'office');
  await person.write(field('mobile'), '0491 570 158');
  await save(person);
  await deleteLater('agents');
  expect(await publicPage('/agents/robin-ferry')).toContain('0491 570 158');
});

job('invite a colleague', { clicks: 2, keys: 36, screens: 2 }, async (person) => {
  const email = 'kit.invited@example.com';
  await person.click(setup('Invite your team'));
  await person.write(office.page.getByLabel('Name', { exact: true }), 'Kit Invited');
  await person.key('Tab');
  await person.type(email);
  await person.key('Enter');
  await says('The user was created.');
  const invited = async () => (await office.staff.get(`/api/users?where[email][equals]=${email}`)).docs;
  const [user] = await invited();
  expect(user).toMatchObject({ name: 'Kit Invited', role: 'agent' });
  office.undoLater(() => office.staff.delete(`/api/users/${user?.id}`));
  const mails = async () => (await outbox(site.dataDir)).filter(({ deliveredTo }) => deliveredTo === email);
  await expect.poll(async () => (await mails())[0]?.text, { timeout: 20_000 }).toContain(`${site.url}/admin`);
});

job('give a colleague another role', { clicks: 5, keys: 0, screens: 3 }, async (person) => {
  const own = { name: 'Mo Roles', email: 'mo.roles@example.com', password: 'correct horse battery' };
  const { doc } = await office.staff.post('/api/users', { ...own, role: 'agent' });
  const { id } = doc as { id: number };
  office.undoLater(() => office.staff.delete(`/api/users/${id}`));
  await person.click(entry('Users'));
  await person.click(link(own.name));
  await choose(person, 'role', 'Marketing');
  await save(person, 'Save');
  expect(await office.staff.get(`/api/users/${id}`)).toMatchObject({ role: 'marketing' });
});

it('a role without leads has no entries for them, and their pages say so', async () => {
  const given = { email: 'mark.eting@example.com', password: 'correct horse battery' };
  const { doc } = await office.staff.post('/api/users', { ...given, name: 'Mark Eting', role: 'marketing' });
  const { id } = doc as { id: number };
  office.undoLater(() => office.staff.delete(`/api/users/${id}`));
  const own = { email: given.email, password: 'another horse battery' };
  const tab = await browser.open();
  // A link to the page builder opens the account first, to choose a password.
  await signIn(tab.page, given);
  await tab.page.goto(`${site.url}/admin/builder/pages/1`);
  await tab.page.getByText('Choose a password of your own to go on').waitFor();
  const colleague = await staffRequests({ url: site.url, admin: given });
  await colleague.patch(`/api/users/${id}`, { password: own.password, currentPassword: given.password });
  await signIn(tab.page, own);
  await tab.page.goto(`${site.url}/admin/inbox`);
  await tab.page.getByText('Your role doesn’t include leads.').waitFor();
  await tab.page.locator('.work-links').getByText('Listings').waitFor({ state: 'attached' });
  expect(await tab.page.locator('.work-links a').allTextContents()).toEqual([
    'Dashboard',
    'Listings',
    'Help',
  ]);
  await tab.close();
});

it('the navigation stays in its place while a page loads', async () => {
  const tab = await browser.open({ viewport: { width: 1440, height: 900 } });
  const { page } = tab;
  await signIn(page);
  await page.addInitScript(recordNavigation);
  await page.goto(`${site.url}/admin/collections/offices`);
  await page.locator('aside.nav--nav-animate').waitFor();
  expect(await page.evaluate(() => (window as unknown as { places: string[] }).places)).toEqual([
    '275 px, 1',
  ]);
  await tab.close();
});

job('import a first feed and read what was skipped', { clicks: 6, keys: 0, screens: 3 }, async (person) => {
  await person.click(setup('Listings'));
  await person.chooseFiles(button('Import a feed file'), [
    join(root, 'packages/reaxml/fixtures/residential-minimum.xml'),
  ]);
  const { page } = office;
  await page.getByText('1 skipped, 1 problem').first().waitFor();
  await person.click(page.getByRole('link', { name: 'residential-minimum.xml' }).first());
  await page.getByRole('cell', { name: 'No office has this agency code' }).waitFor();
  await deleteLater('feeds');
});

job('make a page, from a starter', { clicks: 6, keys: 16, screens: 3 }, async (person) => {
  const { page } = office;
  await person.click(createNew('Pages'));
  await person.write(field('title'), 'Selling in Glebe');
  await person.click(button('Save draft and open the page builder'));
  await page.waitForURL(/\/builder\/pages\/\d+$/);
  await deleteLater('pages');
  const builder = inBuilder(page);
  await person.click(page.getByRole('button', { name: /^Sell with us/ }).first());
  await builder.says('Draft saved');
  await person.click(button('Publish'));
  await person.click(button('Publish anyway'));
  await builder.says('Published');
  expect(await publicPage('/selling-in-glebe')).toContain('Sell once, and sell well');
});

job('make a contact form, from a starter', { clicks: 4, keys: 16, screens: 2 }, async (person) => {
  const { page } = office;
  await person.click(createNew('Contact forms'));
  await person.click(button('Contact'));
  await page.waitForURL(/contact-forms\/\d+$/);
  const id = await deleteLater('contact-forms');
  await person.write(field('title'), 'Ask us anything');
  await save(person);
  const { slug } = await office.staff.get(`/api/contact-forms/${id}`);
  expect(await publicPage(`/forms/contact/${slug}`)).toContain('Your message');
});

job('make a popup, from a starter', { clicks: 10, keys: 12, screens: 4 }, async (person) => {
  const { page } = office;
  await person.click(createNew('Popups'));
  await person.write(field('name'), 'Spring offer');
  await person.click(button('Save draft and open the page builder'));
  await page.waitForURL(/\/builder\/popups\/\d+$/);
  const id = await deleteLater('popups');
  const builder = inBuilder(page);
  await person.click(page.getByRole('button', { name: /^Appraisal offer/ }));
  await builder.says('Draft saved');
  await person.click(button('Settings'));
  await person.click(button('Conditions'));
  await person.click(page.getByRole('button', { name: 'Add Condition' }).first());
  await page.getByText('Entire website').waitFor();
  await person.click(button('Triggers'));
  await person.click(page.getByLabel('On page load'));
  await save(person);
  expect(await office.staff.get(`/api/popups/${id}?depth=0`)).toMatchObject({ _status: 'published' });
  const visitor = await browser.open({ reducedMotion: 'reduce' });
  await visitor.page.goto(`${site.url}/agents`);
  await visitor.page.getByRole('dialog', { name: 'Spring offer' }).waitFor();
  await visitor.close();
});

job('change the text of an email', { clicks: 3, keys: 15, screens: 2 }, async (person) => {
  office.undoLater(() => office.staff.post('/api/globals/lead-mail-templates', { texts: {} }));
  await person.click(entry('Email texts'));
  await person.write(field('texts-property-enquiry-staff-subject'), 'Enquiry: {name}');
  await save(person, 'Save');
  const { texts } = await office.staff.get('/api/globals/lead-mail-templates');
  expect(texts).toMatchObject({ 'property-enquiry': { staff: { subject: 'Enquiry: {name}' } } });
});

job('try a webhook', { clicks: 5, keys: 27, screens: 2 }, async (person) => {
  await person.click(createNew('Webhooks'));
  await person.write(field('name'), 'CRM');
  await person.write(field('url'), 'http://127.0.0.1:1/leads');
  await save(person, 'Save');
  await deleteLater('webhooks');
  await person.click(button('Send test'));
  await says(/Test failed/);
});

/** In the page: where what is beside the navigation begins and how much of it is seen, at each picture that differs. */
function recordNavigation(): void {
  const places: string[] = [];
  Object.assign(window, { places });
  const look = () => {
    const beside = document.querySelector('.template-default__wrap')?.getBoundingClientRect().left;
    const nav = document.querySelector('aside.nav');
    const place = nav && `${Math.round(beside ?? 0)} px, ${getComputedStyle(nav).opacity}`;
    if (place && place !== places.at(-1)) places.push(place);
    requestAnimationFrame(look);
  };
  look();
}
