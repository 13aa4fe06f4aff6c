import { beforeEach, describe, expect, it } from 'vitest';
import type { Look } from '#site/payload-types.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite();

type Given = Partial<Omit<Look, 'id'>>;
const save = (data: Given) => payload.updateGlobal({ slug: 'look', data });
const rootOf = async (path = '/offices') => /<html[^>]*>/.exec((await get(path)).text)?.[0];

const PLAIN: Given = {
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
beforeEach(() => save(PLAIN));

describe('the look of the website', () => {
  it('adds nothing to a page where it is the plain one', async () => {
    expect(await rootOf()).toBe('<html lang="en-AU">');
  });

  it('is on every page as soon as it is saved, also on those that were kept', async () => {
    await rootOf();
    await save({ colours: { ...PLAIN.colours, brand: '#0B3D91' }, headings: 'lora', buttonStyle: 'outline' });
    for (const path of ['/offices', '/agents', '/no-such-page']) {
      const root = await rootOf(path);
      expect(root).toContain('--color-brand:#0b3d91;');
      expect(root).toContain('--font-display:fr-lora, fr-lora-fallback');
      expect(root).toContain('data-buttons="outline"');
    }
  });

  it('refuses a colour that cannot be read, with the nearest that can', async () => {
    await expect(save({ colours: { ...PLAIN.colours, muted: '#a0a8a4' } })).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'colours.muted',
            message: expect.stringMatching(
              /^“Quiet text” and “Page” are too alike.*The nearest colour that holds is #/,
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

  it('says which container stretched sections are as wide as', async () => {
    await save({ stretchedSectionContainer: '.wrapper' });
    expect((await get('/offices')).text).toMatch(/<main [^>]*data-stretch-to="\.wrapper"/);
  });

  it('is changed by editors and admins alone', async () => {
    const as = (role: 'editor' | 'agent') =>
      payload.updateGlobal({
        slug: 'look',
        data: { corners: 'round' },
        overrideAccess: false,
        user: { id: 1, collection: 'users', role } as never,
      });
    await expect(as('agent')).rejects.toThrow();
    await expect(as('editor')).resolves.toMatchObject({ corners: 'round' });
  });
});
