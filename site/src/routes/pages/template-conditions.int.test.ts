import { createLocalReq, type PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { examplesEndpoint } from '#site/builder/editor/examples-endpoint.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import type { Template } from '#site/payload-types.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { templateSite, words } from '#site/testing/templates.ts';

/* @postgres: conditions of templates are rows of other tables. */

const { payload, get, store, ids, paths } = await templateSite();
type Conditions = NonNullable<Template['conditions']>;

/** A published template with this text, for pages that match; it is tried by its order. */
const storeFor = (kind: TemplateKind, text: string, conditions: Conditions, order = 10) =>
  store(kind, [words(text)], 'published', { appliesTo: 'some', conditions, order });
const shown = async (path: string) =>
  (await get(path)).text.match(/data-template-id="(\d+)"/)?.[1] ?? 'built-in';

describe('a listing’s page', () => {
  it('is made with the first template whose conditions fit, by order', async () => {
    const all = await store('listing', [words('All')]);
    expect(await shown(paths.listing)).toBe(String(all));
    const second = await storeFor('listing', 'Second', { categories: ['residential'] }, 20);
    expect(await shown(paths.listing)).toBe(String(second));
    const first = await storeFor('listing', 'First', { agents: [ids.agent], suburbs: ['Newtown'] }, 10);
    expect(await shown(paths.listing)).toBe(String(first));
    await storeFor('listing', 'Elsewhere', { suburbs: ['Enmore'] }, 1);
    expect(await shown(paths.listing)).toBe(String(first));
    await payload.update({ collection: 'templates', id: second, data: { order: 5 } });
    expect(await shown(paths.listing)).toBe(String(second));
    await payload.delete({ collection: 'templates', id: second });
    await payload.update({ collection: 'templates', id: first, data: { _status: 'draft' } });
    expect(await shown(paths.listing)).toBe(String(all));
  });

  it('changes its template as soon as the listing does', async () => {
    const sold = await storeFor('listing', 'Sold', { statuses: ['sold'] });
    const offered = await storeFor('listing', 'Under offer', { statuses: ['under-offer'] });
    const change = (data: object) => payload.update({ collection: 'listings', id: ids.listing, data });
    expect(await shown(paths.listing)).toBe('built-in');
    expect((await get(paths.listing)).headers.get('x-frontage-cache')).toBe('hit');
    await change({ underOffer: true });
    expect(await shown(paths.listing)).toBe(String(offered));
    await change({ underOffer: false, status: 'sold' });
    expect(await shown(paths.listing)).toBe(String(sold));
    await change({ status: 'current' });
    expect(await shown(paths.listing)).toBe('built-in');
  });

  it('shows a listing’s hidden suburb to no condition', async () => {
    await storeFor('listing', 'Newtown', { suburbs: ['Newtown NSW 2042'] });
    await payload.update({ collection: 'listings', id: ids.listing, data: { suburbHidden: true } });
    const path = `/property/nsw/address-on-request/${ids.listing}`;
    const { location } = await get(paths.listing);
    expect(await shown(location ?? path)).toBe('built-in');
    await payload.update({ collection: 'listings', id: ids.listing, data: { suburbHidden: false } });
  });
});

it.each<[TemplateKind, string, string, () => Conditions]>([
  ['agent', '/agents/ada', '/agents/bo', () => ({ agents: [ids.agent] })],
  ['office', '/offices/newtown', '', () => ({ offices: [ids.office] })],
  ['suburb', '/suburbs/nsw/newtown-2042', '', () => ({ suburbs: ['Newtown'] })],
  ['post', '/news/before-you-sell', '/news/before-you-buy', () => ({ newsCategories: [ids.category] })],
  ['post', '/news/before-you-sell', '/news/before-you-buy', () => ({ agents: [ids.agent] })],
  ['post', '/news/before-you-sell', '/news/before-you-buy', () => ({ offices: [ids.office] })],
  ['archive', '/rent', '/buy', () => ({ statuses: ['rent'] })],
  ['archive', '/buy?suburb=newtown-nsw-2042', '/buy', () => ({ suburbs: ['newtown'] })],
  ['archive', '/rural', '/buy', () => ({ categories: ['rural'] })],
  ['not-found', '/property/nowhere', '/nowhere', () => ({ paths: ['/property'] })],
  ['header', '/agents', '/offices', () => ({ paths: ['/agents'] })],
  ['footer', '/offices/newtown', '/agents', () => ({ paths: ['/offices', '/buy'] })],
])(
  'a template “%s” is used at %s, which matches its condition',
  async (kind, there, elsewhere, conditions) => {
    const id = await storeFor(kind, 'For some', conditions());
    expect(await shown(there)).toBe(String(id));
    if (elsewhere) expect(await shown(elsewhere)).toBe('built-in');
  },
);

it('one that is for some pages needs a condition before it is published, and is for none without', async () => {
  const draft = await store('listing', [words('Some')], 'draft', { appliesTo: 'some' });
  await expect(
    payload.update({ collection: 'templates', id: draft, data: { _status: 'published' } }),
  ).rejects.toThrow(/Used on/);
  const leaving = await payload.create({
    collection: 'agents',
    data: { name: 'Cy', slug: 'cy', _status: 'published' },
  });
  const id = await storeFor('listing', 'Of Cy', { agents: [leaving.id] });
  await payload.delete({ collection: 'agents', id: leaving.id });
  expect(await payload.findByID({ collection: 'templates', id, depth: 0 })).toMatchObject({
    appliesTo: 'some',
  });
  expect(await shown(paths.listing)).toBe('built-in');
});

it('a template without a name is called after what it replaces', async () => {
  const nameOf = async (id: number) => (await payload.findByID({ collection: 'templates', id })).name;
  expect(await nameOf(await store('suburb', [words('One')]))).toBe('Suburb page');
  expect(await nameOf(await store('suburb', [words('Two')], 'draft', { name: 'Inner west' }))).toBe(
    'Inner west',
  );
});

describe('a template that is being made', () => {
  const preview = async (id: number, example = '') =>
    (await get(`${previewPath({ collection: 'templates', id, now: Date.now() })}${example}`)).text;

  it('is previewed on the first page that it is for, or on the one that was chosen', async () => {
    const content = [words('About {agent}')];
    const id = await store('agent', content, 'draft', {
      appliesTo: 'some',
      conditions: { agents: [ids.other] },
    });
    expect(await preview(id)).toContain('About Bo');
    expect(await preview(id, `&example=${ids.agent}`)).toContain('About Ada');
    expect(await preview(id, '&example=99999999999999')).toContain('About Ada');
  });

  it('lists what it can be shown with, those that match first, for staff alone', async () => {
    const conditions = { agents: [ids.other] };
    const id = await store('agent', [words('Hi')], 'draft', { appliesTo: 'some', conditions });
    const ask = async (query: object, user: object | null) => {
      const req = await createLocalReq({ user: user as never }, payload);
      Object.assign(req, { query });
      const answer = (await examplesEndpoint.handler(req as PayloadRequest)) as Response;
      return { status: answer.status, ...((await answer.json()) as { examples?: object[] }) };
    };
    const editor = { id: 1, role: 'editor', collection: 'users' };
    expect(await ask({ template: String(id) }, editor)).toEqual({
      status: 200,
      examples: [
        { key: String(ids.other), label: 'Bo', fits: true },
        { key: String(ids.agent), label: 'Ada', fits: false },
      ],
    });
    expect((await ask({ template: String(id), text: 'ad' }, editor)).examples).toMatchObject([
      { label: 'Ada' },
    ]);
    const listing = await store('listing', [words('Hi')], 'draft');
    for (const [text, found] of [
      ['', 1],
      ['12 EXAMPLE st', 1],
      ['13 example', 0],
    ] as const)
      expect((await ask({ template: String(listing), text }, editor)).examples).toHaveLength(found);
    const post = await store('post', [words('Hi')], 'draft', {
      appliesTo: 'some',
      conditions: { newsCategories: [ids.category] },
    });
    expect((await ask({ template: String(post) }, editor)).examples).toMatchObject([
      { key: String(ids.post), label: 'Before you sell', fits: true },
      { label: 'Before you buy', fits: false },
    ]);
    expect((await ask({ template: String(post), text: 'you BUY' }, editor)).examples).toHaveLength(1);
    expect((await ask({ template: '99999999999' }, editor)).status).toBe(404);
    expect((await ask({ template: String(id) }, null)).status).toBe(401);
  });
});

describe('a suburb of a condition', () => {
  const stored = (suburb: string) => storeFor('listing', 'Ours', { suburbs: [suburb] });

  it('that no page can match is refused with the nearest there is', async () => {
    await expect(stored('Newtwon')).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'conditions.suburbs',
            message: expect.stringMatching(
              /^No suburb is called “Newtwon”, so no page would match it\. Did you mean Newtown /,
            ),
          },
        ],
      },
    });
    await expect(stored('Newtown VIC 2042')).rejects.toThrow();
  });

  it('may be one that only a listing here has', async () => {
    const own = { suburb: 'Newtown Quarter', state: 'NSW', postcode: '2042' } as const;
    const { suburb, state, postcode } = await payload.findByID({ collection: 'listings', id: ids.listing });
    await payload.update({ collection: 'listings', id: ids.listing, data: own });
    for (const name of ['newtown quarter', 'Newtown Quarter 2042', 'Newtown Quarter NSW 2042'])
      expect(await stored(name)).toBeGreaterThan(0);
    await payload.update({ collection: 'listings', id: ids.listing, data: { suburb, state, postcode } });
  });
});
