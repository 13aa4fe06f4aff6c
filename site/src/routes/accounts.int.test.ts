import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isPostgres, query } from '#site/server/database.ts';
import { newPerson, PASSWORD, testAccounts } from './test-accounts.ts';

/* What visitors do with their accounts, over http, on a real database. */

const { browser, payload, visitors, mails, mailTo, linkTo, press, registration, member, signIn } =
  await testAccounts();

/** What the agency decides about registering for alerts. */
const settings = (alertRegistration: object) =>
  payload.updateGlobal({ slug: 'lead-form-settings', data: { alertRegistration } });

describe('registering', () => {
  it('sends one message, and the account is ready once its button is pressed', async () => {
    const email = newPerson();
    const own = browser();
    const sent = await own.send('/forms/register', registration(email));
    expect(sent).toMatchObject({ status: 200, ok: true, outcome: 'success' });
    expect(await signIn({ browser: own, email })).toMatchObject({ status: 422, outcome: 'login-incorrect' });

    const link = await linkTo(email);
    expect((await own.get(link)).text).toContain('Yes, confirm it');
    // Mail scanners follow links, so looking changes nothing.
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: false });
    expect((await press({ browser: own, link })).text).toContain('Your address is confirmed');
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
    expect(text).toContain('One step is left');

    await settings({ conversion: false });
    expect(await browser().send('/forms/register', register())).not.toHaveProperty('next');
    expect((await browser().post('/forms/register', register())).text).toContain('One step is left');
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

  it('says which of its answers to mend', async () => {
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
      { field: 'subscriber_password_confirmation', message: 'The two passwords are not the same' },
      { field: 'subscriber_mobile' },
    ]);
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
      const confirmed = await press({ browser: owner, link: links[link] ?? '' });
      expect(confirmed.text).toContain('Your address is confirmed');
      for (const password of [PASSWORD, stranger])
        expect(await signIn({ browser: browser(), email, password })).toMatchObject({ ok: false });

      const [, choose = ''] = /href="(\/forms\/reset-password[^"]*)"/.exec(confirmed.text) ?? [];
      const password = 'chosen by its owner';
      await resetBy({ link: choose.replaceAll('&amp;', '&'), password });
      expect(await signIn({ browser: owner, email, password })).toMatchObject({ ok: true });
      // Once: who finds one of the messages later gets no password by it.
      expect((await press({ browser: browser(), link: links[0] ?? '' })).text).not.toContain(
        'reset-password',
      );
    },
  );

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

describe('signing in', () => {
  it('opens the account, in this browser only, until signing out', async () => {
    const { email, browser: own } = await member();
    expect((await own.get('/welcome')).text).toContain('name="user_pass"');
    const { setCookies, location } = await own.post('/forms/login', {
      user_login: `  ${email.toUpperCase()}`,
      user_pass: PASSWORD,
    });
    expect(location).toBe('/welcome');
    expect(setCookies).toEqual([
      expect.stringMatching(
        /^frontage_session=[\w.-]+; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/,
      ),
      expect.stringMatching(/^requirementLogin=yes; Path=\/; SameSite=Lax; Max-Age=2592000; Secure$/),
      expect.stringMatching(/^frontage_state=1; /),
    ]);
    const welcome = await own.get('/welcome');
    expect(welcome.text).toContain('Welcome, Zoë');
    expect(welcome.headers.get('cache-control')).toMatch(/no-store/);
    expect((await browser().get('/welcome')).text).not.toContain('Zoë');

    const session = own.cookies.get('frontage_session') ?? '';
    expect((await own.post('/account/sign-out', {})).location).toBe('/');
    expect(own.cookies.has('requirementLogin')).toBe(false);
    own.cookies.set('frontage_session', session);
    expect((await own.get('/welcome')).text).not.toContain('Zoë');
  });

  it.each(['/forms/login', '/forms/forgot-password', '/forms/register'])(
    'leads from %s to the account whoever is signed in',
    async (path) => {
      const { email, browser: own } = await member();
      await signIn({ browser: own, email });
      expect(await own.get(path)).toMatchObject({ status: 303, location: '/welcome' });
      expect(JSON.parse((await own.get(`${path}/ticket`)).text)).toEqual({ next: '/welcome' });
      expect(await own.post(path, {})).toMatchObject({ status: 303, location: '/welcome' });
    },
  );

  it('says the same of a wrong password and of an address that nobody has', async () => {
    const { email } = await member();
    const wrong = await signIn({ browser: browser(), email, password: 'not the one' });
    const unknown = await signIn({ browser: browser(), email: newPerson() });
    expect(wrong.message).toBe(unknown.message);
    expect([wrong.outcome, unknown.outcome]).toEqual(['login-incorrect', 'user-not-found']);
  });

  it('asks for what is missing', async () => {
    const sent = await browser().send('/forms/login', { user_login: '', user_pass: '' });
    expect(sent.errors).toMatchObject([
      { field: 'user_login', message: 'Username Required' },
      { field: 'user_pass' },
    ]);
  });

  it('is shut for a while after ten wrong passwords, and a new password opens it', async () => {
    const { email, browser: own } = await member();
    for (let i = 0; i < 10; i += 1) await signIn({ browser: own, email, password: `wrong ${i} again` });
    const locked = await signIn({ browser: own, email });
    expect(locked).toMatchObject({ ok: false, outcome: 'login-incorrect' });
    await own.send('/forms/forgot-password', { email });
    const password = 'quite another one';
    await resetBy({ link: await linkTo(email), password });
    expect(await signIn({ browser: own, email, password })).toMatchObject({ ok: true });
  }, 30_000);

  it('is not done from another website', async () => {
    const { email } = await member();
    const sent = await browser().post(
      '/forms/login',
      { user_login: email, user_pass: PASSWORD },
      { Origin: 'https://evil.example' },
    );
    expect([sent.status, sent.setCookies]).toEqual([403, []]);
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'])(
    'is not had by making up “%s”',
    async (token) => {
      const own = browser();
      own.cookies.set('frontage_session', token);
      own.cookies.set('requirementLogin', 'yes');
      expect((await own.get('/welcome')).text).toContain('name="user_pass"');
    },
  );
});

/** Sends the form that the link of a message leads to. */
async function resetBy({ link, password, email }: { link: string; password: string; email?: string }) {
  const query = new URLSearchParams(link.split('?')[1]);
  return browser().send('/forms/reset-password', {
    email: email ?? query.get('e') ?? '',
    token: query.get('t') ?? '',
    password,
    confirm_password: password,
  });
}

describe('a forgotten password', () => {
  const password = 'a new one altogether';

  it('is replaced by the link of a message, once, and ends every session', async () => {
    const { email, browser: own } = await member();
    await signIn({ browser: own, email });
    expect(await browser().send('/forms/forgot-password', { email })).toMatchObject({ ok: true });
    const link = await linkTo(email);
    expect(new URLSearchParams(link.split('?')[1]).get('form')).toBe('reset_password');
    expect((await own.get(link)).text).toContain('Choose a new password');
    expect(await resetBy({ link, password })).toMatchObject({ ok: true });
    expect((await own.get('/welcome')).text).not.toContain('Zoë');
    expect((await mailTo(email)).subject).toContain('was changed');
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: false });
    expect(await signIn({ browser: own, email, password })).toMatchObject({ ok: true });
    const again = await resetBy({ link, password: 'and one more of them' });
    expect(again).toMatchObject({
      ok: false,
      message: expect.stringContaining('Something went wrong. Please try again.'),
    });
  });

  it('is not replaced by somebody else’s link, or by one that was made up', async () => {
    const [one, two] = [await member(), await member()];
    await browser().send('/forms/forgot-password', { email: one.email });
    const link = await linkTo(one.email);
    expect(await resetBy({ link, password, email: two.email })).toMatchObject({ ok: false });
    expect(await resetBy({ link: `${link}x`, password })).toMatchObject({ ok: false });
    expect(await signIn({ browser: one.browser, email: one.email })).toMatchObject({ ok: true });
  });

  it('gives a password to who had none, and shows that the address is theirs', async () => {
    const email = newPerson();
    await visitors.accounts.subscriberFor({ email, firstName: 'Zoë' });
    await browser().send('/forms/forgot-password', { email });
    await resetBy({ link: await linkTo(email), password });
    expect(await signIn({ browser: browser(), email, password })).toMatchObject({ ok: true });
  });

  it('of an address that nobody has is answered as the old website did', async () => {
    expect(await browser().send('/forms/forgot-password', { email: newPerson() })).toMatchObject({
      outcome: 'email-not-found',
      message: 'We could not find a user with this email address, please try another email address.',
    });
    const { errors } = await browser().send('/forms/forgot-password', { email: '' });
    expect(errors).toMatchObject([{ message: 'Email is required' }]);
    const odd = await browser().send('/forms/forgot-password', { email: 'zoe@' });
    expect(odd.errors).toMatchObject([{ message: 'Email must be valid' }]);
  });

  it('needs one that can be used', async () => {
    const { email } = await member();
    await browser().send('/forms/forgot-password', { email });
    const link = await linkTo(email);
    expect(await resetBy({ link, password: 'password' })).toMatchObject({ errors: [{ field: 'password' }] });
    expect(await resetBy({ link, password: '' })).toMatchObject({
      errors: [{ message: 'Please enter a password' }, {}],
    });
    expect((await browser().get('/forms/reset-password')).status).toBe(404);
  });
});

describe('an account', () => {
  async function signedIn() {
    const somebody = await member();
    await signIn(somebody);
    return somebody;
  }

  it('changes its details', async () => {
    const { browser: own } = await signedIn();
    expect((await own.get('/forms/profile')).text).toContain('value="Byron"');
    const sent = await own.send('/forms/profile', {
      subscriber_first_name: 'Zo',
      subscriber_last_name: 'B',
      subscriber_mobile: '',
      time_zone: 'Australia/Perth',
      quiet_from: '22',
      quiet_until: '6',
    });
    expect(sent).toMatchObject({ ok: true, next: '/welcome' });
    const { text } = await own.get('/welcome');
    expect(text).toContain('Welcome, Zo<');
    expect(text).toContain('Perth');
    expect(text).toContain('10 pm to 6 am');
  });

  it('changes its password, and other devices are signed out', async () => {
    const { email, browser: own } = await signedIn();
    const other = browser();
    await signIn({ browser: other, email });
    const change = (current: string, password: string) =>
      own.send('/forms/change-password', {
        current_password: current,
        password,
        confirm_password: password,
      });
    expect(await change('not the one', 'yet another long one')).toMatchObject({
      errors: [{ field: 'current_password' }],
    });
    expect(await change(PASSWORD, 'yet another long one')).toMatchObject({ ok: true });
    expect((await own.get('/welcome')).text).toContain('Zoë');
    expect((await other.get('/welcome')).text).not.toContain('Zoë');
  });

  it('moves to another address once its owner says so, and the old one is told', async () => {
    const { email, browser: own } = await signedIn();
    const to = newPerson();
    const fields = { new_email: to.toUpperCase(), current_password: PASSWORD };
    expect(await own.send('/forms/change-email', fields)).toMatchObject({ ok: true });
    const link = await linkTo(to.toUpperCase());
    expect((await mailTo(email)).subject).toContain('A new email address');
    expect((await own.get('/welcome')).text).toContain(email);
    expect((await press({ browser: own, link })).text).toContain('Your address is changed');
    expect((await press({ browser: own, link })).status).toBe(410);
    expect((await mailTo(email)).subject).toContain('has a new email address');
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: false });
    expect(await signIn({ browser: own, email: to })).toMatchObject({ ok: true });
  });

  it('does not move to an address that somebody has', async () => {
    const { browser: own } = await signedIn();
    const { email: taken } = await member();
    const sent = await own.send('/forms/change-email', { new_email: taken, current_password: PASSWORD });
    expect(sent).toMatchObject({ outcome: 'email exists', errors: [{ field: 'new_email' }] });
  });

  it('gives its owner everything that is kept, and forgets everything', async () => {
    const { email, browser: own } = await signedIn();
    const data = await own.get('/account/data.json');
    expect(data.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(JSON.parse(data.text)).toMatchObject({
      account: { email, firstName: 'Zoë', lastName: 'Byron' },
      shortlist: { saved: [] },
    });
    expect(data.text).not.toMatch(/hash|salt/);
    expect(await own.send('/forms/delete-account', { current_password: 'no' })).toMatchObject({ ok: false });
    expect(await own.send('/forms/delete-account', { current_password: PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(own.cookies.has('frontage_session')).toBe(false);
    const left = await payload.find({ collection: 'subscribers', where: { email: { equals: email } } });
    expect(left.totalDocs).toBe(0);
    expect((await browser().get('/account/data.json')).location).toBe('/forms/login');
  });

  it.each(['profile', 'change-password', 'change-email', 'delete-account'])(
    'is opened before %s',
    async (form) => {
      const own = browser();
      expect((await own.get(`/forms/${form}`)).location).toBe('/forms/login');
      const fields = { current_password: PASSWORD, new_email: newPerson() };
      expect((await own.post(`/forms/${form}`, fields)).status).toBe(422);
    },
  );
});

it('no message and no page holds a password', async () => {
  const { email } = await member();
  await browser().post('/forms/login', { user_login: email, user_pass: 'not the right one' });
  const refused = await browser().post('/forms/login', { user_login: email, user_pass: 'not the right one' });
  expect(refused.text).toContain(email);
  expect(refused.text).not.toContain('not the right one');
  expect(JSON.stringify(mails)).not.toContain(PASSWORD);
  const { docs } = await payload.find({ collection: 'account-mails', limit: 1000 });
  expect(JSON.stringify(docs)).not.toMatch(/[?&]t=|ferry lantern/);
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
        ['/shortlist', { kind: 'saved', listing: '1', method: 'save' }],
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
      expect(answer).toMatchObject({ status: 503, text: expect.stringMatching(/^Nothing could be saved/) });
    } finally {
      await readOnly(false);
    }
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: true });
  });
});
