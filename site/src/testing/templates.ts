import { afterEach, beforeAll, vi } from 'vitest';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import type { Template } from '#site/payload-types.ts';
import { testSite } from './site.ts';

export const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
export const words = (text: string) => block('heading', 'words-000001', { text, level: '2' });

/** A text of each page that is there with a template and without one. */
export const ALWAYS: Record<TemplateKind, string[]> = {
  header: ['aria-label="Main"', 'data-account', 'data-saved-count', 'id="site-search"'],
  footer: ['aria-label="Footer"', '/forms/newsletter-footer'],
  listing: [
    '12 Example Street',
    '$1,250,000',
    'Light from three sides.',
    '/forms/property-enquiry?property_id=',
  ],
  agent: ['Ada was born here.', '/forms/contact-agent?agent_id=', '12 Example Street'],
  office: ['On the corner.', '/forms/contact-office?office_id=', 'Our team', '12 Example Street'],
  suburb: ['Property in Newtown NSW 2042', '12 Example Street', '/forms/sales-appraisal?suburb=Newtown'],
  post: ['Before you sell', 'Worth knowing first.', 'It takes an hour.', 'More news', 'href="/agents/ada"'],
  archive: ['1 property', 'Save search', '12 Example Street'],
  'not-found': ['We can’t find that page', 'Find a property'],
};
/**
 * A site with one listing of two agents in one office, and a page of each kind. `store` keeps a template; after each
 * test there is none.
 */
export async function templateSite() {
  const { payload, get, address } = await testSite();
  const ids = { agent: 0, other: 0, office: 0, listing: 0, post: 0, category: 0 };
  const paths: Record<TemplateKind, string> = {
    header: '/agents',
    footer: '/agents',
    listing: '',
    agent: '/agents/ada',
    office: '/offices/newtown',
    suburb: '/suburbs/nsw/newtown-2042',
    post: '/news/before-you-sell',
    archive: '/buy',
    'not-found': '/nothing-here',
  };

  beforeAll(async () => {
    const published = { _status: 'published' } as const;
    const office = await payload.create({
      collection: 'offices',
      data: { name: 'Newtown', slug: 'newtown', bio: 'On the corner.', ...published },
    });
    const agent = (name: string) =>
      payload.create({
        collection: 'agents',
        data: {
          name,
          slug: name.toLowerCase(),
          office: office.id,
          bio: `${name} was born here.`,
          ...published,
        },
      });
    const [ada, bo] = [await agent('Ada'), await agent('Bo')];
    const listing = await payload.create({
      collection: 'listings',
      data: {
        status: 'current',
        method: 'buy',
        category: 'residential',
        propertyType: 'Terrace',
        streetNumber: '12',
        street: 'Example Street',
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
        latitude: -33.8976,
        longitude: 151.1794,
        price: 1_250_000,
        description: 'Light from three sides.',
        agents: [bo.id, ada.id],
        office: office.id,
        ...published,
      },
    });
    const category = await payload.create({ collection: 'post-categories', data: { name: 'Selling' } });
    const post = (title: string, more: object) =>
      payload.create({ collection: 'posts', data: { title, ...more, ...published } });
    const { id } = await post('Before you sell', {
      excerpt: 'Worth knowing first.',
      author: ada.id,
      categories: [category.id],
      publishedAt: '2026-01-02T00:00:00.000Z',
      design: {
        content: [
          block('text', 'text-000001', { html: '<h2>An hour</h2><p>It takes an hour.</p><h2>A day</h2>' }),
        ],
        root: { props: {} },
      },
    });
    await post('Before you buy', { publishedAt: '2026-01-01T00:00:00.000Z' });
    Object.assign(ids, { agent: ada.id, other: bo.id, office: office.id, listing: listing.id });
    Object.assign(ids, { post: id, category: category.id });
    paths.listing = `/property/newtown-nsw-2042/12-example-street/${listing.id}`;
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    for (const collection of ['templates', 'sections'] as const)
      await payload.delete({ collection, where: { id: { exists: true } } });
  });

  /** Stores a template; answers with its id. */
  async function store(
    kind: TemplateKind,
    content: object[],
    _status: 'published' | 'draft' = 'published',
    more: Partial<Pick<Template, 'name' | 'appliesTo' | 'conditions' | 'order'>> = {},
  ): Promise<number> {
    const design = { content, root: { props: {} } };
    const data = { kind, appliesTo: 'all' as const, design, ...more, _status };
    return (await payload.create({ collection: 'templates', data, draft: _status === 'draft' })).id;
  }
  return { payload, get, address, store, ids, paths };
}
