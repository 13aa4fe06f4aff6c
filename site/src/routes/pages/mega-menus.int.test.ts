import { afterEach, describe, expect, it } from 'vitest';
import { templateSite, words } from '#site/testing/templates.ts';

const { payload, get, store } = await templateSite();

const design = (text: string) => ({
  content: [
    {
      type: 'section',
      props: { id: 's', content: [{ type: 'text', props: { id: 't', html: `<p>${text}</p>` } }] },
    },
    { type: 'lead-form', props: { id: 'f', form: 'sales-appraisal' } },
  ],
  root: { props: {} },
});
const sectionOf = async (text: string) =>
  (
    await payload.create({
      collection: 'sections',
      data: { name: text, design: design(text), _status: 'published' },
    })
  ).id;
const menu = (...links: object[]) =>
  payload.updateGlobal({ slug: 'header', data: { links: links as never, mobileLinks: [] } });
const times = (html: string, text: string) => html.split(text).length - 1;
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

afterEach(() => menu());

describe('an entry of the menu with a reusable section', () => {
  it('opens it in both menus, with no id twice', async () => {
    await menu({ label: 'Sell', url: '/sell', section: await sectionOf('Selling well') });
    const { status, text } = await get('/agents');
    expect([status, times(text, 'Selling well')]).toEqual([200, 2]);
    const ids = idsIn(text);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const header = text.slice(text.indexOf('<header'), text.indexOf('</header>'));
    expect(times(header, 'Selling well')).toBe(2);
    expect(header).toMatch(/<details[^>]*name="main-menu"[^>]*><summary[^>]*>Sell/);
    expect(header).toMatch(/<details[^>]*name="narrow-menu"[^>]*><summary[^>]*>Sell/);
  });

  it('follows the section at once, and is a link again when that is no longer published', async () => {
    const section = await sectionOf('First text');
    await menu({ label: 'Sell', url: '/sell', section }, { label: 'Only a panel', section });
    expect((await get('/agents')).text).toContain('First text');
    expect((await get('/agents')).headers.get('x-frontage-cache')).toBe('hit');
    await payload.update({ collection: 'sections', id: section, data: { design: design('Second text') } });
    expect((await get('/agents')).text).toContain('Second text');
    await payload.update({ collection: 'sections', id: section, data: { _status: 'draft' } });
    const { text } = await get('/agents');
    expect(text).not.toContain('Second text');
    expect(text).toContain('href="/sell"');
    expect(text).not.toContain('Only a panel');
  });

  it('is in a header of the agency’s own too, and in its built-in content', async () => {
    await menu({ label: 'Sell', url: '/sell', section: await sectionOf('Selling well') });
    for (const type of ['site-menu', 'built-in']) {
      const id = await store('header', [words('Our header'), { type, props: { id: 'menu' } }]);
      const { text } = await get('/agents');
      expect(text).toContain('Our header');
      expect([type, times(text, 'Selling well')]).toEqual([type, 2]);
      await payload.delete({ collection: 'templates', id });
    }
  });

  it('needs a link, a submenu or a section', async () => {
    await expect(menu({ label: 'Nowhere' })).rejects.toThrow(/Link/);
  });
});
