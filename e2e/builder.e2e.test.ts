import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Builder, openBuilderTab, problemsOf } from './support/builder.ts';

const site = inject('site');
let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

const shown = async (path: string) => (await fetch(site.url + path)).text();

it('builds a landing page from nothing, shows it, publishes it, and restores an older version', async () => {
  const path = '/built-from-nothing';
  const id = await builder.newPage({ path });
  const { page, canvas, setting, says, panel, add } = await builder.open(id);

  // A whole page to start from, and a heading of its own by keyboard.
  await page.getByRole('button', { name: /^About us/ }).click();
  await canvas.getByRole('heading', { name: 'A local agency that knows its streets' }).click();
  await setting('Heading').fill('First words');
  await panel('Blocks');
  await add('title');
  await setting('Heading').fill('And a second line');
  await canvas.getByRole('heading', { name: 'And a second line' }).waitFor();
  await says('Draft saved');
  expect((await fetch(site.url + path)).status).toBe(404);

  // Whoever has the link sees the draft.
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ]);
  await preview.waitForURL(/\/preview\/pages\//);
  await preview.getByRole('heading', { name: 'First words' }).waitFor();
  await preview.close();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await says('Published');
  expect(await shown(path)).toContain('And a second line');

  await canvas.getByRole('heading', { name: 'First words' }).click();
  await setting('Heading').fill('Newer words');
  await canvas.getByRole('heading', { name: 'Newer words' }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => shown(path)).toContain('Newer words');

  // The version before, from the list of them.
  const { docs } = await builder.staff.get(`/api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt`);
  const first = docs.find(
    ({ version }) =>
      JSON.stringify(version).includes('First words') && JSON.stringify(version).includes('"published"'),
  );
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await page.waitForURL(/\/versions/);
  await page.goto(`/admin/collections/pages/${id}/versions/${first?.id}`);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => shown(path)).toContain('First words');
  expect(problemsOf(builder)).toEqual([]);
});
