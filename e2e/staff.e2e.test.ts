import { describe, expect, it } from 'vitest';
import { goInAdmin, type Tab } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { demoListings, staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();

describe('staff', () => {
  // About 12 s.
  it('match the columns of a CSV file, see what its first ten rows would become, import it, and import it again', async () => {
    const staff = await staffRequests(site);
    const [listing] = await demoListings(staff);
    const source = { name: `Spreadsheet ${Date.now()}`, kind: 'https', agencyIds: [listing?.feedAgentId] };
    const { doc } = await staff.post('/api/feed-sources', source);
    const { id } = doc as { id: number };
    const tab = await signedIn();
    const { page } = tab;
    const drawn = await page.goto(`${site.url}/admin/collections/feed-sources/${id}`);
    expect(drawn?.status()).toBe(200);
    const section = page.getByRole('region', { name: 'CSV columns' });
    await section.getByRole('button', { name: 'Choose a CSV file' }).waitFor();
    const rows = Array.from({ length: 12 }, (_, index) => {
      const status = index === 1 ? 'Mystery' : 'For sale';
      return `CSV-${index},${status},Richmond,VIC,${index + 1},Swan Street,${700_000 + index}\n`;
    });
    const head = 'Ref,Status,Suburb,State,Street number,Street,Vendor expects\n';
    await section
      .getByLabel('CSV file')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(head + rows.join('')) });
    await section.getByText('The first 10 rows as listings').waitFor();
    await section.getByText('12 rows, 7 columns').waitFor();
    expect(await section.getByText('“Mystery” is not matched').count()).toBe(1);
    expect(await section.getByText('$700,000').count()).toBe(0);
    await section.getByLabel('What “Vendor expects” is').selectOption('price');
    await section.getByText('$700,000').waitFor();
    const importFile = section.getByRole('button', { name: 'Import this file now' });
    expect(await importFile.isDisabled()).toBe(true);
    await section.getByRole('button', { name: 'Save columns' }).click();
    await section.getByText('7 of 7 columns are matched').waitFor();
    await expect.poll(() => importFile.isEnabled()).toBe(true);
    await importFile.click();
    await section.getByText('11 new, 1 skipped, 1 problem.').waitFor();
    const { docs } = await staff.get(`/api/feeds?where[source][equals]=${id}`);
    await page.goto(`${site.url}/admin/collections/feeds/${docs[0]?.id}`);
    page.once('dialog', (dialog) => dialog.accept());
    const again = page.getByRole('region', { name: 'Import again' });
    await again.getByRole('button', { name: 'Import again' }).click();
    await again.getByText('11 unchanged, 1 skipped, 1 problem.').waitFor();
    await tab.close();
    // Other tests count what the demo has.
    await staff.delete('/api/listings?where[feedUniqueId][like]=CSV-');
    expect((await staff.get('/api/listings?where[feedUniqueId][like]=CSV-')).docs).toEqual([]);
    await staff.delete(`/api/feed-sources/${id}`);
  });

  it('change the settings of a lead form, and visitors get them', async () => {
    const tab = await signedIn();
    const { page } = tab;
    const heading = page.locator('#field-contactAgency__thanksTitle');
    const save = async (text: string) => {
      await page.goto(`${site.url}/admin/globals/lead-form-settings`);
      const group = page.locator('.collapsible', { hasText: /^(Toggle block)?Contact us/ }).first();
      await group.waitFor();
      const button = page.getByRole('button', { name: 'Save' });
      const soon = { timeout: 2000 };
      // The admin remembers which groups were left open, and opens them a moment after the page shows; then it loads the
      // form's values, which takes back what was typed before.
      await expect
        .poll(
          async () => {
            if (!(await heading.isVisible())) await group.locator('.collapsible__toggle').first().click(soon);
            // Through another value: what is there already would be no change.
            await heading.fill(`${text} `, soon);
            await heading.fill(text, soon);
            return button.isEnabled();
          },
          { timeout: 30_000, interval: 500 },
        )
        .toBe(true);
      await button.click();
      await page
        .getByText(/successfully/i)
        .first()
        .waitFor();
    };
    const form = async () => (await fetch(`${site.url}/forms/contact-agency`)).text();
    const text = `We will call you, ${Date.now()}`;
    await save(text);
    expect(await form()).toContain(text);
    await save('');
    expect(await form()).not.toContain(text);
    await tab.close();
  });

  it('see their own lists, each without an error', async () => {
    const tab = await signedIn();
    const { page } = tab;
    const lists = [
      ...['listings', 'agents', 'offices', 'blocked-hosts', 'duty-editions', 'duty-statistics', 'leads'],
      ...['deliveries', 'media', 'feeds', 'redirects', 'users'],
    ].map((collection) => `/admin/collections/${collection}`);
    const globals = ['settings', 'header', 'footer'].map((global) => `/admin/globals/${global}`);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${site.url}/admin/collections/pages`);
    let before = await heading.innerText();
    for (const path of [...lists, ...globals]) {
      await goInAdmin(page, path);
      await expect.poll(() => heading.innerText(), { message: path }).not.toBe(before);
      before = await heading.innerText();
    }
    await page.goto(`${site.url}/admin/blocks`);
    await page.locator('iframe[title="Featured properties"]').scrollIntoViewIfNeeded();
    await page.frameLocator('iframe[title="Featured properties"]').locator('article').first().waitFor();
    expect(tab.problems.filter((problem) => problem.startsWith('script error'))).toEqual([]);
    await tab.close();
  });

  it.each([
    '/api/listings',
    '/api/leads',
    '/api/users',
    '/api/agents',
    '/api/media',
    '/api/feeds',
    '/api/public-listings',
    '/api/deliveries',
    '/api/globals/settings',
  ])('alone may read %s', async (path) => {
    expect((await fetch(site.url + path)).status).toBe(403);
  });

  // About 3 s.
  it('have a bar above public pages until they sign out, and visitors never', async () => {
    const tab = await browser.open();
    const { page } = tab;
    const bar = page.getByRole('complementary', { name: 'For staff' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
    expect(await bar.count()).toBe(0);
    expect(asked.filter((url) => url.includes('staff-bar'))).toEqual([]);

    await signIn(page);
    await page.goto(`${site.url}/about`);
    await bar.getByRole('link', { name: 'Edit' }).waitFor();
    await bar.getByText('Page score').click();
    await bar.getByText('Headings: one H1').waitFor();
    await bar.getByRole('button', { name: 'Clear cache' }).click();
    await bar.getByText('Cache cleared').waitFor();

    await page.evaluate(() => fetch('/api/users/logout', { method: 'POST' }));
    await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
    expect(await bar.count()).toBe(0);
    expect(tab.problems).toEqual([]);
    await tab.close();
  });

  it('have no GraphQL, and neither has anybody else', async () => {
    const response = await fetch(`${site.url}/api/graphql`, {
      method: 'POST',
      body: '{"query":"{__typename}"}',
    });
    expect(response.status).toBe(404);
  });
});

/** A tab in which the admin is signed in. */
async function signedIn(): Promise<Tab> {
  const tab = await browser.open();
  const { page } = tab;
  await signIn(page);
  return tab;
}
