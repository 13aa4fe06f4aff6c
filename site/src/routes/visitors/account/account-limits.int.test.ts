import { expect, it } from 'vitest';
import { newPerson, PASSWORD, testAccounts } from '#site/testing/accounts.ts';

/* What one client may try, and what it may find out. Limits are on here, and all tests are one client. */

const { browser, mailTo, mails, member, signIn, visitors } = await testAccounts({ limits: true });

const somebody = await member();

it('a client that asks for message after message is told to wait', async () => {
  const own = browser();
  const answers = [];
  for (let i = 0; i < 10; i += 1)
    answers.push(await own.send('/forms/forgot-password', { email: somebody.email }));
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    outcome: 'limited',
    message: expect.stringMatching(/Try again in (a minute|\d+ minutes)\.$/),
  });
  await mailTo(somebody.email);
  // However often they were asked for, one inbox gets three.
  expect(mails.filter(({ subject }) => subject.startsWith('Reset your password'))).toHaveLength(3);
});

it('a client hears a few times whether an address has an account, and then no more', async () => {
  const own = browser();
  const told = [];
  for (let i = 0; i < 7; i += 1) told.push((await signIn({ browser: own, email: newPerson() })).outcome);
  expect(told).toEqual([...Array(5).fill('user-not-found'), 'login-incorrect', 'login-incorrect']);
});

it('a client gets ten tries at one account, which others may open meanwhile', async () => {
  const login = visitors.forms.find(({ definition }) => definition.key === 'login') ?? expect.fail();
  const attempt = (addressKey: string, password: string) =>
    login.submit({ answers: { user_login: somebody.email, user_pass: password }, visitor: {}, addressKey });
  const tries = [];
  for (let i = 0; i < 11; i += 1) tries.push(await attempt('a stranger', `wrong ${i}`));
  expect(tries[9]).toMatchObject({ ok: false, outcome: 'login-incorrect' });
  expect(tries[9]).not.toHaveProperty('retryAfterSeconds');
  expect(tries[10]).toMatchObject({
    ok: false,
    outcome: 'login-incorrect',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await attempt('its owner', PASSWORD)).toMatchObject({ ok: true });
}, 30_000);

it('a client that tries password after password is told to wait, whoever’s they are', async () => {
  const own = browser();
  let last = await signIn({ browser: own, email: newPerson(), password: PASSWORD });
  for (let i = 0; i < 25 && last.status !== 429; i += 1)
    last = await signIn({ browser: own, email: newPerson(), password: PASSWORD });
  expect(last).toMatchObject({ status: 429, outcome: 'login-incorrect' });
  expect(await signIn(somebody)).toMatchObject({ status: 429 });
}, 30_000);
