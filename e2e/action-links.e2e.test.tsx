import type { Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BlockLink } from '../site/src/block-kit/parts/block-link.tsx';
import { type OffCanvasProps, offCanvas } from '../site/src/blocks/off-canvas/off-canvas.tsx';
import { type Action, writeAction } from '../site/src/ui/actions/action-link.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { PICTURE_PATH } from './support/block-page.tsx';
import type { Tab } from './support/browser.ts';
import { carryPopups, type TestPopup } from './support/popup-page.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

/* Links and hashes that do something in the page instead of opening another, and the off-canvas panels they open. */

const browser = useBrowser();
let tab: Tab;
let page: Page;
beforeAll(async () => {
  tab = await browser.open();
  page = tab.page;
});
afterEach(() => expect(tab.problems).toEqual([]));

/** As the WordPress page builder wrote it. */
const wordPress = (name: string, settings?: object) =>
  `#${encodeURIComponent(`elementor-action:action=${name}${settings ? `&settings=${btoa(JSON.stringify(settings))}` : ''}`)}`;
const openFirst: Action = { name: 'popup:open', id: '1', toggle: false };
const first: TestPopup = { html: '<p>Two for one.</p>', settings: { label: 'The first' } };
const dialog = (name: string) => page.getByRole('dialog', { name });

async function visit({
  hash = '',
  popups = [first],
  elsewhere,
  children,
}: {
  hash?: string;
  popups?: TestPopup[];
  elsewhere?: TestPopup[];
  children?: ReactNode;
}) {
  await carryPopups({
    page,
    url: site.url,
    popups,
    elsewhere,
    html: renderToStaticMarkup(<div style={{ padding: '2rem', minHeight: 1500 }}>{children}</div>),
  });
  await page.route(`**${PICTURE_PATH}`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
    }),
  );
  // A different address each time: a hash alone would not load the page again.
  await page.goto(`${site.url}/?at=${Math.random()}${hash}`);
}
const click = (name: string) => page.getByRole('link', { name, exact: true }).click();

describe('a popup', () => {
  it('is opened by a link of the page builder and of moved content, which leave the address alone', async () => {
    await visit({
      children: (
        <>
          <BlockLink link={{ href: writeAction(openFirst) }}>By a link</BlockLink>
          <a href={wordPress('popup:open', { id: 1, toggle: false })}>By a moved link</a>
          <a href="/popups/1">By its address</a>
        </>
      ),
    });
    for (const name of ['By a link', 'By a moved link', 'By its address']) {
      await click(name);
      await dialog('The first').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog('The first').count()).toBe(0);
    }
    expect(new URL(page.url()).hash).toBe('');
  });

  it.each([
    ['ours', writeAction(openFirst)],
    ['moved', wordPress('popup:open', { id: '1' })],
  ])('is opened by a hash in the address (%s), at once and later', async (_kind, hash) => {
    await visit({ hash });
    await dialog('The first').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog('The first').count()).toBe(0);
    await page.evaluate(() => {
      location.hash = '';
    });
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await dialog('The first').waitFor();
  });

  it('is fetched where the page does not carry it; where there is none, the link is followed', async () => {
    const another = { id: '7', html: '<p>From elsewhere.</p>', settings: { label: 'Another' } };
    await visit({
      popups: [],
      elsewhere: [another],
      children: (
        <>
          <BlockLink link={{ href: writeAction({ ...openFirst, id: '7' }) }}>Another</BlockLink>
          <BlockLink link={{ href: writeAction({ ...openFirst, id: '8' }) }}>None</BlockLink>
        </>
      ),
    });
    await click('Another');
    await dialog('Another').getByText('From elsewhere.').waitFor();
    await page.keyboard.press('Escape');
    await click('None');
    await page.waitForURL(`${site.url}/popups/8`);
    // The browser logs each 404.
    tab.problems.splice(
      0,
      tab.problems.length,
      ...tab.problems.filter((text) => !/status of 404/.test(text)),
    );
  });
});

it('pictures open over the page, and over a popup', async () => {
  const picture = writeAction({ name: 'lightbox', url: PICTURE_PATH, title: 'The plan' });
  await visit({
    popups: [{ ...first, html: `<p><a href="${picture}">The plan here</a></p>` }],
    children: (
      <>
        <a href={wordPress('lightbox', { url: `${site.url}${PICTURE_PATH}` })}>The plan</a>
        <a href={writeAction(openFirst)}>The popup</a>
      </>
    ),
  });
  const lightbox = page.locator('.pswp');
  const close = () =>
    // It reacts to Escape once it has opened completely.
    expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return lightbox.count();
      })
      .toBe(0);
  await click('The plan');
  await lightbox.locator('img.pswp__img').first().waitFor();
  await close();
  await click('The popup');
  await click('The plan here');
  await dialog('The first').locator('.pswp').getByText('The plan').waitFor();
  await expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.pswp__button--close')?.click());
      return lightbox.count();
    })
    .toBe(0);
  expect(await dialog('The first').count()).toBe(1);
});

it('the page is loaded again, by a hash in the address once', async () => {
  let loads = 0;
  const counts = () => {
    loads += 1;
  };
  page.on('domcontentloaded', counts);
  await visit({
    hash: writeAction({ name: 'reload-page' }),
    children: <a href={wordPress('reload-page')}>Anew</a>,
  });
  await expect.poll(() => [loads, new URL(page.url()).hash]).toEqual([2, '']);
  await page.waitForLoadState('networkidle');
  await click('Anew');
  await expect.poll(() => loads).toBe(3);
  page.off('domcontentloaded', counts);
});

it('a link that is not an action is left alone', async () => {
  await visit({
    children: (
      <>
        <a href={wordPress('eval', { code: 'alert(1)' })}>Unknown</a>
        <a href="#frontage-action:popup:open:%%%">Damaged</a>
        <a href="/about" data-action={wordPress('eval')}>
          Unknown, with an address
        </a>
      </>
    ),
  });
  await click('Unknown');
  await click('Damaged');
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/');
  await click('Unknown, with an address');
  await page.waitForURL(`${site.url}/about`);
});

describe('an off-canvas panel', () => {
  const panel = (props: Partial<OffCanvasProps> = {}) =>
    offCanvas.View({
      id: 'off-canvas-1',
      props: {
        ...offCanvas.defaults,
        title: 'Filters',
        button: 'Show filters',
        linkName: 'filters',
        ...props,
      },
      data: null,
      now: 0,
      editing: false,
      picture: () => null,
      slot: (_name, className) => (
        <div className={className}>
          <label>
            Bedrooms <input name="bedrooms" />
          </label>
          <p>
            <a href={writeAction({ name: 'off_canvas:close', id: 'filters' })}>Done</a>
          </p>
        </div>
      ),
    });

  it('slides in, takes the focus, keeps what was typed, and goes by Esc, a click beside it and links', async () => {
    await visit({
      children: (
        <>
          {panel()}
          <a href={wordPress('off_canvas:toggle', { id: 'filters' })}>A moved link</a>
        </>
      ),
    });
    const bedrooms = dialog('Filters').getByLabel('Bedrooms');
    const gone = () => expect.poll(() => dialog('Filters').count()).toBe(0);
    expect(await page.getByLabel('Bedrooms').isVisible()).toBe(false);
    await click('Show filters');
    await bedrooms.fill('3');
    await expect
      .poll(() => dialog('Filters').evaluate((element) => Math.round(element.getBoundingClientRect().right)))
      .toBe(1280);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await gone();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show filters');
    await click('A moved link');
    expect(await bedrooms.inputValue()).toBe('3');
    await click('Done');
    await gone();
    await click('Show filters');
    await bedrooms.waitFor();
    await page.mouse.click(100, 400);
    await gone();
  });

  it('is opened by a hash, from the left where text runs from right to left', async () => {
    await visit({
      hash: writeAction({ name: 'off_canvas:open', id: 'filters' }),
      children: panel({ animation: 'none' }),
    });
    await dialog('Filters').waitFor();
    const left = () => dialog('Filters').evaluate((element) => element.getBoundingClientRect().left);
    expect(await left()).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await left()).toBe(0);
  });

  it('stands in the page without a script, and its button leads to it', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    const scripted = page;
    page = plain.page;
    await visit({ children: panel() });
    expect(await page.getByLabel('Bedrooms').isVisible()).toBe(true);
    await click('Show filters');
    expect(new URL(page.url()).hash).toBe('#off-canvas-filters');
    page = scripted;
    await plain.close();
  });
});
