import { beforeAll, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import { problemsOf } from './support/builder.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

/* The admin under its content security policy, in a real browser. About 20 s. */

const browser = useBrowser();
let tab: Tab;
beforeAll(async () => {
  tab = await browser.open({ baseURL: site.url });
});

it('staff sign in and work on the screens, which load nothing from elsewhere', {
  timeout: 90_000,
}, async () => {
  const { page } = tab;
  const alert = await alertOfAVisitor();
  // Browsers tidy this address up to //foreign.example, once somebody has signed in.
  await page.goto('/admin/login?redirect=/.//foreign.example');
  await page.locator('#field-email').fill(site.admin.email);
  await page.locator('#field-password').fill(site.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'payload-token');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.getByText('Leads').first().waitFor();

  await page.goto('/admin/collections/alerts');
  await page.getByRole('link', { name: alert }).first().click();
  await page.getByText('New listings').waitFor();

  await page.goto('/admin/collections/listings?limit=5');
  await page.goto(`/admin/collections/listings/${await firstOf('listings')}`);
  await page.getByText('Hide street address').waitFor();

  await page.goto('/admin/account');
  await page.getByLabel('Current password', { exact: true }).waitFor();

  await page.goto('/admin/globals/theme');
  await page.locator('iframe').first().waitFor();

  await page.goto(`/admin/builder/pages/${await firstOf('pages')}`);
  await page.frameLocator('#preview-frame').locator('h1, h2').first().waitFor();
  expect(problemsOf(tab)).toEqual([]);
});

/** The id of a record, asked for as the admin's screens ask. */
async function firstOf(collection: string): Promise<number | undefined> {
  const answer = await tab.page.request.get(`/api/${collection}?limit=1&depth=0`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  return docs[0]?.id;
}

/** Saves a search as a visitor without an account does; gives back what it is listed as. */
async function alertOfAVisitor(): Promise<string> {
  const visitor = await browser.open({ baseURL: site.url });
  await visitor.page.goto('/buy?suburb=newtown-nsw-2042', { waitUntil: 'networkidle' });
  await visitor.page.getByRole('link', { name: 'Save search' }).click();
  const panel = visitor.page.getByRole('dialog');
  await panel.getByLabel('Email').fill('guarded@example.com');
  await panel.getByRole('button', { name: 'Save search' }).click();
  await panel.getByText('Your search is saved').waitFor();
  await visitor.close();
  return 'Homes to buy in Newtown';
}

it('a request that changes something is refused from another site’s page, and so is framing', async () => {
  const signIn = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://foreign.example' },
    body: JSON.stringify(site.admin),
  });
  expect([signIn.status, signIn.headers.get('set-cookie')]).toEqual([403, null]);
  const { headers } = await fetch(`${site.url}/admin/login`);
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`);
  expect(headers.get('x-powered-by')).toBeNull();
});

it.each([
  ['GET', '/api/%zz', 400],
  ['GET', '/admin/%C', 400],
  ['DELETE', '/_next/static/chunks/a.js', 405],
  ['POST', '/api/users/verify/x', 404],
  ['GET', '/api/access', 403],
  ['GET', '/api/leads/versions', 404],
])('%s %s answers %d', async (method, path, status) => {
  expect((await fetch(site.url + path, { method })).status).toBe(status);
});
