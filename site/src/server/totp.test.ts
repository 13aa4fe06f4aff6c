import { expect, it } from 'vitest';
import { newTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts';

/** "12345678901234567890", the secret of the examples in RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s, as RFC 6238 has it', (second, code) => {
  expect(totpCode(SECRET, second * 1000)).toBe(code);
});

it('takes the code of a phone whose clock is half a minute off, and no other', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  const at = (seconds: number) =>
    totpStep({ secret: SECRET, code: totpCode(SECRET, now + seconds * 1000), now });
  expect([-60, -30, 0, 30, 60].map((seconds) => at(seconds) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(totpStep({ secret: SECRET, code: '', now })).toBeUndefined();
});

it('takes a code once', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  const code = totpCode(SECRET, now);
  const last = totpStep({ secret: SECRET, code, now });
  expect(totpStep({ secret: SECRET, code, now, last })).toBeUndefined();
  expect(totpStep({ secret: SECRET, code: totpCode(SECRET, now + 30_000), now, last })).toBe(
    Number(last) + 1,
  );
});

it('writes an address that apps read, with a secret of 160 bits', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  expect(totpAddress({ secret, account: 'mia@agency.test', issuer: 'Chen & Co' })).toBe(
    `otpauth://totp/Chen%20%26%20Co:mia%40agency.test?secret=${secret}&issuer=Chen%20%26%20Co`,
  );
});
