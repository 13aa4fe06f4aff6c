import { type ContactText, contactTexts, rulesOf, validate } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { readContactForm } from '../definition/read-contact-form.ts';
import { CAREERS } from '../testing/example-forms.ts';
import { LANGUAGES, languageOf } from './languages.ts';

/** What a text may have filled in, where the one in English says it by itself. */
const PLACES: Partial<Record<ContactText, string[]>> = {
  invalid_too_long: ['max'],
  invalid_too_short: ['min'],
  number_too_small: ['min'],
  number_too_large: ['max'],
  number_off_step: ['step'],
  date_too_early: ['min'],
  date_too_late: ['max'],
  too_few_chosen: ['min'],
  too_many_chosen: ['max'],
  upload_file_too_large: ['max'],
  count_left: ['count'],
  count_of: ['count', 'max'],
  count_up: ['count'],
  count_too_short: ['min'],
};
const names = Object.keys(contactTexts) as ContactText[];

describe.each(Object.entries(LANGUAGES).filter(([locale]) => locale !== 'en_AU'))(
  '%s',
  (locale, language) => {
    it.each(names)('says %s, with what is to be filled in', (name) => {
      const text = language.texts[name];
      expect(text.trim()).not.toBe('');
      const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
      expect([...new Set(places)].sort()).toEqual(PLACES[name] ?? []);
    });

    it('says every rule of a form in it', () => {
      const { definition } = readContactForm({ ...CAREERS, id: 1, locale });
      const own = new Set(Object.values(language.texts).map((text) => text.replace(/\{\w+\}/g, '§')));
      const known = [...own].map(
        (text) => new RegExp(`^${text.replace(/[.*+?()[\]|/]/g, '\\$&').replaceAll('§', '.*')}$`),
      );
      for (const { error } of rulesOf({ definition }).rules)
        expect(
          known.some((text) => text.test(error)),
          error,
        ).toBe(true);
    });
  },
);

it('is English where nothing is chosen or known, and staff’s own words come first', () => {
  expect(languageOf(undefined).name).toBe('English');
  expect(languageOf('constructor').name).toBe('English');
  const form = readContactForm({
    ...CAREERS,
    id: 1,
    locale: 'de_DE',
    messages: { invalid_required: 'Fehlt.' },
  });
  const checked = validate({ definition: form.definition, values: { 'your-email': 'x' } });
  expect(checked.ok ? [] : checked.errors.slice(0, 2).map(({ message }) => message)).toEqual([
    'Fehlt.',
    'Geben Sie die vollständige E-Mail-Adresse an, zum Beispiel name@example.com',
  ]);
  expect(form.definition.messages).toMatchObject({
    waiting: 'Wird gesendet …',
    thanks: { title: 'Vielen Dank!', body: 'Vielen Dank. Ihre Nachricht wurde gesendet.' },
  });
});
