import { describe, expect, it } from 'vitest';
import { templateStarters } from '#site/features/pages/starters/templates.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { ALWAYS, block, templateSite, words } from '#site/testing/templates.ts';

const { payload, get, store, paths } = await templateSite();
const starter = (kind: TemplateKind) =>
  templateStarters.find(({ template }) => template === kind)?.design.content ?? [];
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

  it('is shown as a draft only to people with the link, on a real page', async () => {
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

  it('is tried as it is: an emptied draft shows the built-in one, though another is published', async () => {
    const id = await store(kind, [words('Already published')]);
    const design = { content: [], root: { props: {} } };
    await payload.update({ collection: 'templates', id, draft: true, data: { design } });
    expect((await get(paths[kind])).text).toContain('Already published');
    const { text } = await get(previewPath({ collection: 'templates', id, now: Date.now() }));
    expect(text).not.toContain('Already published');
    for (const part of ALWAYS[kind]) expect(text).toContain(part);
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

describe('a template in another language', () => {
  it('holds the text of staff as English, and the program’s own parts in the language of the page', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { languages: ['zh'] } });
    await store('archive', [words('Made by staff'), ...starter('archive')]);
    await store('footer', [words('At the foot')]);
    const { text } = await get(`/zh${paths.archive}`);
    expect(text).toMatch(/<div lang="en-AU" dir="ltr" class="contents">(?:(?!lang=).)*Made by staff/s);
    expect(text).toMatch(
      /<footer [^>]*><div lang="en-AU" dir="ltr" class="contents">(?:(?!lang=).)*At the foot/s,
    );
    expect(text).toMatch(/<div lang="zh-Hans" dir="ltr" class="contents"><div><div data-search-part="bar"/);
    expect(text).toContain('筛选');
  });

  it('has breadcrumbs in the language of the page', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { languages: ['zh'] } });
    await store('listing', [block('breadcrumbs', 'crumbs-000001', { home: 'Home' })]);
    const trail = /<div lang="zh-Hans" dir="ltr" class="contents"><nav [^>]*>.*?<\/nav>/s;
    const [own = ''] = trail.exec((await get(`/zh${paths.listing}`)).text) ?? [];
    expect(own).toContain('>首页</a>');
    expect(own).toContain('>出售房源</a>');
    expect(own).toMatch(/<span lang="en-AU" dir="ltr">[^<]+<\/span><\/span><\/li><\/ol>/);
  });

  it('marks what staff call the home page in breadcrumbs as English', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { languages: ['zh'] } });
    await store('listing', [block('breadcrumbs', 'crumbs-000001', { home: 'Our place' })]);
    expect((await get(`/zh${paths.listing}`)).text).toMatch(
      /href="\/zh"[^>]*><span lang="en-AU" dir="ltr">Our place</,
    );
  });
});
