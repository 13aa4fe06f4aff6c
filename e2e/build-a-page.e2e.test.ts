// “Sell with us” from an empty page: by mouse, by keyboard alone, and with fingers on a tablet. About 70 s alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Builder, inBuilder, openBuilderTab, problemsOf } from './support/builder.ts';
import { hands } from './support/hands.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

const SAVED = { timeout: 10_000 };
/** What a person may need for the whole page by mouse. */
const MOST_ACTIONS = 60;

const browser = useBrowser();
let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

const shown = async (path: string) => (await fetch(site.url + path)).text();
const address = (how: string) => `/sell-with-us-${how}-${crypto.randomUUID().slice(0, 8)}`;
/** A PDF in the library, as staff upload it on another screen. */
async function uploadGuide(title: string): Promise<void> {
  const file = {
    name: 'guide.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nxref\n%%EOF\n'),
  };
  const answer = await builder.page.request.post('/api/downloads', {
    headers: { origin: site.url },
    multipart: { _payload: JSON.stringify({ title }), file },
  });
  expect(answer.status()).toBe(201);
}

type Block = { type: string; props: Record<string, unknown> };
const tops = async (id: number) => (JSON.parse(await builder.stored(id)) as { content: Block[] }).content;

it('is built whole by mouse in at most 60 actions', async () => {
  const path = address('by-mouse');
  const guide = `Guide for sellers ${path.slice(-8)}`;
  await uploadGuide(guide);
  const id = await builder.newPage({ path });
  const { page, canvas, setting, panel, says } = await builder.open(id);
  const { click, doubleClick, type, press, choose, drag, actions } = hands(page);
  const starter = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  /** Replaces a text where it stands. */
  const write = async (old: string, text: string) => {
    await doubleClick(canvas.getByText(old, { exact: true }).first());
    await press('Control+a');
    await type(text);
  };

  for (const name of [
    'Opening with a picture beside it',
    'How it works, step by step',
    'Three reasons',
    'Numbers that speak for you',
    'What clients say',
    'Fees',
    'Questions and answers',
    'Appraisal, with the form',
  ])
    await click(starter(name));
  await expect.poll(async () => (await tops(id)).length, SAVED).toBe(8);

  await write('Sell once, and sell well', 'Your home, sold by people who live here');
  await press('Escape');

  // A sentence with a link to a calculator, found by a word.
  await doubleClick(canvas.locator('[data-puck-component^="text-"]').first());
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await press('Control+End');
  await type(' See our ');
  await press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.waitFor();
  await type('stamp duty calculator');
  await click(link.getByRole('button', { name: 'Choose' }));
  const targets = page.getByRole('dialog', { name: 'Choose a link' });
  await targets.waitFor();
  await type('stamp');
  await click(targets.getByRole('button', { name: /tamp duty/ }).first());
  await click(link.getByRole('button', { name: 'Add link' }));
  await press('Escape');

  // A picture of the agency's, found by what it shows.
  await doubleClick(canvas.locator('[data-puck-component^="image-"]').first());
  await click(page.getByRole('button', { name: 'Choose image' }).filter({ visible: true }));
  const images = page.getByRole('dialog', { name: 'Choose an image' });
  await click(images.getByRole('button', { name: 'All', exact: true }));
  await click(images.locator('[data-results] button').first());

  // The second button goes elsewhere.
  await doubleClick(canvas.getByText('See our recent sales'));
  await press('Control+a');
  await type('What homes sold for');
  await press('Enter');

  // The steps on a dark background.
  await click(canvas.getByText('From first call to keys', { exact: true }).first());
  await click(
    page
      .getByRole('navigation', { name: 'Parent blocks' })
      .getByRole('button', { name: 'Section' })
      .filter({ visible: true })
      .first(),
  );
  await click(tab('Style'));
  await choose(setting('Background colour'), 'Dark');

  // Recent sales are dragged to under the numbers.
  await click(page.getByText('Blocks', { exact: true }).first());
  await click(page.getByRole('searchbox', { name: 'Search blocks' }));
  await type('recent sales');
  await drag(page.getByTestId('drawer-item:recent-sales'), canvas.locator('.fr-section').nth(3));
  await expect.poll(() => builder.stored(id), SAVED).toContain('"type":"recent-sales"');

  // A video below what clients say.
  const add = async (search: string) => {
    await click(page.getByRole('searchbox', { name: 'Search blocks' }));
    await press('Control+a');
    await type(search);
    await press('Enter');
  };
  await click(canvas.getByText('What clients say', { exact: true }).first());
  await add('embed');
  await click(
    page
      .getByRole('group', { name: 'Settings' })
      .getByRole('button', { name: 'Content' })
      .filter({ visible: true }),
  );
  await click(setting('Link or embed code'));
  await type('https://www.youtube.com/watch?v=dQw4w9WgXcQ');

  // The guide below the fees.
  await click(canvas.locator('[data-puck-component^="pricing-"]'));
  await add('file list');
  await click(canvas.getByText('Name of the document'));
  await canvas.getByRole('textbox', { name: 'Text' }).waitFor();
  await type('Guide for sellers');
  await press('Escape');
  await click(page.getByText('Guide for sellers', { exact: true }).filter({ visible: true }).first());
  await click(page.getByRole('button', { name: 'Choose', exact: true }).filter({ visible: true }));
  await targets.waitFor();
  await type(guide);
  await click(targets.getByRole('button', { name: new RegExp(guide) }));

  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await click(page.getByRole('button', { name: 'Publish anyway' }));
  await says('Published');
  expect(actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  await panel('Outline');

  const html = await shown(path);
  for (const text of ['Your home, sold by people who live here', 'What homes sold for'])
    expect(html).toContain(text);
  expect(html).toMatch(/<a href="\/calculators\/stamp-duty"[^>]*>stamp duty calculator<\/a>/);
  expect(html).toContain('Content from YouTube');
  expect(html).toMatch(/<a href="\/media\/documents\/[^"]+\.pdf"[^>]*>Guide for sellers/);
  expect(html).not.toContain('Sell once, and sell well');
  expect(JSON.stringify((await tops(id))[0])).toMatch(/"picture":\{[^}]*"id":\d+/);
  expect((await tops(id))[1]?.props).toMatchObject({ tone: 'brand' });
  expect(problemsOf(builder)).toEqual([]);
});

it('is built by keyboard alone', async () => {
  const path = address('by-keys');
  const id = await builder.newPage({ path });
  const { page, canvas, headings, says } = await builder.open(id);
  const { type, press, reach, actions } = hands(page);
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const part = async (name: string, key = 'F6') => {
    await press(key);
    await said(new RegExp(`^${name}\\.`));
  };

  await part('Toolbar');
  await part('Panels');
  for (const name of [
    /^Opening with a picture/,
    /^Three reasons/,
    /^Questions and answers/,
    /^Appraisal, with/,
  ]) {
    await reach(name);
    await press('Enter');
  }
  await expect.poll(async () => (await tops(id)).length, SAVED).toBe(4);

  // To the page: up to its first section, and in to the title.
  await part('Page');
  for (let at = 4; at > 1; at -= 1) await press('ArrowUp');
  await said('Section, 1 of 4 in the page.');
  await press('ArrowRight');
  await said('Columns, 1 of 1 in Section.');
  await press('ArrowRight');
  await said(/^Heading, 1 of \d in Columns\.$/);
  await press('Enter');
  await press('Control+a');
  await type('Your home, sold by people who live here');
  await press('Escape');
  await expect.poll(headings, SAVED).toContain('Your home, sold by people who live here');
  await press('ArrowDown');
  await said(/^Text, 2 of \d in Columns\.$/);
  await press('Enter');
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await press('Control+a');
  await type('Ask about ');
  await press('Control+k');
  await page.getByRole('dialog', { name: 'Link' }).waitFor();
  await reach(/^Text$/);
  await type('our fees');
  await reach(/^Link$/);
  await type('/contact');
  await press('Enter');
  await press('Escape');
  await expect.poll(() => builder.stored(id), SAVED).toContain('<a href=\\"/contact\\">our fees</a>');

  // The section's background.
  await press('Escape');
  await press('Escape');
  await said('Section, 1 of 4 in the page.');
  await part('Settings');
  await reach(/^Style$/);
  await press('Enter');
  await reach(/^Background colour$/);
  await type('Warm');
  await expect.poll(async () => (await tops(id))[0]?.props, SAVED).toMatchObject({ tone: 'accent' });

  // Recent sales from the list of blocks, moved up one place.
  await part('Toolbar');
  await part('Panels');
  await reach(/^Blocks$/);
  await press('Enter');
  await reach(/^Search blocks$/);
  await type('recent sales');
  await press('Enter');
  await part('Page');
  await press('Alt+ArrowDown');
  await expect
    .poll(async () => (await tops(id)).map(({ type: each }) => each), SAVED)
    .toEqual(['section', 'section', 'recent-sales', 'section', 'section']);

  await part('Settings');
  await part('Toolbar');
  await reach(/^Publish$/);
  await press('Enter');
  await page.getByRole('button', { name: 'Publish anyway' }).waitFor();
  await reach(/^Publish anyway$/);
  await press('Enter');
  await says('Published');
  expect(await shown(path)).toContain('Your home, sold by people who live here');
  expect(actions()).toBeLessThanOrEqual(140);
  expect(problemsOf(builder)).toEqual([]);
});

it('is built with fingers on a tablet 768 px wide', async () => {
  const path = address('by-touch');
  const id = await builder.newPage({ path });
  const { page, problems, close } = await browser.open({
    baseURL: site.url,
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
  });
  try {
    await signIn(page);
    await page.goto(`/admin/builder/pages/${id}`);
    const { canvas, setting, says, headings } = inBuilder(page);
    const { tap, type, press, choose, actions } = hands(page);
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });

    for (const name of [/^Opening with a picture/, /^Three reasons/, /^Appraisal, with the form/])
      await tap(button(name));
    await expect.poll(async () => (await tops(id)).length, SAVED).toBe(3);

    // The list gives way to the settings, and the second tap on a text is for typing.
    const title = canvas.getByRole('heading', { name: 'Sell once, and sell well' });
    await tap(title);
    await setting('Heading').waitFor();
    await tap(title);
    await press('Control+a');
    await type('Sold by people who live here');
    await expect.poll(headings, SAVED).toContain('Sold by people who live here');

    // Its section, by the trail above the settings.
    await tap(
      page
        .getByRole('navigation', { name: 'Parent blocks' })
        .getByRole('button', { name: 'Section' })
        .filter({ visible: true }),
    );
    await tap(button('Style'));
    await choose(setting('Background colour'), 'Dark');
    await tap(
      canvas
        .locator('[class*="ActionBar"]', { hasText: 'Section' })
        .getByRole('button', { name: 'Move down' }),
    );
    await expect.poll(async () => (await tops(id))[1]?.props, SAVED).toMatchObject({ tone: 'brand' });

    await tap(button('Publish'));
    await tap(button('Publish anyway'));
    await says('Published');
    expect(await shown(path)).toContain('Sold by people who live here');
    expect(actions()).toBeLessThanOrEqual(MOST_ACTIONS);
    expect(problemsOf({ problems })).toEqual([]);
  } finally {
    await close();
  }
});
