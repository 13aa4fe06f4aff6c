import { describe, expect, it } from 'vitest';
import { newPerson, PASSWORD, testAccounts } from '#site/testing/accounts.ts';

/* What visitors do with their accounts, over http, on a real database. */

const {
  browser,
  payload,
  visitors,
  mails,
  mailTo,
  linkTo,
  clickButton,
  registration,
  member,
  signIn,
  resetBy,
} = await testAccounts();

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
        /^frontage_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^requirementLogin=yes; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/),
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

  it('stays open to its owner however many wrong passwords somebody enters', async () => {
    const { email, browser: own } = await member();
    const stranger = browser();
    for (let i = 0; i < 11; i += 1) await signIn({ browser: stranger, email, password: `wrong ${i} again` });
    expect(await signIn({ browser: own, email })).toMatchObject({ ok: true });
  }, 30_000);

  it('gives scripts of old pages no marker of a session that has ended', async () => {
    // Specification, 4: "Login, forgot-password and register-alerts open only when the login cookie (named
    // requirementLogin) is empty; otherwise the visitor goes to /welcome."
    for (const path of [
      '/forms/login/ticket',
      '/wp-admin/admin-ajax.php?action=alert_login_form',
      '/me/state',
    ]) {
      const own = browser();
      own.cookies.set('requirementLogin', 'yes');
      own.cookies.set('frontage_session', 'of.yesterday');
      expect((await own.get(path)).status).toBe(200);
      expect([path, own.cookies.has('requirementLogin')]).toEqual([path, false]);
    }
    const { email, browser: own } = await member();
    await signIn({ browser: own, email });
    await own.get('/me/state');
    expect(own.cookies.get('requirementLogin')).toBe('yes');
  });

  // Specification, 3: "Categories: residential, rural, holiday, commercial, business. Methods: buy, rent."
  it('says what is missing, once, where no category is chosen', async () => {
    const { category: _, ...rest } = registration(newPerson());
    const sent = await browser().send('/forms/register', rest);
    expect(sent.errors).toMatchObject([{ field: 'category', message: 'Choose what you are looking for' }]);
  });

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
    expect((await mailTo(email)).subject).toContain('is about to change');
    expect((await own.get('/welcome')).text).toContain(email);
    expect((await clickButton({ browser: own, link })).text).toContain('Your email address has been changed');
    expect((await clickButton({ browser: own, link })).status).toBe(410);
    expect((await mailTo(email)).subject).toContain('was changed');
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
