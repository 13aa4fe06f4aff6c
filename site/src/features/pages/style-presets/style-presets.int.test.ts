import { beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '#site/testing/site.ts';
import { placesOfPreset } from './places-of-preset.ts';

/* @postgres: where a preset is used is asked in SQL. */

const { payload, get } = await testSite();
let preset = 0;
let page = 0;

const blocks = (...ids: number[]) => ({
  content: [
    {
      type: 'section',
      props: {
        id: 's',
        content: [{ type: 'text', props: { id: 't', html: '<p>Our promise</p>', stylePreset: ids } }],
      },
    },
  ],
  root: { props: {} },
});
const style = (colour: string) => ({ surface: { colour } });

beforeAll(async () => {
  preset = Number(
    (
      await payload.create({
        collection: 'style-presets',
        data: { name: 'Promise', block: 'text', style: style('brand') },
      })
    ).id,
  );
  page = Number(
    (
      await payload.create({
        collection: 'pages',
        data: { title: 'Promise', path: '/promise', design: blocks(preset), _status: 'published' },
      })
    ).id,
  );
});

describe('a style preset', () => {
  const shown = async (path = '/promise') =>
    /background-color:var\(--base-([a-z]+)\)/.exec((await get(path)).text)?.[1] ?? 'none';

  it('is on every page that uses it, and a change shows there at once', async () => {
    expect(await shown()).toBe('brand');
    expect((await get('/promise')).headers.get('x-frontage-cache')).toBe('hit');
    await payload.update({ collection: 'style-presets', id: preset, data: { style: style('accent') } });
    expect(await shown()).toBe('accent');
  });

  it('reaches blocks of reusable sections and templates too', async () => {
    const section = await payload.create({
      collection: 'sections',
      data: { name: 'Promise', design: blocks(preset), _status: 'published' },
    });
    const inSection = [{ type: 'synced-section', props: { id: 'y', section: [section.id] } }];
    const template = await payload.create({
      collection: 'templates',
      data: {
        ...{ kind: 'not-found', appliesTo: 'all', _status: 'published' },
        design: { content: inSection, root: { props: {} } },
      },
    });
    expect(await shown('/nowhere')).toBe('accent');
    await payload.delete({ collection: 'templates', id: template.id });
    await payload.delete({ collection: 'sections', id: section.id });
  });

  it('says where it is used: as published, and in the newest draft', async () => {
    const draft = await payload.create({
      collection: 'sections',
      data: { name: 'Coming', design: blocks(preset) },
      draft: true,
    });
    await payload.create({
      collection: 'pages',
      data: { title: 'Other', path: '/other', design: blocks(preset + 1), _status: 'published' },
    });
    expect(await placesOfPreset({ payload, id: preset })).toEqual([
      { path: `/admin/builder/pages/${page}`, name: 'the page “Promise”' },
      { path: `/admin/builder/sections/${draft.id}`, name: 'the reusable section “Coming”' },
    ]);
  });

  it('is deleted by staff only after they were told where it is used; blocks are then without it', async () => {
    const user = { id: 1, role: 'editor', collection: 'users' } as never;
    await expect(
      payload.delete({ collection: 'style-presets', id: preset, user, overrideAccess: false }),
    ).rejects.toThrow('This style preset is used in the page “Promise”');
    await payload.delete({ collection: 'style-presets', id: preset });
    const { status, text } = await get('/promise');
    expect([status, await shown(), text.includes('Our promise')]).toEqual([200, 'none', true]);
  });

  it('needs a style, a block and a name of its own, and keeps nothing that is no style', async () => {
    const create = (data: object) =>
      payload.create({ collection: 'style-presets', data: { name: 'New', block: 'text', ...data } as never });
    await expect(create({ style: {} })).rejects.toThrow(/style/i);
    const made = await create({ style: { ...style('sand'), html: '<script>', colour: 'red' } });
    expect(made.style).toEqual(style('sand'));
    await expect(create({ style: style('sand') })).rejects.toThrow(/name/i);
  });
});
