import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingsName } from '#site/features/leads/forms/settings/form-settings.ts';
import { createLeadDirectory } from '#site/features/leads/intake/routing/lead-directory.ts';
import { createLeadService, type LeadService } from '#site/features/leads/lead-service.ts';
import { showListing } from '#site/features/listings/testing/show-listing.ts';
import { readEnv } from '#site/server/env.ts';
import { createPageCache } from '#site/server/page-cache.ts';
import type { SiteBindings } from '#site/server/site.ts';
import { testPayload } from '#site/testing/payload.ts';
import { addFormRoutes } from './routes.ts';

let payload: Payload;
let server: Server;
let address: string;
let siteUrl: string;
let leads: LeadService;
const clock = { at: Date.parse('2026-11-21T01:00:00Z') };

beforeAll(async () => {
  const booted = await testPayload({ seedAdmin: true });
  payload = booted.payload;
  const env = readEnv({ DATA_DIR: booted.dataDir, FRONTAGE_TRUST_PROXY: '1' });
  siteUrl = env.siteUrl;
  leads = createLeadService({
    payload,
    env,
    secret: 'secret',
    directory: createLeadDirectory(payload),
    mailer: { send: async () => ({ ok: true, answer: '250' }), close: () => undefined },
    now: () => clock.at,
  });
  const assets = { styles: [], scripts: [], fonts: [], icon: '/icon-192.png' };
  const app = new Hono<SiteBindings>();
  addFormRoutes({ app, site: { payload, env, assets, cache: createPageCache(), dev: false }, leads });
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  await payload.delete({ collection: 'leads', where: {} });
});

const good = { name: 'Zoë', phone: '0400 000 000', email: 'zoe@example.com', message: 'Hello' };
let visitors = 0;

/** Sends a form as a browser would, from an address of its own. */
async function send({
  fields = {},
  json = true,
  headers = {},
  form = 'contact-agent',
}: {
  fields?: Record<string, string>;
  json?: boolean;
  headers?: Record<string, string>;
  form?: string;
} = {}) {
  visitors += 1;
  const formToken = leads.formToken('contact-agent');
  clock.at += 5000;
  return fetch(`${address}/forms/${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: json ? 'application/json' : 'text/html',
      origin: address,
      'x-forwarded-for': `203.0.113.${visitors}`,
      ...headers,
    },
    body: new URLSearchParams({ ...good, _ticket: formToken, ...fields }),
  });
}

const leadCount = async () => (await payload.count({ collection: 'leads' })).totalDocs;

describe('a form sent by script', () => {
  it('is answered with its reference once it is stored', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ok: true, reference: expect.stringMatching(/^FR-/) });
    expect(await leadCount()).toBe(1);
  });

  it('names the page that follows, with the page it was sent from but not who sent it', async () => {
    const response = await send({ fields: { _page: '/agents/mia?fname=Zo&type=house' } });
    expect(await response.json()).toMatchObject({
      next: `/thank-you/?${new URLSearchParams({ form: 'contact-agent', referrer: 'http://127.0.0.1:3000/agents/mia?type=house' })}`,
    });
  });

  it('leads on to no page where the agency has switched that off', async () => {
    const set = (conversion: boolean) =>
      payload.updateGlobal({
        slug: 'lead-form-settings',
        data: { [settingsName('contact-agent')]: { conversion } },
      });
    await set(false);
    expect(await (await send()).json()).not.toHaveProperty('next');
    await set(true);
    expect(await (await send()).json()).toHaveProperty('next');
  });

  // Forms that the old site did not count as conversions start without the redirect.
  it.each(['livestock-enquiry', 'book-inspection', 'contact-office'])(
    'goes to the thank-you page after a %s where the agency has switched that on',
    async (form) => {
      const set = (conversion: boolean) =>
        payload.updateGlobal({ slug: 'lead-form-settings', data: { [settingsName(form)]: { conversion } } });
      const next = async () =>
        (await (await send({ form, fields: { _ticket: leads.formToken(form) } })).json()).next;
      await set(false);
      expect(await next()).toBeUndefined();
      await set(true);
      expect(await next()).toMatch(
        form === 'contact-office' ? '/contact/thank-you' : `/thank-you/?form=${form}`,
      );
    },
  );

  it('keeps how the visit began', async () => {
    await send({
      fields: {
        _page: '/agents/mia',
        _landing: '/buy?utm_source=news',
        _referrer: 'https://search.example/?q=x',
      },
    });
    expect((await payload.find({ collection: 'leads' })).docs).toMatchObject([
      {
        page: '/agents/mia',
        source: { utm_source: 'news', landing: '/buy', referrer: 'https://search.example/' },
      },
    ]);
  });

  it('works as multipart too', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...good, _ticket: leads.formToken('contact-agent') })) {
      body.set(name, value);
    }
    clock.at += 5000;
    const headers = { accept: 'application/json' };
    const response = await fetch(`${address}/forms/contact-agent`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
  });

  it.each([
    ['wrong answers', { fields: { email: 'zoe' } }, 422, 'invalid'],
    ['no ticket', { fields: { _ticket: '' } }, 422, 'expired'],
    ['another site', { headers: { origin: 'https://evil.example' } }, 403, 'foreign'],
    ['a form there is not', { form: 'no-such-form' }, 404, 'unknown'],
    ['an endless message', { fields: { message: 'x'.repeat(70_000) } }, 413, 'unreadable'],
  ])('is refused with a sentence: %s', async (_, request, status, reason) => {
    const response = await send(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      ok: false,
      reason,
      message: expect.stringMatching(/\w.*[.:]$/),
    });
    expect(await leadCount()).toBe(0);
  });

  it('gets a new form token where it needs one', async () => {
    const refused = (await (await send({ fields: { _ticket: '' } })).json()) as { ticket: string };
    clock.at += 3000;
    expect((await send({ fields: { _ticket: refused.ticket } })).status).toBe(200);
  });

  it('is put off when too many came from one address', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = [];
    let retryAfter: string | null = null;
    for (let count = 0; count < 12; count += 1) {
      clock.at -= 5000;
      const response = await send({ headers });
      statuses.push(response.status);
      retryAfter ??= response.headers.get('retry-after');
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  });

  it('is thanked when it fell into the trap', async () => {
    const response = await send({ fields: { 'your-website': 'http://spam.example' } });
    expect(await response.json()).toMatchObject({ ok: true });
    expect((await payload.find({ collection: 'leads' })).docs).toMatchObject([{ state: 'spam' }]);
  });
});

describe('a form sent without JavaScript', () => {
  it('leads to the thanks, with the way back', async () => {
    const response = await send({ json: false, fields: { _page: '/agents/mia' } });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(
      /^\/thank-you\/\?form=contact-agent&referrer=http%3A%2F%2F[\w.%]+%2Fagents%2Fmia&reference=FR-/,
    );
    const thanks = await (await fetch(address + location)).text();
    expect(thanks).toContain('Thank You!');
    expect(thanks).toContain('Your message has been sent successfully');
    expect(thanks).toContain('href="/agents/mia"');
  });

  it('leads back from the thank-you pages of their own too', async () => {
    const from = async (referer: string) =>
      (await fetch(`${address}/contact/thank-you`, { headers: { referer } })).text();
    expect(await from('https://elsewhere.example/agents/mia')).toContain('Go to the home page');
    expect(await from(`${siteUrl}/agents/mia`)).toContain('href="/agents/mia"');
  });

  it('comes back with what was typed and what to fix', async () => {
    const response = await send({ json: false, fields: { email: 'zoe@', message: '<b>Hello</b>' } });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('value="zoe@"');
    expect(html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(html).toContain('Enter your email address in full');
    expect(html).toMatch(/<div[^>]*autofocus/i);
    expect(html).toContain('aria-invalid="true"');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps a good form token and replaces a bad one', async () => {
    const formTokenIn = (html: string) => /name="_ticket" value="([^"]*)"/.exec(html)?.[1];
    const formToken = leads.formToken('contact-agent');
    const kept = await (await send({ json: false, fields: { email: '', _ticket: formToken } })).text();
    expect(formTokenIn(kept)).toBe(formToken);
    const fresh = await (await send({ json: false, fields: { _ticket: 'bad' } })).text();
    expect(formTokenIn(fresh)).not.toBe('bad');
    clock.at += 3000;
    expect((await send({ json: false, fields: { _ticket: formTokenIn(fresh) ?? '' } })).status).toBe(303);
  });

  it('is refused in words when it is too large', async () => {
    const response = await send({ json: false, fields: { message: 'x'.repeat(200_000) } });
    expect(response.status).toBe(413);
    expect(await response.text()).toMatch(/larger than 64 KB/);
  });
});

describe('a form’s own page', () => {
  const get = async (path: string) => {
    const response = await fetch(address + path);
    return { status: response.status, text: await response.text() };
  };

  it('is drawn with a form token that works, another for everybody', async () => {
    const first = await get('/forms/contact-agent?name=Zoe');
    const second = await get('/forms/contact-agent?name=Zoe');
    expect(first.status).toBe(200);
    expect(first.text).toContain('value="Zoe"');
    const formTokens = [first, second].map(({ text }) => /name="_ticket" value="([^"]+)"/.exec(text)?.[1]);
    expect(new Set(formTokens).size).toBe(2);
    clock.at += 3000;
    expect((await send({ fields: { _ticket: formTokens[0] ?? '' } })).status).toBe(200);
  });

  it.each([
    '/forms/no-such-form',
    '/forms/property-enquiry?property_id=999',
    '/forms/contact-agent?agent_id=x',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get(path.replace(/(?=\?|$)/, '/ticket'))).status).toBe(404);
  });

  it('comes as data for the panel, never from a cache', async () => {
    const response = await fetch(`${address}/forms/contact-agent/ticket`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      definition: { key: 'contact-agent' },
      ticket: expect.any(String),
      heading: 'Contact agent',
      subject: null,
    });
  });

  it.each(['/market-appraisal-form/thank-you', '/contact/thank-you', '/thank-you'])(
    'is thanked on %s, which search engines leave out',
    async (path) => {
      const { status, text } = await get(`${path}?reference=FR-ABC234`);
      expect(status).toBe(200);
      expect(text).toContain('Thank You!');
      expect(text).toContain('FR-ABC234');
      expect(text).toContain('noindex');
    },
  );

  it.each([
    ['https://evil.example/', 'href="/"'],
    ['//evil.example/x', 'href="/"'],
    ['javascript:alert(1)', 'href="/"'],
    // A browser would read `//` as another host.
    ['/.//elsewhere.example', 'href="/elsewhere.example"'],
    ['/buy?page=2', 'href="/buy?page=2"'],
  ])('its thanks lead back only within the site: %s', async (referrer, expected) => {
    const { text } = await get(`/thank-you/?form=contact-agent&referrer=${encodeURIComponent(referrer)}`);
    expect(text).not.toContain('evil.example');
    expect(text).toContain(expected);
  });

  it('says what happens next with the listing it was sent from, and shows others like it', async () => {
    const at = clock.at;
    await showListing({ payload, at, changes: { id: 42 } });
    await showListing({ payload, at, changes: { id: 43, streetNumber: '14' } });
    await showListing({ payload, at, changes: { id: 44, streetNumber: '16' } });
    const thanksAfter = async (form: string) =>
      (await get(`/thank-you/?form=${form}&referrer=/property/newtown-nsw-2042/12-example-street/42`)).text;
    const text = await thanksAfter('property-enquiry');
    expect(text).toContain('Your agency has your enquiry and will contact you.');
    expect(text).toContain('Back to 12 Example Street');
    expect(text).toContain('14 Example Street');
    expect(await thanksAfter('book-inspection')).toContain('The inspection isn’t booked yet.');
    // Without a mail server nothing was emailed.
    const registered = await thanksAfter('inspection-registration');
    expect(registered).toContain('just come along at the time you chose.');
    expect(registered).not.toContain('emailed');
    expect(await thanksAfter('maintenance-request')).not.toContain('Example Street');
  });
});
