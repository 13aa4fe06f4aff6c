import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_SITE_URL, testSite } from './test-site.ts';

const { payload, get, address } = await testSite();

beforeEach(async () => {
  await payload.delete({ collection: 'leads', where: {} });
});

const answers = {
  first_name: 'Zoë',
  last_name: 'Sample',
  phone: '0491 570 156',
  email: 'zoe@example.com',
};

/** Sends a form as a browser without script does from a page that came from the cache: with no ticket. */
const send = async (changes: Record<string, string> = {}, form = 'newsletter-footer') =>
  fetch(`${address}/forms/${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: TEST_SITE_URL, referer: `${TEST_SITE_URL}/sold` },
    body: new URLSearchParams({ ...answers, message: 'Hello', _ticket: '', ...changes }),
  });
const leads = async () => (await payload.find({ collection: 'leads', depth: 0 })).docs;

describe('the newsletter at the foot of every page', () => {
  it('stands in pages that are kept, without a ticket', async () => {
    expect((await get('/sold')).text).toContain('action="/forms/newsletter-footer"');
    const { headers, text } = await get('/sold');
    expect(headers.get('x-frontage-cache')).toBe('hit');
    expect(text).toMatch(/<input[^>]*name="_ticket"[^>]*value=""/);
  });

  it('is taken in without a ticket, and the same again is the same', async () => {
    const first = await send();
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toContain('/thank-you/?form=newsletter-footer');
    expect((await send()).headers.get('location')).toBe(first.headers.get('location'));
    expect(await leads()).toMatchObject([{ form: 'newsletter-footer', email: answers.email, page: '/sold' }]);
    await send({ email: 'ada@example.com' });
    expect(await leads()).toHaveLength(2);
  });

  it('is refused with what to mend, and comes back as a page with what was typed', async () => {
    const refused = await send({ first_name: 'Z' });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain('First Name is Required.');
    expect(text).toContain('value="Sample"');
    expect(await leads()).toEqual([]);
  });

  it('is the only form that needs no ticket', async () => {
    expect((await send({ name: 'Zoë' }, 'contact-agency')).status).toBe(422);
    expect((await send({ _ticket: 'made.up.ticket' })).status).toBe(422);
    expect(await leads()).toEqual([]);
  });

  it('goes from every page when it is switched off', async () => {
    const offer = (enabled: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { newsletterFooter: { enabled } } });
    await offer(false);
    expect((await get('/sold')).text).not.toContain('newsletter-footer');
    expect((await send()).status).toBe(404);
    await offer(true);
    expect((await get('/sold')).text).toContain('newsletter-footer');
  });
});
