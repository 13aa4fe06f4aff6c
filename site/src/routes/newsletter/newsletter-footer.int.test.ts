import { beforeEach, describe, expect, it } from 'vitest';
import { endSubscriptionEndpoint } from '#site/features/leads/inbox/newsletter/end-endpoint.ts';
import { newsletterExportEndpoint } from '#site/features/leads/inbox/newsletter/export-endpoint.ts';
import { answerOf, staffRequest } from '#site/features/leads/testing/stored-leads.ts';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

const { payload, get, address, leads, mails } = await testSite({ limits: false });

beforeEach(async () => {
  await payload.delete({ collection: 'leads', where: {} });
  await payload.delete({ collection: 'newsletter-subscribers', where: {} });
  mails.length = 0;
});

const answers = {
  first_name: 'Zoë',
  last_name: 'Sample',
  phone: '0491 570 156',
  email: 'zoe@example.com',
};

/** Sends a form as a browser without JavaScript does from a page that came from the cache: with no form token. */
const send = async (changes: Record<string, string> = {}, form = 'newsletter-footer') =>
  fetch(`${address}/forms/${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: TEST_SITE_URL, referer: `${TEST_SITE_URL}/sold` },
    body: new URLSearchParams({ ...answers, message: 'Hello', _ticket: '', ...changes }),
  });
const storedLeads = async () => (await payload.find({ collection: 'leads', depth: 0 })).docs;

describe('the newsletter at the foot of every page', () => {
  it('is in cached pages, without a form token', async () => {
    expect((await get('/sold')).text).toContain('action="/forms/newsletter-footer"');
    const { headers, text } = await get('/sold');
    expect(headers.get('x-frontage-cache')).toBe('hit');
    expect(text).toMatch(/<input[^>]*name="_ticket"[^>]*value=""/);
  });

  it('is taken in without a form token, and the same again is the same', async () => {
    const first = await send();
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toContain('/thank-you/?form=newsletter-footer');
    expect((await send()).headers.get('location')).toBe(first.headers.get('location'));
    expect(await storedLeads()).toMatchObject([
      { form: 'newsletter-footer', email: answers.email, page: '/sold' },
    ]);
    await send({ email: 'ada@example.com' });
    expect(await storedLeads()).toHaveLength(2);
  });

  it('is refused with what to fix, and comes back as a page with what was typed', async () => {
    const refused = await send({ first_name: 'Z' });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain('First Name is Required.');
    expect(text).toContain('value="Sample"');
    expect(await storedLeads()).toEqual([]);
  });

  it('is the only form that needs no form token', async () => {
    expect((await send({ name: 'Zoë' }, 'contact-agency')).status).toBe(422);
    expect((await send({ _ticket: 'made.up.ticket' })).status).toBe(422);
    expect(await storedLeads()).toEqual([]);
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

describe('the list of the newsletter', () => {
  const list = async () =>
    (await payload.find({ collection: 'newsletter-subscribers', sort: 'id', depth: 0 })).docs;
  const states = async () => (await list()).map(({ state }) => state);
  /** What the address got, newest last. */
  const mailsTo = async (email = answers.email) => {
    await leads.worker.runOnce();
    return mails.filter(({ to }) => to.some((one) => one.address === email));
  };
  const linkIn = (text: string | undefined, path: string): string =>
    /https:\/\/www\.example\.com\.au(\/\S+)/.exec(
      (text ?? '').split('\n').find((line) => line.includes(path)) ?? '',
    )?.[1] ?? '';
  const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers,
      redirect: 'manual',
    });
  const ours = { origin: TEST_SITE_URL };
  const tokenIn = (path: string) => new URL(path, TEST_SITE_URL).searchParams.get('t') ?? '';
  const signedUp = async () => {
    await send();
    const [mail] = await mailsTo();
    return {
      mail,
      confirm: linkIn(mail?.text, '/newsletter/confirm'),
      unsubscribe: linkIn(mail?.text, '/newsletter/unsubscribe'),
    };
  };

  it('begins with a question: nothing is confirmed by signing up, nor by opening the link', async () => {
    const { mail, confirm } = await signedUp();
    expect(await list()).toMatchObject([
      {
        email: 'zoe@example.com',
        name: 'Zoë Sample',
        phone: '0491 570 156',
        state: 'pending',
        consentText: expect.stringContaining('you agree to receive our newsletter'),
        consentedAt: expect.any(String),
        page: '/sold',
      },
    ]);
    expect((await get('/sold')).text).toContain('you agree to receive our newsletter');
    expect(mail?.subject).toMatch(/^Confirm your subscription to the .* newsletter$/);
    expect(mail?.text).toContain('We won’t email you again unless you confirm');
    expect(mail?.text).not.toMatch(/Zoë|next one comes|Reply to this email/);
    expect((await get(confirm)).text).toContain('Confirm subscription');
    expect(await states()).toEqual(['pending']);
  });

  it('holds an address as confirmed once its owner clicked the button', async () => {
    const { confirm } = await signedUp();
    expect(
      (await post('/newsletter/confirm', { t: tokenIn(confirm) }, { origin: 'https://evil.example' })).status,
    ).toBe(403);
    const answer = await post('/newsletter/confirm', { t: tokenIn(confirm) }, ours);
    expect(await answer.text()).toContain('You’re subscribed');
    expect(await list()).toMatchObject([{ state: 'confirmed', confirmedAt: expect.any(String) }]);
    expect((await get(confirm)).text).toContain('You’re subscribed');
  });

  it('ends by one click of a mail program (RFC 8058), and by the page for who prefers to look', async () => {
    const { mail, confirm, unsubscribe } = await signedUp();
    await post('/newsletter/confirm', { t: tokenIn(confirm) }, ours);
    expect(mail?.unsubscribeUrl).toBe(TEST_SITE_URL + unsubscribe);
    expect((await get(unsubscribe)).text).toContain('Unsubscribe from our newsletter?');
    expect(await states()).toEqual(['confirmed']);
    const oneClick = await post(unsubscribe, { 'List-Unsubscribe': 'One-Click' });
    expect([oneClick.status, await oneClick.text()]).toEqual([
      200,
      'You’ve unsubscribed from our newsletter.',
    ]);
    expect(await list()).toMatchObject([{ state: 'unsubscribed', endedAt: expect.any(String) }]);
    expect((await get(unsubscribe)).text).toContain('You have unsubscribed');
    // The older link to confirm brings nobody back: that takes signing up again.
    await post('/newsletter/confirm', { t: tokenIn(confirm) }, ours);
    expect(await states()).toEqual(['unsubscribed']);
  });

  it('takes back who signs up again, who has to confirm again', async () => {
    const { unsubscribe } = await signedUp();
    await post('/newsletter/unsubscribe', { t: tokenIn(unsubscribe) }, ours);
    await payload.delete({ collection: 'leads', where: {} });
    await send({ first_name: 'Zoe' });
    expect(await list()).toMatchObject([{ state: 'pending', name: 'Zoe Sample', endedAt: null }]);
  });

  it('is not changed by a stranger who enters a confirmed address, and its owner is told so', async () => {
    const { confirm } = await signedUp();
    await post('/newsletter/confirm', { t: tokenIn(confirm) }, ours);
    await payload.delete({ collection: 'leads', where: {} });
    await send({ first_name: 'Mallory' });
    expect(await list()).toMatchObject([{ state: 'confirmed', name: 'Zoë Sample' }]);
    const told = (await mailsTo()).at(-1);
    expect(told?.subject).toMatch(/^You’re already subscribed/);
    expect(told?.text).not.toContain('Mallory');
  });

  it('asks for confirmation also where confirmations of the form are switched off', async () => {
    const set = (autoresponse: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { newsletterFooter: { autoresponse } } });
    await set(false);
    await send({ email: 'quiet@example.com' });
    expect(await mailsTo('quiet@example.com')).toHaveLength(1);
    await set(true);
  });

  it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])(
    '%s tells nothing by a link that is made up',
    async (path) => {
      await signedUp();
      expect((await get(`${path}?t=made.up`)).status).toBe(410);
      expect((await post(path, { t: 'made.up' }, ours)).status).toBe(410);
      expect((await get(path)).status).toBe(410);
      expect(await states()).toEqual(['pending']);
    },
  );

  describe('for staff', () => {
    const asked = (
      role: 'admin' | 'editor' | 'agent' | undefined,
      query: Record<string, string> = {},
      id = 0,
    ) => ({
      ...(staffRequest({ payload, person: role && { role }, query }) as object),
      routeParams: { id: String(id) },
    });
    const exported = (role: 'editor' | 'agent' | undefined, query?: Record<string, string>) =>
      answerOf(() => newsletterExportEndpoint.handler(asked(role, query) as never));

    it('is a CSV file of the confirmed addresses, each with its own unsubscribe link', async () => {
      const { confirm } = await signedUp();
      await send({ email: 'waiting@example.com' });
      await post('/newsletter/confirm', { t: tokenIn(confirm) }, ours);
      const { text } = await exported('editor');
      expect(text).toContain('zoe@example.com,Zoë Sample');
      expect(text).toContain('/newsletter/unsubscribe?t=');
      expect(text).not.toContain('waiting@example.com');
      expect((await exported('editor', { state: 'all' })).text).toContain('waiting@example.com');
      expect([(await exported('agent')).status, (await exported(undefined)).status]).toEqual([403, 401]);
    });

    it('can be ended, with who did it', async () => {
      await signedUp();
      const id = Number((await list())[0]?.id);
      const end = (role: 'editor' | 'agent') =>
        answerOf(() => endSubscriptionEndpoint.handler(asked(role, {}, id) as never));
      expect((await end('agent')).status).toBe(403);
      expect((await end('editor')).status).toBe(200);
      expect(await list()).toMatchObject([{ state: 'unsubscribed', endedBy: 'Ada' }]);
    });
  });
});
