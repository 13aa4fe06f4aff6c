import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { widgetOf } from '#site/block-kit/loop/widget-id.ts';
import { makeLoopNonce } from '#site/builder/lists/edit-mode.ts';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import { atomically } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get, address } = await testSite({ limits: false });
const widget = widgetOf({ id: 'loop-000001' });
const filter = `e-filter-${widget}-type`;
let page = 0;

const PATH = '/wp-json/elementor-pro/v1/refresh-loop';
const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });

beforeAll(async () => {
  const rows = [1, 2, 3, 4, 5].map((id) =>
    testRow({
      id,
      propertyType: id < 3 ? 'Unit' : 'House',
      street: `Street ${id}`,
      streetNumber: String(id),
    }),
  );
  const sold = testRow({ id: 6, status: 'sold', street: 'Sold Street' });
  await atomically(payload, [...rows, sold].map(writePublicListing));
  purge(['listings']);
  const content = [
    block('loop-filter', 'filter-000001', { taxonomy: 'type' }),
    block('loop-filter', 'filter-000002', { taxonomy: 'beds', look: 'select' }),
    block('loop-grid', 'loop-000001', { perPage: 2, title: 'On the market', says: true }),
  ];
  page = (
    await payload.create({
      collection: 'pages',
      data: { title: 'Find', path: '/find', _status: 'published', design: { content, root: { props: {} } } },
    })
  ).id;
});

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(address + PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
};
const ask = (changes: object = {}) =>
  post({ post_id: page, widget_id: widget, pagination_base_url: '/find', ...changes });
const streets = (html: string) => [
  ...new Set([...html.matchAll(/(\d) Street \d/g)].map(([, number]) => Number(number))),
];

describe('the page itself, without JavaScript', () => {
  it('shows the first page with ways to the others and to each term', async () => {
    const { text } = await get('/find');
    expect(streets(text)).toEqual([5, 4]);
    expect(text).toContain('5 properties, page 1 of 3');
    expect(text).toContain(`href="/find?e-page-${widget}=2#loop-${widget}"`);
    expect(text).toContain(`href="/find?${filter}=unit#loop-${widget}"`);
    expect(text).toContain(`name="e-filter-${widget}-beds"`);
  });

  it('narrows and pages by its address, keeping what else is chosen', async () => {
    const { text } = await get(`/find?${filter}=house&e-page-${widget}=2&utm_source=mail`);
    expect(streets(text)).toEqual([3]);
    expect(text).toContain(`href="/find?${filter}=house#loop-${widget}"`);
    expect(text).toMatch(/aria-current="true"[^>]*>(<[^>]*>)*House/);
    expect(text).not.toContain('utm_source');
  });

  it('is kept for the addresses that its links lead to, and for no others', async () => {
    const cached = async (path: string) => {
      await get(path);
      return (await get(path)).headers.get('x-frontage-cache');
    };
    expect(await cached(`/find?${filter}=unit`)).toBe('hit');
    expect(await cached(`/find?${filter}=castle`)).toBe('miss');
    expect(await cached(`/find?e-page-${widget}=77`)).toBe('miss');
  });
});

describe('asked for again', () => {
  it('answers with the inside of the loop, with links of the page it is in', async () => {
    const { status, headers, json } = await ask({ pagination_base_url: `/find?e-page-${widget}=2` });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(Object.keys(json)).toEqual(['data']);
    expect(json.data).toMatch(/^<div class="elementor-widget-container"/);
    expect(json.data).toContain('elementor-loop-container');
    expect(streets(json.data)).toEqual([3, 2]);
    expect(json.data).toContain(`href="/find?e-page-${widget}=3#loop-${widget}"`);
  });

  it.each<[string, unknown, number[]]>([
    ['grouped', { taxonomy: { type: { terms: ['unit'], logicalJoin: 'AND' } } }, [2, 1]],
    ['in lists', { taxonomy: { type: [{ terms: ['unit'], logicalJoin: 'OR' }] } }, [2, 1]],
    ['with a prefix of its own', { product: { type: { terms: ['unit'] } } }, [2, 1]],
    [
      'each by itself',
      { a1: { filterType: 'taxonomy', filterData: { terms: ['unit'], selectedTaxonomy: 'type' } } },
      [2, 1],
    ],
    ['by leaving out', { taxonomy: { type: { terms: ['unit'], logicalJoin: 'NOT' } } }, [5, 4]],
    ['by any', { taxonomy: { type: { terms: ['unit', 'house'], logicalJoin: 'OR' } } }, [5, 4]],
    ['by all', { taxonomy: { type: { terms: ['unit', 'house'], logicalJoin: 'AND' } } }, []],
    ['by nothing', { taxonomy: { type: { terms: [] } } }, [5, 4]],
    ['by what nobody knows', { taxonomy: { type: { terms: ['castle'] } } }, []],
    ['by what is no term', { taxonomy: { type: { terms: ['<b>', {}] } } }, []],
    ['by another taxonomy', { taxonomy: { secret: { terms: ['x'] } } }, [5, 4]],
    ['wider than staff set it', { taxonomy: { channel: { terms: ['sold'] } } }, []],
  ])('narrows as old scripts say it: %s', async (_, widget_filters, expected) => {
    expect(streets((await ask({ widget_filters })).json.data)).toEqual(expected);
  });

  it('says the same answer from the cache, until something changes', async () => {
    const cache = async () =>
      (await ask({ widget_filters: { taxonomy: { type: { terms: ['house'] } } } })).headers.get(
        'x-frontage-cache',
      );
    await cache();
    expect(await cache()).toBe('hit');
    purge(['listings']);
    expect(await cache()).toBe('miss');
  });

  it.each<[string, unknown]>([
    ['another website', 'https://evil.example/find'],
    ['two slashes', '//evil.example/find'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', undefined],
    ['a number', 7],
    ['what is no address', 'http://['],
  ])('leads nowhere but to its own page, whatever the base names: %s', async (_, pagination_base_url) => {
    const { json } = await ask({ pagination_base_url });
    expect(json.data).toContain(`href="/find?e-page-${widget}=2#`);
    expect(json.data).not.toContain('evil');
  });
});

describe('what it refuses', () => {
  it.each<[string, unknown, number, string]>([
    ['no JSON', '{', 400, 'rest_invalid_json'],
    ['nothing', '', 400, 'rest_invalid_json'],
    ['no loop named', {}, 400, 'rest_missing_callback_param'],
    ['null', 'null', 400, 'rest_missing_callback_param'],
    ['a post that is none', { post_id: 'x', widget_id: widget }, 400, 'rest_missing_callback_param'],
    ['a widget that is none', { post_id: 1, widget_id: '../x' }, 400, 'rest_missing_callback_param'],
    ['no such page', { post_id: 99999, widget_id: widget }, 404, 'rest_post_invalid_id'],
    ['no such loop', { post_id: 1, widget_id: '0000000' }, 404, 'rest_post_invalid_id'],
    ['too much', { post_id: 1, widget_id: widget, more: 'x'.repeat(70_000) }, 413, 'rest_too_large'],
    ['too deep', '['.repeat(50) + ']'.repeat(50), 400, 'rest_invalid_json'],
    ['no such template', { post_id: 'template-9', widget_id: widget }, 404, 'rest_post_invalid_id'],
  ])('%s', async (_, body, status, code) => {
    const answer = await post(body);
    expect([answer.status, answer.json.code, answer.json.data.status]).toEqual([status, code, status]);
  });

  it('other methods, as WordPress does', async () => {
    const { status, text } = await get(PATH);
    expect([status, JSON.parse(text).code]).toEqual([404, 'rest_no_route']);
  });

  it('settings of visitors; staff with a nonce may try theirs', async () => {
    const widget_model = { settings: { source: 'listings', channel: 'sold', perPage: 5000 } };
    const tried = { is_edit_mode: true, widget_model };
    for (const nonce of ['', 'made-up', makeLoopNonce(Date.now() - 48 * 3600_000)]) {
      const { status, json } = await post(
        { post_id: page, widget_id: widget, ...tried },
        { 'X-WP-Nonce': nonce },
      );
      expect([status, json.code]).toEqual([403, 'rest_cookie_invalid_nonce']);
    }
    // Without edit mode what they send counts for nothing.
    expect((await ask({ widget_model })).json.data).not.toContain('Sold Street');
    const { status, json } = await post(
      { post_id: page, widget_id: widget, ...tried },
      { 'X-WP-Nonce': makeLoopNonce(Date.now()) },
    );
    expect(status).toBe(200);
    expect(json.data).toContain('Sold Street');
  });
});

describe('whatever is sent', () => {
  const odd = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      'unit',
      'house~unit',
      '!unit',
      "'; drop table pages; --",
      '<script>alert(1)</script>',
      '%00',
      '\u0000',
      '"onload="x',
    ),
    fc.integer().map(String),
  );
  const json = fc.oneof(odd, fc.jsonValue({ maxDepth: 4 }), fc.integer(), fc.constant(null));

  it('never fails, never shows more, and never puts a script into the page', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            widget_filters: fc.oneof(
              json,
              fc.dictionary(odd, fc.dictionary(odd, fc.record({ terms: fc.array(odd), logicalJoin: odd }))),
            ),
            pagination_base_url: fc.oneof(
              json,
              odd.map((text) => `/find?e-page-${widget}=${text}`),
              odd.map((text) => `/find?${filter}=${encodeURIComponent(text)}`),
            ),
            widget_model: json,
          },
          { requiredKeys: [] },
        ),
        async (body) => {
          const { status, text, json: answer } = await ask(body);
          expect(status).toBe(200);
          expect(text).not.toMatch(/<script|onload=|Sold Street/);
          expect(streets(answer.data).every((number) => number <= 5)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('the same of the page’s own address', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(odd, odd, async (chosen, at) => {
        const query = new URLSearchParams({ [filter]: chosen, [`e-page-${widget}`]: at, [at]: chosen });
        const { status, text } = await get(`/find?${query}`);
        expect(status).toBe(200);
        expect(text).not.toMatch(/<script>alert|onload="x|Sold Street/);
      }),
      { numRuns: 80 },
    );
  });
});
