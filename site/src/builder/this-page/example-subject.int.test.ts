import { expect, it } from 'vitest';
import { TEMPLATE_KINDS, type TemplateKind } from '#site/features/pages/template-kinds.ts';
import { testPayload } from '#site/testing/payload.ts';
import { blockService } from '../block-service.ts';
import { exampleContext } from './example-subject.ts';

const { payload } = await testPayload();
const kinds = Object.keys(TEMPLATE_KINDS) as TemplateKind[];
const about = (kind: TemplateKind) =>
  exampleContext({ payload, siteUrl: 'https://www.example.com.au', kind });

it('there is something to show a template with as soon as there is anything of its kind', async () => {
  const subjects = async () =>
    Object.fromEntries(
      await Promise.all(kinds.map(async (kind) => [kind, (await about(kind)).page?.kind ?? null])),
    );
  const always = { header: null, footer: null, archive: 'archive', 'not-found': 'not-found' };
  expect(await subjects()).toEqual({
    ...always,
    listing: null,
    agent: null,
    office: null,
    suburb: null,
    post: null,
  });

  const published = { _status: 'published' } as const;
  const office = await payload.create({ collection: 'offices', data: { name: 'Newtown', ...published } });
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Ada', office: office.id, ...published },
  });
  const listing = (method: 'buy' | 'rent', street: string) =>
    payload.create({
      collection: 'listings',
      data: {
        status: 'current',
        method,
        category: 'residential',
        propertyType: 'House',
        street,
        streetNumber: '1',
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
        agents: [agent.id],
        office: office.id,
        ...published,
      },
    });
  await payload.create({
    collection: 'posts',
    data: {
      title: 'Before you sell',
      author: agent.id,
      design: {
        content: [{ type: 'recent-sales', props: { id: 'recent-000001' } }],
        root: { props: {} },
      },
      ...published,
    },
  });
  const sale = await listing('buy', 'Sale Street');
  await listing('rent', 'Newer Street');
  expect(await subjects()).toEqual({
    ...always,
    listing: 'listing',
    agent: 'agent',
    office: 'office',
    suburb: 'suburb',
    post: 'post',
  });
  expect(await about('post')).toMatchObject({ path: '/news/before-you-sell', agent: agent.id });
  // A sale shows more of a listing's page than a rental; its agent and office come with it.
  expect(await about('listing')).toMatchObject({
    path: `/property/newtown-nsw-2042/1-sale-street/${sale.id}`,
    template: 'listing',
    listing: sale.id,
    agent: agent.id,
    office: office.id,
  });
});

it('is plain data: the editor gets just what a page draws', async () => {
  for (const kind of kinds) {
    const { page } = await about(kind);
    expect(page === undefined ? undefined : JSON.parse(JSON.stringify(page))).toEqual(page);
  }
});

it('reaches the editor for the blocks it asks about', async () => {
  const { data } = await blockService().load({
    payload,
    content: [
      { type: 'listing-price', props: { id: 'price' } },
      { type: 'agent-facts', props: { id: 'facts' } },
      { type: 'site-menu', props: { id: 'menu' } },
    ],
    context: { path: '/', template: 'listing' },
    now: Date.now(),
  });
  const kindOf = (id: string) => (data.get(id) as { kind: string } | null)?.kind;
  expect([kindOf('price'), kindOf('facts'), kindOf('menu')]).toEqual(['listing', undefined, 'site']);
});
