import { applyMail, type FormDefinition, validate } from '@frontage/forms';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addAllTranslations } from '#site/messages/all-translations.ts';
import {
  firstMessageInEnglish,
  firstMessageInLanguage,
  knownFirstMessage,
  knownFormText,
  knownMailText,
} from '#site/messages/known-texts.ts';
import { type Language, OTHER_LANGUAGES, setLanguageSource } from '#site/messages/language.ts';
import { defaultTexts } from '../delivery/mail/default-texts.ts';
import { LISTING } from '../testing/lead-service.ts';
import { leadForms } from './lead-forms.ts';
import { fitEnquiry } from './opening/fit-enquiry.ts';
import { consentOf } from './opening/lead-paths.ts';
import { propertyEnquiry } from './property-enquiry.ts';
import { salesAppraisal } from './sales-appraisal.ts';
import { translateForm } from './translate-form.ts';

beforeAll(addAllTranslations);
const speak = (language: Language) => setLanguageSource(() => language);
afterEach(() => speak('en'));

/** Each form as visitors may see it: with and without a mail server, and as it fits each kind of listing. */
const definitions: FormDefinition[] = leadForms.flatMap(({ definition }) =>
  definition.key === propertyEnquiry.definition.key
    ? listings().map((listing) => fitEnquiry({ definition, listing }))
    : [true, false].map((sendsMail) => applyMail({ definition, sendsMail })),
);

function listings() {
  const categories = ['residential', 'rural', 'holiday', 'commercial', 'business'] as const;
  const channels = ['buy', 'rent', 'sold', 'leased'] as const;
  return [
    undefined,
    ...channels.flatMap((channel) =>
      categories.map((category) => ({ ...LISTING, channel, category, priceText: 'Contact agent' })),
    ),
  ];
}

/** What visitors read of a form. States are named as in every Australian address. */
function textsOf(definition: FormDefinition): (string | undefined)[] {
  const { title, intro, submitLabel, messages, fields } = definition;
  const seen = fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'context');
  return [
    title,
    intro,
    submitLabel,
    consentOf(definition),
    messages.waiting,
    messages.failed,
    messages.thanks.title,
    messages.thanks.body,
    messages.button?.sent,
    messages.button?.failed,
    ...Object.values(messages.outcomes ?? {}),
    ...seen.flatMap((field) => [
      field.label,
      field.hint,
      field.placeholder,
      ...('options' in field && field.name !== 'state'
        ? (field.options ?? []).map(({ label }) => label)
        : []),
    ]),
  ];
}

describe.each(OTHER_LANGUAGES)('lead forms in %s', (language) => {
  it('have every text of their definitions', () => {
    speak(language);
    const missing = definitions.flatMap(textsOf).filter((text) => text && knownFormText(text) === undefined);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('begin with a message in the language, which staff get in English', () => {
    speak(language);
    const messages = definitions.flatMap(({ fields }) => fields.flatMap(({ initial }) => initial ?? []));
    for (const english of messages) {
      const shown = knownFirstMessage(english);
      expect(shown).toBeDefined();
      expect(firstMessageInEnglish(shown ?? '')).toBe(english.trim());
      expect(firstMessageInLanguage(english)).toBe(shown?.trim());
    }
  });

  it('say what is wrong with an answer in the language', () => {
    speak(language);
    for (const definition of definitions) {
      const result = validate({
        definition: translateForm(definition),
        values: {
          ...{ email: 'x', phone: 'x', postcode: 'x', name: 'x', state: 'x', wishes: 'x' },
          ...{ date: '1/1/2020', 'repair-nature': 'x', 'property-access': 'x' },
        },
      });
      const errors = result.ok ? [] : result.errors.map(({ message }) => message);
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.filter((message) => /\b(?:Enter|Choose|must|required|your)\b/i.test(message))).toEqual(
        [],
      );
    }
  });

  it('confirm what was sent in the language', () => {
    speak(language);
    const texts = leadForms.flatMap(({ definition }) =>
      Object.values(defaultTexts({ form: definition.key, readership: 'visitor' })),
    );
    expect(texts.filter((text) => text && knownMailText(text) === undefined)).toEqual([]);
  });
});

describe('other forms', () => {
  it('stay in English where staff gave them a title', () => {
    speak('vi');
    const own = { ...salesAppraisal.definition, title: 'How much is it worth?' };
    expect(translateForm(own)).toBe(own);
  });

  it('and so does every form on a page in English', () => {
    for (const { definition } of leadForms) expect(translateForm(definition)).toBe(definition);
  });

  it('and what staff wrote in place of a text', () => {
    speak('zh');
    const { definition } = salesAppraisal;
    const own = { title: 'Ta!', body: definition.messages.thanks.body };
    const { thanks, waiting } = translateForm({
      ...definition,
      messages: { ...definition.messages, thanks: own },
    }).messages;
    expect(thanks).toEqual({
      title: 'Ta!',
      body: translateForm(definition).messages.thanks.body,
      lang: { title: 'en-AU', body: undefined },
    });
    expect(translateForm(definition).messages.thanks).not.toHaveProperty('lang');
    expect(waiting).toBe('正在发送您的申请……');
  });

  it('and, in Arabic from left to right, what staff wrote for a form that was not sent', () => {
    speak('ar');
    const { definition } = salesAppraisal;
    const failed = (text: string) =>
      translateForm({ ...definition, messages: { ...definition.messages, failed: text } }).messages.failed;
    expect(failed('Sorry, call us instead.')).toBe('\u2066Sorry, call us instead.\u2069');
    expect(failed(definition.messages.failed)).toBe(translateForm(definition).messages.failed);
    expect(failed(definition.messages.failed)).toMatch(/^\p{Script=Arabic}/u);
  });
});
