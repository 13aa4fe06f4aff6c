import { cleanFigures } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { isOnStep } from '../swv/text-shapes.ts';

/** A number; thousands may be written with commas and a dollar sign in front. Bounds are inclusive. */
export type NumberField = FieldBase & {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  /** Whole numbers only. */
  readonly whole?: boolean;
  /** Counted from `min`, or from 0. */
  readonly step?: number;
};

const furthest = 1e12;
const written = /^-?\$?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,10})?$/;

export const number: Kind<NumberField, number | string> = {
  kind: 'number',
  empty: '',
  texts: { format: '{label} must be a number, such as 250' },
  clean: ({ raw }) => {
    if (typeof raw === 'number') return Number.isFinite(raw) ? raw + 0 : undefined;
    const line = cleanFigures(raw);
    return written.test(line) ? Number(line.replace(/[$,]/g, '')) + 0 : line || undefined;
  },
  check: ({ answer, field }) => {
    const { min = -furthest, max = furthest, whole, step } = field;
    if (typeof answer === 'string' || (whole && !Number.isInteger(answer))) return { rule: 'format' };
    if (answer < min) return { rule: 'min', params: { min: formatNumber(min) } };
    if (answer > max) return { rule: 'max', params: { max: formatNumber(max) } };
    if (step !== undefined && !isOnStep({ value: answer, base: field.min ?? 0, interval: step }))
      return { rule: 'step', params: { step: formatNumber(step) } };
    return undefined;
  },
  show: ({ answer }) => (typeof answer === 'string' ? answer : formatNumber(answer)),
};

const formatNumber = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 10 });
