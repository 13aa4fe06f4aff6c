// One boot of Payload: about ten seconds. Every collection and global, as each role sees it; invitations; the trash.
import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { inviteEndpoint } from '#site/features/settings/users/invite-endpoint.ts';
import { type Area, RIGHTS, ROLES, type Role } from '#site/server/rights.ts';
import { emptyTrash } from '#site/server/trash.ts';
import { testPayload } from './payload.ts';

let payload: Payload;
let admin = 0;
const made = { newtown: 0, leura: 0, mia: 0 };
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  admin = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
  const office = async (name: string) =>
    Number((await payload.create({ collection: 'offices', data: { name, _status: 'published' } })).id);
  made.newtown = await office('Newtown');
  made.leura = await office('Leura');
  made.mia = Number(
    (
      await payload.create({
        collection: 'agents',
        data: { name: 'Mia Agent', office: made.newtown, _status: 'published' },
      })
    ).id,
  );
});

const person = (role: Role) =>
  ({ id: 900, name: 'Ada', role, collection: 'users', agent: made.mia, office: made.newtown }) as never;
const asRole = (role: Role) => ({ user: person(role), payload, context: {} }) as unknown as PayloadRequest;

/** The area of the table of rights that each collection belongs to. */
const COLLECTIONS: Record<string, Area> = {
  listings: 'listings',
  agents: 'people',
  offices: 'people',
  leads: 'leads',
  pages: 'website',
  posts: 'website',
  'post-categories': 'website',
  sections: 'website',
  templates: 'website',
  'item-templates': 'website',
  'style-presets': 'website',
  popups: 'website',
  'contact-forms': 'website',
  'suburb-pages': 'website',
  redirects: 'website',
  reviews: 'website',
  newsletters: 'website',
  media: 'media',
  videos: 'media',
  downloads: 'media',
  alerts: 'visitors',
  subscribers: 'visitors',
  'newsletter-subscribers': 'visitors',
  feeds: 'feeds',
  'feed-sources': 'feeds',
  'audit-log': 'users',
};

/** Collections that follow rules of their own, each with the reason. */
const OTHERS: Record<string, string> = {
  users: 'everybody sees colleagues by name and changes their own account',
  deliveries: 'follow their lead',
  'lead-notes': 'follow their lead',
  'lead-messages': 'follow their lead',
  'lead-tasks': 'follow their lead',
  appointments: 'follow their lead',
  'missing-addresses': 'counted by the website; those who change pages redirect them',
  webhooks: 'settings of admins',
  'property-documents': 'editors upload them, everybody reads them',
  'popup-counts': 'numbers',
  'listing-views': 'numbers',
  'empty-searches': 'numbers',
  'vendor-reports': 'hold addresses of vendors: for those who change the listing',
  'duty-editions': 'stamp duty rates are for editors and admins',
  'duty-statistics': 'numbers',
  'blocked-hosts': 'settings of the calculator',
};

const roles = Object.keys(ROLES) as Role[];
type Operation = 'read' | 'create' | 'update' | 'delete';

async function answer(role: Role, slug: string, operation: Operation): Promise<'all' | 'some' | 'none'> {
  const collection = payload.collections[slug as 'leads'].config;
  const given = await collection.access[operation]({ req: asRole(role) } as never);
  return given === true ? 'all' : given ? 'some' : 'none';
}

describe('the table of rights', () => {
  it('names every collection that somebody can reach', async () => {
    const reachable: string[] = [];
    for (const { slug } of payload.config.collections) {
      if (slug.startsWith('payload-')) continue;
      const answers = await Promise.all(
        (['read', 'create', 'update', 'delete'] as const).map((operation) =>
          answer('admin', slug, operation),
        ),
      );
      if (answers.some((given) => given !== 'none')) reachable.push(slug);
    }
    const named = [...Object.keys(COLLECTIONS), ...Object.keys(OTHERS)];
    expect(
      reachable.filter((slug) => !named.includes(slug)),
      'Name the collection in COLLECTIONS with its area, or in OTHERS with the reason.',
    ).toEqual([]);
    const slugs = payload.config.collections.map(({ slug }) => String(slug));
    expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it.each(roles)('is what the server answers to the role %s', async (role) => {
    const wrong: string[] = [];
    for (const [slug, area] of Object.entries(COLLECTIONS)) {
      const right = RIGHTS[role][area];
      const [read, create, update, del] = await Promise.all(
        (['read', 'create', 'update', 'delete'] as const).map((operation) => answer(role, slug, operation)),
      );
      const problem = (what: string) => wrong.push(`${role}, ${slug} (${right}): ${what}`);
      if (right === 'none' ? read !== 'none' : read === 'none') problem(`read is ${read}`);
      // Nobody changes what visitors made, what the importer wrote, or the log.
      const isFixed = ['visitors', 'feeds', 'users'].includes(area);
      if (right !== 'all' && !isFixed && update === 'all') problem('may change everything');
      if (right === 'all' && !isFixed && update !== 'all') problem(`update is ${update}`);
      if (['own', 'office'].includes(right) && slug !== 'offices' && update !== 'some')
        problem(`update is ${update}`);
      if (['read', 'none'].includes(right) && (create !== 'none' || update !== 'none'))
        problem('may create or change');
      if (right !== 'all' && del !== 'none') problem(`delete is ${del}`);
    }
    expect(wrong).toEqual([]);
  });

  it('holds for every global: only admins, editors and marketing change any', async () => {
    const changed: Record<string, Role[]> = {};
    for (const { slug, access } of payload.config.globals)
      for (const role of roles)
        if (await access.update({ req: asRole(role) } as never))
          changed[slug] = [...(changed[slug] ?? []), role];
    for (const [slug, by] of Object.entries(changed)) {
      expect(by.includes('admin'), slug).toBe(true);
      expect(
        by.filter((role) => !['admin', 'editor', 'marketing'].includes(role)),
        slug,
      ).toEqual([]);
    }
    expect(changed.settings).toEqual(['admin', 'editor', 'marketing']);
    expect(changed['lead-handling']).toEqual(['admin']);
    expect(changed.header).toEqual(['admin', 'editor', 'marketing']);
  });

  it('is nothing to a user who was deactivated, and to visitors', async () => {
    const gone = { ...(person('admin') as object), deactivated: true };
    for (const { slug, access } of payload.config.collections) {
      if (slug.startsWith('payload-')) continue;
      for (const operation of ['read', 'create', 'update', 'delete'] as const)
        for (const user of [gone, null])
          expect(
            await access[operation]({ req: { user, payload, context: {} } } as never),
            `${slug}, ${operation}`,
          ).toBeFalsy();
    }
  });
});

describe('an office manager', () => {
  const manager = () => ({ overrideAccess: false, user: person('manager'), depth: 0 }) as const;
  const listing = (office: number) =>
    payload.create({
      collection: 'listings',
      data: { method: 'buy', category: 'residential', status: 'current', office, _status: 'draft' },
      draft: true,
    });

  it('changes the listings of the office, and no others', async () => {
    const [own, other] = [await listing(made.newtown), await listing(made.leura)];
    const change = (id: number) =>
      payload.update({ collection: 'listings', id, data: { headline: 'Light' }, draft: true, ...manager() });
    await expect(change(Number(own.id))).resolves.toMatchObject({ headline: 'Light' });
    await expect(change(Number(other.id))).rejects.toThrow();
  });

  it('creates listings that belong to the office', async () => {
    const created = await payload.create({
      collection: 'listings',
      data: { method: 'buy', category: 'residential', status: 'current', office: made.leura },
      draft: true,
      ...manager(),
    });
    expect(created).toMatchObject({ office: made.newtown, agents: [made.mia] });
  });
});

describe('somebody with their own profile alone', () => {
  const save = (role: Role) =>
    payload.update({
      collection: 'agents',
      id: made.mia,
      data: { bio: `By a ${role}`, email: `${role}@agency.test`, slug: `the-${role}`, position: 1 },
      depth: 0,
      overrideAccess: false,
      user: person(role),
    });

  it.each(['agent', 'property-manager'] as const)(
    'as %s writes about themselves, and does not set their address, rank or where their leads go',
    async (role) => {
      const { email, slug, position } = await payload.findByID({ collection: 'agents', id: made.mia });
      expect(await save(role)).toMatchObject({ bio: `By a ${role}`, email, slug, position });
    },
  );

  it('has them set by the office manager, who does not set the rank', async () => {
    const { position } = await payload.findByID({ collection: 'agents', id: made.mia });
    expect(await save('manager')).toMatchObject({
      email: 'manager@agency.test',
      slug: 'the-manager',
      position,
    });
  });
});

describe('an invitation', () => {
  const invite = async (body: object, role: Role = 'admin') => {
    try {
      const user = { id: admin, name: 'Ada', role, collection: 'users' };
      const response = await inviteEndpoint.handler({
        user,
        payload,
        headers: new Headers(),
        json: async () => body,
        context: {},
      } as never);
      return response.status;
    } catch (error) {
      return (error as { status?: number }).status;
    }
  };
  const kim = { name: 'Kim', email: 'Kim@agency.test', role: 'marketing' };

  it('creates a user who can choose a password by the link', async () => {
    expect(await invite(kim)).toBe(201);
    const where = { email: { equals: 'kim@agency.test' } };
    const [user] = (await payload.find({ collection: 'users', where, showHiddenFields: true })).docs;
    expect(user).toMatchObject({ name: 'Kim', role: 'marketing', resetPasswordToken: expect.any(String) });
    // A week, not the hour of a forgotten password.
    expect(Date.parse(String(user?.resetPasswordExpiration)) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    expect(await invite(kim)).toBe(409);
  });

  it.each([
    [{ ...kim, name: ' ' }, 'admin', 400],
    [{ ...kim, email: 'a@b, c@d' }, 'admin', 400],
    [{ ...kim, role: 'owner' }, 'admin', 400],
    [kim, 'editor', 403],
  ] as const)('%o by an %s is answered %i', async (body, role, status) => {
    expect(await invite(body, role)).toBe(status);
  });

  it('ends with the account: nobody signs in to one that was deactivated', async () => {
    const data = { email: 'lee@agency.test', password: 'long enough, yes' };
    const { id } = await payload.create({
      collection: 'users',
      data: { ...data, name: 'Lee', role: 'agent' },
    });
    await payload.login({ collection: 'users', data });
    await payload.update({ collection: 'users', id, data: { deactivated: true } });
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow(/deactivated/);
    const last = payload.update({ collection: 'users', id: admin, data: { deactivated: true } });
    await expect(last).rejects.toThrow(/last administrator/);
  });
});

const entries = async (place: string) =>
  (await payload.find({ collection: 'audit-log', where: { place: { equals: place } }, sort: 'id' })).docs;

describe('the trash', () => {
  const editor = () =>
    ({
      overrideAccess: false,
      user: { ...(person('editor') as object), id: admin } as never,
      depth: 0,
    }) as const;
  const page = (path: string) =>
    payload.create({ collection: 'pages', data: { title: 'About', path, _status: 'published' } });
  const DAY = 86_400_000;

  it('keeps a deleted page for 30 days, hidden from visitors, and gives it back as a draft', async () => {
    const { id } = await page('/about-trash');
    const trashed = new Date().toISOString();
    await payload.update({ collection: 'pages', id, data: { deletedAt: trashed }, ...editor() });
    const stored = { collection: 'pages', id, depth: 0, trash: true } as const;
    // Everything that visitors see is published.
    expect(await payload.findByID(stored)).toMatchObject({ _status: 'draft', deletedAt: trashed });
    expect((await payload.find({ collection: 'pages', where: { id: { equals: id } } })).totalDocs).toBe(0);
    expect(await emptyTrash({ payload, now: Date.now() + 29 * DAY })).toBe(0);
    await payload.update({ collection: 'pages', id, data: { deletedAt: null }, trash: true, ...editor() });
    expect(await payload.findByID(stored)).toMatchObject({ _status: 'draft', title: 'About' });
    const log = (await entries('Pages')).filter(({ record }) => record === String(id));
    expect(log.map(({ action }) => action).toSorted()).toEqual(['restore', 'trash']);
  });

  it('is emptied of what is older', async () => {
    const { id } = await page('/old-trash');
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    expect(await emptyTrash({ payload, now: Date.now() + 31 * DAY })).toBe(1);
    const found = await payload.find({ collection: 'pages', trash: true, where: { id: { equals: id } } });
    expect(found.totalDocs).toBe(0);
  });

  it('asks before an agent goes who has listings, leads or a user', async () => {
    const { id } = await payload.create({
      collection: 'agents',
      data: { name: 'Nia', _status: 'published' },
    });
    const trash = (query?: object) =>
      payload.update({
        collection: 'agents',
        id,
        data: { deletedAt: new Date().toISOString() },
        req: { query } as never,
        ...editor(),
      });
    const common = { status: 'current', method: 'buy', category: 'residential', _status: 'draft' } as const;
    for (const street of ['First Street', 'Second Street'])
      await payload.create({ collection: 'listings', data: { ...common, street, agents: [id] } });
    await payload.update({ collection: 'users', id: admin, data: { agent: id } });
    await expect(trash()).rejects.toThrow(
      'Nia is used in 2 listings and 1 user. Open the agent to see them, or to delete it anyway.',
    );
    await payload.update({ collection: 'users', id: admin, data: { agent: null } });
    expect(await trash({ deleteUsed: 'yes' })).toMatchObject({ _status: 'draft' });
  });

  it('is closed to those who may not delete', async () => {
    const { id } = await page('/kept');
    const data = { deletedAt: new Date().toISOString() };
    const user = person('agent');
    const tried = payload.update({ collection: 'pages', id, data, overrideAccess: false, user });
    await expect(tried).rejects.toThrow();
  });
});
