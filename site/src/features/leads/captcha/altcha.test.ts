import { type Challenge, type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { createAltcha } from './altcha.ts';

const work = { cost: 1, from: 5, to: 20 };
const setUp = (changes: { now?: () => number; secret?: string } = {}) =>
  createAltcha({ secret: 'secret', work, ...changes });

const inBase64 = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** What a browser makes of a puzzle. */
async function solved(challenge: Challenge): Promise<Payload> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution ?? expect.fail('no solution') };
}

describe('a solved puzzle', () => {
  it('is accepted once', async () => {
    const captcha = setUp();
    const response = inBase64(await solved(await captcha.challenge('contact-agent')));
    expect(await captcha.verify({ form: 'contact-agent', response })).toBe(true);
    expect(await captcha.verify({ form: 'contact-agent', response })).toBe(false);
  });

  it('is accepted once even when it comes twice at the same time', async () => {
    const captcha = setUp();
    const response = inBase64(await solved(await captcha.challenge('contact-agent')));
    const both = await Promise.all([1, 2].map(() => captcha.verify({ form: 'contact-agent', response })));
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it('is good for its own form only, and stays good for it', async () => {
    const captcha = setUp();
    const response = inBase64(await solved(await captcha.challenge('contact-agent')));
    expect(await captcha.verify({ form: 'vacate-notice', response })).toBe(false);
    expect(await captcha.verify({ form: 'contact-agent', response })).toBe(true);
  });

  it('is refused an hour later', async () => {
    const earlier = setUp({ now: () => Date.now() - 61 * 60 * 1000 });
    const response = inBase64(await solved(await earlier.challenge('contact-agent')));
    expect(await setUp().verify({ form: 'contact-agent', response })).toBe(false);
  });

  it('is refused when somebody else made the puzzle', async () => {
    const response = inBase64(await solved(await setUp({ secret: 'other' }).challenge('contact-agent')));
    expect(await setUp().verify({ form: 'contact-agent', response })).toBe(false);
  });

  it.each<[string, (payload: Payload) => unknown]>([
    [
      'made easier',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } },
        solution,
      }),
    ],
    [
      'without its signature',
      ({ challenge, solution }) => ({ challenge: { ...challenge, signature: undefined }, solution }),
    ],
    [
      'with another answer',
      ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    ],
    ['without an answer', ({ challenge }) => ({ challenge })],
    ['without parameters', ({ solution }) => ({ challenge: {}, solution })],
  ])('is refused %s', async (_, change) => {
    const captcha = setUp();
    const payload = await solved(await captcha.challenge('contact-agent'));
    expect(await captcha.verify({ form: 'contact-agent', response: inBase64(change(payload)) })).toBe(false);
  });
});

it.each([
  [''],
  ['x'],
  ['null'],
  [inBase64(null)],
  [inBase64([])],
  [inBase64({ test: true })],
  ['A'.repeat(100_000)],
])('what is no response at all is refused (%#)', async (response) =>
  expect(await setUp().verify({ form: 'contact-agent', response })).toBe(false),
);
