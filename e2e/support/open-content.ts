import type { Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { restyled } from './part-styles.ts';

/** The site's front page with this in place of its content: its own scripts, styles and security policy. */
export async function openContent({ page, url, content }: { page: Page; url: string; content: ReactNode }) {
  const html = renderToStaticMarkup(content);
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<main[^>]*>).*<\/main>/s,
      (_all, main: string) => `${main}${html}</main>`,
    );
    await route.fulfill({ response, body: restyled(body) });
  });
  await page.goto(`${url}/`);
}

/** Scrolls at once, without the smooth scrolling of the page. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
