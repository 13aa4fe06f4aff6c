import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePicture } from '#site/features/feeds/store-picture.ts';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';
import { TEN_BLOCKS } from '#site/testing/ten-blocks.ts';

const { payload, get } = await testSite();

const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const publish = (path: string, content: object[]) =>
  payload.create({
    collection: 'pages',
    data: { title: 'Our fees', path, _status: 'published', design: { content, root: { props: {} } } },
  });

beforeAll(async () => {
  await publish('/sell', [block('text', 'text-000001', { html: '<p>All about selling.</p>' })]);
  await publish('/sell/fees', [
    block('breadcrumbs', 'crumbs-000001'),
    block('heading', 'heading-000001', { text: 'Our fees', level: '1' }),
    block('table-of-contents', 'contents-000001'),
    block('heading', 'heading-000002', { text: 'Selling' }),
    block('text', 'text-000001', {
      html: '<h3>By auction</h3><p onclick="x()">Plain.</p><script>alert(1)</script>',
    }),
    block('button', 'button-000001', {
      buttons: [{ label: 'Press me', link: { href: 'javascript:alert(1)' }, variant: 'primary' }],
    }),
    block('faq', 'faq-000001', {
      items: [{ question: 'Is it <b>much</b>?', answer: '<p>No</p></script><script>alert(1)</script>' }],
    }),
    block('video', 'video-000001', { link: { href: 'https://youtu.be/dQw4w9WgXcQ' }, title: 'A video' }),
    block('no-such-block', 'unknown-000001', { text: 'From a later version' }),
  ]);
});

describe('a page that staff built', () => {
  it('of ten kinds of block loads no script but what every page does', async () => {
    await publish('/ten-blocks', TEN_BLOCKS);
    const { text } = await get('/ten-blocks');
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    for (const shown of ['Selling with us', 'Photography', 'Thinking of selling?', 'A point to compare'])
      expect(main).toContain(shown);
    expect(main).not.toMatch(/<fr-island|data-behaviour|<script(?! type="application)/);
  });

  it('shows its blocks, the table of contents with links that lead to the headings', async () => {
    const { status, text } = await get('/sell/fees');
    expect(status).toBe(200);
    for (const [id, words] of [
      ['selling-000002', 'Selling'],
      ['by-auction-000001', 'By auction'],
    ]) {
      expect(text).toContain(`href="#${id}"`);
      expect(text).toMatch(new RegExp(`<h[23] id="${id}"[^>]*>${words}`));
    }
    expect(text).not.toContain('href="#our-fees');
    expect(text).toContain('<a href="/sell"');
    expect(text).not.toContain('From a later version');
  });

  it('holds nothing that runs, and nothing from outside before it is asked for', async () => {
    const { text } = await get('/sell/fees');
    expect(text).not.toMatch(/alert\(1\)|onclick|javascript:|<iframe/);
    expect(text).not.toContain('Press me');
    expect(text).toContain('data-behaviour="video-player"');
  });

  it('tells search engines the way to it and its questions', async () => {
    const { text } = await get('/sell/fees');
    const said = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(String(json)),
    );
    expect(said.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${TEST_SITE_URL}/` },
      { '@type': 'ListItem', position: 2, name: 'Our fees', item: `${TEST_SITE_URL}/sell` },
      { '@type': 'ListItem', position: 3, name: 'Our fees' },
    ]);
    expect(said.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Is it <b>much</b>?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>No</p>' },
      },
    ]);
  });

  it('says where pictures are not to open over the page', async () => {
    expect((await get('/sell')).text).not.toContain('data-picture-lightbox');
    await payload.updateGlobal({ slug: 'settings', data: { pictureLightbox: false } });
    expect((await get('/sell')).text).toContain('data-picture-lightbox="off"');
  });
});

describe('the front page', () => {
  const isAgency = (text: string) => text.includes('"@type":"RealEstateAgent"');

  it('is the program’s own until staff publish one, and again when that is gone', async () => {
    const own = (await get('/')).text;
    expect(own).toContain('New properties coming soon');
    const { id } = await publish('/', [
      block('heading', 'heading-000003', { text: 'Homes by the river', level: '1' }),
    ]);
    const theirs = (await get('/')).text;
    expect(theirs).toContain('Homes by the river');
    expect(theirs).not.toContain('New properties coming soon');
    expect([isAgency(own), isAgency(theirs)]).toEqual([true, true]);
    await payload.delete({ collection: 'pages', id });
    expect((await get('/')).text).toContain('New properties coming soon');
  });
});

describe('a picture behind the first section', () => {
  it('is fetched at once, under its shade; one further down waits', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#456' } })
      .webp()
      .toBuffer();
    const { media } = await storePicture({ payload, bytes: picture });
    const pictured = { background: 'image', image: { id: media }, shade: 'side' };
    await publish('/pictured', [
      block('section', 'section-000001', { ...pictured, first: true }),
      block('section', 'section-000002', pictured),
    ]);
    const { text } = await get('/pictured');
    const [first, second] = [...text.matchAll(/<div class="fr-background".*?<img[^>]*>/gs)].map(
      ([found]) => found,
    );
    expect(first).toMatch(/loading="eager".*fetchPriority="high"/i);
    expect(second).toContain('loading="lazy"');
    expect(text.match(/class="fr-shade-side"/g)).toHaveLength(2);
  });
});

describe('an embed', () => {
  const booking = { link: 'https://calendly.com/vale/appraisal', title: 'Book an appraisal' };
  const frames = async (path: string) =>
    /frame-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];

  it('is shown where administrators allow its service, and nothing is asked for before a click', async () => {
    await publish('/book', [block('embed', 'embed-000001', booking)]);
    expect((await get('/book')).text).not.toContain('calendly.com');
    await payload.updateGlobal({ slug: 'settings', data: { embedProviders: ['calendly'] } });
    const { text } = await get('/book');
    expect(text).toContain('Show content from Calendly');
    expect(text).toContain('data-player="https://calendly.com/vale/appraisal?');
    expect(text).not.toContain('<iframe');
  });

  it('adds its website to the policy of its page alone', async () => {
    expect(await frames('/book')).toContain('https://calendly.com');
    expect(await frames('/sell')).not.toContain('calendly');
  });

  it('stands in a sandbox where it is shown at once', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { embedProviders: ['2apply'] } });
    const link = '<iframe src="https://app.2apply.com.au/form?a=1&amp;b=2"></iframe>';
    await publish('/apply', [block('embed', 'embed-000002', { link, title: 'Apply', opens: 'once' })]);
    const { text } = await get('/apply');
    expect(text).toMatch(
      /<iframe src="https:\/\/app\.2apply\.com\.au\/form\?a=1&amp;b=2" title="Apply" sandbox="/,
    );
    expect(text).not.toContain('allow-top-navigation');
  });
});

describe('a landing page', () => {
  it('goes without header and footer, but not without the way past them and the legal links', async () => {
    await payload.create({
      collection: 'pages',
      data: {
        ...{ title: 'Landing', path: '/landing', _status: 'published', hideHeader: true, hideFooter: true },
        design: { content: [block('heading', 'heading-000009', { text: 'One offer' })], root: { props: {} } },
      },
    });
    const { text } = await get('/landing');
    expect(text).toContain('One offer');
    expect(text).not.toContain('fr-header');
    expect(text).not.toContain('aria-label="Footer"');
    for (const path of ['/privacy', '/terms', '/complaints']) expect(text).toContain(`href="${path}"`);
    expect((await get('/sell')).text).toContain('fr-header');
  });
});
