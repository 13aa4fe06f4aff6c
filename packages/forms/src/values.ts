/** What the validator needs to know about an uploaded file. Browser and server `File` objects fit, and so do records of stored files. */
export type FileLike = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** MIME type as the browser reports it, or ''. Only the file extension is checked here. */
  readonly type: string;
  arrayBuffer?(): Promise<ArrayBuffer>;
};

/** What a form sends for one field. Numbers and booleans are allowed so that cleaned answers can be checked again. */
export type FormValue = string | number | boolean | readonly string[] | readonly FileLike[];

/** What a form sends, by field name. Unknown names are ignored. */
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** A cleaned answer: text, ISO date (yyyy-mm-dd) or option value as string; number; tick as boolean; choices; files. */
export type Answer = string | number | boolean | readonly string[] | readonly FileLike[];

/**
 * Cleaned answers by field name. Ticks and lists always have an answer (`false`, `[]`);
 * texts, dates, numbers and single choices only when something was given.
 */
export type Answers = Readonly<Record<string, Answer>>;

/** Names that begin with `_` are for transport (token, time, honeypot, CMS ids) and never data. */
export const isReservedName = (name: string): boolean => name.startsWith('_');

/**
 * Turns form entries into values: works on `FormData` and `URLSearchParams` alike.
 * A repeated name becomes a list, `photos[]` is the same name as `photos`, transport names are dropped.
 *
 * @example valuesFromEntries(await request.formData())
 */
export const valuesFromEntries = (entries: Iterable<readonly [string, unknown]>): FormValues => {
  const lists = new Map<string, (string | FileLike)[]>();
  for (const [rawName, value] of entries) {
    const name = rawName.replace(/\[\]$/, '');
    if (isReservedName(name) || !(typeof value === 'string' || isFileLike(value))) continue;
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return Object.fromEntries(Array.from(lists, ([name, list]) => [name, asValue(list)]));
};

export const isFileLike = (value: unknown): value is FileLike => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, type } = value as Partial<Record<keyof FileLike, unknown>>;
  return (
    typeof name === 'string' && typeof type === 'string' && Number.isSafeInteger(size) && Number(size) >= 0
  );
};

/** Reads an own property only, so that a field called `constructor` finds nothing inherited. */
export const ownValue = ({ values, name }: { values: unknown; name: string }): unknown =>
  typeof values === 'object' && values !== null && Object.hasOwn(values, name)
    ? (values as Record<string, unknown>)[name]
    : undefined;

/** Whether a required field rejects this answer as empty. */
export const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0);

/** The text given for a field, or '' when there is none or it is not text. */
export const textOf = ({ answers, name }: { answers: Answers; name: string }): string => {
  const answer = ownValue({ values: answers, name });
  return typeof answer === 'string' ? answer : '';
};

const asValue = (list: (string | FileLike)[]): FormValue => {
  const files = list.filter(isFileLike);
  if (files.length > 0) return files;
  const texts = list.filter((item) => typeof item === 'string');
  return texts.length === 1 ? (texts[0] ?? '') : texts;
};
