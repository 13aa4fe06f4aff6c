import { expect } from 'vitest';
import { type Captcha, createCaptcha } from '#site/features/leads/captcha/captcha.ts';
import { testSite } from './site.ts';

export type Fields = Record<string, string>;

/** Both addresses that old pages know. */
export const ADDRESSES = ['/?tbajax=1', '/wp-admin/admin-ajax.php'] as const;

/** The answers a page may receive when a form was accepted. */
export const ANY_SUCCESS = /^\s*(success|ins-success|updtd|https?:.*)$|"success":true|reached us/;

/** The result of {@link oldPages}. */
export type OldPages = Awaited<ReturnType<typeof oldPages>>;

/** A site with two offices, an agent and a listing that is open for inspection in a week, as an old page meets it. */
export async function oldPages() {
  const captcha: Captcha = createCaptcha({
    settings: { provider: 'altcha' },
    secret: 'secret',
    work: { cost: 1, from: 2, to: 9 },
  });
  const { payload, address, leads } = await testSite({ limits: false, captcha });
  const published = { _status: 'published' } as const;
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown office', ...published },
  });
  await payload.create({ collection: 'offices', data: { name: 'Glebe office', ...published } });
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Mia Agent', email: 'mia@agency.test', office: office.id, ...published },
  });
  const starts = Date.now() + 7 * 24 * 60 * 60 * 1000;
  const listing = await payload.create({
    collection: 'listings',
    data: {
      ...published,
      status: 'current',
      method: 'buy',
      category: 'residential',
      propertyType: 'House',
      streetNumber: '12',
      street: 'Example Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      agents: [agent.id],
      documents: [{ kind: 'brochure', address: 'https://files.example.com/brochure.pdf' }],
      inspections: [
        { startsAt: new Date(starts).toISOString(), endsAt: new Date(starts + 1_800_000).toISOString() },
      ],
    },
  });
  const [inspection] = await leads.directory.inspections({ listing: listing.id, now: Date.now() });
  const ids = {
    listing: String(listing.id),
    agent: String(agent.id),
    office: String(office.id),
    inspection: inspection?.value ?? expect.fail('no inspection to choose'),
  };

  /** Sends a form as a script of an old page does. */
  async function post(
    fields: Fields | FormData,
    { path = ADDRESSES[0], headers = {} }: { path?: string; headers?: Record<string, string> } = {},
  ) {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    const own = { origin: address, referer: `${address}/buy?utm_source=news` };
    const response = await fetch(address + path, { method: 'POST', headers: { ...own, ...headers }, body });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  /** Fetches a form as a script of an old page does. */
  async function get(query: Fields, path: string = ADDRESSES[0]) {
    const response = await fetch(withQuery(address + path, query));
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  /** What is stored of one visitor. Visitors differ from test to test: the same content twice would be one lead. */
  const leadsOf = async (email: string) =>
    (await payload.find({ collection: 'leads', where: { email: { equals: email } }, sort: 'id', depth: 0 }))
      .docs;
  return { payload, address, leads, captcha, ids, post, get, leadsOf };
}

/** The address with more in its query. */
export const withQuery = (path: string, query: Fields): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
