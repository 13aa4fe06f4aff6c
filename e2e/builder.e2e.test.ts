import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminScriptRuns } from './support/browser.ts';
import { type Builder, node, openBuilderTab, problemsOf } from './support/builder.ts';
import { site } from './support/site.ts';

let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

const shown = async (path: string) => (await fetch(site.url + path)).text();

it('builds a landing page from nothing, shows it, publishes it, and restores an older version', async () => {
  const path = `/built-from-nothing-${Date.now()}`;
  const id = await builder.newPage({ path });
  const { page, canvas, setting, says, panel, add } = await builder.open(id);

  // A whole page to start from, and a heading of its own by keyboard.
  await page.getByRole('button', { name: /^About us/ }).click();
  await canvas.getByRole('heading', { name: 'A local agency that knows its streets' }).click({ force: true });
  await setting('Heading').fill('First words');
  await panel('Blocks');
  await add('title');
  await setting('Heading').fill('And a second line');
  await canvas.getByRole('heading', { name: 'And a second line' }).waitFor();
  await says('Draft saved');
  expect((await fetch(site.url + path)).status).toBe(404);

  // Anyone with the link sees the draft.
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ]);
  await preview.waitForURL(/\/preview\/pages\//);
  await preview.getByRole('heading', { name: 'First words' }).waitFor();
  await preview.close();

  // Remaining sample text is listed first; Enter publishes nothing.
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const samples = page.getByRole('dialog', { name: 'Sample text remains' });
  await samples.getByRole('button', { name: /Counter.*years in the same streets/ }).waitFor();
  await page.keyboard.press('Enter');
  await samples.waitFor({ state: 'detached' });
  expect((await fetch(site.url + path)).status).toBe(404);
  await publish.click();
  await samples.getByRole('button', { name: 'Publish anyway' }).click();
  await says('Published');
  expect(await shown(path)).toContain('And a second line');

  await canvas.getByRole('heading', { name: 'First words' }).click({ force: true });
  await setting('Heading').fill('Newer words');
  await canvas.getByRole('heading', { name: 'Newer words' }).waitFor();
  await publish.click();
  await samples.getByRole('button', { name: 'Publish anyway' }).click();
  await expect.poll(() => shown(path), { timeout: 10_000 }).toContain('Newer words');

  // The version before, from the list of them.
  const { docs } = await builder.staff.get(`/api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt`);
  const first = docs.find(
    ({ version }) =>
      JSON.stringify(version).includes('First words') && JSON.stringify(version).includes('"published"'),
  );
  await page.goto(`/admin/collections/pages/${id}/versions/${first?.id}`);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => shown(path), { timeout: 10_000 }).toContain('First words');
  expect(problemsOf(builder)).toEqual([]);
});

it('schedules publishing and unpublishing', async () => {
  const id = await builder.newPage({
    path: '/scheduled',
    content: [node('heading', 'h', { text: 'Later' })],
  });
  const { page, canvas } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'Later' }).waitFor();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Schedule “Sell with us”/ });
  await dialog.waitFor();
  // A page that was never published is to be published, in the agency's time zone.
  expect(await dialog.getByRole('radio', { name: 'Publish', exact: true }).isChecked()).toBe(true);
  expect(await dialog.getByLabel('Time zone').inputValue()).toBe('Australia/Sydney');
  const year = new Date().getFullYear() + 1;
  for (const [type, day] of [
    ['Publish', '15'],
    ['Unpublish', '20'],
  ] as const) {
    await dialog.getByRole('radio', { name: type, exact: true }).check();
    await dialog.getByLabel('Date and time').fill(`${year}-12-${day}T09:00`);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    const done = type === 'Publish' ? 'published' : 'unpublished';
    await page
      .getByText(new RegExp(`will be ${done} on .*${day} Dec ${year}, 9:00 am, Sydney time`))
      .waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${type}: .*${day} Dec`) })
      .waitFor();
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Scheduled: publish 15 Dec/ }).waitFor();
  // The calendar shows both, and takes one back.
  await page.goto(`/admin/coming-changes?month=${year}-12`);
  const cancel = page.getByRole('button', { name: 'Cancel: Unpublish “Sell with us”' });
  await cancel.waitFor();
  await adminScriptRuns(page);
  await cancel.click();
  await expect.poll(() => cancel.count()).toBe(0);
  await page.getByRole('link', { name: 'Page “Sell with us”' }).click();
  await page.getByRole('button', { name: /^Scheduled: publish 15 Dec/ }).waitFor();
});

const picture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#285' } })
    .composite([{ input: Buffer.from(`<svg width="40" height="20"><text y="15">${name}</text></svg>`) }])
    .png()
    .toBuffer(),
});

it('fills a gallery with images that are uploaded together, and more that are chosen', async () => {
  const id = await builder.newPage({ path: '/gallery', content: [node('gallery', 'photos')] });
  const { page, canvas } = await builder.open(id);
  await canvas.getByText('Choose images for the gallery.').click({ force: true });
  await page.getByRole('button', { name: 'Add several images' }).filter({ visible: true }).click();
  const images = page.getByRole('dialog', { name: 'Choose images' });
  await images.locator('input[type=file]').setInputFiles([await picture('one'), await picture('two')]);
  await images.getByText('2 images added.').waitFor();
  await images.getByRole('button', { name: 'one', exact: true }).click();
  await images.getByText('3 images added.').waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await builder.stored(id)).match(/"image":\{"id":\d+/g)?.length, { timeout: 10_000 })
    .toBe(3);
});

it('chooses nothing that arrives after its dialog was closed, and takes files while others are on their way', async () => {
  const content = [node('image', 'one'), node('image', 'two')];
  const id = await builder.newPage({ path: '/closed-dialog', content });
  const { page, canvas, says } = await builder.open(id);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/media', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await canvas.locator('[data-puck-component="one"]').click({ force: true });
  await page.getByRole('button', { name: 'Choose image' }).filter({ visible: true }).click();
  const images = page.getByRole('dialog', { name: 'Choose an image' });
  const files = images.locator('input[type=file]');
  await files.setInputFiles([await picture('late')]);
  await images.getByText('Uploading, 0 of 1 done').waitFor();
  await files.setInputFiles([await picture('later')]);
  await images.getByText('Uploading, 0 of 2 done').waitFor();
  await page.keyboard.press('Escape');
  await canvas.locator('[data-puck-component="two"]').click({ force: true });
  const arrived = page.waitForResponse((answer) => answer.request().postData()?.includes('later') === true);
  held.resolve();
  expect((await arrived).ok()).toBe(true);
  await page.unroute('**/api/media');
  await page.keyboard.press('Control+d');
  await says('Draft saved');
  await expect.poll(() => builder.stored(id), { timeout: 10_000 }).toMatch(/("type":"image".*){3}/);
  expect(await builder.stored(id)).not.toMatch(/"picture":\{/);
});

it('duplicates a page as a draft with an address of its own', async () => {
  const id = await builder.newPage({ path: '/twice', content: [node('heading', 'h', { text: 'Twice' })] });
  const { doc } = await builder.staff.post(`/api/pages/${id}/duplicate?draft=true`, {});
  const copy = doc as { id: number; path: string; _status: string };
  expect(copy).toMatchObject({ _status: 'draft' });
  expect(copy.path).toMatch(/^\/twice.+/);
  const { canvas } = await builder.open(copy.id);
  await canvas.getByRole('heading', { name: 'Twice' }).waitFor();
});
