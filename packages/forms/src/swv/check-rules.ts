import { cleanLines } from '../clean-text.ts';
import { type FileLike, type FormValues, isFileLike, ownValue } from '../values.ts';
import { isFileAccepted } from './file-types.ts';
import type { ListRule, PlainRule, SwvRule, SwvRuleName, SwvSchema, ThresholdRule } from './schema.ts';
import {
  isDayShape,
  isEmailShape,
  isNumberShape,
  isOnStep,
  isPhoneShape,
  isTimeShape,
  isWebAddress,
  weekday,
} from './text-shapes.ts';

/** The first rule that a field broke, with its error message. */
export type BrokenRule = { readonly rule: SwvRuleName; readonly field: string; readonly error: string };

/**
 * Checks submitted values against a schema, alike in browser and server: the message of the first failing rule
 * of each field. Never throws; unknown rules pass.
 */
export const checkRules = (args: { schema: SwvSchema; values: FormValues }): Map<string, string> =>
  new Map(brokenRules(args).map(({ field, error }) => [field, error]));

/** As {@link checkRules}, with the rules' names, in the order of the schema. */
export const brokenRules = ({
  schema,
  values,
}: {
  schema: Pick<SwvSchema, 'rules'>;
  values: FormValues;
}): BrokenRule[] => {
  const broken = new Map<string, BrokenRule>();
  for (const rule of schema.rules) {
    if (broken.has(rule.field)) continue;
    const failure = failureOf({ rule, values });
    // A group's error goes to another field, which may have failed already.
    if (failure && !broken.has(failure.field)) broken.set(failure.field, failure);
  }
  return [...broken.values()];
};

type Check = { rule: SwvRule; values: FormValues };

const failureOf = ({ rule, values }: Check): BrokenRule | undefined => {
  const own = { rule: rule.rule, field: rule.field, error: rule.error };
  if (rule.rule === 'all') {
    const inner = rule.rules.map((each) => failureOf({ rule: each, values })).find(Boolean);
    return inner && { ...inner, error: inner.error || rule.error };
  }
  if (rule.rule === 'any') {
    return rule.rules.some((each) => !failureOf({ rule: each, values })) ? undefined : own;
  }
  const given = {
    texts: textsIn({ values, name: rule.field }),
    files: filesIn({ values, name: rule.field }),
  };
  return passes({ rule, ...given }) ? undefined : own;
};

type Submitted = { texts: readonly string[]; files: readonly FileLike[] };

const passes = ({ rule, texts, files }: Submitted & { rule: SwvRule }): boolean => {
  if ('threshold' in rule) return thresholds[rule.rule]({ texts, files, threshold: rule.threshold });
  if ('accept' in rule) return lists[rule.rule]({ texts, files, accept: rule.accept });
  if ('interval' in rule) {
    const [base, interval] = [Number(rule.base) || 0, Number(rule.interval) || 0];
    return texts.filter(isNumberShape).every((text) => isOnStep({ value: Number(text), base, interval }));
  }
  // Unknown rules, which a later version of the format may add.
  return Object.hasOwn(plain, rule.rule) ? plain[rule.rule as PlainRule]({ texts, files }) : true;
};

const plain: Record<PlainRule, (given: Submitted) => boolean> = {
  required: ({ texts, files }) => texts.length > 0 || files.length > 0,
  requiredfile: ({ files }) => files.some(({ size }) => size > 0),
  email: ({ texts }) => texts.every(isEmailShape),
  url: ({ texts }) => texts.every(isWebAddress),
  tel: ({ texts }) => texts.every(isPhoneShape),
  number: ({ texts }) => texts.every(isNumberShape),
  date: ({ texts }) => texts.every(isDayShape),
  time: ({ texts }) => texts.every(isTimeShape),
};

const lists: Record<ListRule, (given: Submitted & { accept: readonly string[] }) => boolean> = {
  enum: ({ texts, accept }) => texts.every((text) => accept.map(String).includes(text)),
  file: ({ files, accept }) => files.every(({ name }) => isFileAccepted({ name, accept })),
  dayofweek: ({ texts, accept }) =>
    texts.filter(isDayShape).every((day) => accept.map(Number).includes(weekday(day))),
};

type Bounded = Submitted & { threshold: string };

const thresholds: Record<ThresholdRule, (given: Bounded) => boolean> = {
  minitems: (given) => countOf(given) === 0 || countOf(given) >= Number(given.threshold),
  maxitems: (given) => countOf(given) <= Number(given.threshold),
  minlength: ({ texts, threshold }) => texts.length === 0 || lengthOf(texts) >= Number(threshold),
  maxlength: ({ texts, threshold }) => lengthOf(texts) <= Number(threshold),
  minnumber: ({ texts, threshold }) => numbersIn({ texts, threshold }).every((n) => n >= Number(threshold)),
  maxnumber: ({ texts, threshold }) => numbersIn({ texts, threshold }).every((n) => n <= Number(threshold)),
  mindate: ({ texts, threshold }) => daysIn({ texts, threshold }).every((day) => day >= threshold),
  maxdate: ({ texts, threshold }) => daysIn({ texts, threshold }).every((day) => day <= threshold),
  minfilesize: ({ files, threshold }) => files.length === 0 || sizeOf(files) >= Number(threshold),
  maxfilesize: ({ files, threshold }) => sizeOf(files) <= Number(threshold),
};

const countOf = ({ texts, files }: Submitted): number => texts.length + files.length;

/** In UTF-16 units. */
const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

const sizeOf = (files: readonly FileLike[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** A value that is not a number is left to the rule `number`; a bound that is not a number is no bound. */
const numbersIn = ({ texts, threshold }: Pick<Bounded, 'texts' | 'threshold'>): number[] =>
  isNumberShape(threshold) ? texts.filter(isNumberShape).map(Number) : [];

const daysIn = ({ texts, threshold }: Pick<Bounded, 'texts' | 'threshold'>): string[] =>
  isDayShape(threshold) ? texts.filter(isDayShape) : [];

const listIn = ({ values, name }: { values: FormValues; name: string }): readonly unknown[] => {
  const value = ownValue({ values, name });
  return Array.isArray(value) ? value : [value];
};

/**
 * The texts sent for a field, cleaned as answers are (a textarea's line ends arrive as two characters and count as
 * one), without empty ones. Answers that are already read count as texts.
 */
const textsIn = (args: { values: FormValues; name: string }): string[] =>
  listIn(args)
    .filter((item) => ['string', 'number', 'boolean'].includes(typeof item) && item !== false)
    .map(cleanLines)
    .filter(Boolean);

/** An untouched file control sends one nameless, empty file. */
const filesIn = (args: { values: FormValues; name: string }): FileLike[] =>
  listIn(args)
    .filter(isFileLike)
    .filter(({ name, size }) => name !== '' || size > 0);
