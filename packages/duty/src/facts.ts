import { isDay } from './edition.ts';
import { DutyInputError } from './errors.ts';
import type { DutyInput, Dwelling, Kind, Location, OffThePlan, Use } from './input.ts';
import { toCents } from './money.ts';
import { STATES, type State } from './states.ts';

/** A checked purchase with nothing left out. Money is cents. */
export type Facts = {
  state: State;
  date: string;
  value: number;
  use: Use;
  firstHome: boolean;
  kind: Kind;
  foreign: boolean;
  foreignShare: number;
  pensioner: boolean;
  income: number;
  children: number;
  location: Location;
  electronic: boolean;
  offThePlan: OffThePlan;
  dwelling: Dwelling;
  houseAndLandPackage: boolean;
  /** Not said: nothing can be deducted. */
  construction: number | undefined;
  primaryProduction: boolean;
};

const MOST = 1e12;
const WORDS = {
  use: ['primary', 'investment'],
  kind: ['established', 'new', 'vacant'],
  location: ['metro', 'peel', 'regional', 'north26'],
  dwelling: ['unit', 'house'],
  offThePlan: [true, false, 'preConstruction', 'underConstruction'],
} as const;

/** Checks a purchase and fills in what was left out. Throws `DutyInputError`. */
export function factsOf(input: DutyInput): Facts {
  if (!STATES.some(({ state }) => state === input.state))
    throw new DutyInputError(
      'state',
      `Choose one of ${STATES.map(({ state }) => state).join(', ')} as the state.`,
    );
  if (!isDay(input.date))
    throw new DutyInputError('date', 'Give the date as a day of the calendar, like 2026-07-01.');
  return {
    state: input.state,
    date: input.date,
    value: toCents(amount(input, 'value')),
    use: word(input, 'use') ?? 'investment',
    firstHome: flag(input, 'firstHome') ?? false,
    kind: word(input, 'kind') ?? 'established',
    foreign: flag(input, 'foreign') ?? false,
    foreignShare: input.foreignShare === undefined ? 1 : share(input.foreignShare),
    pensioner: flag(input, 'pensioner') ?? false,
    income: input.income === undefined ? 0 : toCents(amount(input, 'income')),
    children: input.children === undefined ? 0 : count(input.children),
    location: word(input, 'location') ?? 'metro',
    electronic: flag(input, 'electronic') ?? true,
    offThePlan: word(input, 'offThePlan') ?? false,
    dwelling: word(input, 'dwelling') ?? 'house',
    houseAndLandPackage: flag(input, 'houseAndLandPackage') ?? false,
    construction:
      input.constructionAfterContract === undefined
        ? undefined
        : toCents(amount(input, 'constructionAfterContract')),
    primaryProduction: flag(input, 'primaryProduction') ?? false,
  };
}

function amount(input: DutyInput, field: 'value' | 'income' | 'constructionAfterContract'): number {
  const dollars = input[field];
  if (typeof dollars === 'number' && dollars >= 0 && dollars <= MOST) return dollars;
  throw new DutyInputError(field, `Give the ${NAMES[field]} in dollars, between 0 and 1,000,000,000,000.`);
}

const NAMES = {
  value: 'price',
  income: 'income',
  constructionAfterContract: 'cost of the building work after the contract',
};

function share(value: number): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new DutyInputError('foreignShare', 'Give the foreign buyers’ share as a number between 0 and 1.');
}

function count(value: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= 100) return value;
  throw new DutyInputError('children', 'Give the number of children as a whole number between 0 and 100.');
}

function flag<Field extends keyof DutyInput>(input: DutyInput, field: Field): boolean | undefined {
  const value: unknown = input[field];
  if (value === undefined || typeof value === 'boolean') return value;
  throw new DutyInputError(field, `Answer ${field} with true or false.`);
}

function word<Field extends keyof typeof WORDS>(
  input: DutyInput,
  field: Field,
): (typeof WORDS)[Field][number] | undefined {
  const value: unknown = input[field];
  if (value === undefined) return undefined;
  for (const known of WORDS[field]) if (known === value) return known;
  throw new DutyInputError(field, `Answer ${field} with one of ${WORDS[field].join(', ')}.`);
}
