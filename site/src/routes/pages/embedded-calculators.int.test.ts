import { describe, expect, it } from 'vitest';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

const { payload, get, address } = await testSite();

describe('a calculator on another website', () => {
  it.each([
    'home-loan',
    'cost-of-buying',
    'rent',
    'borrowing-power',
    'rental-yield',
    'selling-costs',
    'rent-or-buy',
  ])('%s stands alone in a frame that any website may show', async (name) => {
    const { status, headers, text } = await get(`/embed/calculators/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *;');
    expect(text).toContain(`action="/embed/calculators/${name}#`);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}/calculators/${name}"/>`);
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toMatch(/<header|<footer|data-popup/);
    expect(text).not.toMatch(/<a (?![^>]*target="_blank")[^>]*href="\//);
  });

  it('works out what its form holds', async () => {
    const { text } = await get('/embed/calculators/rent?rent=700&per=week');
    expect(text).toContain('$1,400.00');
  });

  it('is not shown on a website that staff have blocked', async () => {
    await payload.create({ collection: 'blocked-hosts', data: { host: 'bad.example' } });
    const from = (referer: string) =>
      fetch(`${address}/embed/calculators/rent`, { headers: { referer } }).then(({ status }) => status);
    expect(await from('https://www.bad.example/page')).toBe(403);
    expect(await from('https://good.example/')).toBe(200);
  });

  it('leaves every other page to this website', async () => {
    for (const path of ['/calculators/rent', '/buy', '/forms/contact-agency'])
      expect((await get(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await get('/embed/calculators/nothing')).status).toBe(404);
  });
});
