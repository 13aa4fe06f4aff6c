import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishedTemplates } from '#site/blocks/design/templates.ts';
import { blocks } from '#site/blocks/registry.ts';
import { previewPath } from '#site/features/pages/preview-link.ts';
import { templateStarters } from '#site/features/pages/starters/templates.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import { log } from '#site/server/log.ts';
import { testSite } from '../test-site.ts';

const { payload, get } = await testSite();

const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const words = (text: string) => block('heading', 'words-000001', { text, level: '2' });
type Status = 'published' | 'draft';

/** Stores a template; returns its id. */
async function store(kind: TemplateKind, content: object[], _status: Status = 'published'): Promise<number> {
  const design = { content, root: { props: {} } };
  const data = { kind, design, _status };
  return (await payload.create({ collection: 'templates', data, draft: _status === 'draft' })).id;
}
const starter = (kind: TemplateKind) =>
  templateStarters.find(({ template }) => template === kind)?.design.content ?? [];

const ids = { agent: 0, other: 0, office: 0, listing: 0 };
const paths: Record<TemplateKind, string> = {
  header: '/agents',
  footer: '/agents',
  listing: '',
  agent: '/agents/ada',
  office: '/offices/newtown',
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
  Object.assign(ids, { agent: ada.id, other: bo.id, office: office.id, listing: listing.id });
  paths.listing = `/property/newtown-nsw-2042/12-example-street/${listing.id}`;
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const collection of ['templates', 'sections'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } });
});

const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));

/** What stands on each page, with its template and without one. */
const ALWAYS: Record<TemplateKind, string[]> = {
  header: ['aria-label="Main"', 'data-account', 'data-saved-count', 'id="site-search"'],
  footer: ['aria-label="Footer"', '/forms/newsletter-footer'],
  listing: [
    '12 Example Street',
    '$1,250,000',
    'Light from three sides.',
    '/forms/property-enquiry?property_id=',
  ],
  agent: ['Ada was born here.', '/forms/contact-agent?agent_id=', '12 Example Street'],
  office: ['On the corner.', '/forms/contact-office?office_id=', 'Who works here', '12 Example Street'],
  archive: ['1 property', 'Save this search', '12 Example Street'],
  'not-found': ['This page is not here', 'Find a property'],
};
const kinds = Object.keys(ALWAYS) as TemplateKind[];

describe.each(kinds)('the template “%s”', (kind) => {
  it('shows the same parts as the page has without it, within its own element', async () => {
    const before = await get(paths[kind]);
    expect(before.text).not.toContain('data-template-id');
    for (const part of ALWAYS[kind]) expect(before.text).toContain(part);
    const id = await store(kind, [...starter(kind), words('Made by staff')]);
    const { status, text } = await get(paths[kind]);
    expect(status).toBe(before.status);
    expect(text.match(/data-template-id="[^"]*"/g)).toEqual([`data-template-id="${id}"`]);
    for (const part of [...ALWAYS[kind], 'Made by staff']) expect(text).toContain(part);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text.match(/<header [^>]*fr-header/g)).toHaveLength(1);
    expect(text.match(/<footer/g)).toHaveLength(1);
  });

  it('can hold the built-in page whole, with more around it', async () => {
    const id = await store(kind, [words('Above it all'), block('built-in', 'whole-000001')]);
    const { text } = await get(paths[kind]);
    for (const part of [...ALWAYS[kind], 'Above it all', `data-template-id="${id}"`])
      expect(text).toContain(part);
  });

  it('goes as it came, on every page at once', async () => {
    const id = await store(kind, [words('For a while')]);
    expect((await get(paths[kind])).text).toContain('For a while');
    await payload.update({ collection: 'templates', id, data: { _status: 'draft' } });
    const { text } = await get(paths[kind]);
    expect(text).not.toContain('For a while');
    for (const part of ALWAYS[kind]) expect(text).toContain(part);
  });

  it('is seen as a draft by nobody but whoever has the link, on a real page', async () => {
    const id = await store(kind, [words('Not yet')], 'draft');
    expect((await get(paths[kind])).text).not.toContain('Not yet');
    const { status, text, headers } = await get(
      previewPath({ collection: 'templates', id, now: Date.now() }),
    );
    expect(status).toBe(200);
    expect(text).toContain('Not yet');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await get(paths[kind])).text).not.toContain('Not yet');
  });

  const section = (content: object[]) => block('section', 'section-000001', { content });
  it.each([
    ['is empty', []],
    ['holds nothing but room', [section([block('spacer', 'spacer-000001')])]],
    ['is of a later version', [block('no-such-block', 'unknown-000001', { text: 'Later' })]],
    [
      'has parts of other pages alone',
      [block(kind === 'agent' ? 'listing-about' : 'agent-facts', 'other-000001')],
    ],
  ])('leaves the built-in one where it %s', async (_what, content) => {
    await store(kind, content);
    const { text } = await get(paths[kind]);
    expect(text).not.toContain('data-template-id');
    for (const part of ALWAYS[kind]) expect(text).toContain(part);
  });
});

describe('templates that are broken', () => {
  const explodes = { name: 'explodes', label: 'x', category: 'basic', fields: {}, defaults: {} };
  const list = blocks as Map<string, unknown>;
  afterEach(() => list.delete('explodes'));

  it('never take a page with them: it shows as it is built in, and that is noted', async () => {
    const noted = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    list.set('explodes', {
      ...explodes,
      View: () => {
        throw new Error('No.');
      },
    });
    for (const kind of ['header', 'footer', 'listing'] as const)
      await store(kind, [block('explodes', 'explodes-000001')]);
    const { status, text } = await get(paths.listing);
    expect(status).toBe(200);
    for (const kind of ['header', 'footer', 'listing'] as const)
      for (const part of ALWAYS[kind]) expect(text).toContain(part);
    expect(noted).toHaveBeenCalledOnce();
  });

  it('end where a reusable section stands within itself', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { id } = await payload.create({
      collection: 'sections',
      data: { name: 'Ours', _status: 'published' },
    });
    const content = [words('Once'), block('synced-section', 'synced-000001', { section: [id] })];
    await payload.update({
      collection: 'sections',
      id,
      data: { design: { content, root: { props: {} } }, _status: 'published' },
    });
    await store('header', [words('Header'), block('synced-section', 'synced-000001', { section: [id] })]);
    const { text } = await get('/agents');
    expect(text.match(/>Once</g)).toHaveLength(1);
    expect(text).toContain(`data-template-id="section-${id}"`);
    // A changed section changes every page with it.
    await payload.update({
      collection: 'sections',
      id,
      data: { design: { content: [words('Anew')], root: { props: {} } }, _status: 'published' },
    });
    expect((await get('/agents')).text).toContain('Anew');
  });
});

describe('blocks in a listing’s template', () => {
  const form = (name: string) => block('lead-form', `form-${name}`, { form: name, look: 'button' });

  it('know the property: forms name it and reach its agents', async () => {
    await store('listing', [
      block('built-in', 'whole-000001'),
      form('property-enquiry'),
      form('contact-agent'),
      form('sales-appraisal'),
    ]);
    const text = main((await get(paths.listing)).text);
    const addresses = [...text.matchAll(/href="\/forms\/([^"]+)"/g)].map(([, address]) =>
      address?.replaceAll('&amp;', '&'),
    );
    const { listing, other, office } = ids;
    expect(addresses.slice(-3)).toEqual([
      `property-enquiry?property_id=${listing}&office_id=${office}`,
      `contact-agent?property_id=${listing}&agent_id=${other}&office_id=${office}`,
      `sales-appraisal?property_id=${listing}&agent_id=${other}&office_id=${office}`,
    ]);
  });

  it('may name it in their words', async () => {
    await store('listing', [
      {
        type: 'heading',
        props: { id: 'named-000001', text: 'Ask {agent} about {street}, {suburb}', level: '1' },
      },
    ]);
    expect((await get(paths.listing)).text).toContain('>Ask Bo about 12 Example Street, Newtown</h1>');
  });

  it('say nothing twice to search engines, and are made anew with what they show', async () => {
    await store('listing', [
      block('built-in', 'whole-000001'),
      block('breadcrumbs', 'crumbs-000001'),
      block('faq', 'faq-000001', { items: [{ question: 'Why?', answer: '<p>So.</p>' }] }),
    ]);
    const types = async () =>
      [...(await get(paths.listing)).text.matchAll(/"@type":"(BreadcrumbList|FAQPage)"/g)].map(
        ([, type]) => type,
      );
    expect((await types()).sort()).toEqual(['BreadcrumbList', 'FAQPage']);
    await payload.update({ collection: 'agents', id: ids.other, data: { role: 'Auctioneer' } });
    expect((await get(paths.listing)).text).toContain('Auctioneer');
  });
});

it('the results stand on a map where their address may be shown', async () => {
  await store('archive', [block('built-in', 'whole-000001'), block('search-map', 'map-000001')]);
  expect((await get('/buy')).text).toContain('-33.8976');
  await payload.update({ collection: 'listings', id: ids.listing, data: { addressHidden: true } });
  const { text } = await get('/buy');
  expect(text).toContain('1 property');
  expect(text).not.toContain('-33.8976');
  await payload.update({ collection: 'listings', id: ids.listing, data: { addressHidden: false } });
});

it('the header comes back where staff say', async () => {
  expect((await get('/agents')).text).not.toContain('data-sticky-offset');
  await payload.updateGlobal({ slug: 'header', data: { stickyOffset: 120 } });
  expect((await get('/agents')).text).toContain('data-sticky-offset="120"');
  await store('header', [block('built-in', 'whole-000001')]);
  expect((await get('/agents')).text).toContain('data-sticky-offset="120"');
  await payload.updateGlobal({ slug: 'header', data: { stickyOffset: null } });
});

it('are read once, not for every page', async () => {
  await get('/agents');
  const kept = publishedTemplates(payload);
  await get('/buy');
  expect(publishedTemplates(payload)).toBe(kept);
  await store('header', [words('New')]);
  expect(publishedTemplates(payload)).not.toBe(kept);
});
