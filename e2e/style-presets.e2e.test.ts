// Style presets, and the page that a template is shown with, in one browser: about 20 s alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openInAdmin } from './support/browser.ts';
import { type Builder, inBuilder, node, openBuilderTab, problemsOf } from './support/builder.ts';
import { site } from './support/site.ts';

let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

it('saves a block’s style under a name, puts it on another block, and changes both from there', async () => {
  const surface = { colour: 'brand', radius: { base: 'lg' } };
  const path = `/presets-${crypto.randomUUID()}`;
  const id = await builder.newPage({
    path,
    content: [
      node('text', 'one', { html: '<p>First text</p>', surface }),
      node('text', 'two', { html: '<p>Second text</p>' }),
    ],
  });
  const { page, canvas, setting, tab } = await builder.open(id);
  const colourOf = (text: string) =>
    canvas.getByText(text).evaluate(
      (element) =>
        element
          .closest('.fr-surface')
          ?.getAttribute('style')
          ?.match(/--base-([a-z]+)/)?.[1],
    );
  const name = `Promise ${id}`;

  await canvas.getByText('First text').click({ button: 'right', force: true });
  await canvas.getByRole('menuitem', { name: 'Save as style preset…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as style preset' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save preset' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => colourOf('First text')).toBe('brand');

  await canvas.getByText('Second text').click({ force: true });
  await tab('Style');
  await setting('Style preset').selectOption({ label: name });
  await expect.poll(() => colourOf('Second text')).toBe('brand');
  const { docs } = await builder.staff.get(
    `/api/style-presets?where[name][equals]=${encodeURIComponent(name)}`,
  );
  const preset = Number(docs[0]?.id);
  await expect.poll(() => builder.stored(id)).toContain(`"stylePreset":[${preset}]`);
  expect(docs).toMatchObject([{ block: 'text', style: { surface } }]);
  await expectNoAxeViolations(page);

  // A colour of its own goes before the preset's, until the preset takes it.
  await page.getByText('Background and border', { exact: true }).filter({ visible: true }).click();
  await page
    .locator('[data-field="surface.colour"]')
    .filter({ visible: true })
    .getByRole('button', { name: 'Accent', exact: true })
    .click();
  await expect.poll(() => colourOf('Second text')).toBe('accent');
  expect(await colourOf('First text')).toBe('brand');
  await canvas.getByText('Second text').click({ button: 'right', force: true });
  await canvas.getByRole('menuitem', { name: `Update style preset “${name}”…` }).click();
  await page.getByRole('button', { name: 'Update everywhere' }).click();
  await expect.poll(() => colourOf('First text')).toBe('accent');
  expect((await builder.staff.get(`/api/style-presets/${preset}`)).style).toEqual({
    surface: { ...surface, colour: 'accent' },
  });
  expect(problemsOf(builder)).toEqual([]);
});

it('shows a template with the agent that staff choose, and previews it with the same', async () => {
  const { docs } = await builder.staff.get(
    '/api/agents?sort=id&limit=50&depth=0&where[_status][equals]=published',
  );
  const agents = docs as { id: number; name: string }[];
  const wanted = agents.at(-1);
  const design = { content: [node('agent-facts', 'facts')], root: { props: {} } };
  const { doc } = await builder.staff.post('/api/templates?draft=true', {
    kind: 'agent',
    name: 'Tried',
    design,
  });
  const template = Number((doc as { id: number }).id);
  await openInAdmin(builder.page, `/admin/builder/templates/${template}`);
  const { page, canvas } = inBuilder(builder.page);
  await page.getByRole('button', { name: /^Shown with:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Show the template with' });
  await dialog.getByRole('searchbox').fill(String(wanted?.name));
  await dialog.getByRole('button', { name: String(wanted?.name) }).click();
  await canvas.getByText(String(wanted?.name)).first().waitFor();
  await page.getByRole('button', { name: `Shown with: ${wanted?.name}` }).waitFor();
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ]);
  await preview.waitForURL(/&example=\d+$/);
  expect(await preview.locator('main').innerText()).toContain(wanted?.name);
  await preview.close();
  await builder.staff.delete(`/api/templates/${template}`);
});

it('offers website kits, and asks what of one is added', async () => {
  const { page } = builder;
  await openInAdmin(page, '/admin/website-kits');
  await page.getByRole('button', { name: 'Add this kit: Coast' }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add this kit: Coast' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the kit “Coast”' });
  await dialog.getByLabel(/^Use the header and footer at once/).check();
  // Pages of the agency stay: nothing that would get another path is chosen by itself.
  expect(await dialog.getByLabel(/^Page Home/).isChecked()).toBe(false);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(problemsOf(builder)).toEqual([]);
});
