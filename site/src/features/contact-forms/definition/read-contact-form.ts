import {
  CONTACT_LENGTHS,
  type Condition,
  type ContactText,
  contactText,
  contactTexts,
  type Field,
  type FormDefinition,
  type FormText,
} from '@frontage/forms';
import { FIRST_LANGUAGE, languageOf } from '../languages/languages.ts';
import { type ContactForm, type ContactMail, contactFormKey } from './contact-form.ts';
import { type NamedRow, nameRows } from './row-names.ts';
import type { StoredForm, StoredMail } from './stored-form.ts';

/** Turns a form as stored into the form that visitors use. */
export function readContactForm(stored: StoredForm): ContactForm {
  const rows = nameRows(stored.rows ?? []);
  return {
    id: stored.id,
    title: stored.title,
    slug: stored.slug,
    definition: definitionOf({ stored, rows }),
    quizzes: Object.fromEntries(
      rows.filter(({ kind }) => kind === 'quiz').map(({ name, questions }) => [name, questions ?? []]),
    ),
    mailValues: mailValuesOf(rows),
    mails: { staff: mailOf(stored.staffMail), visitor: mailOf(stored.visitorMail) },
    captcha: stored.captcha === true,
    redirect: stored.redirect?.trim() ?? '',
  };
}

function definitionOf({ stored, rows }: { stored: StoredForm; rows: NamedRow[] }): FormDefinition {
  const texts = textsOf(stored);
  const words = wordsOf(rows);
  const oneOf = (stored.oneOf ?? []).map(({ fields, message }) => ({ fields: listOf(fields), message }));
  return {
    key: contactFormKey(stored.id),
    title: stored.title,
    ...(stored.intro ? { intro: stored.intro } : {}),
    fields: rows.flatMap((row) => fieldOf(row) ?? []),
    ...(words.length > 0 ? { words } : {}),
    submitLabel: stored.submitLabel?.trim() || 'Send',
    contact: {
      locale: stored.locale?.trim() || FIRST_LANGUAGE,
      texts,
      acceptanceAsValidation: stored.acceptanceAsValidation === true,
      ...(oneOf.length > 0 ? { oneOf } : {}),
    },
    messages: {
      waiting: contactText({ texts, name: 'sending' }),
      failed: contactText({ texts, name: 'validation_error' }),
      thanks: {
        title: stored.thanksTitle?.trim() || languageOf(stored.locale).thanks,
        body: contactText({ texts, name: 'mail_sent_ok' }),
      },
    },
    // Grows with every change, and fits an integer column.
    version: Math.max(1, Math.floor(Date.parse(stored.updatedAt ?? '') / 1000) || 1),
  };
}

function fieldOf(row: NamedRow): Field | undefined {
  const common = commonOf(row);
  const line = { minLength: some(row.minLength), maxLength: row.maxLength ?? CONTACT_LENGTHS.line };
  const options = (row.choices ?? []).map(({ label, value }) => ({ value: value?.trim() || label, label }));
  switch (row.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
      return { ...common, ...line, kind: row.kind };
    case 'textarea':
      return {
        ...common,
        ...line,
        maxLength: row.maxLength ?? CONTACT_LENGTHS.lines,
        rows: some(row.rows),
        kind: 'textarea',
      };
    case 'number':
    case 'range':
      return { ...common, kind: row.kind, min: some(row.min), max: some(row.max), step: some(row.step) };
    case 'date':
      return {
        ...common,
        kind: 'date',
        min: row.earliest?.trim() || undefined,
        max: row.latest?.trim() || undefined,
        days: row.days?.length ? row.days.map(Number) : undefined,
      };
    case 'select':
      return row.several
        ? { ...common, ...chosenOf(row), kind: 'checkboxes', options, asList: true }
        : { ...common, kind: 'select', options };
    case 'checkboxes':
      return {
        ...common,
        ...chosenOf(row),
        kind: 'checkboxes',
        options,
        exclusive: row.exclusive === true,
        freeText: row.freeText === true || undefined,
      };
    case 'radio':
      return { ...common, kind: 'radio', options, freeText: row.freeText === true || undefined };
    case 'acceptance':
      return {
        ...common,
        required: undefined,
        kind: 'acceptance',
        optional: row.optional === true,
        inverted: row.inverted === true,
      };
    case 'file':
      return {
        ...common,
        kind: 'file',
        accept: listOf(row.accept ?? '').map((ending) => ending.toLowerCase().replace(/^\./, '')),
        maxBytes: Math.round((row.maxMegabytes ?? 1) * 1_048_576),
        maxFiles: row.maxFiles ?? 1,
      };
    case 'time':
    case 'hidden':
      return { ...common, kind: row.kind };
    // Always required.
    case 'quiz':
      return { ...common, required: true, kind: 'quiz' };
    default:
      return undefined;
  }
}

function commonOf(row: NamedRow) {
  const message = row.requiredMessage?.trim();
  return {
    name: row.name,
    label: row.label?.trim() || row.name,
    required: row.required ? (message ? { message } : true) : undefined,
    width: row.width === 'half' || row.width === 'third' ? row.width : undefined,
    hint: row.hint?.trim() || undefined,
    placeholder: row.placeholder?.trim() || undefined,
    initial: row.initial?.trim() || undefined,
    fillFrom: row.fillFrom?.trim() ? listOf(row.fillFrom) : undefined,
    fillFromVisitor: some(row.fillFromVisitor),
    counter: some(row.counter),
    autocomplete: row.autocomplete?.trim() || undefined,
    id: row.controlId?.trim() || undefined,
    shownWhen: conditionOf(row),
  };
}

const chosenOf = (row: NamedRow) => ({ minChosen: some(row.minChosen), maxChosen: some(row.maxChosen) });

function conditionOf({ shownWhen }: NamedRow): Condition | undefined {
  const field = shownWhen?.field?.trim();
  if (!field) return undefined;
  const value = shownWhen?.value?.trim() ?? '';
  switch (shownWhen?.is) {
    case 'filled':
      return { field, notEmpty: true };
    case 'empty':
      return { not: { field, notEmpty: true } };
    case 'not':
      return { not: { field, equals: value } };
    default:
      return { field, equals: value };
  }
}

/** Headings and texts, each before the question that follows it. */
function wordsOf(rows: NamedRow[]): FormText[] {
  return rows.flatMap((row, index): FormText[] => {
    if (row.kind !== 'heading' && row.kind !== 'words') return [];
    const before = rows.slice(index).find(({ kind }) => kind !== 'heading' && kind !== 'words')?.name;
    const text = row.kind === 'heading' ? row.label?.trim() : row.words?.trim();
    if (!text) return [];
    const content = row.kind === 'heading' ? { heading: text } : { text };
    return [{ ...(before ? { before } : {}), ...content }];
  });
}

function mailValuesOf(rows: NamedRow[]): ContactForm['mailValues'] {
  return Object.fromEntries(
    rows.flatMap(({ name, choices }) => {
      const known = (choices ?? []).flatMap(({ label, value, mailValue }) =>
        mailValue?.trim() ? [[value?.trim() || label, mailValue.trim()] as const] : [],
      );
      return known.length > 0 ? [[name, Object.fromEntries(known)] as const] : [];
    }),
  );
}

function mailOf(stored: StoredForm['staffMail']): ContactMail {
  const mail: StoredMail = stored ?? {};
  return {
    isOn: mail.isOn !== false,
    recipients: mail.recipients ?? [],
    fromName: mail.fromName?.trim() ?? '',
    replyTo: mail.replyTo?.trim() ?? '',
    subject: mail.subject?.trim() ?? '',
    body: mail.body?.trim() ?? '',
    isHtml: mail.isHtml === true,
    headers: mail.headers ?? '',
    attach: mail.attach === true,
    leaveOutEmpty: mail.leaveOutEmpty === true,
  };
}

/** The texts that staff wrote, else those of the form's language. */
function textsOf({ locale, messages }: StoredForm): Partial<Record<ContactText, string>> {
  const names = Object.keys(contactTexts) as ContactText[];
  const { texts } = languageOf(locale);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = messages?.[name]?.trim() || texts[name];
      // Default texts need not be sent.
      return text && text !== contactTexts[name] ? [[name, text]] : [];
    }),
  );
}

/** "a, b c" → ["a", "b", "c"]. */
export const listOf = (text: string): string[] => text.split(/[\s,;|]+/).filter(Boolean);

const some = <T>(value: T | null | undefined): T | undefined => value ?? undefined;
