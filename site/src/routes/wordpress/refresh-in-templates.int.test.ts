import { beforeAll, expect, it } from 'vitest';
import { widgetOf } from '#site/block-kit/loop/widget-id.ts';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import { atomically } from '#site/server/database.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { purge } from '#site/server/purge.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get, address } = await testSite({ limits: false });
const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const design = (...content: object[]) => ({ content, root: { props: {} } });
const published = { _status: 'published' } as const;
const ids = { template: 0, item: 0 };

beforeAll(async () => {
  const offices = await Promise.all(
    ['Newtown', 'Fremantle'].map((name) =>
      payload.create({ collection: 'offices', data: { name, slug: name.toLowerCase(), ...published } }),
    ),
  );
  const rows = [1, 2, 3, 4].map((id) =>
    testRow({ id, street: `Street ${id}`, office: offices[id < 4 ? 0 : 1]?.id }),
  );
  await atomically(payload, rows.map(writePublicListing));
  purge(['listings']);
  ids.template = (
    await payload.create({
      collection: 'templates',
      data: {
        kind: 'office',
        design: design(block('loop-grid', 'loop-000001', { whose: 'page-office', perPage: 2 })),
        ...published,
      },
    })
  ).id;
  ids.item = (
    await payload.create({
      collection: 'item-templates',
      data: {
        name: 'Small',
        source: 'listings',
        design: design(
          block('item-price', 'price-000001'),
          block('heading', 'words-000001', { text: 'At {street} <b>' }),
        ),
      },
      draft: true,
    })
  ).id;
});

const streets = (html: string) => [...new Set([...html.matchAll(/Street (\d)/g)].map(([, at]) => at))];

it('a loop in a template shows what belongs to the page around it, asked for again too', async () => {
  const { text } = await get('/offices/newtown');
  expect(streets(text)).toEqual(['3', '2']);
  const [, widget = ''] = /data-id="([0-9a-f]{7})"/.exec(text) ?? [];
  expect(widget).toBe(widgetOf({ id: `t${ids.template}-loop-000001` }));
  expect(text).toContain(`data-place="template-${ids.template}"`);
  const ask = async (base: string) => {
    const answer = await fetch(`${address}/wp-json/elementor-pro/v1/refresh-loop`, {
      method: 'POST',
      body: JSON.stringify({
        post_id: `template-${ids.template}`,
        widget_id: widget,
        pagination_base_url: base,
      }),
    });
    return { status: answer.status, data: String((await answer.json()).data) };
  };
  const second = await ask(`https://www.example.com.au/offices/newtown?e-page-${widget}=2`);
  expect(streets(second.data)).toEqual(['1']);
  expect(second.data).toContain('href="/offices/newtown#loop-');
  expect(streets((await ask('/offices/fremantle')).data)).toEqual(['4']);
  // Only of pages there are.
  for (const base of ['/offices/nowhere', '/agents/newtown', '/', '//offices/newtown/../..'])
    expect((await ask(base)).status, base).toBe(404);
});

it('a loop in a popup goes on in place, about the page that the popup is on', async () => {
  const content = [
    block('loop-grid', 'loop-000002', { whose: 'page-office', perPage: 2 }),
    block('loop-grid', 'loop-000003', { perPage: 3 }),
  ];
  const { id } = await payload.create({
    collection: 'popups',
    data: { name: 'More', showOn: [{ place: 'offices' }], design: design(...content), ...published },
  });
  const place = `popup-${id}`;
  const { text } = await get('/offices/newtown');
  expect(text.match(new RegExp(`data-place="${place}"`, 'g'))).toHaveLength(2);
  const ask = async (block: string, base: string) => {
    const widget = widgetOf({ id: `p${id}-${block}` });
    const answer = await fetch(`${address}/wp-json/elementor-pro/v1/refresh-loop`, {
      method: 'POST',
      body: JSON.stringify({
        post_id: place,
        widget_id: widget,
        pagination_base_url: `${base}?e-page-${widget}=2`,
      }),
    });
    return streets(String((await answer.json()).data));
  };
  expect(await ask('loop-000002', '/offices/newtown')).toEqual(['1']);
  expect(await ask('loop-000002', '/')).toEqual([]);
  expect(await ask('loop-000003', '/')).toEqual(['1']);
  // As a page of its own, its links lead to further pages without JavaScript.
  const widget = widgetOf({ id: `p${id}-loop-000003` });
  const own = await get(`/popups/${id}?e-page-${widget}=2`);
  expect(own.text).toContain(`href="/popups/${id}#loop-${widget}"`);
  await payload.update({ collection: 'popups', id, data: { _status: 'draft' } });
  expect(await ask('loop-000003', '/')).toEqual([]);
});

it('its links hold nothing of one visitor, since the page is kept for all', async () => {
  // Nobody has asked for it since: what this visitor gets is what is kept.
  purge(['listings']);
  const { text } = await get(
    '/offices/newtown?form=reset_password&e=zoe%40example.com&t=secret-token&msclkid=abc123',
  );
  expect(text).toMatch(/href="\/offices\/newtown\?e-page-[0-9a-f]{7}=2#loop-/);
  expect(text).not.toMatch(/secret-token|abc123/);
});

it('an item template is tried with the first of what it shows, its words escaped', async () => {
  const path = previewPath({ collection: 'item-templates', id: ids.item, now: Date.now() });
  const { status, text } = await get(path);
  expect(status).toBe(200);
  expect(text).toContain('At 12 Street 4 &lt;b&gt;');
  expect(text.match(/\$1,250,000/g)).toHaveLength(3);
  expect((await get(`/preview/item-templates/${ids.item}?t=made-up`)).status).toBe(404);
});
