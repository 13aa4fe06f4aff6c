import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PRIVATE_LINK_MS, privateListingPath } from '#site/features/listings/collection/private-link.ts';
import { privateLinkEndpoint } from '#site/features/listings/collection/private-link-endpoint.ts';
import { testSite } from '#site/testing/site.ts';

/* What is shown before it is on the market, and what is shown to chosen people alone. */

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get } = await testSite();

const ids: Record<'current' | 'soon' | 'off' | 'withdrawn', number> = {
  current: 0,
  soon: 0,
  off: 0,
  withdrawn: 0,
};
let agent: number;

beforeAll(async () => {
  agent = (
    await payload.create({
      collection: 'agents',
      data: { name: 'Ada Hale', email: 'ada@example.com', _status: 'published' },
    })
  ).id;
  const add = async (changes: object) => {
    const made = await payload.create({
      collection: 'listings',
      data: {
        status: 'current',
        method: 'buy',
        category: 'residential',
        streetNumber: '9',
        street: 'Church Street',
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
        price: 900_000,
        headline: 'A house with a view',
        listedAt: '2026-11-01T01:00:00.000Z',
        agents: [agent],
        _status: 'published',
        ...changes,
      },
    });
    return made.id;
  };
  ids.current = await add({});
  ids.soon = await add({ street: 'Soon Street', listedAt: '2026-12-05T01:00:00.000Z' });
  ids.off = await add({
    street: 'Quiet Street',
    status: 'offmarket',
    priceHidden: true,
    inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }],
  });
  ids.withdrawn = await add({ street: 'Gone Street', status: 'withdrawn' });
});

const markup = async (path: string) => (await get(path)).text.replaceAll('<!-- -->', '');

describe('a listing with a day to come', () => {
  it('is coming soon on its page, on cards and on /coming-soon, until that day', async () => {
    const page = await markup('/coming-soon');
    expect(page).toContain('9 Soon Street');
    expect(page).not.toContain('9 Church Street');
    expect(page).toContain('/forms/off-market-buyers');
    const own = `/property/newtown-nsw-2042/9-soon-street/${ids.soon}`;
    expect(await markup(own)).toContain('Coming soon, from Saturday 5 December');
    expect(await markup('/buy')).toContain('Coming soon');

    vi.setSystemTime(Date.parse('2026-12-04T13:00:00Z'));
    expect(await markup('/coming-soon')).toContain('Nothing is announced at the moment');
    expect(await markup(own)).not.toContain('Coming soon');
    vi.setSystemTime(Date.parse('2026-11-21T00:00:00Z'));
  });
});

describe('a private link', () => {
  const link = () => privateListingPath({ listing: ids.off, now: Date.now() });

  it('shows a listing that is off the market, and hides what the listing hides', async () => {
    const { status, text, headers } = await get(link());
    expect(status).toBe(200);
    expect(text).toContain('9 Quiet Street');
    expect(text).toContain('Off market');
    expect(text).not.toMatch(/900,?000/);
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(headers.get('cache-control')).toContain('no-store');
    const form = /href="(\/forms\/contact-agent\?[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(form).toContain(`agent_id=${agent}`);
    expect((await get(form)).status).toBe(200);
    expect((await get(`/property/newtown-nsw-2042/9-quiet-street/${ids.off}`)).status).toBe(410);
  });

  it('opens its own listing alone, and only for 30 days', async () => {
    const path = link();
    expect((await get(path.replace(`/private/${ids.off}`, `/private/${ids.withdrawn}`))).status).toBe(404);
    expect((await get(`/private/${ids.off}`)).status).toBe(404);
    expect((await get(privateListingPath({ listing: ids.withdrawn, now: Date.now() }))).status).toBe(404);
    expect((await get(privateListingPath({ listing: ids.current, now: Date.now() }))).status).toBe(404);
    vi.setSystemTime(Date.now() + PRIVATE_LINK_MS);
    expect((await get(path)).status).toBe(404);
    vi.setSystemTime(Date.parse('2026-11-21T00:00:00Z'));
  });

  it('is given to staff, for listings that are off the market', async () => {
    const ask = (listing: number, user: unknown) =>
      privateLinkEndpoint.handler({
        payload,
        user,
        routeParams: { id: String(listing) },
        headers: new Headers({ 'sec-fetch-site': 'same-origin' }),
      } as never);
    const staff = { id: 1, collection: 'users', role: 'editor' };
    const { href } = (await (await ask(ids.off, staff)).json()) as { href: string };
    expect(href).toContain(`/private/${ids.off}?t=`);
    await expect(ask(ids.off, null)).rejects.toThrow('Sign in');
    await expect(ask(ids.current, staff)).rejects.toThrow('off the market');
  });
});
