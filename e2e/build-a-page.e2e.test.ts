// About 35 s: “Sell with us” is built from an empty page by mouse. By keyboard and by touch: build-by-keys and build-by-touch.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Builder, openBuilderTab, problemsOf } from './support/builder.ts';
import { hands } from './support/hands.ts';
import { SAVED, SELL_PAGE, startSellPage } from './support/sell-page.ts';
import { site } from './support/site.ts';

/** What a person may need for the whole page by mouse. */
const MOST_ACTIONS = 60;

let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

it('is built whole by mouse in at most 60 actions', async () => {
  const { sections, title, sentence, secondButton, inDark, sales, video, guide } = SELL_PAGE;
  const made = await startSellPage({ builder, how: 'by-mouse' });
  const { page, canvas, setting, says } = await builder.open(made.id);
  const { click, clickOnPage, doubleClick, type, press, choose, drag, actions } = hands(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const visible = (name: string) => button(name).filter({ visible: true });

  for (const name of sections) await click(button(new RegExp(`^${name}`)));
  await made.untilParts(sections.length);

  await doubleClick(canvas.getByText(title.old, { exact: true }).first());
  await type(title.text);
  await press('Escape');

  // A sentence with a link to a calculator, found by a word.
  await doubleClick(canvas.locator('[data-puck-component^="text-"]').first());
  await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
  await press('Control+End');
  await type(` ${sentence.text}`);
  await press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.waitFor();
  await type(sentence.link);
  await click(link.getByRole('button', { name: 'Choose' }));
  const targets = page.getByRole('dialog', { name: 'Choose a link' });
  await targets.waitFor();
  await type(sentence.search);
  await click(targets.getByRole('button', { name: /tamp duty/ }).first());
  await click(link.getByRole('button', { name: 'Add link' }));
  await press('Escape');

  // A picture of the agency's.
  await doubleClick(canvas.locator('[data-puck-component^="image-"]').first());
  await click(visible('Choose image'));
  const images = page.getByRole('dialog', { name: 'Choose an image' });
  await click(images.getByRole('button', { name: 'All', exact: true }));
  await click(images.locator('[data-results] button').first());

  // The second button goes elsewhere.
  await doubleClick(canvas.getByText(secondButton.old));
  await type(secondButton.text);
  await press('Enter');

  // The steps on a dark background.
  await clickOnPage(canvas.getByText(inDark, { exact: true }).first());
  await click(
    page
      .getByRole('navigation', { name: 'Parent blocks' })
      .getByRole('button', { name: 'Section' })
      .filter({ visible: true })
      .first(),
  );
  await click(visible('Style'));
  await choose(setting('Background colour'), 'Dark');

  // Recent sales are dragged to under the numbers.
  await click(page.getByText('Blocks', { exact: true }).first());
  await click(page.getByRole('searchbox', { name: 'Search blocks' }));
  await type(sales);
  await drag(page.getByTestId('drawer-item:recent-sales'), canvas.locator('.fr-section').nth(3));
  await expect.poll(() => builder.stored(made.id), SAVED).toContain('"type":"recent-sales"');

  const add = async (search: string) => {
    await click(page.getByRole('searchbox', { name: 'Search blocks' }));
    await press('Control+a');
    await type(search);
    await press('Enter');
  };
  // A new block opens with its content, although the style was changed last.
  await clickOnPage(canvas.getByText(video.heading, { exact: true }).first());
  await add(video.block);
  await click(setting('Link or embed code'));
  await type(video.link);

  await clickOnPage(canvas.locator('[data-puck-component^="pricing-"]'));
  await add(guide.block);
  await clickOnPage(canvas.getByText(guide.old));
  await canvas.getByRole('textbox', { name: 'Text' }).waitFor();
  await type(guide.text);
  await press('Escape');
  await click(page.getByText(guide.text, { exact: true }).filter({ visible: true }).first());
  await click(visible('Choose'));
  await targets.waitFor();
  await type(made.guide);
  await click(targets.getByRole('button', { name: new RegExp(made.guide) }));

  await click(button('Publish'));
  await click(button('Publish anyway'));
  await says('Published');
  expect(actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  await made.expectPublished();
  expect(problemsOf(builder)).toEqual([]);
}, 180_000);
