import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { serveHostPages } from './support/host-page.ts';
import { site } from './support/site.ts';

/*
 * The embedded calculator looks the same on every page, regardless of the page's own styles. Costs about 20 seconds: a
 * picture of the whole calculator on each page.
 */

const body = `<div id="cal" data-frontage-stamp-duty></div><script src="${site.url}/embed/stamp-duty.js" async></script>`;
const styled = (css: string) => ({ head: `<style>html, body { margin: 0 } ${css}</style>`, body });

/** Styles of other websites for all elements, for every `div`, or for the element itself. */
const HOSTILE: Record<string, string> = {
  '/text': `
    div { text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; text-indent: 50px }
    * { text-shadow: 2px 2px red; color: red !important; font: italic 700 40px/3 fantasy !important }
    #cal { white-space: nowrap; word-break: break-all; text-align: right; font-variant: small-caps }
    body { text-decoration: underline wavy red }
    html { color-scheme: dark }
    button, input { display: none !important }`,
  '/unset': `
    * { all: unset !important }
    html, body { display: block !important }
    head, head *, script { display: none !important }`,
  '/box': `
    div { padding: 30px; border: 9px solid red; background: yellow; height: 90px; overflow: hidden; columns: 2 }
    div::before { content: "Ours" }
    #cal { opacity: 0.4; filter: invert(1); transform: rotate(3deg) scale(1.5); writing-mode: vertical-rl; zoom: 1.5 }
    #cal::first-letter { font-size: 90px }`,
  '/grid': 'html { font-size: 62.5% } div { display: grid; grid-template-columns: 1fr 1fr; gap: 40px }',
  '/rtl':
    'html { direction: rtl; unicode-bidi: bidi-override } div { display: flex; justify-content: center }',
};

let browser: Awaited<ReturnType<typeof openBrowser>>;
let host: Awaited<ReturnType<typeof serveHostPages>>;
beforeAll(async () => {
  browser = await openBrowser();
  host = await serveHostPages({
    '/plain': styled(''),
    ...Object.fromEntries(Object.entries(HOSTILE).map(([path, css]) => [path, styled(css)])),
    '/row': {
      head: '<style>body { margin: 0 }</style>',
      body: `<div style="display: flex; justify-content: center">${body}</div>`,
    },
    '/placed': styled('#cal { max-width: 700px; margin: 0 auto }'),
    '/hidden': { body: body.replace('id="cal"', 'hidden') },
    '/beside': { body: `<p class="sd-root sd-card">Our own paragraph</p>${body}` },
  });
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** The calculator on a page, started, all of it in the window. */
async function visit(path: string, width: number) {
  const tab = await browser.open({ viewport: { width, height: 4000 } });
  await tab.page.goto(host.url + path);
  await tab.page.locator('.sd-calculator[data-awake]').waitFor({ state: 'attached' });
  return tab;
}

/** The element as it is seen, as plain pixels. */
async function pictureOf(page: Page) {
  const png = await page.locator('#cal').screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of bytes that clearly differ, 0 to 1; all of them where the sizes differ. */
function difference(one: Awaited<ReturnType<typeof pictureOf>>, other: typeof one): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const differing = one.data.filter((byte, index) => Math.abs(byte - (other.data[index] ?? 0)) > 24);
  return differing.length / one.data.length;
}

describe.each([390, 1000])('at %i px, no style of the page comes in', (width) => {
  let plain: Awaited<ReturnType<typeof pictureOf>>;
  beforeAll(async () => {
    const { page, close } = await visit('/plain', width);
    plain = await pictureOf(page);
    await close();
    expect(plain.height).toBeGreaterThan(1000);
  });

  it.each(Object.keys(HOSTILE))('of %s', async (path) => {
    const { page, close } = await visit(path, width);
    expect(difference(await pictureOf(page), plain)).toBeLessThan(0.001);
    await close();
  });
});

describe('the page places the element', () => {
  const box = async (page: Page) => (await page.locator('.sd-embed').boundingBox()) ?? { x: 0, width: 0 };

  it('by its width and its margins', async () => {
    const { page, close } = await visit('/placed', 1000);
    expect(await box(page)).toMatchObject({ x: 150, width: 700 });
    await close();
  });

  it('in a row, where it is as wide as there is room', async () => {
    const { page, close } = await visit('/row', 600);
    expect(await box(page)).toMatchObject({ x: 0, width: 600 });
    await close();
  });

  it('and keeps its own appearance, with any content inside the element', async () => {
    const { page, close } = await visit('/beside', 390);
    const look = await page.locator('p.sd-root').evaluate((paragraph) => {
      const { padding, fontSize, backgroundColor } = getComputedStyle(paragraph);
      return { padding, fontSize, backgroundColor };
    });
    expect(look).toEqual({ padding: '0px', fontSize: '16px', backgroundColor: 'rgba(0, 0, 0, 0)' });
    await close();
  });

  it('and may hide it', async () => {
    const tab = await browser.open();
    await tab.page.goto(`${host.url}/hidden`);
    await tab.page.waitForFunction(() => 'FrontageStampDuty' in window);
    const height = await tab.page.evaluate(async () => {
      const element = document.querySelector<HTMLElement>('[data-frontage-stamp-duty]');
      const { FrontageStampDuty } = window as unknown as {
        FrontageStampDuty: { mount: (element: HTMLElement | null) => Promise<void> };
      };
      await FrontageStampDuty.mount(element);
      return element?.shadowRoot ? element.offsetHeight : -1;
    });
    expect(height).toBe(0);
    await tab.close();
  });
});

it('nothing reaches over the edge from 280 to 1,440 px', async () => {
  const { page, close } = await visit('/plain', 1440);
  for (const width of [1440, 768, 390, 320, 280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await close();
});
