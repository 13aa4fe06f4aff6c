import { beforeEach, describe, expect, it } from 'vitest';
import type { Theme } from '#site/payload-types.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite();

type Given = Partial<Omit<Theme, 'id'>>;
const save = (data: Given) => payload.updateGlobal({ slug: 'theme', data });
const rootOf = async (path = '/offices') => /<html[^>]*>/.exec((await get(path)).text)?.[0];

const DEFAULTS: Given = {
  colours: {
    brand: '#1f4038',
    brandDeep: '#142c26',
    accent: '#a84a22',
    accentDeep: '#883a19',
    ink: '#1c2623',
    muted: '#56645e',
    paper: '#ffffff',
    sand: '#f7f3ea',
  },
  headings: 'young-serif',
  body: 'figtree',
  buttonStyle: 'solid',
  stretchedSectionContainer: '',
};
beforeEach(() => save(DEFAULTS));

describe('the theme of the website', () => {
  it('adds nothing to a page when it is the default', async () => {
    expect(await rootOf()).toBe('<html lang="en-AU">');
  });

  it('is on every page as soon as it is saved, including cached pages', async () => {
    await rootOf();
    await save({
      colours: { ...DEFAULTS.colours, brand: '#0B3D91' },
      headings: 'lora',
      buttonStyle: 'outline',
    });
    for (const path of ['/offices', '/agents', '/no-such-page']) {
      const root = await rootOf(path);
      expect(root).toContain('--color-brand:#0b3d91;');
      expect(root).toContain('--font-display:fr-lora, fr-lora-others');
      expect(root).toContain('data-buttons="outline"');
    }
  });

  it('refuses a colour with too little contrast and offers the nearest one with enough', async () => {
    await expect(save({ colours: { ...DEFAULTS.colours, muted: '#a0a8a4' } })).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'colours.muted',
            message: expect.stringMatching(
              /^“Muted text” and “Page background” have a contrast of .*The nearest colour with enough contrast is #/,
            ),
          },
        ],
      },
    });
    expect(await rootOf()).toBe('<html lang="en-AU">');
  });

  it.each([
    [{ colours: { brand: 'red"><script>alert(1)</script>' } }, 'colours.brand'],
    [{ stretchedSectionContainer: 'main{}</main><script>' }, 'stretchedSectionContainer'],
    [{ headings: 'x"><script>' as never }, 'headings'],
    [{ pageWidth: 40 }, 'pageWidth'],
  ])('refuses %j', async (data, path) => {
    await expect(save(data)).rejects.toMatchObject({ data: { errors: [{ path }] } });
    expect(await rootOf()).toBe('<html lang="en-AU">');
  });

  it('names the container that stretched sections fill', async () => {
    await save({ stretchedSectionContainer: '.wrapper' });
    expect((await get('/offices')).text).toMatch(/<main [^>]*data-stretch-to="\.wrapper"/);
  });

  it('can be changed only by editors and admins', async () => {
    const as = (role: 'editor' | 'agent') =>
      payload.updateGlobal({
        slug: 'theme',
        data: { corners: 'round' },
        overrideAccess: false,
        user: { id: 1, collection: 'users', role } as never,
      });
    await expect(as('agent')).rejects.toThrow();
    await expect(as('editor')).resolves.toMatchObject({ corners: 'round' });
  });
});
