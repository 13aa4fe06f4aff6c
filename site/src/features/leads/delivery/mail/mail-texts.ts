import type { FormDefinition } from '@frontage/forms';
import type { MailTexts, Readership } from '../../forms/lead-form.ts';
import { defaultTexts } from './default-texts.ts';
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts';

/** The texts that staff wrote, by form key; the default text is used where one is missing or empty. */
export type MailTemplates = Partial<
  Record<string, Partial<Record<Readership, Partial<Record<keyof MailTexts, string>>>>>
>;

export const READERSHIPS: Record<Readership, string> = {
  staff: 'To the agency',
  visitor: 'To the visitor',
};

/** What can be written for each email, and how long it may be. */
export const TEXT_PARTS: Record<keyof MailTexts, { label: string; maxLength: number }> = {
  subject: { label: 'Subject', maxLength: 200 },
  opening: { label: 'Opening', maxLength: 3000 },
  closing: { label: 'Closing', maxLength: 3000 },
};

/** The texts of one email: what staff wrote, else the default. */
export function mailTexts({
  templates,
  form,
  readership,
}: {
  templates: MailTemplates;
  form: string;
  readership: Readership;
}): MailTexts {
  const written = templates[form]?.[readership] ?? {};
  const standard = defaultTexts({ form, readership });
  return {
    subject: written.subject?.trim() || standard.subject,
    opening: written.opening?.trim() || standard.opening,
    closing: written.closing?.trim() || standard.closing,
  };
}

/** The templates with one text changed; an empty one falls back to the default text. */
export function withText({
  templates,
  form,
  readership,
  part,
  text,
}: {
  templates: MailTemplates;
  form: string;
  readership: Readership;
  part: keyof MailTexts;
  text: string;
}): MailTemplates {
  const { [part]: _, ...others } = templates[form]?.[readership] ?? {};
  const texts = text === '' ? others : { ...others, [part]: text };
  return { ...templates, [form]: { ...templates[form], [readership]: texts } };
}

/** Why texts that staff wrote cannot be saved, as sentences. Forms that no longer exist are ignored. */
export function templateProblems({
  templates,
  forms,
}: {
  templates: unknown;
  forms: readonly { definition: Pick<FormDefinition, 'key' | 'title'> }[];
}): string[] {
  if (templates === null || templates === undefined) return [];
  if (!isRecord(templates)) return ['The texts must be a list by form.'];
  return forms.flatMap(({ definition: { key, title } }) =>
    readerships.flatMap((readership) =>
      textParts.flatMap((part) => {
        const text = partOf({ templates, form: key, readership, part });
        const problem = text === undefined ? undefined : textProblem({ text, part });
        const where = `${title}, ${READERSHIPS[readership].toLowerCase()}, ${TEXT_PARTS[part].label.toLowerCase()}`;
        return problem ? [`${where}: ${problem}`] : [];
      }),
    ),
  );
}

const readerships = Object.keys(READERSHIPS) as Readership[];
const textParts = Object.keys(TEXT_PARTS) as (keyof MailTexts)[];

function textProblem({ text, part }: { text: unknown; part: keyof MailTexts }): string | undefined {
  if (typeof text !== 'string') return 'write text.';
  const { maxLength } = TEXT_PARTS[part];
  if (text.length > maxLength) return `write at most ${maxLength} characters; these are ${text.length}.`;
  if (part === 'subject' && /[\p{Cc}\u2028\u2029]/u.test(text)) return 'write it on one line.';
  const [unknown] = unknownPlaceholders(text);
  const known = Object.keys(PLACEHOLDERS).map((name) => `{${name}}`);
  return unknown && `${unknown} stands for nothing. Use ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`;
}

function partOf({
  templates,
  form,
  readership,
  part,
}: {
  templates: Record<string, unknown>;
  form: string;
  readership: Readership;
  part: keyof MailTexts;
}): unknown {
  const mails = own(templates, form);
  const texts = isRecord(mails) ? own(mails, readership) : undefined;
  return isRecord(texts) ? own(texts, part) : undefined;
}

const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
