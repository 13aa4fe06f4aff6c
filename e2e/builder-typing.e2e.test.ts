// Typing on the page, with links, Tab and undo, also before the text editor has loaded or when it cannot.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Builder, node, openBuilderTab, problemsOf } from './support/builder.ts';
import { site } from './support/site.ts';

let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

const address = () => `/typing-${crypto.randomUUID()}`;
const stored = (id: number, text: string) =>
  expect.poll(() => builder.stored(id), { timeout: 10_000 }).toContain(text);

/** Holds back what a page that was loaded, not gone to, asks for from here on until `release`, or fails it then. */
async function holdScripts({ fails = false } = {}) {
  const { page } = builder;
  const held: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    held.push(route.request().url());
    await isReleased;
    await (fails ? route.abort() : route.continue());
  });
  return { held, release: () => release(), stop: () => page.unroute('**/_next/static/**/*.js') };
}

it('goes on typing where the second click of a double-click is beside a short text', async () => {
  const id = await builder.newPage({ path: address(), content: [node('heading', 'h', { text: 'Short' })] });
  const { canvas } = await builder.open(id);
  const heading = canvas.getByRole('heading', { name: 'Short' });
  // Selected already: the first click starts it.
  await heading.click({ force: true });
  await heading.dblclick({ force: true });
  const field = canvas.getByRole('textbox', { name: 'Text' });
  await field.waitFor();
  await expect
    .poll(() => field.evaluate((element) => element === element.ownerDocument.activeElement))
    .toBe(true);
});

it('shows a text once while it is typed in, after a double-click on the selected block', async () => {
  const content = [node('text', 't', { html: '<p>Written once</p>' })];
  const { page, canvas } = await builder.open(await builder.newPage({ path: address(), content }));
  const written = canvas.getByText('Written once').filter({ visible: true });
  await written.click({ force: true });
  // Selected already: each of the two clicks starts it.
  await page.getByRole('button', { name: 'Style', exact: true }).filter({ visible: true }).waitFor();
  await written.dblclick({ force: true });
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await expect.poll(() => canvas.getByRole('textbox', { name: 'Text' }).count()).toBe(1);
  // A session that has ended leaves the page with the next frame.
  await canvas
    .locator('body')
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await written.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => canvas.getByRole('textbox', { name: 'Text' }).count()).toBe(0);
  expect(await written.count()).toBe(1);
});

it('types headings, texts, links and button texts on the page', async () => {
  const id = await builder.newPage({
    path: address(),
    content: [
      node('heading', 'h', { text: 'First heading' }),
      node('text', 't', { html: '<p>Some written text</p>' }),
      node('button', 'b', { buttons: [{ label: 'Call us', link: { href: '/contact' } }] }),
    ],
  });
  const { page, canvas, setting } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'First heading' }).dblclick({ force: true });
  await canvas.getByRole('textbox', { name: 'Text' }).waitFor();
  // The cursor is where the click was: nothing is selected that a key could delete.
  await page.keyboard.press('End');
  await page.keyboard.type(', typed on');
  // A click in the text puts the cursor there, and the block stays selected.
  await canvas.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('Escape');
  await canvas.getByRole('heading', { name: 'First heading, typed on' }).waitFor();
  expect(await setting('Heading').inputValue()).toBe('First heading, typed on');

  await canvas.getByText('Some written text').dblclick({ force: true });
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('See ');
  await canvas.getByRole('button', { name: 'Bold (Ctrl B)' }).click();
  await page.keyboard.type('all');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Text', { exact: true }).fill('homes');
  await dialog.getByLabel('Link', { exact: true }).fill('/buy');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await page.keyboard.press('Escape');
  await stored(id, '<p>See <strong>all</strong><a href=\\"/buy\\">homes</a></p>');

  // Clicks arrive at the block: nothing in it takes them while the page is built.
  await canvas.getByText('Call us').dblclick({ force: true });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ring us');
  await page.keyboard.press('Enter');
  await stored(id, '"label":"Ring us"');
  expect(problemsOf(builder)).toEqual([]);
});

// About 3 s.
it('formats pasted Markdown, on the page and in the settings', async () => {
  const id = await builder.newPage({
    path: address(),
    content: [node('text', 't', { html: '<p>Replaced by what is pasted</p>' })],
  });
  const { page, canvas, setting } = await builder.open(id);
  const pasteInto = (field: Locator, text: string) =>
    field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await canvas.getByText('Replaced by what is pasted').dblclick({ force: true });
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await page.keyboard.press('Control+a');
  await pasteInto(canvas.getByRole('textbox', { name: 'Text' }), '# Fees\n\n- **Sale**\n- Rent');
  await page.keyboard.press('Escape');
  await stored(id, '<h2>Fees</h2><ul><li><p><strong>Sale</strong></p></li><li><p>Rent</p></li></ul>');
  await setting('Text').click();
  await page.keyboard.press('Control+a');
  await pasteInto(setting('Text'), '1. Call\n2. [Book](/contact)');
  await stored(id, '<ol><li><p>Call</p></li><li><p><a href=\\"/contact\\">Book</a></p></li></ol>');
  expect(problemsOf(builder)).toEqual([]);
});

it('keeps what is typed before the text editor has loaded, and undoes typing by runs', async () => {
  const id = await builder.newPage({
    path: address(),
    content: [
      node('heading', 'h', { text: 'Heading' }),
      node('text', 't', { html: '<p>Some written text</p>' }),
    ],
  });
  const { page, canvas, headings } = await builder.load(id);
  await canvas.getByText('Some written text').waitFor();
  const scripts = await holdScripts();
  await canvas.getByText('Some written text').dblclick({ force: true });
  await canvas.getByRole('textbox', { name: 'Text' }).waitFor({ state: 'attached' });
  expect(scripts.held).not.toEqual([]);
  expect(await canvas.getByRole('toolbar', { name: 'Text' }).count()).toBe(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed at onxe');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ce, ');
  scripts.release();
  // Some of these keys come before it has loaded, and some after.
  await page.keyboard.type('and later');
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await scripts.stop();
  await page.keyboard.press('Escape');
  await stored(id, '<p>Typed at once, and later</p>');

  // Two texts in a row, faster than the history records: each is a step, however slowly it is typed.
  await canvas.getByRole('heading', { name: 'Heading' }).dblclick({ force: true });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Slowly', { delay: 350 });
  await page.keyboard.press('Escape');
  await expect.poll(headings).toEqual(['Slowly']);
  await page.keyboard.press('Control+z');
  await expect.poll(headings).toEqual(['Heading']);
  expect(await canvas.getByText('Typed at once, and later').count()).toBe(1);
  await page.keyboard.press('Control+z');
  await canvas.getByText('Some written text').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(headings).toEqual(['Slowly']);
  await canvas.getByText('Typed at once, and later').waitFor();
  expect(problemsOf(builder)).toEqual([]);
});

it('carries Tab and what is typed after it to the next texts while the text editor loads', async () => {
  const items = ['First', 'Second'].map((question) => ({ question, answer: `<p>${question} answer</p>` }));
  const id = await builder.newPage({ path: address(), content: [node('faq', 'f', { items })] });
  const { page, canvas, says } = await builder.load(id);
  await canvas.getByText('First', { exact: true }).waitFor();
  const scripts = await holdScripts();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await says('Typing in Questions and answers.');
  for (const text of ['An answer', 'A question']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Shift+Tab');
  scripts.release();
  // Not the toolbar of the first answer before Tab left it.
  await canvas.getByText('A question', { exact: true }).waitFor();
  await canvas.locator('[contenteditable="true"]:focus').filter({ hasText: 'An answer' }).waitFor();
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await scripts.stop();
  await page.keyboard.press('End');
  // The text editor learns with the next frame where the cursor is.
  await canvas
    .locator('body')
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.keyboard.type(', in full');
  await page.keyboard.press('Escape');
  await stored(id, '{"question":"First","answer":"<p>An answer, in full</p>"},{"question":"A question"');
});

it('shows what was typed when the text editor cannot be loaded, and takes no focus from another part', async () => {
  const content = [
    node('text', 't', { html: '<p>Some text</p>' }),
    node('heading', 'h', { text: 'Heading' }),
  ];
  const id = await builder.newPage({ path: address(), content });
  const { page, canvas, setting } = await builder.load(id);
  await canvas.getByText('Some text').waitFor();
  const failing = await holdScripts({ fails: true });
  await canvas.getByText('Some text').dblclick({ force: true });
  await canvas.getByRole('textbox', { name: 'Text' }).waitFor({ state: 'attached' });
  await page.keyboard.type('Not lost');
  failing.release();
  const dialog = page.getByRole('dialog', { name: 'This text can’t be edited now' });
  expect(await dialog.getByRole('textbox', { name: 'What you typed' }).inputValue()).toBe('Not lost');
  // The settings say it as well, in place of ending the page builder.
  await page.getByText('Check your connection, then reload the page.').filter({ visible: true }).waitFor();
  await failing.stop();

  // Another text is clicked while it loads: that one keeps the focus, and the first gets what was typed.
  await page.reload();
  await canvas.getByText('Some text').waitFor();
  const scripts = await holdScripts();
  await canvas.getByText('Some text').dblclick({ force: true });
  await canvas.getByRole('textbox', { name: 'Text' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed first');
  await canvas.getByRole('heading', { name: 'Heading' }).dblclick({ force: true });
  await page.keyboard.press('End');
  await page.keyboard.type(' and');
  scripts.release();
  await canvas.getByText('Typed first').waitFor();
  await scripts.stop();
  await page.keyboard.type(' more');
  await page.keyboard.press('Escape');
  await expect.poll(() => setting('Heading').inputValue()).toBe('Heading and more');
  await stored(id, '<p>Typed first</p>');
});
