// The block menu, several blocks, the keyboard, the publish check and versions, in one browser: 26 s alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { type Builder, inBuilder, node, openBuilderTab, problemsOf } from './support/builder.ts';
import { site } from './support/site.ts';

let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

const address = () => `/canvas-${crypto.randomUUID()}`;
const stored = (id: number, text: string) =>
  expect.poll(() => builder.stored(id), { timeout: 10_000 }).toContain(text);

it('draws the editor once when a page is opened', async () => {
  const content = [node('heading', 'h', { text: 'Drawn' })];
  const id = await builder.newPage({ path: address(), content });
  const asked: string[] = [];
  builder.page.on('request', (request) => {
    if (request.url().endsWith(`/api/pages/${id}/schedule`)) asked.push(request.method());
  });
  const { canvas } = await builder.load(id);
  await canvas.getByRole('heading', { name: 'Drawn' }).waitFor();
  // The header asks for it each time that it is drawn from the beginning.
  expect(asked).toEqual(['GET']);
});

it('leaves the page most of a window that is made smaller', async () => {
  const content = [node('heading', 'h', { text: 'Roomy' })];
  const id = await builder.newPage({ path: address(), content });
  const { page, canvas } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'Roomy' }).waitFor();
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 900 });
  const width = async () => (await page.locator('#preview-frame').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(350);
  if (before) await page.setViewportSize(before);
});

it('wraps a block in a section from its menu, and makes a reusable section of that', async () => {
  const id = await builder.newPage({ path: address(), content: [node('heading', 'h', { text: 'Alone' })] });
  const { page, canvas } = await builder.open(id);
  const heading = canvas.getByRole('heading', { name: 'Alone' });
  await heading.click({ button: 'right', force: true });
  await canvas.getByRole('menuitem', { name: 'Wrap in a section' }).click();
  await stored(id, '"type":"section"');
  await canvas.getByRole('button', { name: 'More' }).click();
  await canvas.getByRole('menuitem', { name: 'Save as reusable section…' }).click();
  const name = `Saved ${id}`;
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save section' }).click();
  await stored(id, '"type":"synced-section"');
  await heading.waitFor();
  const { docs } = await builder.staff.get(`/api/sections?where[name][equals]=${encodeURIComponent(name)}`);
  expect(docs).toMatchObject([{ _status: 'published' }]);
});

it('selects several blocks by clicks and keys: moves, copies to another page, saves and deletes them', async () => {
  const content = ['One', 'Two', 'Three', 'Four'].map((text) => node('heading', text, { text }));
  const id = await builder.newPage({ path: address(), content });
  const { page, canvas, headings } = await builder.open(id);
  const heading = (name: string) => canvas.getByRole('heading', { name });
  const bar = page.getByRole('toolbar', { name: 'Selected blocks' });
  await heading('One').click({ force: true });
  await heading('Three').click({ modifiers: ['Control'], force: true });
  await bar.getByText('2 blocks selected').waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(headings).toEqual(['Two', 'One', 'Four', 'Three']);
  // At once: a change is undone before it is in the editor's history.
  await page.keyboard.press('Control+z');
  await expect.poll(headings).toEqual(['One', 'Two', 'Three', 'Four']);
  await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isEnabled()).toBe(true);
  await page.keyboard.press('Escape');
  await heading('One').click({ force: true });
  await heading('Three').click({ modifiers: ['Shift'], force: true });
  await bar.getByText('3 blocks selected').waitFor();
  await page.keyboard.press('Shift+ArrowUp');
  await bar.getByText('2 blocks selected').waitFor();
  await page.keyboard.press('Control+c');

  const other = await builder.open(
    await builder.newPage({ path: address(), content: [node('section', 's')] }),
  );
  await other.panel('Outline');
  await page.getByRole('button', { name: /^Section/ }).click();
  await page.keyboard.press('Control+v');
  await expect.poll(other.headings).toEqual(['One', 'Two']);
  await page
    .getByRole('navigation', { name: 'Parent blocks' })
    .getByRole('button', { name: 'Section' })
    .waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(other.headings).toEqual(['One', 'Two', 'One', 'Two']);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(other.headings).toEqual(['One', 'Two']);
  expect(await bar.count()).toBe(0);
  expect(problemsOf(builder)).toEqual([]);
});

it('is used by keyboard alone: choosing, typing, moving in and out, deleting, adding', async () => {
  const id = await builder.newPage({
    path: address(),
    content: [
      node('section', 's', { content: [] }),
      node('heading', 'one', { text: 'One' }),
      node('heading', 'two', { text: 'Two' }),
    ],
  });
  const { page, canvas, headings, add } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'Two' }).waitFor();
  await expectNoAxeViolations(page);
  const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowDown');
  await said('Section, 1 of 3 in the page.');
  await press('ArrowDown');
  await said('Heading, 2 of 3 in the page.');
  await press('Alt+ArrowRight');
  await said('Heading, 1 of 1 in Section.');
  await press('Enter');
  await page.keyboard.type('Inside');
  await press('Escape');
  await expect.poll(headings).toEqual(['Inside', 'Two']);
  await press('Escape');
  await press('ArrowDown');
  await said('Heading, 2 of 2 in the page.');
  await press('Delete');
  await expect.poll(headings).toEqual(['Inside']);

  // The panels at the left are reached and opened by keys as well.
  const outline = page.getByRole('button', { name: 'Outline' });
  await outline.focus();
  await press('Enter');
  await page
    .getByRole('button', { name: /^Heading/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Blocks' }).focus();
  await press(' ');
  await add('title');
  await expect.poll(async () => (await headings()).length).toBe(2);
});

it('shows the website’s header and footer around the page, out of reach, and leaves them out of it', async () => {
  const content = [node('heading', 'one', { text: 'One' }), node('heading', 'two', { text: 'Two' })];
  const id = await builder.newPage({ path: address(), content });
  const before = await builder.stored(id);
  const { page, canvas } = await builder.open(id);
  const [header, footer] = [
    canvas.locator('[data-around="header"]'),
    canvas.locator('[data-around="footer"]'),
  ];
  await header.waitFor();
  const visitors = await page.evaluate(async () => {
    const site = new DOMParser().parseFromString(await (await fetch('/privacy')).text(), 'text/html');
    return ['.fr-header', 'footer'].map((name) => site.querySelector(name)?.textContent);
  });
  expect(await header.locator('.fr-header').textContent()).toBe(visitors[0]);
  expect(await footer.locator('footer').textContent()).toBe(visitors[1]);

  // Keys and clicks are for the page: nothing in them takes the focus, and no link is followed.
  const reached = await header.evaluate((around) => {
    const controls = [...around.querySelectorAll<HTMLElement>('[inert] :is(a, button, input, summary)')];
    for (const control of controls) control.focus();
    return { of: controls.length, hasFocus: around.contains(document.activeElement) };
  });
  expect(reached.of).toBeGreaterThan(5);
  expect(reached.hasFocus).toBe(false);
  await canvas.getByRole('heading', { name: 'One' }).click({ force: true });
  // Drawn again it would be another one.
  await header.evaluate((around) => around.firstElementChild?.setAttribute('data-first', ''));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Opening');
  await page.keyboard.press('Escape');
  await canvas.getByRole('heading', { name: 'Opening' }).waitFor();
  expect(await header.locator('[data-first]').count()).toBe(1);
  await header.locator('nav a').first().click({ force: true });
  await stored(id, 'Opening');
  expect((await builder.stored(id)).replace('Opening', 'One')).toBe(before);

  // The one thing in reach is the screen where it is changed, in another tab.
  const [edit] = await Promise.all([
    page.waitForEvent('popup'),
    header.getByRole('link', { name: 'Edit header (opens in a new tab)' }).click(),
  ]);
  expect(new URL(edit.url()).pathname).toBe('/admin/globals/header');
  await edit.close();
  expect(await footer.getByRole('link', { name: /^Edit footer/ }).getAttribute('href')).toBe(
    '/admin/globals/footer',
  );

  const toggle = page.getByRole('button', { name: 'Header and footer', exact: true });
  await toggle.click();
  await header.waitFor({ state: 'detached' });
  await builder.open(id);
  await canvas.getByRole('heading', { name: 'Two' }).waitFor();
  expect([await toggle.getAttribute('aria-pressed'), await header.count(), await footer.count()]).toEqual([
    'false',
    0,
    0,
  ]);
  await toggle.click();
  await footer.waitFor();

  await builder.staff.patch(`/api/pages/${id}?draft=true`, { hideHeader: true });
  await builder.open(id);
  await footer.waitFor();
  // The demonstration's notice stays, as it does for visitors.
  expect(await header.locator('.fr-header').count()).toBe(0);
  expect(await header.getByRole('link', { name: /^Edit header/ }).count()).toBe(0);
  expect(problemsOf(builder)).toEqual([]);
});

it('says who else has the page open, and hands it over', async () => {
  const id = await builder.newPage({ path: address(), content: [node('heading', 'h', { text: 'Shared' })] });
  const page = await builder.page.context().newPage();
  // A tab gives a sign of life every ten seconds, and learns by that who has taken over: here twenty times as often.
  await page.addInitScript(() => {
    const every = window.setInterval;
    Object.assign(window, {
      setInterval: (run: () => void, ms: number) => every(run, ms < 5000 ? ms : ms / 20),
    });
  });
  const { canvas } = await builder.open(id, page);
  const other = await page.context().newPage();
  await builder.open(id, other);
  await other.getByText('You have this page open in another tab.').waitFor();
  // What is typed here does not reach the server any more.
  await page.bringToFront();
  await page.route('**/design*', (route) => route.abort());
  await canvas.getByRole('heading', { name: 'Shared' }).dblclick({ force: true });
  await page.keyboard.type('Not sent');
  await page.keyboard.press('Escape');
  await other.bringToFront();
  await other.getByRole('button', { name: 'Take over' }).click();
  await other.getByText('You have taken over.').waitFor();
  const taken = page.getByRole('dialog', { name: 'You took over this page in another tab' });
  await taken.waitFor();
  await taken.getByText('Your last changes are not saved yet.').waitFor();
  await page.unroute('**/design*');
  await taken.getByText('Your changes up to now are saved as a draft.').waitFor();
  // Enter does nothing by accident.
  await page.keyboard.press('Enter');
  await taken.waitFor();
  // After taking over, the work goes on from what the other tab has saved.
  await other.getByRole('button', { name: 'Load the newest version' }).click();
  await inBuilder(other).canvas.getByRole('heading', { name: 'Not sent' }).waitFor();
  await other.close();
  await page.close();
});

it('lists what is worth a look before publishing, and links to it and to the live page', async () => {
  const path = address();
  const id = await builder.newPage({
    path,
    content: [
      node('heading', 'h', { text: 'Part', level: '2' }),
      node('heading', 'deep', { text: 'Deep', level: '4' }),
      node('button', 'b', { buttons: [{ label: 'Go', link: { href: '/no-such-page' } }] }),
      node('heading', 'faint', { text: 'Faint', level: '2', colour: '#dddddd' }),
    ],
  });
  const { page, canvas, says, setting } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'Deep' }).waitFor();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  await dialog.getByRole('button', { name: /\/no-such-page: No page is at this address/ }).waitFor();
  await dialog.getByRole('button', { name: /“Faint” is hard to read: the contrast is 1\.\d to 1/ }).waitFor();
  await dialog.getByRole('button', { name: /“Deep” is an H4 after an H2/ }).click();
  expect(await setting('Heading').inputValue()).toBe('Deep');
  await publish.click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await says('Published');
  expect(await page.getByRole('link', { name: 'View live page' }).getAttribute('href')).toBe(path);
});

it('shows a version beside the page and restores one block of it', async () => {
  const id = await builder.newPage({ path: address() });
  const version = (first: string, second: string) =>
    builder.save({
      id,
      content: [node('heading', 'one', { text: first }), node('heading', 'two', { text: second })],
      publish: true,
    });
  await version('Old one', 'Old two');
  await version('New one', 'New two');
  const { page, headings, canvas } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'New one' }).waitFor();
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await dialog.getByRole('listitem').nth(1).getByRole('button').click();
  await dialog.getByLabel('Name of this version').fill('Before spring');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await dialog.getByLabel('Named versions only').check();
  await dialog.getByRole('button', { name: /^Before spring/ }).waitFor();
  const changed = dialog.getByRole('listitem').filter({ hasText: /Changed: Heading “New two”/ });
  const before = page.frameLocator('iframe[title="The page in this version"]');
  await before.getByRole('heading', { name: 'Old one' }).waitFor();
  await changed.getByRole('button', { name: 'Restore block' }).click();
  await expect.poll(headings).toEqual(['New one', 'Old two']);
});
