import type { Report } from './problem.ts';

type Field = { text: string; report: Report; element: string; line?: number };

/** Ten thousand million dollars: above it a price is a slip of the keyboard. */
const MAX_MONEY = 10_000_000_000;

/** Dollars with at most two decimals; `$`, commas and spaces are tolerated. Empty and 0 = none. Garbage = none + warning. */
export function parseMoney({ text, report, element, line }: Field): number | null {
  const value = readNumber(text.replace(/\b(aud|au)\b/i, '').replace(/\$/g, ''));
  if (value === null || value === 0) return null;
  if (value === undefined || value > MAX_MONEY) {
    report({
      code: 'bad-number',
      element,
      text,
      line,
      message: `${element} is not an amount in dollars and was left empty. Send digits only, for example 650000.`,
    });
    return null;
  }
  const dollars = Math.round(value * 100) / 100;
  return dollars === 0 ? null : dollars;
}

/** A plain quantity from 0 to `max`. Empty = none. Garbage or out of range = none + warning. */
export function parseQuantity({ max, ...field }: Field & { max: number }): number | null {
  const value = readNumber(field.text.replace(/%\s*$/, ''));
  if (value === null || (value !== undefined && value <= max)) return value ?? null;
  field.report({
    code: 'bad-number',
    element: field.element,
    text: field.text,
    line: field.line,
    message: `${field.element} is not a number between 0 and ${max} and was left empty. Correct it in the sending system.`,
  });
  return null;
}

/** null = empty, undefined = not a number. Never negative. */
function readNumber(text: string): number | null | undefined {
  const digits = text.replace(/[\s,\u00a0]/g, '');
  if (digits === '') return null;
  return /^(\d{1,40}(\.\d{0,20})?|\.\d{1,20})$/.test(digits) ? Number(digits) : undefined;
}
