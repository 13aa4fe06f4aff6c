// One boot of Payload: about six seconds. What a search in the admin finds, for whom, and what somebody changed last.
import type { Payload, TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#site/server/rights.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { FoundGroup } from './find-records.ts';
import { recentRecords } from './recent-records.ts';
import { adminSearchEndpoint } from './search-endpoint.ts';

let payload: Payload;
let admin = 0;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  admin = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
  await payload.create({
    collection: 'listings',
    data: {
      method: 'buy',
      category: 'residential',
      status: 'current',
      streetNumber: '12',
      street: 'Banksia Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
    },
    draft: true,
  });
  await payload.create({ collection: 'agents', data: { name: 'Mia Banksia', _status: 'published' } });
  await payload.create({
    collection: 'pages',
    data: { title: 'Banksia lane', path: '/banksia' },
    draft: true,
  });
  await payload.create({
    collection: 'leads',
    data: {
      reference: 'FR-1',
      token: 'one',
      form: 'contact-agency',
      answers: [],
      formTitle: 'Contact us',
      name: 'Zoë Banksia',
    },
  });
});

const person = (role: Role) =>
  ({ id: admin, name: 'Ada', role, collection: 'users' }) as unknown as TypedUser;

async function search(text: string, user: unknown = person('admin')) {
  try {
    const response = await adminSearchEndpoint.handler({
      user,
      payload,
      context: {},
      searchParams: new URLSearchParams({ text }),
    } as never);
    return ((await response.json()) as { groups: FoundGroup[] }).groups;
  } catch (error) {
    return (error as { status?: number }).status;
  }
}
const titles = async (text: string, role: Role = 'admin') =>
  ((await search(text, person(role))) as FoundGroup[])
    .filter(({ kind }) => kind !== 'Help')
    .map(({ kind, records }) => [kind, ...records.map(({ title }) => title)]);

describe('a search in the admin', () => {
  it('finds listings, leads, people and pages by any of their words', async () => {
    expect(await titles('banksia')).toEqual([
      ['Listings', '12 Banksia Street, Newtown, NSW'],
      // Several leads can be of one name.
      ['Leads', 'Zoë Banksia · Contact us'],
      ['Agents', 'Mia Banksia'],
      ['Pages', 'Banksia lane'],
    ]);
    expect(await titles('newtown 12')).toEqual([['Listings', '12 Banksia Street, Newtown, NSW']]);
    expect(await titles('nothing like it')).toEqual([]);
  });

  it('finds screens and settings', async () => {
    expect(await search('site sett')).toContainEqual({
      kind: 'Screens',
      records: [{ title: 'Site settings', href: '/admin/globals/settings' }],
    });
    expect(await titles('audit')).toEqual([['Screens', 'Audit log']]);
    expect(await titles('audit', 'editor')).toEqual([]);
  });

  it('finds pages of the manual by what they say', async () => {
    const found = (await search('vendor report')) as FoundGroup[];
    const help = found.find(({ kind }) => kind === 'Help')?.records;
    expect(help?.[0]).toEqual({ title: 'Vendor reports', href: '/admin/help/vendor-reports' });
  });

  it('finds what the role may read, and nothing else', async () => {
    for (const role of Object.keys(ROLES) as Role[]) {
      const kinds = (await titles('banksia', role)).map(([kind]) => kind);
      expect(kinds.includes('Leads'), role).toBe(['admin', 'editor', 'viewer'].includes(role));
      expect(kinds, role).toContain('Listings');
    }
  });

  it('is for staff', async () => {
    expect(await search('banksia', null)).toBe(401);
    expect(await search('banksia', { id: 1, collection: 'subscribers' })).toBe(401);
  });
});

describe('what somebody changed last', () => {
  it('is each record once, the latest first, without what is gone', async () => {
    const user = person('admin');
    const as = { user, overrideAccess: false } as const;
    const [page] = (await payload.find({ collection: 'pages', limit: 1 })).docs;
    const category = await payload.create({ collection: 'post-categories', data: { name: 'Market' }, ...as });
    const gone = await payload.create({ collection: 'post-categories', data: { name: 'Gone' }, ...as });
    for (const title of ['Banksia lane 2', 'Banksia lane 3'])
      await payload.update({
        collection: 'pages',
        id: Number(page?.id),
        data: { title },
        draft: true,
        ...as,
      });
    await payload.delete({ collection: 'post-categories', id: gone.id, ...as });
    const recent = await recentRecords({ payload, user, limit: 5 });
    expect(recent.map(({ kind, href }) => [kind, href])).toEqual([
      ['Pages', `/admin/collections/pages/${page?.id}`],
      ['News categories', `/admin/collections/post-categories/${category.id}`],
    ]);
    const other = { ...(user as object), id: admin + 1 } as unknown as TypedUser;
    expect(await recentRecords({ payload, user: other, limit: 5 })).toEqual([]);
  });
});
