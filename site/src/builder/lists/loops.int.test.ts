import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockContext } from '#site/block-kit/block.ts';
import { widgetOf } from '#site/block-kit/loop/widget-id.ts';
import { load as loadLoopFilter } from '#site/blocks/loop-filter/load.ts';
import type { LoopFilterProps } from '#site/blocks/loop-filter/loop-filter.tsx';
import { loopFilter } from '#site/blocks/loop-filter/loop-filter.tsx';
import { load as loadLoopGrid } from '#site/blocks/loop-grid/load.ts';
import type { LoopData, LoopGridProps } from '#site/blocks/loop-grid/loop-grid.tsx';
import { LOOP_DEFAULTS } from '#site/blocks/loop-grid/loop-grid.tsx';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import { atomically, query } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { loadBlocks } from '../design/load-design.ts';
import { itemDesignsLoader } from '../this-item/load-item-designs.ts';

const { payload } = await testPayload();
const NOW = Date.parse('2026-11-21T00:00:00Z');
const widget = widgetOf({ id: 'loop-1' });
let office = 0;
let agent = 0;

beforeAll(async () => {
  office = (
    await payload.create({ collection: 'offices', data: { name: 'Inner West', _status: 'published' } })
  ).id;
  const people = ['Ada', 'Bo', 'Cy'].map((name, at) =>
    payload.create({
      collection: 'agents',
      data: { name, _status: 'published', office: at < 2 ? office : undefined },
    }),
  );
  agent = (await Promise.all(people))[0]?.id ?? 0;
  const day = (id: number) => `2026-11-${String(10 + id).padStart(2, '0')}T00:00:00.000Z`;
  const rows = [
    testRow({ id: 1, listedAt: day(1), price: 500_000, beds: 1, propertyType: 'Unit' }),
    testRow({ id: 2, listedAt: day(2), price: 900_000, beds: 2, propertyType: 'UNIT', office }),
    testRow({ id: 3, listedAt: day(3), price: 1_500_000, beds: 4, suburb: 'Enmore', postcode: '2042' }),
    testRow({ id: 4, listedAt: day(4), price: 2_500_000, beds: 5, features: ['Pool'], office }),
    testRow({ id: 5, listedAt: day(5), method: 'rent', price: undefined, rent: 700, beds: 2 }),
    testRow({ id: 6, status: 'sold', soldDate: '2026-10-01', listedAt: day(6) }),
  ];
  await atomically(payload, rows.map(writePublicListing));
  purge(['listings', 'agents', 'offices']);
});

const load = async ({
  props,
  address = '',
  context,
}: {
  props?: Partial<LoopGridProps>;
  address?: string;
  context?: Partial<BlockContext>;
} = {}) =>
  loadLoopGrid({
    payload,
    props: { ...LOOP_DEFAULTS, ...props, id: 'loop-1' },
    context: { path: '/find', query: new URLSearchParams(address.replaceAll('W', widget)), ...context },
    now: NOW,
    loadItemDesigns: itemDesignsLoader(loadBlocks),
  });
const idsOf = async (input: Parameters<typeof load>[0]) => (await load(input)).data.items.map(({ id }) => id);

describe('properties as staff describe them', () => {
  it.each<[string, Partial<LoopGridProps>, number[]]>([
    ['newest first', {}, [4, 3, 2, 1]],
    ['lowest price first', { listingOrder: 'price-asc' }, [1, 2, 3, 4]],
    ['for sale and for rent', { channel: 'current' }, [5, 4, 3, 2, 1]],
    ['sold', { channel: 'sold' }, [6]],
    ['a place', { places: 'Enmore' }, [3]],
    ['a place nobody knows shows nothing, not everything', { places: 'Atlantis' }, []],
    ['a type, however feeds write it', { types: 'unit' }, [2, 1]],
    ['a type nobody knows', { types: 'Castle' }, []],
    ['prices', { minPrice: 800_000, maxPrice: 2_000_000 }, [3, 2]],
    ['bedrooms', { beds: 4 }, [4, 3]],
    ['features', { features: 'Pool' }, [4]],
    ['all features', { features: 'Pool, Solar panels' }, []],
    ['those chosen, in their order', { whose: 'chosen', listings: [2, 99, 4] }, [2, 4]],
    ['nobody chosen shows nothing', { whose: 'people' }, []],
    ['the first left out', { offset: 1 }, [3, 2, 1]],
    ['two on a page', { perPage: 2 }, [4, 3]],
    ['a page of its own size, whatever is stored', { perPage: Number.NaN }, [4]],
  ])('%s', async (_, props, ids) => expect(await idsOf({ props })).toEqual(ids));

  it('of an office that is chosen, and of the one the page is about', async () => {
    expect(await idsOf({ props: { whose: 'people', listingOffices: [office] } })).toEqual([4, 2]);
    const props = { whose: 'page-office' as const };
    expect(await idsOf({ props, context: { office } })).toEqual([4, 2]);
    expect(await idsOf({ props })).toEqual([]);
  });

  it('of the suburb the page is about, without the property itself', async () => {
    const props = { whose: 'page-suburb' as const };
    expect(await idsOf({ props, context: { suburb: 'newtown-nsw-2042', listing: 4 } })).toEqual([2, 1]);
    expect(await idsOf({ props })).toEqual([]);
  });
});

describe('what the address narrows', () => {
  it.each<[string, string, number[]]>([
    ['one term', 'e-filter-W-type=unit', [2, 1]],
    ['any of several', 'e-filter-W-beds=5~4', [4, 3]],
    ['all of several', 'e-filter-W-beds=4%2B5', [4]],
    ['none of several', 'e-filter-W-type=!unit', [4, 3]],
    ['two filters', 'e-filter-W-type=unit&e-filter-W-beds=2', [2]],
    ['an office', 'e-filter-W-office=inner-west', [4, 2]],
    ['a term nobody knows is one that none has', 'e-filter-W-type=castle', []],
    ['an office nobody knows', 'e-filter-W-office=nowhere', []],
    ['an agent nobody knows', 'e-filter-W-agent=nobody', []],
    ['not what nobody knows', 'e-filter-W-type=!castle', [4, 3, 2, 1]],
    ['another taxonomy is none of it', 'e-filter-W-price=low', [4, 3, 2, 1]],
    ['another loop', 'e-filter-0000000-type=unit', [4, 3, 2, 1]],
    ['never wider than staff set it', 'e-filter-W-channel=sold', []],
    ['nor by leaving something out', 'e-filter-W-channel=!buy', []],
    ['a page past the end is the last one', 'e-page-W=99', [4, 3, 2, 1]],
  ])('%s', async (_, address, ids) => expect(await idsOf({ address })).toEqual(ids));

  it('joins filters as staff set it', async () => {
    const address = 'e-filter-W-type=unit&e-filter-W-beds=5';
    expect(await idsOf({ address, props: { join: 'AND' } })).toEqual([]);
    expect(await idsOf({ address, props: { join: 'OR' } })).toEqual([4, 2, 1]);
    expect(await idsOf({ address, props: { join: 'DISABLED' } })).toEqual([4]);
  });

  it('pages, with what the pager says', async () => {
    const { data } = await load({ props: { perPage: 3 }, address: 'e-page-W=2' });
    expect(data).toMatchObject({ page: 2, pages: 2, total: 4, more: false });
    expect(data.items.map(({ id }) => id)).toEqual([1]);
  });

  it('shows all up to its page where visitors add to it; that page alone where it is fetched so', async () => {
    const props = { perPage: 1, pager: 'load-more' } as const;
    const third = { props, address: 'e-page-W=3' };
    expect(await idsOf(third)).toEqual([4, 3, 2]);
    expect((await load(third)).data).toMatchObject({ page: 3, pages: 4, total: 4, state: { page: 3 } });
    expect(await idsOf({ ...third, context: { alone: 'loop-1' } })).toEqual([2]);
    expect(await idsOf({ ...third, context: { alone: 'another' } })).toEqual([4, 3, 2]);
    const past = await load({ props, address: 'e-page-W=9' });
    expect(past).toMatchObject({ isRare: true, data: { page: 4, pages: 4 } });
    expect(past.data.items).toHaveLength(4);
    // Not without end.
    expect(await idsOf({ props, address: 'e-page-W=97' })).toEqual([1]);
  });

  it('keeps no answer to what no link leads to', async () => {
    const isRare = async (address: string) => (await load({ address })).isRare;
    expect(await isRare('e-filter-W-type=unit')).toBe(false);
    for (const address of ['e-page-W=99', 'e-filter-W-type=castle', 'e-filter-W-beds=1~2~3~4~5'])
      expect(await isRare(address), address).toBe(true);
  });
});

it('other sources, narrowed and in order', async () => {
  const names = async (props: Partial<LoopGridProps>, address = '') =>
    (await load({ props, address })).data.items.map((item) =>
      item.kind === 'agents' ? item.agent.name : item.kind === 'offices' ? item.office.name : '',
    );
  expect((await names({ source: 'agents' })).sort()).toEqual(['Ada', 'Bo', 'Cy']);
  expect(await names({ source: 'agents', peopleOrder: 'title' }, 'e-filter-W-office=inner-west')).toEqual([
    'Ada',
    'Bo',
  ]);
  expect(await names({ source: 'agents', who: 'chosen', people: [agent] })).toEqual(['Ada']);
  expect(await names({ source: 'agents', who: 'page-office' })).toEqual([]);
  expect(await names({ source: 'offices' })).toEqual(['Inner West']);
});

it('pages below an address, and testimonials from wherever they stand', async () => {
  const said = (quote: string, about: number[]) => ({ quote, author: 'A seller', agent: about });
  const design = {
    root: { props: {} },
    content: [
      {
        type: 'agent-testimonials',
        props: { id: 'said', testimonials: [said('Quick.', [agent]), said('Kind.', []), said('Kind.', [])] },
      },
    ],
  };
  for (const path of ['/suburbs/newtown', '/suburbs/enmore', '/about'])
    await payload.create({
      collection: 'pages',
      data: { title: path, path, design: path === '/about' ? design : null, _status: 'published' },
    });
  const titles = async (context: Partial<BlockContext>) =>
    (await load({ props: { source: 'pages' }, context })).data.items.map((item) =>
      item.kind === 'pages' ? item.page.path : '',
    );
  expect(await titles({ path: '/suburbs' })).toEqual(['/suburbs/enmore', '/suburbs/newtown']);
  expect(await titles({ path: '/about' })).toEqual([]);
  const quotes = async (props: Partial<LoopGridProps>, context?: Partial<BlockContext>) =>
    (await load({ props: { source: 'testimonials', ...props }, context })).data.items.map((item) =>
      item.kind === 'testimonials' ? item.testimonial.quote : '',
    );
  expect(await quotes({})).toEqual(['Quick.', 'Kind.']);
  expect(await quotes({ aboutWhom: 'page-agent' }, { agent })).toEqual(['Quick.']);
  expect(await quotes({ aboutWhom: 'page-agent' })).toEqual([]);
});

it('a loop leaves out what those above it show, and none waits for it without need', async () => {
  const node = (id: string, props: Partial<LoopGridProps>) => ({
    type: 'loop-grid',
    props: { ...LOOP_DEFAULTS, ...props, id },
  });
  const { data } = await loadBlocks({
    payload,
    content: [
      node('first', { perPage: 1 }),
      node('second', { perPage: 2, leaveOutShown: true }),
      node('third', { leaveOutShown: true }),
      node('fourth', {}),
    ],
    context: { path: '/find' },
    now: NOW,
  });
  const shown = [...data.values()].map((each) => (each as LoopData).items.map(({ id }) => id));
  expect(shown).toEqual([[4], [3, 2], [1], [4, 3, 2, 1]]);
});

describe('a filter of the loop', () => {
  const terms = async (props: Partial<LoopFilterProps>, loop: Partial<LoopGridProps> = {}) => {
    const content = [{ type: 'loop-grid', props: { ...LOOP_DEFAULTS, ...loop, id: 'loop-1' } }];
    const { data } = await loadLoopFilter({
      payload,
      props: { ...loopFilter.defaults, ...props, id: 'filter-1' },
      context: { path: '/find', content },
      now: NOW,
    });
    return data?.terms.map(({ term, label, count }) => `${term} ${label} ${count}`);
  };

  it.each<[string, string[]]>([
    ['type', ['house House 2', 'unit Unit 2']],
    ['suburb', ['enmore-nsw-2042 Enmore NSW 2042 1', 'newtown-nsw-2042 Newtown NSW 2042 3']],
    ['beds', ['1 1+ bedrooms 4', '2 2+ bedrooms 3', '3 3+ bedrooms 2', '4 4+ bedrooms 2', '5 5+ bedrooms 1']],
    ['channel', ['buy For sale 4']],
    ['office', ['inner-west Inner West 2']],
    ['feature', ['air-conditioning Air conditioning 3', 'pool Pool 1', 'solar-panels Solar panels 3']],
    ['agent', []],
  ])('offers each %s that the loop has', async (taxonomy, expected) =>
    expect(
      (await terms({ taxonomy }))?.map((term) => (taxonomy === 'type' ? term.replace('UNIT', 'Unit') : term)),
    ).toEqual(expected),
  );

  it('finds nothing where the loop is not divided like that, or is not there', async () => {
    expect(await terms({ taxonomy: 'state' })).toBeUndefined();
    expect(await terms({ loop: 'gone' })).toBeUndefined();
    expect(await terms({ taxonomy: 'office' }, { source: 'agents' })).toEqual(['inner-west Inner West 2']);
  });
});

it('an item template is loaded once, and each item is in it with its own words', async () => {
  const template = await payload.create({
    collection: 'item-templates',
    data: {
      name: 'Small',
      source: 'listings',
      _status: 'published',
      design: {
        root: { props: {} },
        content: [
          { type: 'heading', props: { id: 'words', text: '{suburb} for {price}' } },
          {
            type: 'button',
            props: {
              id: 'way',
              buttons: [{ label: 'See {street}', link: { href: '#item' }, variant: 'primary' }],
            },
          },
          { type: 'item-picture', props: { id: 'picture' } },
          { type: 'loop-grid', props: { id: 'within' } },
        ],
      },
    },
  });
  const { data } = await load({ props: { template: [template.id] } });
  expect(data.designs).toHaveLength(4);
  const [first] = data.designs ?? [];
  const words = first?.content.find(({ type }) => type === 'heading');
  expect(words?.props.text).toBe('Newtown for $2,500,000');
  expect(first?.content.find(({ type }) => type === 'button')?.props.buttons).toMatchObject([
    { label: 'See 12 Example Street', link: { href: '/property/newtown-nsw-2042/12-example-street/4' } },
  ]);
  const drawn = Object.keys(first?.data ?? {});
  expect(drawn.some((id) => id.endsWith('-within'))).toBe(false);
  expect(first?.data[drawn.find((id) => id.endsWith('-picture')) ?? '']).toMatchObject({ id: 4 });
  // One for other things does not count, and neither does one that is gone.
  expect((await load({ props: { template: [template.id], source: 'agents' } })).data.designs).toBeNull();
  expect((await load({ props: { template: [9999] } })).data.designs).toBeNull();
  await query(payload, sql`update item_templates set _status = 'draft'`);
  purge(['templates']);
  expect((await load({ props: { template: [template.id] } })).data.designs).toBeNull();
});
