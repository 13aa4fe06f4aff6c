import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isPostgres, query } from '#site/server/database.ts';
import { newPerson, PASSWORD, testAccounts } from '#site/testing/accounts.ts';

/* How visitors register, and whose account it is then, over http, on a real database. */

const { browser, payload, visitors, linkTo, clickButton, registration, member, signIn, resetBy } =
  await testAccounts();

const settings = (alertRegistration: object) =>
  payload.updateGlobal({ slug: 'lead-form-settings', data: { alertRegistration } });

describe('registering', () => {
  it('sends one message, and the account is ready once its button is clicked', async () => {
    const email = newPerson();
    const own = browser();
    const sent = await own.send('/forms/register', registration(email));
    expect(sent).toMatchObject({ status: 200, ok: true, outcome: 'success' });
    expect(await signIn({ browser: own, email })).toMatchObject({ status: 422, outcome: 'login-incorrect' });

    const link = await linkTo(email);
    expect((await own.get(link)).text).toContain('Confirm email address');
    // Mail scanners follow links, so looking changes nothing.
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: false });
    expect((await clickButton({ browser: own, link })).text).toContain('Your email address is confirmed');
    const signedIn = await signIn({ browser: own, email });
    expect(signedIn).toMatchObject({ ok: true, next: '/welcome', now: true });
    // Signing in asks the agency for nothing: whoever measures advertisements does not count it.
    expect(signedIn).not.toHaveProperty('lead');
    expect(signedIn).not.toHaveProperty('reference');
  });

  // “/thank-you/?form={form key}&referrer={current url}: Conversion redirect after a successful submission.” Form keys:
  // “property-alert-registration, newsletter-signup, …”
  it('leads to its thank-you page and counts as a lead, unless the agency says otherwise', async () => {
    const thankYou =
      '/thank-you/?form=property-alert-registration&referrer=https%3A%2F%2Fwww.example.com.au%2Fbuy%3Ftype%3Dhouse';
    const register = () => ({ ...registration(newPerson()), _page: '/buy?type=house' });
    expect(await browser().send('/forms/register', register())).toMatchObject({ lead: true, next: thankYou });
    const plain = await browser().post('/forms/register', register());
    expect([plain.status, plain.location]).toEqual([303, thankYou]);
    const { text } = await browser().get(thankYou);
    expect(text).toContain('Thank you for subscribing to alerts');
    expect(text).toContain(
      'This website can’t send email yet. Your alerts start once you can confirm your address.',
    );

    await settings({ conversion: false });
    expect(await browser().send('/forms/register', register())).not.toHaveProperty('next');
    expect((await browser().post('/forms/register', register())).text).toContain(
      'This website can’t send email yet. Your alerts start once you can confirm your address.',
    );
    await settings({ conversion: true });
  });

  // “Alerts: First name, last name, email and password (if shown) required; confirmation matches password; mobile of at
  // least 8 characters when flagged required.” “subscriber_mobile (only when marked required)”
  it('asks for a password and a mobile as the agency has set it', async () => {
    const without = {
      ...registration(newPerson()),
      subscriber_password: '',
      subscriber_password_confirmation: '',
    };
    await settings({ password: 'required', mobile: 'required' });
    const { errors } = await browser().send('/forms/register', without);
    expect(errors).toMatchObject([
      { field: 'subscriber_password', message: 'Please enter a password' },
      { field: 'subscriber_password_confirmation' },
      { field: 'subscriber_mobile' },
    ]);
    const short = { ...registration(newPerson()), subscriber_mobile: '0400 12' };
    expect((await browser().send('/forms/register', short)).errors).toMatchObject([
      { field: 'subscriber_mobile' },
    ]);

    await settings({ password: 'hidden', mobile: 'hidden' });
    const { text } = await browser().get('/forms/register');
    expect(text).not.toMatch(/name="subscriber_(password|mobile)/);
    expect(await browser().send('/forms/register', without)).toMatchObject({ ok: true });
    await settings({ password: 'optional', mobile: 'optional' });
  });

  it.each(['/forms/register', '/forms/save-search?search=/buy'])(
    'says at %s what the details are for, with the privacy policy',
    async (path) => {
      const [page, panel] = await Promise.all([
        browser().get(path),
        browser().get(path.replace(/(?=\?|$)/, '/ticket')),
      ]);
      expect(page.text).toMatch(/See our <a href="\/privacy"[^>]*>privacy policy<\/a>/);
      expect(panel.text).toMatch(/"footnote":"We use your .* See our privacy policy/);
    },
  );

  it('says which of its answers to fix', async () => {
    const own = browser();
    const { errors } = await own.send('/forms/register', {
      ...registration('nobody'),
      subscriber_first_name: '',
      subscriber_password_confirmation: 'something else',
      subscriber_mobile: '0400',
    });
    expect(errors).toMatchObject([
      { field: 'subscriber_first_name' },
      { field: 'subscriber_email' },
      { field: 'subscriber_password_confirmation', message: 'The passwords don’t match' },
      { field: 'subscriber_mobile' },
    ]);
  });

  it('comes back from a refusal without JavaScript with the suburbs it was given, and none besides', async () => {
    const chips = async (suburbs: string) => {
      const { status, text } = await browser().post('/forms/register', {
        ...registration('nobody'),
        suburbs,
      });
      expect(status).toBe(422);
      return [...text.matchAll(/<input type="checkbox"[^>]*name="suburbs"[^>]*value="([^"]*)"/g)].map(
        ([, value]) => value,
      );
    };
    expect(await chips('')).toEqual([]);
    expect(await chips(' , ')).toEqual([]);
    expect(await chips('Newtown NSW 2042, 2043,')).toEqual(['Newtown NSW 2042', '2043']);
  });

  it.each(['password', 'PERSON@example.com', 'qwertyuiop'])('refuses the password “%s”', async (password) => {
    const fields = { subscriber_password: password, subscriber_password_confirmation: password };
    const sent = await browser().send('/forms/register', {
      ...registration('person@example.com'),
      ...fields,
    });
    expect(sent).toMatchObject({ status: 422, errors: [{ field: 'subscriber_password' }] });
  });

  it('says so where the address has an account, however it is written', async () => {
    const { email } = await member();
    const sent = await browser().send('/forms/register', registration(`  ${email.toUpperCase()} `));
    expect(sent).toMatchObject({
      outcome: 'email exists',
      message: 'Email ID already exists. Please use a different email address.',
    });
    const plus = registration(email.replace('@', '+home@'));
    expect(await browser().send('/forms/register', plus)).toMatchObject({ ok: true });
  });

  it('says so where mail cannot be written to the address', async () => {
    const sent = await browser().send('/forms/register', registration('zo\u00eb@example.com'));
    expect(sent).toMatchObject({ status: 422, errors: [{ field: 'subscriber_email' }] });
  });

  it.each([
    { who: 'first', link: 0 },
    { who: 'last', link: 1 },
  ])(
    'by two people under one address leaves it to its owner, who registered $who, to choose the password',
    async ({ link }) => {
      const email = newPerson();
      const owner = browser();
      const stranger = 'the password of a stranger';
      const links: string[] = [];
      for (const password of link === 0 ? [PASSWORD, stranger] : [stranger, PASSWORD]) {
        await browser().send('/forms/register', {
          ...registration(email),
          subscriber_password: password,
          subscriber_password_confirmation: password,
        });
        links.push(await linkTo(email));
      }
      // Either message will do: both went to the owner.
      const confirmed = await clickButton({ browser: owner, link: links[link] ?? '' });
      expect(confirmed.text).toContain('Your email address is confirmed');
      for (const password of [PASSWORD, stranger])
        expect(await signIn({ browser: browser(), email, password })).toMatchObject({ ok: false });

      const [, choose = ''] = /href="(\/forms\/reset-password[^"]*)"/.exec(confirmed.text) ?? [];
      const password = 'chosen by its owner';
      await resetBy({ link: choose.replaceAll('&amp;', '&'), password });
      expect(await signIn({ browser: owner, email, password })).toMatchObject({ ok: true });
      // Once: who finds one of the messages later gets no password by it.
      expect((await clickButton({ browser: browser(), link: links[0] ?? '' })).text).not.toContain(
        'reset-password',
      );
    },
  );

  it('keeps the password of the first registration where there was an alert, or half a registration, before', async () => {
    const email = newPerson();
    // As a server leaves it that ends between the subscriber and their alert.
    await visitors.accounts.subscriberFor({ email, firstName: '' });
    const own = browser();
    await own.send('/forms/register', registration(email));
    await clickButton({ browser: own, link: await linkTo(email) });
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: true });
    const account = await visitors.accounts.subscriberFor({ email, firstName: '' });
    expect(await visitors.alerts.alertsOf(account?.id ?? 0)).toHaveLength(1);
  });

  it('leaves no password of somebody else to who confirms the address by an alert', async () => {
    const email = newPerson();
    await browser().send('/forms/register', registration(email));
    const { id: subscriber } =
      (await visitors.accounts.subscriberFor({ email, firstName: '' })) ?? expect.fail();
    const made = await visitors.alerts.create({ subscriber, criteria: {}, confirmed: false });
    if (!made.ok) return expect.fail(made.message);
    expect(await visitors.alerts.confirm(made.alert)).toBe(true);
    expect((await visitors.accounts.account(subscriber))?.confirmedAt).not.toBeNull();
    expect(await signIn({ browser: browser(), email })).toMatchObject({ ok: false });
  });

  it('keeps the password of who confirms the address by its own message', async () => {
    const { email, browser: own } = await member();
    const account = await visitors.accounts.subscriberFor({ email, firstName: '' });
    expect(account?.hasPassword).toBe(true);
    expect((await visitors.alerts.alertsOf(account?.id ?? 0)).map(({ state }) => state)).toEqual(['active']);
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: true });
  });

  it('gives machines that fill in what nobody sees the answer they are due', async () => {
    const email = newPerson();
    const sent = await browser().send('/forms/register', {
      ...registration(email),
      'your-website': 'http://spam.example',
    });
    expect(sent).toMatchObject({ ok: false, outcome: 'bot-error' });
    expect(await payload.count({ collection: 'subscribers', where: { email: { equals: email } } })).toEqual({
      totalDocs: 0,
    });
  });
});

describe.runIf(!isPostgres(payload))('a database that takes no writes', () => {
  const readOnly = (on: boolean) => query(payload, sql.raw(`pragma query_only = ${on ? 1 : 0}`));

  it('is told to scripts in a sentence, not as a page', async () => {
    const { email, browser: own } = await member();
    await readOnly(true);
    try {
      const tries: [string, Record<string, string>][] = [
        ['/forms/login', { user_login: email, user_pass: PASSWORD }],
        ['/forms/register', registration(newPerson())],
        ['/forms/forgot-password', { email }],
      ];
      for (const [path, fields] of tries) {
        const sent = await own.send(path, fields);
        expect([path, sent]).toEqual([
          path,
          expect.objectContaining({
            status: 503,
            ok: false,
            message: expect.stringContaining('Wait a minute'),
          }),
        ]);
      }
      const old = { action: 'iproperty_user_login', user_login: email, user_pass: PASSWORD };
      const answer = await own.post('/wp-admin/admin-ajax.php', old);
      expect(answer).toMatchObject({
        status: 503,
        text: expect.stringMatching(/^Something went wrong and nothing was saved/),
      });
    } finally {
      await readOnly(false);
    }
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: true });
  });
});
