import { describe, expect, it } from 'vitest';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();

describe('the home page', () => {
  it('is rendered once and served from the page cache after that', async () => {
    const address = `${site.url}/?from=${Date.now()}`;
    const first = await fetch(address);
    const second = await fetch(address);
    expect([first.status, first.headers.get('x-frontage-cache')]).toEqual([200, 'miss']);
    expect([second.status, second.headers.get('x-frontage-cache')]).toEqual([200, 'hit']);
    expect(await second.text()).toBe(await first.text());
  });

  it('shows without an error, breaks no content security policy and requests nothing from outside', async () => {
    const tab = await browser.open();
    const response = await tab.page.goto(site.url, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(await tab.page.locator('h1').count()).toBe(1);
    expect(tab.problems).toEqual([]);
    await tab.close();
  });
});

describe('the addresses for monitoring', () => {
  it.each(['/healthz', '/readyz'])('%s says ok', async (path) => {
    const response = await fetch(site.url + path);
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
  });
});
