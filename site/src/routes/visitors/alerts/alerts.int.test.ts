import { describe, expect, it, vi } from 'vitest';
import { markup, testSeekers, tokenOf } from '#site/testing/seekers.ts';
import { TEST_SITE_URL } from '#site/testing/site.ts';

/* @postgres: the queries of alerts and of their messages. */

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const site = await testSeekers();
const { payload, visitors, browser, newAddress, mailsTo, linkIn, save, saved, newListing } = site;
const { clickAlertButton } = site;
const service = visitors.alerts;

describe('the link that confirms', () => {
  it('changes nothing until its button is clicked', async () => {
    const email = newAddress();
    await save({ email });
    const link = linkIn({ email, page: 'confirm' });
    expect((await browser().get(link)).text).toContain('Confirm alert');
    expect((await browser().get(link)).headers.get('cache-control')).toContain('no-store');
    await newListing();
    expect(mailsTo(email)).toHaveLength(1);
    expect((await clickAlertButton({ link })).text).toContain('Thank you for subscribing to alerts');
    await newListing();
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('used twice, says so', async () => {
    const email = newAddress();
    await save({ email });
    const link = linkIn({ email, page: 'confirm' });
    await clickAlertButton({ link });
    expect((await clickAlertButton({ link })).text).toContain('Your alert is already on');
    expect((await browser().get(link)).text).toContain('Your alert is already on');
  });

  it('too old, offers another', async () => {
    const email = newAddress();
    await save({ email });
    const link = linkIn({ email, page: 'confirm' });
    vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
    const { status, text } = await browser().get(link);
    expect(status).toBe(410);
    expect(text).toContain('Send me a new link');
    await clickAlertButton({ link });
    await newListing();
    expect(mailsTo(email)).toHaveLength(1);
    expect((await clickAlertButton({ link, action: 'resend' })).text).toContain('No email was sent');
    await service.worker.runOnce();
    const fresh = linkIn({ email, page: 'confirm' });
    expect(fresh).not.toBe(link);
    expect((await clickAlertButton({ link: fresh })).text).toContain('Thank you for subscribing to alerts');
  });

  it.each(['', 'made.up', 'e30.AAAA'])('made up, is worth nothing: %j', async (token) => {
    for (const page of ['confirm', 'unsubscribe', 'manage'])
      expect([303, 410]).toContain(
        (await browser().get(`/alerts/${page}?${new URLSearchParams({ t: token })}`)).status,
      );
  });

  it('is for one purpose only', async () => {
    const email = newAddress();
    await save({ email });
    const token = tokenOf(linkIn({ email, page: 'confirm' }));
    expect((await browser().get(`/alerts/manage?t=${token}`)).status).toBe(410);
    expect((await browser().get(`/alerts/unsubscribe?t=${token}`)).status).toBe(410);
  });
});

describe('somebody’s alerts, by the link in a message', () => {
  const alertIdIn = (text: string) => /id="alert-(\d+)"/.exec(text)?.[1] ?? expect.fail(text);

  it('are listed with what can be done', async () => {
    const { manage } = await saved();
    const text = await markup(browser().get(manage));
    expect(text).toContain('Houses to buy in Newtown and surrounds, up to $1,500,000');
    expect(text).toMatch(/propert(y|ies) match(es)? now/);
    expect(text).toContain('Instantly: new properties');
  });

  it('pause and go on', async () => {
    const { email, manage } = await saved();
    const alert = alertIdIn((await browser().get(manage)).text);
    expect(await clickAlertButton({ link: manage, alert, action: 'pause' })).toMatchObject({
      status: 303,
      location: manage,
    });
    expect((await browser().get(manage)).text).toContain('Paused');
    await newListing();
    await clickAlertButton({ link: manage, alert, action: 'resume' });
    await newListing();
    const digests = mailsTo(email).filter(({ subject }) => !subject.startsWith('Confirm'));
    expect(digests).toHaveLength(1);
  });

  it('end for good', async () => {
    const { email, manage } = await saved();
    const alert = alertIdIn((await browser().get(manage)).text);
    await clickAlertButton({ link: manage, alert, action: 'end' });
    await clickAlertButton({ link: manage, alert, action: 'resume' });
    await newListing();
    expect(mailsTo(email)).toHaveLength(1);
    expect((await browser().get(manage)).text).toContain('You have no alerts');
  });

  it('are nobody else’s', async () => {
    const [mine, theirs] = [await saved(), await saved()];
    const alert = alertIdIn((await browser().get(theirs.manage)).text);
    await clickAlertButton({ link: mine.manage, alert, action: 'end' });
    expect((await browser().get(theirs.manage)).text).toContain(`id="alert-${alert}"`);
    const query = `${mine.manage.split('?')[1]}&alert=${alert}`;
    expect((await browser().get(`/forms/alert-settings?${query}`)).status).toBe(404);
  });

  it('are changed by a form that knows what they are', async () => {
    const { manage } = await saved();
    const own = browser();
    const alert = alertIdIn((await own.get(manage)).text);
    const t = tokenOf(manage);
    const form = await own.get(`/forms/alert-settings?${new URLSearchParams({ alert, t })}`);
    expect(form.text).toContain('value="Newtown NSW 2042"');
    expect(form.text).toMatch(/name="max_price"[^>]*value="1500000"|value="1500000"[^>]*name="max_price"/);
    const fields = {
      alert,
      token: t,
      category: 'rural',
      buy_rent: 'rent',
      frequency: 'weekly',
      events: 'sold',
    };
    expect(await own.send('/forms/alert-settings', { ...fields, suburbs: 'Atlantis' })).toMatchObject({
      ok: false,
      errors: [{ field: 'suburbs' }],
    });
    expect(await own.send('/forms/alert-settings', { ...fields, suburbs: 'Balmain NSW 2041' })).toMatchObject(
      {
        ok: true,
        next: manage,
      },
    );
    const radius = { ...fields, area: 'near', near_km: '10' };
    expect(await own.send('/forms/alert-settings', { ...radius, near_place: 'Atlantis' })).toMatchObject({
      ok: false,
      errors: [{ field: 'near_place' }],
    });
    const near = await own.send('/forms/alert-settings', { ...radius, near_place: 'Balmain NSW 2041' });
    expect(near).toMatchObject({ ok: true });
    expect(await markup(own.get(manage))).toContain('within 10 km of Balmain NSW 2041');
    await own.send('/forms/alert-settings', { ...fields, suburbs: 'Balmain NSW 2041', area: 'any' });
    const text = await markup(own.get(manage));
    expect(text).not.toContain('within 10 km');
    expect(text).toContain('Rural properties sold in Balmain');
    expect(text).toContain('Weekly, on Mondays: sold or leased');
  });

  it('leave people alone in their quiet hours', async () => {
    const { email, manage } = await saved();
    const fields = {
      token: tokenOf(manage),
      quiet_from: '5',
      quiet_until: '5',
      time_zone: 'Australia/Perth',
    };
    expect(await browser().send('/forms/quiet-hours', fields)).toMatchObject({ ok: true, next: manage });
    const { docs } = await payload.find({ collection: 'subscribers', where: { email: { equals: email } } });
    expect(docs[0]).toMatchObject({ quietFrom: 5, quietUntil: 5, timeZone: 'Australia/Perth' });
    expect(await browser().send('/forms/quiet-hours', { ...fields, token: 'made.up' })).toMatchObject({
      ok: false,
    });
  });

  it('are for anyone who is signed in without any link', async () => {
    expect(await browser().get('/alerts/manage')).toMatchObject({ status: 303, location: '/forms/login' });
    const { email, browser: own } = await site.member();
    await site.signIn({ browser: own, email });
    expect((await own.get('/alerts/manage')).status).toBe(200);
  });
});

describe('unsubscribing', () => {
  /** Somebody who has got a message about a listing, and its link to end that. */
  async function told() {
    const { email } = await saved();
    await newListing();
    return { email, link: linkIn({ email, page: 'unsubscribe' }) };
  }

  it('takes a click, not a look', async () => {
    const { email, link } = await told();
    expect((await browser().get(link)).text).toContain('Unsubscribe');
    await newListing();
    expect(mailsTo(email)).toHaveLength(3);
    expect((await clickAlertButton({ link, action: 'end' })).text).toContain('This alert has ended');
    await newListing();
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('works by the button of a mail program, from anywhere and with no page', async () => {
    const { email, link } = await told();
    const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await browser().post(link, { 'List-Unsubscribe': 'One-Click' }, headers);
    expect(answer.status).toBe(200);
    await newListing();
    expect(mailsTo(email)).toHaveLength(2);
    expect((await browser().post(link, { 'List-Unsubscribe': 'One-Click' }, headers)).status).toBe(200);
    expect(
      (await browser().post('/alerts/unsubscribe?t=x', { 'List-Unsubscribe': 'One-Click' })).status,
    ).toBe(200);
  });

  it('is announced to mail programs', async () => {
    const { email, link } = await told();
    expect(mailsTo(email).at(-1)?.unsubscribeUrl).toBe(TEST_SITE_URL + link);
  });

  it('from another website’s page is refused', async () => {
    const { link } = await told();
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const path of ['/alerts/unsubscribe', '/alerts/confirm', '/alerts/manage'])
      expect((await browser().post(path, { t: tokenOf(link), action: 'end' }, headers)).status).toBe(403);
  });

  it('can end everything, or pause', async () => {
    const { email, link } = await told();
    await save({ email, search: '/rent?suburb=newtown-nsw-2042' });
    await clickAlertButton({ link: linkIn({ email, page: 'confirm' }) });
    expect(await markup(browser().get(link))).toContain('Unsubscribe from all 2 alerts');
    expect((await clickAlertButton({ link, action: 'pause' })).text).toContain('This alert is paused');
    expect((await clickAlertButton({ link, action: 'all' })).text).toContain(
      'You’ve unsubscribed from all alerts',
    );
    const before = mailsTo(email).length;
    await newListing();
    expect(mailsTo(email)).toHaveLength(before);
  });
});
