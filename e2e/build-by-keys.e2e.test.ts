// About 90 s: “Sell with us” is built from an empty page by keyboard alone: nothing here but keys.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Builder, openBuilderTab, problemsOf } from './support/builder.ts';
import { hands } from './support/hands.ts';
import { SAVED, SELL_PAGE, startSellPage } from './support/sell-page.ts';
import { site } from './support/site.ts';

/** Keys and texts that the whole page may take. */
const MOST_ACTIONS = 200;

let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

it('is built whole by keyboard alone', async () => {
  const { sections, title, sentence, secondButton, sales, video, guide } = SELL_PAGE;
  const made = await startSellPage({ builder, how: 'by-keys' });
  const { page, canvas, headings, says } = await builder.open(made.id);
  const { type, press, reach, reached, actions } = hands(page);
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  /** Goes to a part of the builder. */
  const part = async (name: string, key = 'F6') => {
    await press(key);
    await said(new RegExp(`^${name}\\.`));
  };
  const dialog = (name: string) => page.getByRole('dialog', { name }).waitFor();
  const enter = async (name: RegExp) => {
    await reach(name);
    await press('Enter');
  };
  const typing = () => said(/^Typing in /);

  // Sections, each found by its name.
  await part('Toolbar');
  await part('Panels');
  await reach(/^Search starters$/);
  for (const name of sections) {
    await press('Control+a');
    await type(name);
    await press('Enter');
  }
  await made.untilParts(sections.length);

  // The opening: in to the title, and on to the sentence, which gets a link.
  await part('Page');
  await press('Home');
  await said('Section, 1 of 8 in the page.');
  await press('ArrowRight');
  await said('Columns, 1 of 1 in Section.');
  await press('ArrowRight');
  await said(/^Heading, 1 of \d in Columns\.$/);
  await press('Enter');
  await typing();
  await press('Control+a');
  await type(title.text);
  await press('Escape');
  await expect.poll(headings, SAVED).toContain(title.text);
  await press('ArrowDown');
  await said(/^Text, 2 of \d in Columns\.$/);
  await press('Enter');
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await press('Control+End');
  await type(` ${sentence.text}`);
  await press('Control+k');
  await dialog('Link');
  await reach(/^Text$/);
  await type(sentence.link);
  await enter(/^Choose$/);
  await dialog('Choose a link');
  await type(sentence.search);
  await said(/^\d+ results?\./);
  await press('ArrowDown');
  await reached(/tamp duty/);
  await press('Enter');
  await enter(/^Add link$/);
  await press('Escape');

  // The text of the second button: Tab goes from one text of a block to the next.
  await press('ArrowDown');
  await said(/^Button, 3 of \d in Columns\.$/);
  await press('Enter');
  await typing();
  await press('Tab');
  await press('Control+a');
  await type(secondButton.text);
  await press('Enter');

  // The picture stands in the next column. It has no text, so Enter goes to its settings.
  await press('ArrowDown');
  await said('Image, 1 of 1 in Columns.');
  await press('Enter');
  await reached(/^Choose image$/);
  await press('Enter');
  await dialog('Choose an image');
  await reach(/^All$/, 'Shift+Tab');
  await press('Enter');
  await reach(/^Search$/);
  await said(/^\d+ results?\./);
  await press('ArrowDown');
  await press('Enter');
  await expect.poll(() => builder.stored(made.id), SAVED).toMatch(/"picture":\{[^}]*"id":\d+/);

  // The steps on a dark background.
  await part('Page', 'Shift+F6');
  await press('Escape');
  await press('Escape');
  await press('ArrowDown');
  await said('Section, 2 of 8 in the page.');
  await part('Settings');
  await enter(/^Style$/);
  await reach(/^Background colour$/);
  await type('Dark');
  await expect.poll(async () => (await made.blocks())[1]?.props, SAVED).toMatchObject({ tone: 'brand' });

  // Blocks are added after the selected one, by a search.
  const add = async (search: string) => {
    await press('Control+/');
    await reached(/^Search blocks$/);
    await type(search);
    await press('Enter');
    await part('Page');
  };
  await part('Page', 'Shift+F6');
  await press('ArrowDown');
  await press('ArrowDown');
  await said('Section, 4 of 8 in the page.');
  await add(sales);
  await made.untilParts(sections.length + 1);

  await press('ArrowDown');
  await said('Section, 6 of 9 in the page.');
  await press('ArrowRight');
  await said(/^Heading, 1 of \d in Section\.$/);
  await add(video.block);
  await press('Enter');
  await reached(/^Link or embed code/);
  await type(video.link);

  await part('Page', 'Shift+F6');
  await press('Escape');
  await press('ArrowDown');
  await said('Section, 7 of 9 in the page.');
  await press('ArrowRight');
  await press('End');
  await said(/in Section\.$/);
  await add(guide.block);
  await press('Enter');
  await typing();
  await press('Control+a');
  await type(guide.text);
  await press('Escape');
  await part('Settings');
  await enter(new RegExp(`^${guide.text}$`));
  await enter(/^Choose$/);
  await dialog('Choose a link');
  await type(made.guide);
  await said(/^\d+ results?\./);
  await press('ArrowDown');
  await reached(new RegExp(made.guide));
  await press('Enter');
  await expect.poll(() => builder.stored(made.id), SAVED).toContain('.pdf');

  await part('Toolbar');
  await enter(/^Publish$/);
  await dialog('Sample text remains');
  await enter(/^Publish anyway$/);
  await says('Published');
  await made.expectPublished();
  expect(actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(problemsOf(builder)).toEqual([]);
}, 180_000);
