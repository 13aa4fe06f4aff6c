import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { type Builder, node, openBuilderTab, problemsOf } from './support/builder.ts';
import { site } from './support/site.ts';

let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

/** Longer than a draft waits before it is saved. */
const SAVED = { timeout: 10_000 };

const contentOf = async (id: number) =>
  (JSON.parse(await builder.stored(id)) as { content: { type: string; props: { id: string } }[] }).content;
const three = ['One', 'Two', 'Three'].map((text) => node('heading', text.toLowerCase(), { text }));

it('moves, duplicates, copies and undoes with keys, without a mouse', async () => {
  const id = await builder.newPage({ path: '/by-keyboard', content: three });
  const { page, canvas, headings } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'One' }).click({ force: true });
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(headings, SAVED).toEqual(['Two', 'One', 'Three']);
  await page.keyboard.press('Control+d');
  await expect.poll(headings, SAVED).toEqual(['Two', 'One', 'One', 'Three']);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect.poll(headings, SAVED).toEqual(['Two', 'One', 'One', 'One', 'Three']);
  // Undo reverts changes made in quick succession together, so the next change is a separate step only once this one is saved.
  await expect.poll(async () => (await contentOf(id)).length, SAVED).toBe(5);
  await page.keyboard.press('Delete');
  await expect.poll(headings, SAVED).toEqual(['Two', 'One', 'One', 'Three']);
  await expect.poll(async () => (await contentOf(id)).length, SAVED).toBe(4);
  await page.keyboard.press('Control+z');
  await expect.poll(headings, SAVED).toEqual(['Two', 'One', 'One', 'One', 'Three']);
  await expect
    .poll(async () => new Set((await contentOf(id)).map(({ props }) => props.id)).size, SAVED)
    .toBe(5);
});

// About 4 s.
it('pastes text that was copied elsewhere after the last block, and the block again once that is copied again', async () => {
  const id = await builder.newPage({ path: '/pasted', content: three });
  const { page, canvas, headings } = await builder.open(id);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copied = 'Copied in the page builder: Heading';
  await canvas.getByRole('heading', { name: 'Two' }).click({ force: true });
  await page.keyboard.press('Control+c');
  await expect.poll(clipboard, SAVED).toBe(copied);
  await page.evaluate(() => navigator.clipboard.writeText('## Our fees\n\nFrom **2 %**'));
  await page.keyboard.press('Control+v');
  await expect.poll(headings, SAVED).toEqual(['One', 'Two', 'Our fees', 'Three']);
  await expect
    .poll(async () => (await contentOf(id))[2], SAVED)
    .toMatchObject({
      type: 'text',
      props: { html: '<h2>Our fees</h2><p>From <strong>2 %</strong></p>' },
    });
  await canvas.getByRole('heading', { name: 'Two' }).click({ force: true });
  await page.keyboard.press('Control+c');
  await expect.poll(clipboard, SAVED).toBe(copied);
  await page.keyboard.press('Control+v');
  await expect.poll(headings, SAVED).toEqual(['One', 'Two', 'Two', 'Our fees', 'Three']);
  expect(problemsOf(builder)).toEqual([]);
});

it('drags a block from the list to where it is dropped', async () => {
  const id = await builder.newPage({ path: '/by-mouse', content: three });
  const { page, canvas } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'Two' }).waitFor();
  const divider = page.getByTestId('drawer-item:divider');
  await divider.hover();
  await page.mouse.down();
  const target = await canvas.getByRole('heading', { name: 'Two' }).boundingBox();
  if (!target) throw new Error('The heading has no place on the screen.');
  const [x, y] = [target.x + target.width / 3, target.y + target.height - 2];
  await page.mouse.move(x, y + 200, { steps: 5 });
  await page.mouse.move(x, y, { steps: 20 });
  // The editor finds the place shortly after the pointer rests.
  await expect
    .poll(() => canvas.locator('[data-dnd-placeholder], [class*="inePlaceholder"]').count())
    .toBeGreaterThan(0);
  await page.mouse.up();
  await expect.poll(async () => (await contentOf(id)).map(({ type }) => type), SAVED).toContain('divider');
});

it('a filter finds the loop that is put below it later', async () => {
  const id = await builder.newPage({ path: '/filter-first', content: [node('loop-filter', 'filter-1')] });
  const { canvas, add } = await builder.open(id);
  await canvas.getByText(/has no loop grid/).waitFor();
  await canvas.getByText(/has no loop grid/).click({ force: true });
  await add('Loop grid');
  await canvas.getByRole('link', { name: /^House/ }).waitFor();
});

it('adds a block from the list with a click, and with Enter', async () => {
  const id = await builder.newPage({ path: '/by-click', content: three });
  const { page, canvas } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'One' }).click({ force: true });
  await page.getByTestId('drawer-item:divider').click();
  await page.getByTestId('drawer-item:spacer').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await contentOf(id)).map(({ type }) => type), SAVED)
    .toEqual(['heading', 'divider', 'spacer', 'heading', 'heading']);
});

it('links selected text to a page with Ctrl+K, in the same tab', async () => {
  const id = await builder.newPage({
    path: '/words-with-links',
    content: [node('text', 'words', { html: '<p>See what we sold</p>' })],
  });
  const { page, canvas, says } = await builder.open(id);
  await canvas.getByText('See what we sold').click({ force: true });
  await page.locator('.ProseMirror').filter({ visible: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link', exact: true });
  await dialog.getByRole('button', { name: 'Choose' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a link' });
  await picker.getByRole('searchbox', { name: 'Search' }).fill('sold');
  await picker.getByRole('button', { name: 'Sold properties (/sold)' }).click();
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await canvas.getByRole('link', { name: 'See what we sold' }).waitFor();
  await says('Draft saved');
  expect(await builder.stored(id)).toContain('<a href=\\"/sold\\">See what we sold</a>');
});

it('puts ready-made sections one after the other, and a block into an empty section', async () => {
  const id = await builder.newPage({ path: '/in-order', content: three });
  const { page, canvas, panel, add } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'One' }).click({ force: true });
  await panel('Starters');
  for (const name of [/^Your people/, /^Your offices/, /^Numbers that speak/])
    await page.getByRole('button', { name }).click();
  const tops = async () => (await contentOf(id)).map(({ type }) => type);
  await expect.poll(tops, SAVED).toEqual(['heading', 'section', 'section', 'section', 'heading', 'heading']);
  const text = await builder.stored(id);
  expect(text.indexOf('team-grid')).toBeLessThan(text.indexOf('office-cards'));
  expect(text.indexOf('office-cards')).toBeLessThan(text.indexOf('counter'));
  // The last of them is selected and visible.
  await expect.poll(() => canvas.locator('.fr-section').nth(2).isVisible()).toBe(true);
  await panel('Blocks');
  await add('section');
  await add('title');
  await expect
    .poll(
      async () =>
        (await contentOf(id)).find(
          ({ type, props }) =>
            type === 'section' &&
            'content' in props &&
            JSON.stringify(props.content).includes('A heading that says'),
        )?.type,
      SAVED,
    )
    .toBe('section');
});

it('keeps a block that it does not know, on the page and when it is saved', async () => {
  const path = '/unknown-block';
  const id = await builder.newPage({ path, content: [node('hologram', 'h', { beam: 7 }), ...three] });
  const { page, canvas, says, headings } = await builder.open(id);
  await canvas.getByText('This version does not have the block “hologram”').waitFor();
  await canvas.getByRole('heading', { name: 'Three' }).click({ force: true });
  await page.keyboard.press('Control+d');
  await expect.poll(headings, SAVED).toHaveLength(4);
  await says('Draft saved');
  expect(await builder.stored(id)).toContain('"beam":7');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await says('Published');
  const html = await (await fetch(site.url + path)).text();
  expect(html).toContain('Three');
  expect(html).not.toContain('hologram');
});

it('shows what a reusable section holds', async () => {
  const promise = await builder.newSection({
    name: 'Our promise',
    content: [node('heading', 'p', { text: 'What we promise' })],
  });
  const id = await builder.newPage({
    path: '/with-sections',
    content: [node('synced-section', 'a', { section: [promise] })],
  });
  const { page, canvas, panel } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'What we promise' }).waitFor();
  await panel('Outline');
  await page.locator('.fr-b-outline [data-says="Our promise"]').first().waitFor();
});

it('sets a value for one device, and shows the page there', async () => {
  const id = await builder.newPage({
    path: '/per-device',
    content: [node('heading', 'h', { text: 'Sized' })],
  });
  const { page, canvas, setting, tab, says } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'Sized' }).click({ force: true });
  await tab('Style');
  const alignment = setting('Alignment');
  const label = page.locator('.fr-b-field', { has: alignment }).filter({ visible: true });
  await label.getByRole('button', { name: 'Phone' }).click();
  await label.getByText('Same as larger screens.').waitFor();
  expect(
    await page
      .locator('#preview-frame')
      .evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth),
  ).toBe(390);
  await alignment.selectOption({ label: 'Centre' });
  await says('Draft saved');
  expect(await builder.stored(id)).toContain('"mobile":"center"');
  await label.getByRole('button', { name: 'Desktop' }).click();
  expect(
    await alignment.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.label),
  ).not.toBe('Centre');
});

it('names blocks in the outline by their text, and keeps the handles in sight', async () => {
  const id = await builder.newPage({
    path: '/outline-and-handles',
    content: [node('section', 's', { content: three, shapeTop: { shape: 'wave' } }), node('tabs', 't')],
  });
  const { page, canvas, panel } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'One' }).waitFor();
  await panel('Outline');
  await page.locator('.fr-b-outline [data-says="One"]').first().waitFor();

  // Its shape is drawn here too.
  expect((await canvas.locator('.fr-edge-top').boundingBox())?.height).toBeGreaterThan(20);

  // A section at the very top has no room above it: its handles stand inside.
  const around = page.getByRole('button', { name: 'Header and footer', exact: true });
  await around.click();
  await canvas.locator('.fr-section').click({ position: { x: 8, y: 8 }, force: true });
  const handles = canvas.locator('[data-puck-overlay] [class*="ActionBar"]').first();
  await handles.waitFor();
  const inside = await handles.evaluate((bar) => {
    const { top, left, right } = bar.getBoundingClientRect();
    const { top: edge } = document.querySelector('.fr-section')?.getBoundingClientRect() ?? { top: 0 };
    return { below: top >= edge, within: top >= 0 && left >= 0 && right <= window.innerWidth };
  });
  expect(inside).toEqual({ below: true, within: true });
  await around.click();
});

it('opens the settings of a new block with its content, whatever was changed last', async () => {
  const id = await builder.newPage({ path: `/new-block-${crypto.randomUUID()}`, content: three });
  const { page, canvas, add, tab, setting, panel } = await builder.open(id);
  const settings = page.getByRole('group', { name: 'Settings' }).filter({ visible: true });
  const content = settings.getByRole('button', { name: 'Content' });
  await canvas.getByRole('heading', { name: 'One' }).click({ force: true });
  await tab('Style');
  await setting('Alignment').waitFor();
  // Another block that is there already stays on the tab: styles are compared.
  await canvas.getByRole('heading', { name: 'Two' }).click({ force: true });
  await setting('Alignment').waitFor();
  await add('embed');
  await setting('Link or embed code').waitFor();
  expect(await content.getAttribute('aria-pressed')).toBe('true');
  await tab('Style');
  await panel('Starters');
  await page.getByRole('searchbox', { name: 'Search starters' }).fill('fees');
  await page.getByRole('status').filter({ hasText: 'Press Enter to add “Fees”.' }).waitFor();
  await page.keyboard.press('Enter');
  await canvas.locator('[data-puck-component^="pricing-"]').waitFor();
  await expect.poll(() => content.getAttribute('aria-pressed')).toBe('true');
});

it('reaches blocks, columns, texts and rows of lists by keys', async () => {
  const questions = ['First', 'Second'].map((question) => ({
    question,
    answer: `<p>${question} answer</p>`,
  }));
  const id = await builder.newPage({
    path: `/keys-${crypto.randomUUID()}`,
    content: [
      node('columns', 'c', {
        column1: [node('heading', 'left', { text: 'Left' })],
        column2: [node('image', 'right')],
      }),
      node('faq', 'faq', { items: questions }),
    ],
  });
  const { page, canvas } = await builder.open(id);
  const press = (key: string) => page.keyboard.press(key);
  const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  await canvas.getByRole('heading', { name: 'Left' }).waitFor();

  // From one column to the next and back; Enter on a block without a text goes to its settings.
  await press('End');
  await said('Questions and answers, 2 of 2 in the page.');
  await press('Home');
  await press('ArrowRight');
  await said('Heading, 1 of 1 in Columns.');
  await press('ArrowDown');
  await said('Image, 1 of 1 in Columns.');
  await press('Enter');
  await page.locator('button:focus', { hasText: 'Choose image' }).waitFor();
  await press('Shift+F6');
  await press('ArrowUp');
  await said('Heading, 1 of 1 in Columns.');

  // The focus reaches each block, and Enter selects the one that has it.
  const focused = () =>
    canvas.locator(':focus').evaluate((element) => element.getAttribute('data-puck-component'));
  await canvas.getByRole('group', { name: 'Questions and answers' }).focus();
  await press('Enter');
  await said('Questions and answers, 2 of 2 in the page.');
  await press('ArrowUp');
  await said('Columns, 1 of 2 in the page.');
  expect(await focused()).toBe('c');
  await press('ArrowDown');

  // Tab goes from text to text while typing, formatted ones too.
  await press('Enter');
  await said('Typing in Questions and answers. Esc to finish.');
  const typeInNext = async (text: string) => {
    await press('Tab');
    await press('Control+a');
    await page.keyboard.type(text);
  };
  await typeInNext('Changed answer');
  await typeInNext('Changed question');
  await press('Shift+Tab');
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await press('Escape');
  await expect.poll(() => builder.stored(id), SAVED).toContain('"question":"Changed question"');
  expect(await builder.stored(id)).toContain('<p>Changed answer</p>');

  // Rows of a list in the settings are opened by keys.
  const row = page.getByRole('button', { name: 'Changed question', exact: true }).filter({ visible: true });
  await row.focus();
  expect(await row.getAttribute('aria-expanded')).toBe('false');
  await press('Enter');
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true');
  // They are moved by keys as well; the one that is open stays so, and the focus stays on it.
  await press('Alt+ArrowUp');
  await said('Item 1 of 2.');
  await expect.poll(() => page.locator('button:focus').getAttribute('aria-label')).toBe('Changed question');
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true');
  await expect
    .poll(() => builder.stored(id), SAVED)
    .toMatch(/"question":"Changed question".*"question":"First"/);
  await press('Control+/');
  await page.getByRole('searchbox', { name: 'Search blocks' }).waitFor();
  await page.keyboard.type('embed');
  await press('Enter');
  await said('Press Enter to add “Embed”.');
  await expect
    .poll(async () => (await contentOf(id)).map(({ type }) => type), SAVED)
    .toEqual(['columns', 'faq', 'embed']);
  expect(problemsOf(builder)).toEqual([]);
});

it('has no accessibility violation in the editor', async () => {
  const text = node('text', 'text', { html: '<p>Written below</p>' });
  const nested = [
    node('section', 'section', {
      content: [node('columns', 'columns', { column1: [node('heading', 'in')] })],
    }),
    node('tabs', 'tabs'),
    node('faq', 'faq'),
  ];
  const id = await builder.newPage({ path: '/axe', content: [...three, text, ...nested] });
  const { page, canvas, setting } = await builder.open(id);
  await canvas.getByRole('heading', { name: 'One' }).click({ force: true });
  await setting('Heading').waitFor();
  await expectNoAxeViolations(page);
  await canvas.getByText('Written below').click({ force: true });
  const editor = page.getByRole('textbox', { name: 'Text', exact: true }).filter({ visible: true });
  const { x = 0, width = Number.NaN } = (await editor.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(page.viewportSize()?.width ?? 0);
  await expectNoAxeViolations(page);
  // Blocks are groups, since they hold others; so are the rows of a list, which hold buttons.
  await canvas.locator('[data-puck-component="faq"]').click({ position: { x: 4, y: 4 }, force: true });
  await page.locator('.fr-b-row-button').first().waitFor({ state: 'attached' });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog', { name: 'Page builder help' }).waitFor();
  await expectNoAxeViolations(page);
  expect(problemsOf(builder)).toEqual([]);
});
