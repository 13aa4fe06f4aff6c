import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { type LinkTarget, linkTargetsEndpoint } from './link-targets.ts';

/** As short as a video can be: what it is, and nothing to play. */
const VIDEO = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x10mdat12345678', 'latin1');

let payload: Payload;
let about: { id: number };
beforeAll(async () => {
  ({ payload } = await testPayload());
  about = await payload.create({ collection: 'pages', data: { title: 'About us', path: '/about' } });
  await payload.create({ collection: 'pages', data: { title: 'Careers', path: '/careers' } });
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', _status: 'published' },
  });
  await payload.create({
    collection: 'agents',
    data: { name: 'Ada Example', office: office.id, _status: 'published' },
  });
  await payload.create({
    collection: 'videos',
    data: { title: 'Our street' },
    file: { data: VIDEO, name: 'street.mp4', mimetype: 'video/mp4', size: VIDEO.length },
  });
  await payload.create({ collection: 'post-categories', data: { name: 'Selling' } });
  await payload.create({ collection: 'posts', data: { title: 'Auction day', _status: 'published' } });
  const listing = { category: 'residential', method: 'buy', status: 'current', office: office.id } as const;
  const place = { suburb: 'Newtown', state: 'NSW', postcode: '2042', streetNumber: '1' } as const;
  await payload.create({
    collection: 'listings',
    data: { ...listing, ...place, street: 'Shown Street', _status: 'published' },
  });
  await payload.create({
    collection: 'listings',
    data: { ...listing, ...place, street: 'Draft Street', _status: 'draft' },
  });
});

async function ask(query: Record<string, string>, { isStaff = true } = {}) {
  const user = isStaff ? { id: 1, collection: 'users', role: 'editor' } : null;
  const response = await linkTargetsEndpoint.handler({ user, payload, query } as unknown as PayloadRequest);
  const { targets = [] } = (await response.json()) as { targets?: LinkTarget[] };
  return { status: response.status, targets };
}

describe('what a link can lead to', () => {
  it.each([
    ['pages', 'about', { label: 'About us (/about, draft)', href: '/about' }],
    ['agents', 'ada', { label: 'Ada Example', href: '/agents/ada-example' }],
    ['posts', 'auction', { label: 'Auction day', href: '/news/auction-day' }],
    ['categories', 'sell', { label: 'Selling', href: '/news/category/selling' }],
    ['offices', 'new', { label: 'Newtown', href: '/offices/newtown' }],
  ])('is found among %s by “%s”', async (kind, text, expected) => {
    expect((await ask({ kind, text })).targets).toEqual([expect.objectContaining(expected)]);
  });

  it('is a listing that visitors can see', async () => {
    const { targets } = await ask({ kind: 'listings', text: 'street' });
    expect(targets).toHaveLength(1);
    expect(targets[0]?.label).toContain('Shown Street');
    expect(targets[0]?.href).toMatch(/^\/property\/newtown-nsw-2042\//);
  });

  it('is a video that was uploaded', async () => {
    const { targets } = await ask({ kind: 'videos', text: 'street' });
    expect(targets).toEqual([
      expect.objectContaining({
        label: 'Our street (1 KB)',
        href: expect.stringMatching(/^\/media\/videos\/[0-9a-f]{16}\.mp4$/),
      }),
    ]);
  });

  it('is a popup, which says so while visitors cannot see it', async () => {
    const { id } = await payload.create({ collection: 'popups', data: { name: 'Letter' }, draft: true });
    const labels = async () => (await ask({ kind: 'popups', text: 'lett' })).targets;
    expect(await labels()).toEqual([{ id, label: 'Letter (not published yet)', href: `/popups/${id}` }]);
    await payload.update({ collection: 'popups', id, data: { _status: 'published' } });
    expect(await labels()).toEqual([{ id, label: 'Letter', href: `/popups/${id}` }]);
  });

  it('is a form that is switched on', async () => {
    const { targets } = await ask({ kind: 'forms', text: '' });
    expect(targets).toContainEqual(expect.objectContaining({ href: '/forms/sales-appraisal' }));
  });

  it('is a page that is a draft, marked as such, with the address that its title gave it', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Sell with us' } as never,
      draft: true,
    });
    const found = async () => (await ask({ kind: 'pages', text: 'sell with' })).targets;
    expect(await found()).toEqual([
      { id, label: 'Sell with us (/sell-with-us, draft)', href: '/sell-with-us' },
    ]);
    await payload.update({ collection: 'pages', id, data: { _status: 'published', path: '/sell-with-us' } });
    await payload.update({ collection: 'pages', id, data: { title: 'Sell with us too' }, draft: true });
    // What visitors see.
    expect(await found()).toEqual([{ id, label: 'Sell with us (/sell-with-us)', href: '/sell-with-us' }]);
  });

  it.each([
    ['sold', '/sold'],
    ['stamp', '/calculators/stamp-duty'],
    ['team', '/agents'],
    ['/buy', '/buy'],
    ['rental', '/rent'],
  ])('is a page that the website makes by itself: “%s”', async (text, href) => {
    const { targets } = await ask({ kind: 'pages', text, links: 'true' });
    expect(targets).toContainEqual(expect.objectContaining({ href }));
    // A list of chosen records takes stored ones alone.
    expect((await ask({ kind: 'pages', text })).targets.every(({ id }) => id > 0)).toBe(true);
  });

  it('is anything at all, by one search that says of what kind each is', async () => {
    const { targets } = await ask({ kind: 'all', text: 'newtown', links: 'true' });
    expect(targets).toContainEqual(
      expect.objectContaining({ label: 'Newtown', href: '/offices/newtown', kind: 'Offices' }),
    );
    expect(targets.some(({ kind, href }) => kind === 'Listings' && href?.startsWith('/property/'))).toBe(
      true,
    );
    const everyPage = (await ask({ kind: 'all', text: '', links: 'true' })).targets;
    expect(everyPage).toContainEqual(expect.objectContaining({ href: '/open-homes', kind: 'Pages' }));
  });

  it('is a search, as a sentence describes it', async () => {
    const { targets } = await ask({ kind: 'searches', text: '3 bed houses to rent in Newtown' });
    expect(targets.map(({ href }) => href)).toEqual([expect.stringMatching(/^\/rent\?.*newtown/)]);
    expect(targets[0]?.href).toContain('beds=3');
    expect((await ask({ kind: 'searches', text: 'somebody we like' })).targets).toEqual([]);
  });

  it('is a phone number or email address of the agency', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { agencyName: 'Vale', phone: '(02) 9999 0000' } });
    const { targets } = await ask({ kind: 'contacts', text: 'vale' });
    expect(targets).toContainEqual(
      expect.objectContaining({ label: 'Call Vale, (02) 9999 0000', href: 'tel:0299990000' }),
    );
  });

  it('is named again by its id', async () => {
    const { targets } = await ask({ kind: 'pages', ids: `${about.id},999` });
    expect(targets.map(({ label }) => label)).toEqual(['About us (/about, draft)']);
  });

  it('is for staff, and of kinds there are', async () => {
    expect((await ask({ kind: 'pages' }, { isStaff: false })).status).toBe(401);
    expect((await ask({ kind: 'users' })).status).toBe(400);
    expect((await ask({ kind: 'toString' })).status).toBe(400);
  });
});
