import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Builder, inBuilder, node, openBuilderTab } from './support/builder.ts';
import { site } from './support/site.ts';

let builder: Builder;
beforeAll(async () => {
  // One of its tabs crashes.
  builder = await openBuilderTab(site, { ofItsOwn: true });
});
afterAll(() => builder?.close());

const content = [node('heading', 'words', { text: 'As it was' })];

it('says that nothing is lost while there is no connection, and saves when it is back', async () => {
  const id = await builder.newPage({ path: '/lost-connection', content });
  const { page, canvas, setting, says } = await builder.open(id);
  await page.route('**/design', (route) => route.abort());
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await setting('Heading').fill('Written without a connection');
  await says('Not saved yet, retrying. Your changes are stored in this browser.');
  await page.unroute('**/design');
  await says('Draft saved');
  expect(await builder.stored(id)).toContain('Written without a connection');
});

it('goes on when a save arrived and its answer got lost, without mentioning another person', async () => {
  const id = await builder.newPage({ path: '/lost-answer', content });
  const { page, canvas, setting, says } = await builder.open(id);
  await page.route('**/design', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await setting('Heading').fill('It did arrive');
  await says('Not saved yet, retrying');
  expect(await builder.stored(id)).toContain('It did arrive');
  await page.unroute('**/design');
  await setting('Heading').fill('And so did this');
  await says('Draft saved');
  expect(await builder.stored(id)).toContain('And so did this');
});

it('saves the last change of a tab that is closed at once', async () => {
  const id = await builder.newPage({ path: '/closed-tab', content });
  const other = await builder.page.context().newPage();
  const { canvas, setting } = await builder.open(id, other);
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await setting('Heading').fill('Written last of all');
  await canvas.getByRole('heading', { name: 'Written last of all' }).waitFor();
  other.on('dialog', (dialog) => dialog.accept());
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => builder.stored(id), { timeout: 10_000 }).toContain('Written last of all');
  // The tab never got the answer that it was saved; opened again, there is nothing to ask about.
  const again = await builder.open(id);
  await again.canvas.getByRole('heading', { name: 'Written last of all' }).waitFor();
});

it('offers what a closed tab could not save, and saves it once it is taken', async () => {
  const id = await builder.newPage({ path: '/kept-work', content });
  const other = await builder.page.context().newPage();
  await other.route('**/design', (route) => route.abort());
  const { canvas, setting, says } = await builder.open(id, other);
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await setting('Heading').fill('Kept in this browser');
  await says('Not saved yet, retrying');
  // A closed tab would send its changes past the route.
  await other.goto('chrome://crash').catch(() => {});
  await other.close();

  const { page } = builder;
  await page.goto(`/admin/builder/pages/${id}`);
  await page.getByRole('heading', { name: 'Unsaved changes found' }).waitFor();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  const again = inBuilder(page);
  await again.canvas.getByRole('heading', { name: 'Kept in this browser' }).waitFor();
  await again.says('Draft saved');
  expect(await builder.stored(id)).toContain('Kept in this browser');
});

it('says why it cannot publish without a connection, and saves as soon as it is back', async () => {
  const id = await builder.newPage({ path: '/offline', content });
  const { page, canvas, setting, says } = await builder.open(id);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const problem = page.getByRole('alert').filter({ hasText: 'Not published: the server cannot be reached.' });
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await page.context().setOffline(true);
  try {
    await setting('Heading').fill('Written offline');
    await says('Not saved yet, retrying');
    // Each attempt that fails makes the next one later: after these it would be in 15 seconds.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await publish.click();
      await problem.waitFor();
    }
  } finally {
    await page.context().setOffline(false);
  }
  await expect.poll(() => builder.stored(id), { timeout: 8000 }).toContain('Written offline');
});

it('says of a change after publishing that it is not public, and of a publishing without answer too', async () => {
  const id = await builder.newPage({ path: '/published-then-changed', content });
  const { page, canvas, setting, says } = await builder.open(id);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await publish.click();
  await says('Published');
  await setting('Heading').fill('Changed afterwards');
  await says('Draft saved, not published yet');
  // What is scheduled then is most likely to be that change.
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const schedule = page.getByRole('dialog', { name: /^Schedule/ });
  expect(await schedule.getByRole('radio', { name: 'Publish', exact: true }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  // Opened again, it is still a page that visitors see, with a change that they do not.
  await builder.open(id);
  await says('Draft saved, not published yet');
  await page.getByRole('link', { name: 'View live page' }).waitFor();
  await canvas.getByRole('heading', { name: 'Changed afterwards' }).waitFor();

  await page.route('**/design', (route) => route.abort());
  await publish.click();
  await page.getByRole('alert').filter({ hasText: 'this may not be public yet' }).waitFor();
  await says('Draft saved, not published yet');
  await page.unroute('**/design');
  await publish.click();
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .filter({ hasText: /^Published$/ })
        .count(),
    )
    .toBe(1);
});

it('says so when the session has ended, stays on the page, and saves once somebody has signed in again', async () => {
  const id = await builder.newPage({ path: '/session-ended', content });
  const { page, canvas, setting, says } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await page.context().clearCookies();
  await setting('Heading').fill('Written when signed out');
  await says('Not saved. You have been signed out. Your changes are stored in this browser.');
  await page.getByRole('link', { name: 'Sign in in a new tab' }).waitFor();
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await alert('No preview: your last changes are not saved yet.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await alert('so this page stays open');
  await page.request.post('/api/users/login', { data: site.admin });
  // Browsers say this when somebody comes back from the other tab.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await says('Draft saved');
  expect(await builder.stored(id)).toContain('Written when signed out');
});

it('tells who saved meanwhile and when, and overwrites nothing before somebody decides', async () => {
  const id = await builder.newPage({ path: '/two-editors', content });
  const { page, canvas, setting, says } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'As it was' }).click({ force: true });
  await builder.save({ id, content: [node('heading', 'words', { text: 'Theirs' })] });
  await setting('Heading').fill('Mine');
  const dialog = page.getByRole('dialog', { name: /saved this page at/ });
  await dialog.waitFor();
  expect(await builder.stored(id)).toContain('Theirs');
  // It opens while a person types: no key decides.
  await page.keyboard.press('Enter');
  expect(await dialog.isVisible()).toBe(true);

  await dialog.getByRole('button', { name: 'Use my version' }).click();
  await says('Draft saved');
  expect(await builder.stored(id)).toContain('Mine');
  const { docs } = await builder.staff.get(`/api/pages/versions?where[parent][equals]=${id}`);
  expect(JSON.stringify(docs)).toContain('Theirs');

  // The other way: theirs stands, and mine is under Versions.
  await builder.save({ id, content: [node('heading', 'words', { text: 'Theirs again' })] });
  await setting('Heading').fill('Mine again');
  await dialog.getByRole('button', { name: 'Use their version' }).click();
  await canvas.getByRole('heading', { name: 'Theirs again' }).waitFor();
  expect(await builder.stored(id)).not.toContain('Mine again');
  const after = await builder.staff.get(`/api/pages/versions?where[parent][equals]=${id}&limit=20`);
  expect(JSON.stringify(after.docs)).toContain('Mine again');
});
