import { expect, it } from 'vitest';
import { adminTexts } from './admin-texts.ts';

it('claims no email about a forgotten password without a mail server', () => {
  const { authentication } = adminTexts({ sendsMail: false });
  expect(Object.values(authentication ?? {}).join(' ')).not.toMatch(/email sent|inbox|will receive/i);
  expect(authentication).toHaveProperty('emailSent', 'No email was sent');
});

it('leaves Payload’s own texts with one', () => {
  expect(adminTexts({ sendsMail: true })).not.toHaveProperty('authentication');
});
