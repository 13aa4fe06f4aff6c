import { STATES, type State } from '@frontage/duty/engine';
import { hostOf } from './host-name.ts';
import { type ValueBand, valueBandOf } from './value-bands.ts';

/** What is counted of one calculation. */
export type Calculation = {
  state: State;
  /** The website it was made on. */
  host: string;
  propertyType: 1 | 2;
  firstHomeBuyer: 1 | 2;
  purchasing: 1 | 2 | 3;
  valueFrom: ValueBand;
};

/** What is wrong with one field of a statistic, in words. */
export type FieldProblem = { field: string; message: string };

const MAX_VALUE = 1e12;

/** Reads the fields of a statistic as the calculator sends them, numbers also as text. What is not counted is dropped here. */
export function readCalculation(
  fields: Record<string, unknown>,
): { ok: true; calculation: Calculation } | { ok: false; problems: FieldProblem[] } {
  const value = numberIn(fields.property_value);
  const state = stateIn(fields.state);
  const host = typeof fields.url === 'string' ? hostOf(fields.url) : undefined;
  const propertyType = choiceIn(fields.property_type, [1, 2] as const);
  const firstHomeBuyer = choiceIn(fields.first_home_buyer, [1, 2] as const);
  const purchasing = choiceIn(fields.are_you_purchasing, [1, 2, 3] as const);
  const hasValue = value !== undefined && value >= 0 && value <= MAX_VALUE;
  if (hasValue && state && host && propertyType && firstHomeBuyer && purchasing) {
    const valueFrom = valueBandOf(value);
    return { ok: true, calculation: { state, host, propertyType, firstHomeBuyer, purchasing, valueFrom } };
  }
  const checks: [field: string, ok: boolean, message: string][] = [
    ['property_value', hasValue, 'Send property_value as a number of dollars from 0 to 1,000,000,000,000.'],
    [
      'state',
      Boolean(state),
      `Send state as a number from 1 to 8, or one of ${STATES.map((one) => one.state).join(', ')}.`,
    ],
    [
      'property_type',
      Boolean(propertyType),
      'Send property_type as 1 (primary residence) or 2 (investment).',
    ],
    ['first_home_buyer', Boolean(firstHomeBuyer), 'Send first_home_buyer as 1 (yes) or 2 (no).'],
    [
      'are_you_purchasing',
      Boolean(purchasing),
      'Send are_you_purchasing as 1 (new), 2 (established) or 3 (other).',
    ],
    ['url', Boolean(host), 'Send url as the address of the page that shows the calculator.'],
  ];
  return {
    ok: false,
    problems: checks.filter(([, ok]) => !ok).map(([field, , message]) => ({ field, message })),
  };
}

/** A state by its number or its short name. */
export function stateIn(value: unknown): State | undefined {
  const text = String(value ?? '')
    .trim()
    .toUpperCase();
  return STATES.find(({ id, state }) => state === text || String(id) === text)?.state;
}

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = typeof value === 'string' ? value.replaceAll(',', '').trim() : '';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function choiceIn<Choice extends number>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => String(choice) === String(value ?? '').trim());
}
