// About 70 s: “Sell with us” is built from an empty page with fingers on a tablet 768 px wide: taps, and what a touch keyboard types.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Builder, inBuilder, openBuilderTab, problemsOf } from './support/builder.ts';
import { hands } from './support/hands.ts';
import { SAVED, SELL_PAGE, startSellPage } from './support/sell-page.ts';
import { signIn } from './support/sign-in.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

/** Taps and texts that the whole page may take. */
const MOST_ACTIONS = 80;

const browser = useBrowser();
let builder: Builder;
beforeAll(async () => {
  builder = await openBuilderTab(site);
});
afterAll(() => builder?.close());

it('is built whole with fingers on a tablet 768 px wide', async () => {
  const { sections, title, sentence, secondButton, inDark, sales, video, guide } = SELL_PAGE;
  const made = await startSellPage({ builder, how: 'by-touch' });
  const tablet = { baseURL: site.url, viewport: { width: 768, height: 1024 }, hasTouch: true };
  const { page, problems, close } = await browser.open(tablet);
  try {
    await signIn(page);
    await page.goto(`/admin/builder/pages/${made.id}`);
    const { canvas, setting, says, headings } = inBuilder(page);
    const { tap, tapOnPage, type, choose, actions } = hands(page);
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
    const parent = (name: string) =>
      tap(
        page
          .getByRole('navigation', { name: 'Parent blocks' })
          .getByRole('button', { name })
          .filter({ visible: true })
          .first(),
      );
    /** The first tap selects a block, the next is for typing; what a block comes with is replaced. */
    const write = async (old: string, text: string, { isSelected = false } = {}) => {
      const place = canvas.getByText(old, { exact: true }).first();
      if (!isSelected) await tapOnPage(place);
      await tapOnPage(place);
      await canvas.getByRole('textbox', { name: 'Text' }).waitFor();
      await type(text);
    };

    for (const name of sections) await tap(button(new RegExp(`^${name}`)));
    await made.untilParts(sections.length);

    await write(title.old, title.text);
    await expect.poll(headings, SAVED).toContain(title.text);

    // A sentence with a link.
    const text = canvas.locator('[data-puck-component^="text-"]').first();
    await tapOnPage(text);
    await tapOnPage(text);
    await canvas.getByRole('toolbar', { name: 'Text' }).waitFor();
    await type(`We know the street. ${sentence.text}`);
    await tap(canvas.getByRole('button', { name: 'Link (Ctrl K)' }));
    const link = page.getByRole('dialog', { name: 'Link' });
    await tap(link.getByLabel('Text', { exact: true }));
    await type(sentence.link);
    await tap(link.getByRole('button', { name: 'Choose' }));
    const targets = page.getByRole('dialog', { name: 'Choose a link' });
    await tap(targets.getByRole('searchbox', { name: 'Search' }));
    await type(sentence.search);
    await tap(targets.getByRole('button', { name: /tamp duty/ }).first());
    await tap(link.getByRole('button', { name: 'Add link' }));

    await write(secondButton.old, secondButton.text);

    // A picture of the agency's.
    await tapOnPage(canvas.locator('[data-puck-component^="image-"]').first());
    await tap(button('Choose image'));
    const images = page.getByRole('dialog', { name: 'Choose an image' });
    await tap(images.getByRole('button', { name: 'All', exact: true }));
    await tap(images.locator('[data-results] button').first());

    // The steps on a dark background, reached by the trail above the settings.
    await tapOnPage(canvas.getByText(inDark, { exact: true }).first());
    await parent('Section');
    await tap(button('Style'));
    await choose(setting('Background colour'), 'Dark');

    // The list of blocks takes the place of the settings until something on the page is tapped.
    const add = async (search: string, block: string) => {
      await tap(button('Blocks'));
      await tap(page.getByRole('searchbox', { name: 'Search blocks' }));
      await type(search);
      await tap(page.getByTestId(`drawer-item:${block}`));
    };
    await tapOnPage(canvas.locator('[data-puck-component^="counter-"]').first());
    await parent('Section');
    await add(sales, 'recent-sales');
    await made.untilParts(sections.length + 1);

    await tapOnPage(canvas.getByText(video.heading, { exact: true }).first());
    await add(video.block, 'embed');
    await tapOnPage(canvas.locator('[data-puck-component^="embed-"]'));
    await tap(setting('Link or embed code'));
    await type(video.link);

    await tapOnPage(canvas.locator('[data-puck-component^="pricing-"]'));
    await add(guide.block, 'file-list');
    // A new block is selected.
    await write(guide.old, guide.text, { isSelected: true });
    await tap(page.getByText(guide.text, { exact: true }).filter({ visible: true }).first());
    await tap(button('Choose'));
    await tap(targets.getByRole('searchbox', { name: 'Search' }));
    await type(made.guide);
    await tap(targets.getByRole('button', { name: new RegExp(made.guide) }));

    await tap(button('Publish'));
    await tap(button('Publish anyway'));
    await says('Published');
    await made.expectPublished();
    expect(actions()).toBeLessThanOrEqual(MOST_ACTIONS);
    expect(problemsOf({ problems })).toEqual([]);
  } finally {
    await close();
  }
}, 180_000);
