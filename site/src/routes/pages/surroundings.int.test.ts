import { beforeAll, expect, it } from 'vitest';
import { surroundingsAddress } from '#site/builder/surroundings-address.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite();
const BOTH = { header: true, footer: true };

beforeAll(async () => {
  await payload.updateGlobal({
    slug: 'header',
    data: { links: [{ label: 'Sell with us', url: '/sell' }] },
  });
});

const heading = (text: string) => ({ content: [{ type: 'heading', props: { id: 'h', text } }], root: {} });
const current = '<a href="/sell" aria-current="page"';

it('is the header and footer that visitors see at that path, around nothing', async () => {
  const { status, text, headers } = await get(surroundingsAddress({ path: '/sell', ...BOTH }));
  expect(status).toBe(200);
  expect(text).toContain('<header');
  expect(text).toContain('<footer');
  expect(text).toContain(current);
  expect(text).toMatch(/<main[^>]*><\/main>/);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await get(surroundingsAddress({ path: '/about', ...BOTH }))).text).not.toContain(current);
});

it('goes without what the page goes without; the legal links stay', async () => {
  const { text } = await get(surroundingsAddress({ path: '/sell', header: false, footer: false }));
  expect(text).not.toContain('<header');
  expect(text).not.toContain('aria-label="Footer"');
  expect(text).toContain('href="/privacy"');
});

it.each(['', 'about', '//elsewhere.example', `/${'a'.repeat(600)}`])(
  'is that of the front page for “%s”',
  async (path) => {
    const { status, text } = await get(surroundingsAddress({ path, ...BOTH }));
    expect(status).toBe(200);
    expect(text).not.toContain(current);
  },
);

it('has the published template for that path and names it, and no draft', async () => {
  const template = await payload.create({
    collection: 'templates',
    data: {
      ...{ kind: 'header', name: 'For sellers', _status: 'published', order: 1 },
      ...{ appliesTo: 'some', conditions: { paths: ['/sell'] } },
      design: heading('Header for sellers'),
    },
  });
  await payload.update({
    collection: 'templates',
    id: template.id,
    draft: true,
    data: { design: heading('Not published') },
  });
  const { text } = await get(surroundingsAddress({ path: '/sell', ...BOTH }));
  expect(text).toContain(`data-template-id="${template.id}"`);
  expect(text).toContain('Header for sellers');
  expect(text).not.toContain('Not published');
  expect((await get(surroundingsAddress({ path: '/about', ...BOTH }))).text).not.toContain(
    'Header for sellers',
  );

  // The preview of a page has the header of its own path as well.
  const { id } = await payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Sell', path: '/sell', design: heading('Sell') },
  });
  const preview = await get(previewPath({ collection: 'pages', id, now: Date.now() }));
  expect(preview.text).toContain('Header for sellers');
});
