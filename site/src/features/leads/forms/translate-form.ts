import type { Answers, Field, FormDefinition, Rule } from '@frontage/forms';
import { formTexts } from '#site/messages/forms.ts';
import { firstMessageInEnglish, knownFirstMessage, knownFormText } from '#site/messages/known-texts.ts';
import { LANGUAGES, leftToRight } from '#site/messages/language.ts';
import { typeText } from '#site/messages/property-types.ts';
import { findLeadForm } from './lead-forms.ts';
import { consentOf } from './opening/lead-paths.ts';

/**
 * A form in the language of the visitor, with all that its script says: it travels with the form. The same form in
 * English, and where its texts exist in English alone. What staff wrote stays as it is.
 */
export function translateForm(definition: FormDefinition): FormDefinition {
  const title = knownFormText(definition.title);
  if (title === undefined) return definition;
  return {
    ...definition,
    title,
    intro: definition.intro && translated(definition.intro),
    fields: definition.fields.map(translateField),
    submitLabel: translated(definition.submitLabel),
    messages: translateMessages(definition.messages),
    consent: translated(consentOf(definition)),
    texts: formTexts().parts,
  };
}

/** Answers to such a form, with the message that it suggests in English, as far as the visitor left it. */
export function answersForStaff(answers: Answers): Answers {
  const { message } = answers;
  return typeof message === 'string' ? { ...answers, message: firstMessageInEnglish(message) } : answers;
}

/** Whether a lead form, by its key, exists in the language of the moment. */
export function isTranslatedForm(form: string): boolean {
  const title = findLeadForm(form)?.definition.title;
  return title !== undefined && knownFormText(title) !== undefined;
}

/** Property types are named as everywhere else. */
const translated = (text: string): string => knownFormText(text) ?? typeText(text);

function translateMessages(messages: FormDefinition['messages']): FormDefinition['messages'] {
  const { thanks, button, outcomes } = messages;
  return {
    ...messages,
    waiting: translated(messages.waiting),
    // One text with what the form says itself, so its direction is all that can be marked of what staff wrote.
    failed: knownFormText(messages.failed) ?? leftToRight(messages.failed),
    thanks: {
      title: translated(thanks.title),
      body: translated(thanks.body),
      ...writtenMarks(thanks),
    },
    ...(button ? { button: { sent: translated(button.sent), failed: translated(button.failed) } } : {}),
    ...(outcomes
      ? {
          outcomes: Object.fromEntries(
            Object.entries(outcomes).map(([name, text]) => [name, translated(text)]),
          ),
        }
      : {}),
  };
}

/** Marks what staff wrote. */
function writtenMarks({ title, body }: { title: string; body: string }) {
  const english = (text: string) => (knownFormText(text) === undefined ? LANGUAGES.en.tag : undefined);
  const lang = { title: english(title), body: english(body) };
  return lang.title || lang.body ? { lang } : {};
}

function translateField(field: Field): Field {
  if (field.kind === 'hidden' || field.kind === 'context') return field;
  const { hint, placeholder, initial, required } = field;
  return {
    ...field,
    label: translated(field.label),
    noun: undefined,
    hint: hint && translated(hint),
    placeholder: placeholder && translated(placeholder),
    initial: initial && (knownFirstMessage(initial) ?? initial),
    required: Boolean(required),
    ...('options' in field && field.options
      ? { options: field.options.map((option) => ({ ...option, label: translated(option.label) })) }
      : {}),
    messages: messagesOf(field),
  };
}

/** What is wrong with an answer, for the rules that this field has. */
function messagesOf(field: Field): Partial<Record<Rule, string>> {
  const { errors, refusals } = formTexts();
  const isChoice = 'options' in field || 'optionsFrom' in field;
  const isRequired = field.required || field.requiredWhen || field.requiredBySetting;
  return {
    ...(isRequired ? { required: isChoice ? errors.choose : errors.required } : {}),
    ...(isChoice ? { option: CHANGING[field.name]?.(refusals) ?? errors.option } : {}),
    ...(TYPED.has(field.kind) ? { maxLength: errors.maxLength } : {}),
    ...(field.minLength ? { minLength: errors.minLength } : {}),
    ...('sameAs' in field && field.sameAs ? { sameAs: errors.sameAs } : {}),
    ...messagesOfKind(field),
  };
}

/** Choices that may be gone by the time the form is sent. */
const CHANGING: Readonly<Record<string, (refusals: Refusals) => string>> = {
  appointment: ({ timeTaken }) => timeTaken,
  inspection: ({ inspectionGone }) => inspectionGone,
};

type Refusals = ReturnType<typeof formTexts>['refusals'];

/** Kinds of which an answer is typed and can be too long. */
const TYPED: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'email',
  'phone',
  'password',
  'url',
  'places',
]);

function messagesOfKind(field: Field): Partial<Record<Rule, string>> {
  const { errors } = formTexts();
  const { tooFew, tooMany } = errors;
  switch (field.kind) {
    case 'email':
    case 'phone':
      return { format: errors[field.kind] };
    case 'text':
      return field.digits ? { format: errors.digits } : {};
    case 'number':
      return { format: errors.number, min: errors.min, max: errors.max };
    case 'date':
      return { format: errors.day, min: errors.earliest, max: errors.latest };
    case 'checkboxes':
      return { tooFew, tooMany };
    case 'places':
      return { tooMany };
    case 'file':
      return {
        tooFew,
        tooMany: errors.tooManyFiles,
        fileType: errors.fileType,
        fileSize: errors.fileSize,
        fileEmpty: errors.fileEmpty,
      };
    default:
      return {};
  }
}
