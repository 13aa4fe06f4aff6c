import { contactKindTexts } from '../contact-kind-texts.ts';
import { ruleTexts } from '../contact-texts.ts';
import type { FormDefinition } from '../definition.ts';
import type { Choices } from '../field-base.ts';
import { messageFor } from '../field-message.ts';
import { dayAsText } from '../kinds/date.ts';
import { formatSize } from '../kinds/file.ts';
import { FREE_TEXT_LENGTH, type FreeText } from '../kinds/free-text.ts';
import type { Field } from '../kinds/list.ts';
import { rangeBounds } from '../kinds/range.ts';
import type { MessageParams } from '../messages.ts';
import type { SwvRule, SwvRuleName, SwvSchema } from './schema.ts';

/** Opaque to clients. Changed when the rules derived from a definition change. */
const VERSION = 'Frontage SWV Schema 2026-11';

/** Default maximum lengths of a line and of a longer text. */
export const CONTACT_LENGTHS = { line: 400, lines: 2000 } as const;

/**
 * The rules of a contact form, in the form's order, those with lists of choices last. Server-only checks (acceptance,
 * quiz, captcha) are left out. A conditional field is never required here: a client that has only the schema
 * cannot know whether it is shown; `validate` does.
 *
 * @param args.today ISO day, for bounds of 'today'; without it they are left out
 */
export const rulesOf = ({ definition, today }: { definition: FormDefinition; today?: string }): SwvSchema => {
  const rules = definition.fields.flatMap((field) => fieldRules({ definition, field, today }));
  return {
    version: VERSION,
    locale: definition.contact?.locale ?? 'en_AU',
    rules: [
      ...rules.filter(({ rule }) => rule !== 'enum'),
      ...groupRules(definition),
      ...rules.filter(({ rule }) => rule === 'enum'),
    ],
  };
};

type About = { definition: FormDefinition; field: Field; today?: string };

const fieldRules = ({ definition, field, today }: About): SwvRule[] => {
  const error = (rule: keyof typeof ruleTexts, params: MessageParams = {}): string => {
    const { text, rule: own } = ruleTexts[rule];
    const written = definition.contact?.texts?.[text]?.trim();
    const texts = written ? { [own]: written } : contactKindTexts(field);
    return messageFor({ field, failure: { rule: own, params }, texts });
  };
  const about = <R extends Exclude<SwvRuleName, 'all' | 'any'>>(rule: R, params?: MessageParams) => ({
    rule,
    field: field.name,
    error: error(rule, params),
  });
  const bound = (
    rule: Extract<SwvRule, { threshold: string }>['rule'],
    threshold: string | number | undefined,
    shown: string | number | undefined = threshold,
  ): SwvRule[] =>
    threshold === undefined || threshold === ''
      ? []
      : [
          {
            ...about(rule, rule.startsWith('min') ? { min: shown } : { max: shown }),
            threshold: String(threshold),
          },
        ];
  const isRequired = Boolean(field.required) && !field.shownWhen;
  const required: SwvRule[] = isRequired ? [about('required')] : [];
  const lengths = (longest: number): SwvRule[] => [
    ...bound('minlength', field.minLength),
    ...bound('maxlength', field.maxLength ?? longest),
  ];
  const choices = ({ options = [], freeText }: Choices & FreeText): SwvRule[] =>
    freeText
      ? // All options and the free text together: nobody can exceed this by filling in the form.
        bound(
          'maxlength',
          options.reduce((sum, { value }) => sum + value.length, 1 + FREE_TEXT_LENGTH),
        )
      : [{ ...about('enum'), accept: options.map(({ value }) => value) }];
  switch (field.kind) {
    case 'text':
      return [...required, ...lengths(CONTACT_LENGTHS.line)];
    case 'email':
    case 'url':
      return [...required, about(field.kind), ...lengths(CONTACT_LENGTHS.line)];
    case 'phone':
      return [...required, about('tel'), ...lengths(CONTACT_LENGTHS.line)];
    case 'textarea':
      return [...required, ...lengths(CONTACT_LENGTHS.lines)];
    case 'number':
    case 'range': {
      const { min, max } = field.kind === 'range' ? rangeBounds(field) : field;
      const step: SwvRule[] =
        field.step === undefined
          ? []
          : [
              {
                ...about('stepnumber', { step: field.step }),
                base: String(min ?? 0),
                interval: String(field.step),
              },
            ];
      return [
        ...required,
        about('number'),
        ...bound('minnumber', min, min?.toLocaleString('en-AU')),
        ...bound('maxnumber', max, max?.toLocaleString('en-AU')),
        ...step,
      ];
    }
    case 'date': {
      const [min, max] = [field.min, field.max].map((day) => (day === 'today' ? today : day));
      const days: SwvRule[] = field.days?.length
        ? [{ ...about('dayofweek', { days: dayNames(field.days) }), accept: field.days.map(String) }]
        : [];
      return [
        ...required,
        about('date'),
        ...bound('mindate', min, min && dayAsText(min)),
        ...bound('maxdate', max, max && dayAsText(max)),
        ...days,
      ];
    }
    case 'time':
      return [...required, about('time')];
    case 'select':
      return [...required, ...choices(field)];
    case 'radio':
      return [...required, ...bound('maxitems', 1), ...choices(field)];
    case 'checkboxes':
      return [
        ...required,
        ...bound('minitems', field.minChosen),
        ...bound('maxitems', field.exclusive ? 1 : field.maxChosen),
        ...choices(field),
      ];
    case 'checkbox':
      return required;
    case 'file': {
      const needsFile = isRequired || (Boolean(field.minFiles) && !field.shownWhen);
      const types = field.accept.map((ending) => ending.toUpperCase()).join(' or ');
      return [
        ...(needsFile ? [about('requiredfile')] : []),
        // First: the server reads no more files than the field allows, so it cannot report on the rest.
        ...bound('maxitems', field.maxFiles),
        { ...about('file', { types }), accept: field.accept.map((ending) => `.${ending}`) },
        ...bound('minfilesize', field.minBytes, field.minBytes && formatSize(field.minBytes)),
        ...bound('maxfilesize', field.maxBytes, formatSize(field.maxBytes)),
        ...bound('minitems', field.minFiles || undefined),
      ];
    }
    // Checked by the server alone, or not at all.
    default:
      return [];
  }
};

/**
 * Groups of which at least one field must be answered. A client that has only the schema cannot know whether a
 * conditional field is shown, so a group with such a field is left to `validate`.
 */
const groupRules = ({ fields, contact }: FormDefinition): SwvRule[] =>
  (contact?.oneOf ?? []).flatMap(({ fields: names, message: error }): SwvRule[] => {
    const members = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
    const [first] = members;
    if (!first || members.some(({ shownWhen }) => shownWhen !== undefined)) return [];
    const rules = members.map(({ name, kind }) => ({
      rule: kind === 'file' ? ('requiredfile' as const) : ('required' as const),
      field: name,
      error,
    }));
    return [{ rule: 'any', field: first.name, error, rules }];
  });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday or Tuesday". */
const dayNames = (days: readonly number[]): string => {
  const names = days.map((day) => DAYS[day - 1] ?? '').filter(Boolean);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};
