import { expect, it } from 'vitest';
import { mayAutorespond } from './new-lead.ts';

it.each([
  ['jo@example.com', true],
  ['no-reply@example.com', false],
  ['noreply+1@example.com', false],
  ['do-not-reply@example.com', false],
  ['mailer-daemon@example.com', false],
  ['norepley@example.com', true],
  ['sales@agency.example', false],
  ['jo@example.com,eve@example.com', false],
])('an autoresponse to %s: %s', (email, expected) => {
  expect(mayAutorespond({ email, own: ['Sales@agency.example'] })).toBe(expected);
});
