// About 25 seconds: two people sign in to the admin, and emails are waited for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { outbox } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

/** What the admin chose: good for choosing another alone. */
const GIVEN = 'given by the office';
const AGENT = { name: 'Kim Agent', email: 'kim.agent@example.com', password: 'correct horse battery' };

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
beforeAll(async () => {
  staff = await staffRequests(site);
});

it('an agent who is given a lead gets an email with a link, and sees it', async () => {
  const email = 'given.visitor@example.com';
  const { doc } = await staff.post('/api/users', { ...AGENT, password: GIVEN, role: 'agent' });
  const own = await staffRequests({ url: site.url, admin: { ...AGENT, password: GIVEN } });
  const chosen = { password: AGENT.password, currentPassword: GIVEN };
  await own.patch(`/api/users/${(doc as { id: number }).id}`, chosen);
  await sendOldForm({
    action: 'iproperty_submit_contact',
    name: 'Given Visitor',
    phone: '0491 570 156',
    email,
    message: 'Who looks after this?',
  });
  const lead = (await staff.get(`/api/leads?where[email][equals]=${email}`)).docs[0];

  const admin = await browser.open();
  await signIn(admin.page);
  await admin.page.goto(`${site.url}/admin/collections/leads/${lead?.id}`);
  await admin.page.locator('#field-assignee .rs__control').click();
  await admin.page.locator('.rs__option').filter({ hasText: AGENT.name }).click();
  await admin.page.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.page
    .getByText(/successfully/i)
    .first()
    .waitFor();
  await admin.page.reload();
  await admin.page.getByText(`Assigned to ${AGENT.name}.`).waitFor();
  await admin.close();

  // They are also told that their password was changed.
  const mail = await newestMail(AGENT.email, /^Assigned to you: /);
  expect(mail.text).toContain('Admin assigned this lead to you.');
  const link = new RegExp(`${site.url}/admin/collections/leads/\\d+`).exec(mail.text ?? '')?.[0] ?? '';

  const agent = await browser.open();
  await signIn(agent.page, AGENT);
  await agent.page.goto(link);
  await agent.page.getByText('Who looks after this?').waitFor();
  await agent.page.goto(`${site.url}/admin/collections/leads`);
  await agent.page.getByRole('link', { name: 'Given Visitor' }).waitFor();
  expect(agent.problems.filter((problem) => problem.startsWith('script error'))).toEqual([]);
  await agent.close();
});

it('a person with account, alert and newsletter is erased everywhere, and the answer is true', async () => {
  const email = 'erased.visitor@example.com';
  await sendOldForm({
    action: 'iproperty_submit_newsletter',
    'first-name': 'Erased',
    'last-name': 'Visitor',
    email,
  });
  await sendOldForm({
    action: 'iproperty_register_user',
    subscriber_first_name: 'Erased',
    subscriber_last_name: 'Visitor',
    subscriber_email: email,
    subscriber_password: AGENT.password,
    subscriber_password_confirmation: AGENT.password,
    category: 'residential',
    buy_rent: 'buy',
  });
  const count = async (collection: string, field = 'email') =>
    Number((await staff.get(`/api/${collection}?where[${field}][equals]=${email}`)).totalDocs);
  const kept = async () => [
    await count('leads'),
    await count('subscribers'),
    await count('alerts', 'subscriber.email'),
    await count('newsletter-subscribers'),
  ];
  await expect.poll(kept).toEqual([1, 1, 1, 1]);
  const confirming = await newestMail(email);
  const filesWith = () =>
    readdirSync(join(site.dataDir, 'outbox')).filter((name) =>
      readFileSync(join(site.dataDir, 'outbox', name), 'utf8').includes(email),
    );
  // To the agency about the newsletter, and to the visitor about it and about the account.
  await expect.poll(() => filesWith().length, { timeout: 20_000 }).toBe(3);

  const { page, close } = await browser.open();
  await signIn(page);
  await page.goto(`${site.url}/admin/globals/lead-handling`);
  await page.locator('#person-email').fill(email);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page
    .getByText(
      'Permanently deleted: 1 property alert, 1 account, 1 lead, 1 newsletter subscription, 3 messages',
    )
    .waitFor();
  expect(await kept()).toEqual([0, 0, 0, 0]);
  expect(filesWith()).toEqual([]);
  const link =
    new RegExp(`${site.url}/\\S+`).exec(confirming.text ?? '')?.[0] ?? expect.fail(confirming.text);
  await page.goto(link);
  await page
    .getByText(/This link (doesn’t work|no longer works)/)
    .first()
    .waitFor();
  await close();
});

/** Sends a form as pages of the old website do; those need no form token. */
async function sendOldForm(fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.url },
  });
  expect(await response.text()).toMatch(/^(ins-)?success$/);
}

async function newestMail(to: string, about = /./) {
  const find = async () =>
    (await outbox(site.dataDir))
      .filter(({ deliveredTo, subject }) => deliveredTo === to && about.test(subject ?? ''))
      .at(-1);
  await expect.poll(find, { timeout: 25_000 }).toBeTruthy();
  return (await find()) ?? expect.fail(`No mail to ${to}.`);
}
