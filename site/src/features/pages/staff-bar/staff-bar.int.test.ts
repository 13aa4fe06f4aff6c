import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#site/server/rights.ts';
import { staffCookie } from '#site/server/testing/staff-cookie.ts';
import { testSite } from '#site/testing/site.ts';
import { staffBarEndpoints } from './staff-bar-endpoints.ts';

// A site of its own: about 3 seconds.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T00:00:00Z') });
const { payload, get, address } = await testSite();
const [read, clear] = staffBarEndpoints;

const users = new Map<string, object>();
let listing = 0;
let page = 0;

beforeAll(async () => {
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Example', slug: 'ada-example', email: 'ada@example.com', _status: 'published' },
  });
  for (const role of ['admin', 'agent', 'viewer'] satisfies Role[]) {
    const data = { name: role, role, email: `${role}@example.com`, password: 'correct horse battery' };
    const user = await payload.create({
      collection: 'users',
      data: role === 'agent' ? { ...data, agent: agent.id } : data,
    });
    users.set(role, { ...user, collection: 'users' });
  }
  const stored = await payload.create({
    collection: 'listings',
    data: {
      category: 'residential',
      propertyType: 'House',
      method: 'buy',
      status: 'current',
      streetNumber: '1',
      street: 'Example Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      agents: [agent.id],
      _status: 'published',
    },
  });
  listing = stored.id;
  ({ id: page } = await payload.create({
    collection: 'pages',
    data: { title: 'Sell with us', path: '/sell', _status: 'published' },
  }));
  await payload.update({
    collection: 'pages',
    id: page,
    draft: true,
    data: { title: 'Sell', _status: 'draft' },
  });
  await payload.create({ collection: 'pages', draft: true, data: { title: 'Soon', path: '/soon' } });
});

async function ask(path: string, role?: Role | 'stranger', endpoint = read, template = '') {
  const req = await createLocalReq({ user: users.get(role ?? 'admin') as never }, payload);
  Object.assign(req, { query: { path, template } });
  const answer = await endpoint?.handler(req as PayloadRequest);
  return {
    status: answer?.status,
    ...((await answer?.json()) as { links: { label: string; href: string }[] }),
  };
}
const labels = async (path: string, role?: Role) => (await ask(path, role)).links.map(({ label }) => label);

describe('the bar for staff', () => {
  it('edits the page at an address, previews its newer draft and says what visitors see', async () => {
    const answer = await ask('/sell');
    expect(answer).toMatchObject({
      state: 'Published. Draft of 20 Nov 2026, 11:00 am AEDT is not',
      mayClear: true,
    });
    expect(answer.links.map(({ label }) => label)).toEqual(['Edit', 'Settings', 'Preview draft', 'Admin']);
    expect(answer.links[0]?.href).toBe(`/admin/builder/pages/${page}`);
    const preview = await get(answer.links[2]?.href ?? '');
    expect(preview.status).toBe(200);
  });

  it('knows a page that visitors do not see yet', async () => {
    expect(await ask('/soon')).toMatchObject({ state: 'Draft of 20 Nov 2026, 11:00 am AEDT, not published' });
  });

  it('knows listings and agents by their addresses, and pages of the website itself', async () => {
    expect(await labels(`/property/newtown/1-example-street/${listing}`)).toEqual(['Edit listing', 'Admin']);
    expect(await labels('/agents/ada-example')).toEqual(['Edit agent', 'Admin']);
    expect(await ask('/buy')).toMatchObject({ state: 'Made by the website', mayClear: true });
  });

  it('links to the template that the page is made with, for those who may change it', async () => {
    const { id } = await payload.create({ collection: 'templates', data: { kind: 'archive' }, draft: true });
    const linked = async (role: Role, template: string) =>
      (await ask('/buy', role, read, template)).links.map(({ href }) => href);
    expect(await linked('admin', String(id))).toEqual([`/admin/builder/templates/${id}`, '/admin']);
    expect(await linked('viewer', String(id))).toEqual(['/admin']);
    for (const other of ['', '999999', '99999999999999', 'section-1'])
      expect(await linked('admin', other)).toEqual(['/admin']);
  });

  it('offers only what a role may change: agents their own listing, readers nothing', async () => {
    const path = `/property/newtown/1-example-street/${listing}`;
    expect(await labels(path, 'agent')).toEqual(['Edit listing', 'Admin']);
    expect(await labels('/sell', 'agent')).toEqual(['Admin']);
    expect(await labels(path, 'viewer')).toEqual(['Admin']);
    expect(await ask(path, 'viewer', clear)).toMatchObject({ status: 403 });
  });

  it('tells strangers nothing, and refuses what is no path', async () => {
    expect(await ask('/sell', 'stranger')).toEqual({ status: 401, message: 'Sign in to see this.' });
    expect(await ask('/sell', 'stranger', clear)).toMatchObject({ status: 401 });
    expect(await ask('https://example.com/')).toMatchObject({ status: 400 });
    expect(await ask('/agents/\0')).toMatchObject({ status: 400 });
  });

  it('deletes the cached page of one address, and leaves its neighbours', async () => {
    const cached = async (path: string) => (await get(path)).headers.get('x-frontage-cache');
    for (const path of ['/buy', '/rent']) await get(path);
    expect(await ask('/buy', 'admin', clear)).toMatchObject({ status: 200 });
    expect(await cached('/buy')).toBe('miss');
    expect(await cached('/rent')).toBe('hit');
  });

  it('is not in the page: staff and visitors get the same bytes', async () => {
    const visitors = (await get('/sell')).text;
    const cookie = `${await staffCookie(payload)}; frontage_staff=1`;
    const staff = await fetch(`${address}/sell`, { headers: { cookie } });
    expect(staff.headers.get('x-frontage-cache')).toBe('miss');
    expect(await staff.text()).toBe(visitors);
  });
});

it('a browser is marked while staff are signed in, and no longer', async () => {
  const { config } = payload.collections.users;
  const cookies: string[] = [];
  for (const hooks of [config.hooks.afterLogin, config.hooks.afterLogout]) {
    const req = await createLocalReq({}, payload);
    await hooks.at(0)?.({ req } as never);
    cookies.push(req.responseHeaders?.get('set-cookie') ?? '');
  }
  expect(cookies[0]).toMatch(/^frontage_staff=1; Path=\/; Max-Age=28800; SameSite=Lax/);
  expect(cookies[1]).toContain('Max-Age=0');
});
