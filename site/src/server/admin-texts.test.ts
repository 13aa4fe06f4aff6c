import { en } from 'payload/i18n/en';
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

it('says the same thing of what is not there and of what a role does not include, in place of texts that Payload has', () => {
  const { general, error } = adminTexts({ sendsMail: true });
  expect(en.translations.general).toMatchObject(
    Object.fromEntries(Object.keys(general).map((key) => [key, expect.any(String)])),
  );
  expect(en.translations.error).toMatchObject(
    Object.fromEntries(Object.keys(error).map((key) => [key, expect.any(String)])),
  );
  expect(general.sorryNotFound).toMatch(/does not exist, or your role does not include it/);
});
