import { endingsOf } from '@frontage/forms';
import { RESERVED_NAMES } from '../definition/row-names.ts';
import type { StoredRow } from '../definition/stored-form.ts';
import { type FormTag, hasOption, optionOf } from './form-tags.ts';
import { inWords, plainText } from './import-texts.ts';

/** Collects what could not be imported. */
type Noted = {
  problems: string[];
  /** The file types whose content can be checked. */
  knownEndings: readonly string[];
};

/** Makes a row from a tag; notes what cannot be imported. */
export type Maker = (input: { made: Noted; tag: FormTag }) => Omit<StoredRow, 'id'>;

const written =
  (kind: 'text' | 'email' | 'url' | 'phone' | 'textarea'): Maker =>
  ({ tag }) => ({
    kind,
    minLength: wholeOf({ tag, name: 'minlength' }),
    maxLength: wholeOf({ tag, name: 'maxlength' }) ?? behindSlash(tag),
    ...firstValue(tag, tag.content),
    ...(kind === 'textarea' ? { rows: rowsOf(tag) } : {}),
  });

const counted =
  (kind: 'number' | 'range'): Maker =>
  ({ tag }) => ({
    kind,
    min: numberOf({ tag, name: 'min' }),
    max: numberOf({ tag, name: 'max' }),
    step: numberOf({ tag, name: 'step' }),
    ...firstValue(tag),
  });

const chosen =
  (kind: 'select' | 'checkboxes' | 'radio'): Maker =>
  ({ made, tag }) => {
    const asLabel = kind === 'select' && hasOption({ tag, name: 'first_as_label' });
    const [first, ...others] = tag.values;
    const choices = (asLabel ? others : tag.values).map((value) => {
      const [label = '', ...behind] = value.split('|');
      const mailValue = behind.join('|').trim();
      return { label: label.trim(), ...(mailValue ? { mailValue } : {}) };
    });
    const preset = Number(optionOf({ tag, name: 'default' })?.split('_')[0]);
    if (choices.length === 0)
      made.problems.push(`“${tag.name}”: the choices come from another source. Add them manually.`);
    return {
      kind,
      choices: unique(choices.filter(({ label }) => label)),
      ...(asLabel && first ? { placeholder: first } : {}),
      ...(kind === 'select' && hasOption({ tag, name: 'multiple' }) ? { several: true } : {}),
      ...(hasOption({ tag, name: 'exclusive' }) ? { exclusive: true } : {}),
      ...(kind !== 'select' && hasOption({ tag, name: 'free_text' }) ? { freeText: true } : {}),
      ...(Number.isInteger(preset) && choices[preset - 1] ? { initial: choices[preset - 1]?.label } : {}),
      // Contact Form 7 always requires an answer to these.
      ...(kind === 'radio' ? { required: true } : {}),
    };
  };

/** How each type of tag is imported. */
export const makers: Record<string, Maker> = {
  text: written('text'),
  email: written('email'),
  url: written('url'),
  tel: written('phone'),
  textarea: written('textarea'),
  number: counted('number'),
  range: counted('range'),
  select: chosen('select'),
  checkbox: chosen('checkboxes'),
  radio: chosen('radio'),
  time: ({ tag }) => ({ kind: 'time', ...firstValue(tag) }),
  hidden: ({ tag }) => ({
    kind: 'hidden',
    label: inWords(tag.name),
    initial: tag.values[0],
    required: undefined,
  }),
  date: ({ made, tag }) => ({
    kind: 'date',
    earliest: dayOf({ made, tag, name: 'min' }),
    latest: dayOf({ made, tag, name: 'max' }),
    ...firstValue(tag),
  }),
  acceptance: ({ made, tag }) => {
    if (optionOf({ tag, name: 'default' }) === 'on')
      made.problems.push(`“${tag.name}” was ticked by default. Visitors now tick it themselves.`);
    return {
      kind: 'acceptance',
      ...(tag.content || tag.values[0]
        ? { label: plainText(tag.content || (tag.values[0] ?? '')).slice(0, 500) }
        : {}),
      optional: hasOption({ tag, name: 'optional' }),
      inverted: hasOption({ tag, name: 'invert' }),
      required: undefined,
    };
  },
  quiz: ({ made, tag }) => {
    const questions = tag.values.flatMap((value) => {
      const [question = '', ...answer] = value.split('|');
      const right = answer.join('|').trim();
      return question.trim() && right
        ? [{ question: question.trim().slice(0, 200), answer: right.slice(0, 100) }]
        : [];
    });
    if (questions.length === 0)
      made.problems.push(`“${tag.name}”: the quiz question has no answer. Add one.`);
    // Its questions are below the label; the tag's name, such as "quiz-107", is no label.
    return { kind: 'quiz', label: 'Show that you are a person', questions, required: undefined };
  },
  file: ({ made, tag }) => {
    const wanted = optionOf({ tag, name: 'filetypes' })?.split('|') ?? ['audio/*', 'video/*', 'image/*'];
    const endings = endingsOf(
      wanted.map((type) => (type.includes('/') || type.startsWith('.') ? type : `.${type}`)),
    );
    const known = endings.filter((ending) => made.knownEndings.includes(ending));
    const unknown = endings.filter((ending) => !made.knownEndings.includes(ending));
    if (unknown.length > 0 && optionOf({ tag, name: 'filetypes' }))
      made.problems.push(
        `“${tag.name}”: the file types ${unknown.join(', ')} are not supported and were skipped.`,
      );
    return {
      kind: 'file',
      accept: known.join(', ') || 'pdf',
      maxFiles: 1,
      maxMegabytes: megabytesOf({ made, tag }),
    };
  },
};

/** What tags of all types have in common. */
export function commonOf({
  made,
  tag,
}: {
  made: Noted;
  tag: FormTag;
}): Pick<StoredRow, 'name' | 'required' | 'fillFrom' | 'fillFromVisitor' | 'autocomplete' | 'controlId'> {
  const isName =
    /^[A-Za-z][-A-Za-z0-9_:]*$/.test(tag.name) && tag.name.length <= 60 && !RESERVED_NAMES.includes(tag.name);
  if (!isName)
    made.problems.push(`“${tag.name}” can’t be used as a field name and was renamed. Check the emails.`);
  const preset = optionOf({ tag, name: 'default' }) ?? '';
  const visitor = Object.hasOwn(VISITOR, preset) ? VISITOR[preset] : undefined;
  if (preset.startsWith('shortcode') || (preset.startsWith('user_') && !visitor))
    made.problems.push(`“${tag.name}”: the default value (${preset}) is not supported.`);
  const token = optionOf({ tag, name: 'autocomplete' });
  const id = optionOf({ tag, name: 'id' });
  return {
    ...(isName ? { name: tag.name } : {}),
    ...(tag.required ? { required: true } : {}),
    ...(preset === 'get' && isName ? { fillFrom: tag.name } : {}),
    ...(visitor ? { fillFromVisitor: visitor } : {}),
    ...(token ? { autocomplete: token.slice(0, 60) } : {}),
    ...(id ? { controlId: id.slice(0, 60) } : {}),
  };
}

const VISITOR: Record<string, NonNullable<StoredRow['fillFromVisitor']>> = {
  user_email: 'email',
  user_display_name: 'name',
  user_first_name: 'firstName',
  user_last_name: 'lastName',
};

/** The default value or the placeholder. */
function firstValue(tag: FormTag, content = ''): Pick<StoredRow, 'placeholder' | 'initial'> {
  const value = (content || tag.values[0])?.slice(0, 500);
  if (!value) return {};
  const isShown = hasOption({ tag, name: 'placeholder' }) || hasOption({ tag, name: 'watermark' });
  return isShown ? { placeholder: value.slice(0, 200) } : { initial: value };
}

function dayOf({ made, tag, name }: { made: Noted; tag: FormTag; name: string }): string | undefined {
  const day = optionOf({ tag, name });
  if (day === undefined || day === 'today' || /^\d{4}-\d\d-\d\d$/.test(day)) return day;
  made.problems.push(`“${tag.name}”: “${name}:${day}” is not supported. Enter a date, or the word today.`);
  return undefined;
}

function numberOf({ tag, name }: { tag: FormTag; name: string }): number | undefined {
  const text = optionOf({ tag, name }) ?? '';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const wholeOf = (asked: { tag: FormTag; name: string }): number | undefined => {
  const number = numberOf(asked);
  return number !== undefined && Number.isInteger(number) && number >= 0 && number <= 20_000
    ? number
    : undefined;
};

/** `40/120` and `40x10/120`, as lengths were written once → 120. */
const behindSlash = ({ options }: FormTag): number | undefined => {
  const length = Number(options.map((option) => /^\d*(?:x\d*)?\/(\d+)$/.exec(option)?.[1]).find(Boolean));
  return length >= 1 && length <= 20_000 ? length : undefined;
};

/** `40x10` → 10. */
const rowsOf = ({ options }: FormTag): number | undefined => {
  const lines = Number(options.map((option) => /^\d*x(\d+)/.exec(option)?.[1]).find(Boolean));
  return lines >= 2 && lines <= 30 ? lines : undefined;
};

/**
 * `limit:20000`, `limit:500kb` or `limit:2mb` in megabytes. Exact: a megabyte is a power of two, so nothing is rounded.
 */
function megabytesOf({ made, tag }: { made: Noted; tag: FormTag }): number {
  const limit = optionOf({ tag, name: 'limit' }) ?? '';
  const [, amount = 1, unit = 'b'] = /^([1-9]\d*)(kb|mb)?$/i.exec(limit) ?? ['', 1, 'mb'];
  const megabytes = Number(amount) / (PER_MEGABYTE[String(unit).toLowerCase()] ?? 1);
  if (megabytes <= LARGEST_UPLOAD_MB) return megabytes;
  made.problems.push(
    `“${tag.name}” allowed files of ${limit}. The limit here is ${LARGEST_UPLOAD_MB} MB in total.`,
  );
  return LARGEST_UPLOAD_MB;
}

const LARGEST_UPLOAD_MB = 25;
const PER_MEGABYTE: Record<string, number> = { b: 1_048_576, kb: 1024, mb: 1 };

const unique = <Choice extends { label: string }>(choices: Choice[]): Choice[] =>
  choices.filter(({ label }, index) => choices.findIndex((other) => other.label === label) === index);
