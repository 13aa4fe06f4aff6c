import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { type BlockExamples, EXAMPLE_NOW, examplePicture } from '#site/block-kit/examples.ts';
import { BackToTop } from '#site/ui/widgets/back-to-top.tsx';
import { blocks } from './registry.ts';

/* The numbers of the specification that are in settings and markup. Those of time and place are in the end-to-end tests. */

const modules = import.meta.glob<{ examples: BlockExamples<Record<string, unknown>, unknown> }>(
  '../blocks/*/*.examples.tsx',
  { eager: true },
);

/** A block as visitors get it: unless said otherwise with its default settings, and the data of its first example. */
function draw(name: string, props: Record<string, unknown> = {}, data?: object): string {
  const block = blocks.get(name);
  if (!block) throw new Error(`No block is called ${name}.`);
  const [example] = Object.values(modules[`../blocks/${name}/${name}.examples.tsx`]?.examples ?? {});
  return renderToStaticMarkup(
    block.View({
      id: 'one',
      props: { ...block.defaults, ...props },
      data: data ?? example?.data ?? null,
      now: EXAMPLE_NOW,
      editing: false,
      slot: () => null,
      picture: examplePicture,
    }),
  );
}

/** The properties of its first example that its defaults leave empty: what it shows. */
const shown = (name: string, ...names: string[]) => {
  const [example] = Object.values(modules[`../blocks/${name}/${name}.examples.tsx`]?.examples ?? {});
  return Object.fromEntries(names.map((key) => [key, example?.props?.[key]]));
};
const options = (html: string): unknown => {
  const [, json = '{}'] = /data-options="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"'));
};

describe('unless staff say otherwise', () => {
  test('a carousel shows three slides and moves one at a time', () => {
    expect(blocks.get('carousel')?.defaults).toMatchObject({ shown: { base: 3 }, step: { base: 1 } });
  });

  test('a carousel of listings changes every 3,000 ms within 300 ms, in 4, 2 (under 800 px) or 1 column (under 480 px)', () => {
    expect(blocks.get('listing-carousel')?.defaults.shown).toEqual({ base: 4, tablet: 2, mobile: 1 });
    expect(options(draw('listing-carousel'))).toMatchObject({
      interval: 3000,
      speed: 300,
      breakpoints: { tablet: 800, mobile: 480 },
    });
  });

  test('a picture slider changes every 5,000 ms within 600 ms', () => {
    expect(options(draw('image-slider', shown('image-slider', 'images')))).toMatchObject({
      interval: 5000,
      speed: 600,
    });
  });

  test('testimonials of agents change every 4,000 ms and have arrows from 769 px', () => {
    const html = draw('agent-testimonials', shown('agent-testimonials', 'testimonials'));
    expect(options(html)).toMatchObject({ interval: 4000 });
    expect(html).toContain('fr-carousel-arrows-769');
  });

  test('a tab shows within 400 ms, or at once with 0', () => {
    expect(draw('tabs')).toContain('--show:400ms');
    expect(draw('tabs', { show: 0 })).toContain('--show:0ms');
  });

  test('a pie chart is 220 px wide with a line of 10 px, drawn within 2,000 ms', () => {
    const html = draw('pie-chart');
    expect(html).toContain('viewBox="0 0 220 220"');
    expect(html).toContain('stroke-width="10"');
    expect(html).toContain('--grows:2000ms');
  });
});

test('a bar grows for 20 ms per percent', () => {
  const html = draw('stats-bars', { bars: [{ title: 'Sold', percent: 62, colour: '' }] });
  expect(html).toContain('--grows:1240ms');
});

test('the notice that the page goes on is for the first 100 px, the way back to its top for those after 300', () => {
  expect(draw('scroll-notice')).toContain('data-past-at="100"');
  expect(renderToStaticMarkup(<BackToTop />)).toContain('data-past-at="300"');
});

describe('the order dropdown', () => {
  it('leads to each order of a list', () => {
    const hrefs = [...draw('order-type', { of: 'sold' }).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['/sold', '/sold?sort=price-asc', '/sold?sort=price-desc']);
  });

  it('keeps the filters of the list that it is on, and begins at the first page', () => {
    const query = 'suburb=newtown-nsw-2042&beds=3&sort=price-desc&page=2';
    const on = (path: string) => draw('order-type', { of: 'buy' }, { path, query }).replaceAll('&amp;', '&');
    expect(on('/buy')).toContain('href="/buy?suburb=newtown-nsw-2042&beds=3"');
    expect(on('/buy')).toContain('href="/buy?suburb=newtown-nsw-2042&beds=3&sort=price-asc"');
    expect(on('/rent')).toContain('href="/buy?sort=price-asc"');
  });
});
