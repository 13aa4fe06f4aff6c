// @sqlite-only: what is stored of a popup is tried on PostgreSQL by the popups’ own test, and counting by popup-counts.
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyBlock } from '#site/block-kit/block.ts';
import { loadPopups, NO_POPUPS } from '#site/builder/design/popups/load-popups.ts';
import { blocks } from '#site/builder/registry.ts';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { carried, design, heading, popupSite } from '#site/testing/popups.ts';
import { block } from '#site/testing/templates.ts';

const { payload, get, address, paths, store, on } = await popupSite();

let plainPage = '';
let about = 0;
beforeAll(async () => {
  const created = await payload.create({
    collection: 'pages',
    data: { title: 'About', path: '/about', design: design([heading('About us')]), _status: 'published' },
  });
  about = created.id;
  plainPage = (await get('/about')).text;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await payload.delete({ collection: 'popups', where: { id: { exists: true } } });
});

describe('a page', () => {
  it('has not one byte more while no popup belongs on it', async () => {
    await store({ showOn: [{ place: 'home' }] });
    await store({ _status: 'draft' });
    expect((await get('/about')).text).toBe(plainPage);
    expect(plainPage).not.toContain('popup');
  });

  it.each(['pageViews', 'sessions'])(
    'counts for a popup that waits for %s and shows elsewhere',
    async (rule) => {
      await store({ showOn: [{ place: 'home' }], rules: { [rule]: true } });
      const { text } = await get('/about');
      expect(text).toContain('<body><div data-behaviour="popups"></div>');
      expect(carried(text)).toEqual([]);
    },
  );

  it('carries a published popup last in it, unseen, and wakes its script first', async () => {
    const id = await store({
      triggers: { exitIntent: true },
      rules: { times: true },
      settings: { place: 'top' },
    });
    const { text } = await get('/about');
    expect(text).toContain('<body><div data-behaviour="popups"></div>');
    expect(text).toMatch(/<\/template><\/body>/);
    const [one, ...more] = carried(text);
    expect(more).toEqual([]);
    expect(one?.popup).toMatchObject({
      id: String(id),
      settings: { label: 'Letter', place: 'top' },
      triggers: { exitIntent: {} },
      rules: { times: { count: 'open', period: 'week', times: 1 } },
    });
    expect(one?.content).toContain('Our letter');
  });

  it('has it as soon as it is published, and no more once it is not', async () => {
    const id = await store({ _status: 'draft' });
    expect(await on('/about')).toEqual([]);
    await payload.update({ collection: 'popups', id, data: { _status: 'published' } });
    expect(await on('/about')).toHaveLength(1);
    await payload.update({ collection: 'popups', id, data: { _status: 'draft' } });
    expect(await on('/about')).toEqual([]);
    await payload.update({ collection: 'popups', id, data: { _status: 'published' } });
    await payload.delete({ collection: 'popups', id });
    expect((await get('/about')).text).toBe(plainPage);
  });

  it('holds it as English where the page is in another language', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { languages: ['ar'] } });
    await store();
    const [one] = await on('/ar/buy');
    expect(one?.content).toMatch(/^<div lang="en-AU" dir="ltr" class="contents">.*Our letter/s);
    await payload.updateGlobal({ slug: 'settings', data: { languages: [] } });
    expect((await on('/buy'))[0]?.content).not.toContain('lang=');
  });

  it('keeps the published words while a draft changes them', async () => {
    const id = await store();
    await payload.update({
      collection: 'popups',
      id,
      draft: true,
      data: { design: design([heading('Not yet')]), name: 'Draft' },
    });
    const [one] = await on('/about');
    expect(one?.popup.settings.label).toBe('Letter');
    expect(one?.content).toContain('Our letter');
    expect(one?.content).not.toContain('Not yet');
  });

  it.each([
    ['home', '/'],
    ['pages', '/about'],
    ['listings', 'listing'],
    ['listings-buy', 'listing'],
    ['category-residential', 'listing'],
    ['search', '/buy'],
    ['search-sold', '/sold'],
    ['category-rural', '/rural'],
    ['agents', '/agents'],
    ['agents', 'agent'],
    ['offices', '/offices'],
    ['offices', 'office'],
    ['news', '/news'],
    ['calculators', '/calculators/stamp-duty'],
  ] as const)('of the kind “%s” is %s', async (place, path) => {
    await store({ showOn: [{ place }] });
    const asked = path.startsWith('/') ? path : paths[path as keyof typeof paths];
    expect(await on(asked)).toHaveLength(1);
    expect(await on('/forms/contact-agency')).toEqual([]);
  });

  it('is chosen by itself, and left out by itself', async () => {
    const id = await store({ showOn: [{ place: 'certain-pages', pages: [about] }] });
    expect(await on('/about')).toHaveLength(1);
    expect(await on('/')).toEqual([]);
    await payload.update({
      collection: 'popups',
      id,
      data: { showOn: [{ place: 'site' }], notOn: [{ place: 'certain-pages', pages: [about] }] },
    });
    expect(await on('/about')).toEqual([]);
    expect(await on('/')).toHaveLength(1);
  });

  it('that says something is wrong has nothing over it', async () => {
    await store();
    const { status, text } = await get('/nothing-here');
    expect([status, carried(text)]).toEqual([404, []]);
  });

  it('goes with what its popups show: a new listing is in them at once', async () => {
    await store({ content: [block('listing-grid', 'grid-000001', { channel: 'buy' })] });
    const [before] = await on('/about');
    expect(before?.content).toContain('12 Example Street');
    await payload.update({
      collection: 'listings',
      where: { street: { equals: 'Example Street' } },
      data: { streetNumber: '14', _status: 'published' },
    });
    const [after] = await on('/about');
    expect(after?.content).toContain('14 Example Street');
  });

  it('has islands and ids of its own for each popup', async () => {
    const form = block('lead-form', 'form-000001', { form: 'contact-agency' });
    await store({ content: [form, block('newsletter', 'letter-000001')] });
    await store({ content: [form] });
    const { text } = await get('/about');
    const islands = [...text.matchAll(/<fr-island[^>]*data-id="([^"]+)"/g)].map(([, id]) => id);
    expect(islands.length).toBeGreaterThan(2);
    expect(new Set(islands).size).toBe(islands.length);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('between two days', () => {
  const HOUR = 3_600_000;
  const schedule = (start: number, end: number) => ({
    rules: {
      scheduleZone: 'site' as const,
      scheduleStart: new Date(Date.now() + start * HOUR).toISOString(),
      scheduleEnd: new Date(Date.now() + end * HOUR).toISOString(),
    },
  });

  it.each([
    ['before', 1, 2, 0],
    ['in the span', -1, 2, 1],
    ['after', -2, -1, 0],
  ])('%s: from %d to %d hours there are %d', async (_when, start, end, count) => {
    await store(schedule(start, end));
    expect(await on('/about')).toHaveLength(count);
  });
});

it('a page with it is made again when it starts and when it ends', async () => {
  const end = new Date(Date.now() + 90_000);
  await store({ rules: { scheduleEnd: end.toISOString() } });
  const page = { path: '/about', kind: { name: 'page' as const } };
  const load = (now: number) => loadPopups({ payload, page, context: { path: '/about' }, now });
  expect((await load(Date.now())).expiresAt).toBe(end.getTime());
  expect(await load(end.getTime())).toEqual({ ...NO_POPUPS, expiresAt: undefined });
});

describe('of two versions', () => {
  it('both travel, the tested one first, and neither alone where the other shows', async () => {
    const other = await store({ name: 'Short', content: [heading('Shorter')], showOn: [] });
    const first = await store({ test: { other, share: 30 } });
    const both = await on('/about');
    expect(both.map(({ popup }) => popup.id)).toEqual([String(first), String(other)]);
    expect(both[0]?.popup.test).toEqual({ other: String(other), share: 30 });
    await payload.update({ collection: 'popups', id: other, data: { _status: 'draft' } });
    const [alone, ...more] = await on('/about');
    expect([alone?.popup.test, more]).toEqual([undefined, []]);
  });
});

describe('a broken popup does not break the page', () => {
  const broken = async () => {
    const { status, text } = await get('/about');
    expect(status).toBe(200);
    expect(text).toContain('About us');
    return carried(text);
  };

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no blocks', { content: 5 }],
    ['an unknown block', design([block('no-such-block', 'u-000001')])],
    ['room alone', design([block('section', 's-000001', { content: [block('spacer', 'r-000001')] })])],
  ])('its design is %s', async (_what, stored) => {
    const id = await store();
    await query(payload, sql`update popups set design = ${JSON.stringify(stored)} where id = ${id}`);
    await payload.update({ collection: 'popups', id: await store({ showOn: [] }), data: { name: 'Purges' } });
    expect(await broken()).toEqual([]);
  });

  it('a block of it cannot be drawn: the others of the page are there, and it is logged', async () => {
    await store();
    await store({ name: 'Second', content: [heading('Second')] });
    const said = vi.spyOn(log, 'error').mockReturnValue();
    const drawing = blocks.get('heading') as AnyBlock;
    const { View } = drawing;
    vi.spyOn(drawing, 'View').mockImplementation((input) => {
      if (input.props.text === 'Our letter') throw new Error('no ink');
      return View(input);
    });
    expect((await broken()).map(({ popup }) => popup.settings.label)).toEqual(['Second']);
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ popup: expect.any(String) }),
      'popup could not be rendered: skipped',
    );
  });

  it('its settings cannot be read', async () => {
    const said = vi.spyOn(log, 'error').mockReturnValue();
    vi.spyOn(payload, 'find').mockImplementation(async (input) => {
      if (input.collection === 'popups') throw new Error('gone');
      return { docs: [] } as never;
    });
    await store();
    expect(await broken()).toEqual([]);
    expect(said).toHaveBeenCalled();
  });
});

describe('/popups/{id}', () => {
  it('is a page without JavaScript, which search engines leave out and no popup opens over', async () => {
    const id = await store();
    const { status, text } = await get(`/popups/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/<h1 class="sr-only">Letter<\/h1>/);
    expect(text).toContain('Our letter');
    expect(carried(text)).toEqual([]);
  });

  const fragment = async (id: number | string) => {
    const answer = await fetch(`${address}/popups/${id}`, { headers: { Accept: 'text/x-fragment' } });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it('is the element alone for a script, whichever of the two was asked for before', async () => {
    const id = await store({ content: [block('lead-form', 'form-000001', { form: 'contact-agency' })] });
    for (const _again of [1, 2]) {
      expect((await get(`/popups/${id}`)).text).toContain('<!doctype html>');
      const { status, text, headers } = await fragment(id);
      expect(status).toBe(200);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(text).toMatch(/^<template data-popup="/);
      expect(carried(text)).toHaveLength(1);
      // None of the islands that the page has already.
      expect(text).toContain(`data-id="p${id}i`);
      expect(text).not.toContain('data-id="i');
    }
  });

  it('is made again when it changes', async () => {
    const id = await store();
    expect((await fragment(id)).text).toContain('Our letter');
    await payload.update({ collection: 'popups', id, data: { design: design([heading('Newer')]) } });
    expect((await fragment(id)).text).toContain('Newer');
  });

  it('leaves out the test, whose other version is not there to be chosen', async () => {
    const other = await store({ name: 'Short' });
    const { text } = await fragment(await store({ test: { other, share: 30 } }));
    expect(carried(text)[0]?.popup.test).toBeUndefined();
  });

  it.each(['draft', 'none', '0', '1e3', '%00', '..%2Fabout'])('is not there for “%s”', async (which) => {
    const id = which === 'draft' ? await store({ _status: 'draft' }) : which;
    expect((await get(`/popups/${id}`)).status).toBe(404);
    const { status, text } = await fragment(id);
    expect([status, text]).toEqual([404, '']);
  });
});

describe('the preview', () => {
  const preview = async (id: number) => get(previewPath({ collection: 'popups', id, now: Date.now() }));

  it('opens the draft by itself, over the front page, without the published ones', async () => {
    await store({ name: 'Published' });
    const id = await store({
      _status: 'draft',
      showOn: [],
      rules: { scheduleEnd: '2020-01-01T00:00:00.000Z' },
      content: [heading('Not yet')],
    });
    const { status, headers, text } = await preview(id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const [one, ...more] = carried(text);
    expect(more).toEqual([]);
    expect(one?.popup).toMatchObject({ id: String(id), preview: true });
    expect(one?.content).toContain('Not yet');
    expect((await on('/about')).map(({ popup }) => popup.preview)).toEqual([undefined]);
  });

  it('says so where there is nothing in it', async () => {
    const { status, text } = await preview(await store({ _status: 'draft', content: [] }));
    expect([status, carried(text)]).toEqual([200, []]);
    expect(text).toContain('There is nothing in this popup yet');
  });

  it('of a page has nothing over it', async () => {
    await store();
    const { text } = await get(previewPath({ collection: 'pages', id: about, now: Date.now() }));
    expect(carried(text)).toEqual([]);
  });
});

it('says of a popup what was saved', async () => {
  const id = await store({ settings: { classes: 'letter', width: 480 }, rules: { devices: ['mobile'] } });
  const [one] = await on('/about');
  expect(one?.popup).toMatchObject({
    id: String(id),
    settings: { classes: ['letter'], width: 480 },
    rules: { devices: ['mobile'] },
  });
});
