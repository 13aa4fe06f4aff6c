import { applyMail, type FormDefinition, validate } from '@frontage/forms';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linksBelow } from '#site/features/accounts/account-links-below.ts';
import {
  forgotPasswordForm,
  loginForm,
  registerForm,
  resetPasswordForm,
} from '#site/features/accounts/forms/guest-forms.ts';
import {
  changeEmailForm,
  changePasswordForm,
  deleteAccountForm,
  profileForm,
} from '#site/features/accounts/forms/member-forms.ts';
import {
  alertSettingsFormIn,
  LANGUAGE_FIELD,
  quietHoursForm,
  registrationFields,
  saveSearchForm,
  soldNearYouForm,
} from '#site/features/alerts/forms/definitions.ts';
import { translateForm } from '#site/features/leads/forms/translate-form.ts';
import { addAllTranslations } from '#site/messages/all-translations.ts';
import { knownFormText } from '#site/messages/known-texts.ts';
import { type Language, OTHER_LANGUAGES, setLanguageSource } from '#site/messages/language.ts';
import { typeText } from '#site/messages/property-types.ts';
import { passwordProblem } from '#site/server/password-rules.ts';
import { consentBelow } from './consent-below.ts';

beforeAll(addAllTranslations);
const speak = (language: Language) => setLanguageSource(() => language);
afterEach(() => speak('en'));

const questions = ['optional', 'required', 'hidden'] as const;
const forms: FormDefinition[] = [
  loginForm,
  forgotPasswordForm,
  resetPasswordForm,
  registerForm(),
  ...questions.map((password) => registerForm(registrationFields, { password, mobile: 'optional' })),
  profileForm,
  changePasswordForm,
  changeEmailForm,
  deleteAccountForm,
  saveSearchForm,
  soldNearYouForm,
  alertSettingsFormIn(OTHER_LANGUAGES),
  quietHoursForm,
].flatMap((definition) => [true, false].map((sendsMail) => applyMail({ definition, sendsMail })));

/** What visitors read of a form. Time zones are named after places, and languages in their own. */
const textsOf = ({ title, intro, submitLabel, messages, fields }: FormDefinition) =>
  [
    title,
    intro,
    submitLabel,
    messages.waiting,
    messages.failed,
    messages.thanks.title,
    messages.thanks.body,
    ...fields
      .filter(({ kind }) => kind !== 'hidden')
      .flatMap((field) => [
        field.label,
        field.hint,
        field.placeholder,
        ...('options' in field && field.name !== 'time_zone' && field.name !== LANGUAGE_FIELD
          ? (field.options ?? []).map(({ label }) => label)
          : []),
      ]),
  ].filter((text) => text !== undefined);

describe.each(OTHER_LANGUAGES)('forms of accounts and alerts in %s', (language) => {
  it('have every text of their definitions', () => {
    speak(language);
    const missing = forms
      .flatMap(textsOf)
      .filter((text) => knownFormText(text) === undefined && typeText(text) === text);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('say what is wrong with an answer in the language', () => {
    speak(language);
    for (const definition of forms) {
      const result = validate({
        definition: translateForm(definition),
        values: {
          user_login: 'x',
          subscriber_email: 'x',
          subscriber_mobile: 'x',
          subscriber_password: 'short',
          subscriber_password_confirmation: 'other',
          new_email: 'x',
          email: 'x',
          min_price: 'x',
          category: 'x',
          frequency: 'x',
          events: ['x'],
          suburbs: Array.from({ length: 60 }, (_, n) => `Place ${n}`),
          quiet_from: 'x',
        },
      });
      const errors = result.ok ? [] : result.errors.map(({ message }) => message);
      expect(errors.length).toBeGreaterThan(0);
      expect(
        errors.filter((message) => /\b(?:Enter|Choose|must|match|required|your)\b/i.test(message)),
      ).toEqual([]);
    }
  });

  it('have the texts and links below them', () => {
    for (const key of ['register', 'save-search', 'login', 'forgot-password', 'reset-password']) {
      speak('en');
      const english = { consent: consentBelow(key), links: linksBelow(key) };
      speak(language);
      const consent = consentBelow(key);
      if (consent) {
        expect(consent).not.toBe(english.consent);
        expect(consent).toContain(translateForm(loginForm).texts?.privacyPolicy);
      }
      linksBelow(key).forEach((link, place) => {
        expect(link.href).toMatch(new RegExp(`^/${language}/forms/`));
        expect(link.label).not.toBe(english.links[place]?.label);
        expect(link.before && link.before === english.links[place]?.before).toBeFalsy();
      });
    }
  });

  it('say why a password is refused', () => {
    speak(language);
    for (const password of ['a@example.com', 'password123']) {
      const problem = passwordProblem({ password, email: 'a@example.com' });
      expect(problem && knownFormText(problem)).toBeDefined();
    }
  });
});

it('in English they are as their definitions say', () => {
  for (const definition of forms) expect(translateForm(definition)).toBe(definition);
});
