import { describe, expect, it } from 'vitest';
import { createSignInLimits, limitSentence } from './sign-in-limits.ts';

const setup = ({ on = true } = {}) => {
  const clock = { at: 0 };
  const limits = createSignInLimits({ on, now: () => clock.at });
  const attempt = (client: string, account: string) => limits.take({ action: 'login', client, account }).ok;
  const attempts = (count: number, client: string, accountOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => attempt(client, accountOf(index))).filter(Boolean).length;
  return { clock, limits, attempt, attempts };
};

describe('signing in', () => {
  it('is tried eight times at once by one client for one account, then every two minutes', () => {
    const { clock, attempt, attempts } = setup();
    expect(attempts(20, 'a', () => 'ceo@agency.test')).toBe(8);
    clock.at = 119_000;
    expect(attempt('a', 'ceo@agency.test')).toBe(false);
    clock.at = 120_000;
    expect(attempt('a', 'ceo@agency.test')).toBe(true);
  });

  it('is tried thirty times at once by one client, over however many accounts', () => {
    expect(setup().attempts(60, 'a', (index) => `agent${index}@agency.test`)).toBe(30);
  });

  it('stays open to the owner of an account while a stranger tries it from elsewhere', () => {
    const { attempt, attempts } = setup();
    attempts(100, 'stranger', () => 'ceo@agency.test');
    expect(attempt('owner', 'ceo@agency.test')).toBe(true);
  });

  it('takes no turn where the password is right', () => {
    const { limits, attempt } = setup();
    for (let count = 0; count < 50; count += 1) {
      expect(attempt('a', 'ceo@agency.test')).toBe(true);
      limits.giveBack({ action: 'login', client: 'a', account: 'ceo@agency.test' });
    }
  });

  it('with a passkey takes turns from the same thirty', () => {
    const { limits, attempts } = setup();
    attempts(25, 'a', (index) => `agent${index}@agency.test`);
    const withPasskey = () => limits.take({ action: 'passkey-sign-in', client: 'a', account: '' }).ok;
    expect(Array.from({ length: 10 }, withPasskey).filter(Boolean)).toHaveLength(5);
  });

  it('is not limited where limits are off', () => {
    expect(setup({ on: false }).attempts(100, 'a', () => 'ceo@agency.test')).toBe(100);
  });
});

it.each([
  ['login', 20, 'Too many attempts to sign in. Wait a minute and try again.'],
  ['passkey-sign-in', 20, 'Too many attempts to sign in. Wait a minute and try again.'],
  ['login', 110, 'Too many attempts to sign in. Wait 2 minutes and try again.'],
  ['forgot-password', 600, 'Too many requests. Wait 10 minutes and try again.'],
] as const)('%s, %d seconds too early, is told so', (action, retryAfterSeconds, sentence) => {
  expect(limitSentence({ action, retryAfterSeconds })).toBe(sentence);
});
