import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishedTemplates } from '#site/builder/design/templates.ts';
import { blocks } from '#site/builder/registry.ts';
import { log } from '#site/server/log.ts';
import { ALWAYS, block, templateSite, words } from '#site/testing/templates.ts';

const { payload, get, store, ids, paths } = await templateSite();
const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));

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

  it('end where a reusable section is within itself', async () => {
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

  it('say nothing twice to search engines, and are made again with what they show', async () => {
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

it('the results are on a map where their address may be shown', async () => {
  await store('archive', [block('built-in', 'whole-000001'), block('search-map', 'map-000001')]);
  expect((await get('/buy')).text).toContain('-33.8976');
  await payload.update({ collection: 'listings', id: ids.listing, data: { addressHidden: true } });
  const { text } = await get('/buy');
  expect(text).toContain('1 property');
  expect(text).not.toContain('-33.8976');
  await payload.update({ collection: 'listings', id: ids.listing, data: { addressHidden: false } });
});

it('a newsletter in the footer is not under a page that is a form itself', async () => {
  await store('footer', [words('Footer'), block('newsletter', 'news-000001')]);
  expect((await get('/agents')).text).toContain('action="/forms/newsletter-footer"');
  const { status, text } = await get('/forms/contact-agency');
  expect(status).toBe(200);
  expect(text).toContain('>Footer<');
  expect(text).not.toContain('/forms/newsletter-footer');
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
