import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, staffApi } from '#site/features/settings/testing/staff-api.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { testSite } from '#site/testing/site.ts';
import { themeOf } from '#site/ui/theme/theme.ts';
import { harbour } from './kits/harbour.ts';
import { KIT_PREVIEW } from './website-kits.ts';

const { payload, get } = await testSite();
const { ask, person } = staffApi(payload);
const HEADLINE = 'worth coming home to';
const paths = harbour.pages.map(({ path }) => path);
const everything = { theme: true, menu: true, around: true, publish: true, paths };

let editor: Person;
beforeAll(async () => {
  editor = await person('editor');
});

const send = (path: string, body?: object) => ask(path, { by: editor, method: 'POST', body });
const add = (choice: object) => send('/website-kits/harbour', choice);
const themeNow = async () => themeOf(await payload.findGlobal({ slug: 'theme' }));
const menuNow = async () => (await payload.findGlobal({ slug: 'header' })).links?.map(({ url }) => url);
const count = async (collection: 'pages' | 'templates' | 'style-presets') =>
  (await payload.count({ collection })).totalDocs;

describe('the preview', () => {
  it('is a page of the kit in its theme, header and footer, and stores nothing', async () => {
    const path = previewPath({ collection: KIT_PREVIEW, id: 'harbour', now: Date.now() });
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(HEADLINE);
    expect(text).toContain('--color-brand:#0b3d91');
    // The frame of the kit’s style preset.
    expect(text).toMatch(/border-color:var\(--(base|color)-brand\)|border[^;"]*brand/);
    expect((await get(`${path}&page=%2Fsell`)).text).toContain('Sell once, and sell well');
    expect((await get('/')).text).not.toContain('#0b3d91');
    expect([await count('pages'), await count('templates'), await count('style-presets')]).toEqual([0, 0, 0]);
  });

  it('needs its own link', async () => {
    expect((await get('/preview/website-kits/harbour')).status).toBe(404);
    const other = previewPath({ collection: KIT_PREVIEW, id: 'coast', now: Date.now() });
    expect((await get(other.replace('coast', 'harbour'))).status).toBe(404);
  });
});

describe('on a new website', () => {
  it('adds theme, header, footer, menu and pages in one step; pages with sample text are drafts', async () => {
    const plan = await ask('/website-kits/harbour', { by: editor });
    expect(plan.json).toEqual({ hasTheme: false, hasMenu: false, header: null, footer: null, taken: {} });
    const { status, json } = await add(everything);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      pages: [
        { path: '/', isPublished: true },
        { path: '/sell', isPublished: false },
        { path: '/property-management', isPublished: false },
        { path: '/about', isPublished: false },
        { path: '/contact', isPublished: true },
      ],
    });
    const { text } = await get('/');
    expect(text).toContain(HEADLINE);
    expect(text).toContain('--color-brand:#0b3d91');
    expect((await get('/sell')).status).toBe(404);
    expect(await menuNow()).toEqual(['/buy', '/rent', '/sold', '/agents', '/contact']);
    const { docs } = await payload.find({ collection: 'templates' });
    expect(docs.map(({ kind, _status }) => [kind, _status]).sort()).toEqual([
      ['footer', 'published'],
      ['header', 'published'],
    ]);
    // The blocks name the stored preset.
    const presets = await payload.find({ collection: 'style-presets' });
    const home = await payload.find({ collection: 'pages', where: { path: { equals: '/' } } });
    expect(JSON.stringify(home.docs[0]?.design)).toContain(`"stylePreset":[${presets.docs[0]?.id}]`);
  });

  it('is taken back but for what was changed since', async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/contact' } } });
    await payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { title: 'Talk to us' } });
    const { json } = await send('/website-kits/undo');
    expect(json).toEqual({ stays: ['“Talk to us” was changed since it was added, and stays.'] });
    expect([await count('pages'), await count('templates'), await count('style-presets')]).toEqual([1, 0, 0]);
    expect((await themeNow()).colours.brand).not.toBe('#0b3d91');
    expect(await menuNow()).toEqual([]);
    expect((await get('/')).text).not.toContain(HEADLINE);
    expect((await send('/website-kits/undo')).status).toBe(404);
  });
});

describe('on a website that has begun', () => {
  it('changes nothing that is there', async () => {
    const own = {
      content: [{ type: 'heading', props: { id: 'h', text: 'Our own home', level: '1' } }],
      root: {},
    };
    const data = { title: 'Own home', path: '/', design: own, _status: 'published' as const };
    await payload.create({ collection: 'pages', data });
    const header = { kind: 'header', name: 'Our header', appliesTo: 'all', _status: 'published' } as const;
    await payload.create({ collection: 'templates', data: { ...header, design: own } });
    await payload.updateGlobal({ slug: 'theme', data: { colours: { brand: '#5b2a4a' } } as never });
    await payload.updateGlobal({ slug: 'header', data: { links: [{ label: 'Buy', url: '/buy' }] } });
    const plan = await ask('/website-kits/harbour', { by: editor });
    expect(plan.json).toEqual({
      ...{ hasTheme: true, hasMenu: true, header: 'Our header', footer: null },
      taken: { '/': 'Own home', '/contact': 'Talk to us' },
    });

    const { json } = await add({ theme: false, menu: false, around: true, publish: true, paths: ['/'] });
    expect(json).toMatchObject({ pages: [{ path: '/home-copy', isPublished: false }] });
    expect((await get('/')).text).toContain('Our own home');
    expect((await themeNow()).colours.brand).toBe('#5b2a4a');
    expect(await menuNow()).toEqual(['/buy']);
    const { docs } = await payload.find({ collection: 'templates', where: { kind: { equals: 'header' } } });
    expect(docs.map(({ name, _status }) => [name, _status]).sort()).toEqual([
      ['Harbour header', 'draft'],
      ['Our header', 'published'],
    ]);
  });

  it('gives the theme from before back, and leaves one that was changed since', async () => {
    await add({ theme: true, menu: true, around: false, publish: false, paths: [] });
    const { docs } = await payload.find({
      collection: 'templates',
      where: { name: { equals: 'Harbour footer' } },
    });
    expect(docs.map(({ _status }) => _status).sort()).toEqual(['draft', 'published']);
    expect((await themeNow()).colours.brand).toBe('#0b3d91');
    await send('/website-kits/undo');
    expect((await themeNow()).colours.brand).toBe('#5b2a4a');
    expect(await menuNow()).toEqual(['/buy']);

    await add({ theme: true, menu: false, publish: false, paths: [] });
    await payload.updateGlobal({ slug: 'theme', data: { corners: 'round' } as never });
    const { json } = await send('/website-kits/undo');
    expect(json).toEqual({
      stays: ['The theme was changed since, and stays. Its earlier versions are under Theme.'],
    });
    expect(await themeNow()).toMatchObject({ corners: 'round', colours: { brand: '#0b3d91' } });
  });
});

it('is for those who may change the website', async () => {
  const agent = await person('agent');
  for (const path of ['/website-kits/harbour', '/website-kits/undo'])
    expect((await ask(path, { by: agent, method: 'POST', body: everything })).status).toBe(403);
  expect((await ask('/website-kits/harbour', { method: 'POST', body: everything })).status).toBe(401);
  expect((await send('/website-kits/nowhere', everything)).status).toBe(404);
});
