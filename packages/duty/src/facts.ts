import { answersOf } from './conditions.ts';
import { isDay } from './edition.ts';
import { DutyInputError } from './errors.ts';
import type { DutyInput, Facts } from './input.ts';
import { toCents } from './money.ts';
import { STATES, type State } from './states.ts';

const MOST = 1e12;
const USES = ['primary', 'investment'] as const;
const KINDS = ['established', 'new', 'vacant'] as const;
const LOCATIONS = ['metro', 'peel', 'regional', 'north26'] as const;
const DWELLINGS = ['unit', 'house'] as const;
const STAGES = [true, false, 'preConstruction', 'underConstruction'] as const;

/** Checks a purchase and fills in what was left out. Throws `DutyInputError`. */
export function factsOf(input: DutyInput): Facts {
  const { income, children, foreignShare, constructionAfterContract } = input;
  if (!isState(input.state))
    throw new DutyInputError(
      'state',
      `Choose one of ${STATES.map(({ state }) => state).join(', ')} as the state.`,
    );
  if (!isDay(input.date))
    throw new DutyInputError('date', 'Give the date as a day of the calendar, like 2026-07-01.');
  const facts = {
    state: input.state,
    date: input.date,
    value: amount('value', input.value),
    use: word('use', USES, input.use) ?? 'investment',
    firstHome: flag('firstHome', input.firstHome) ?? false,
    kind: word('kind', KINDS, input.kind) ?? 'established',
    foreign: flag('foreign', input.foreign) ?? false,
    foreignShare: foreignShare === undefined ? 1 : share(foreignShare),
    pensioner: flag('pensioner', input.pensioner) ?? false,
    income: income === undefined ? undefined : amount('income', income),
    children: children === undefined ? 0 : count(children),
    location: word('location', LOCATIONS, input.location) ?? 'metro',
    electronic: flag('electronic', input.electronic) ?? true,
    offThePlan: word('offThePlan', STAGES, input.offThePlan) ?? false,
    dwelling: word('dwelling', DWELLINGS, input.dwelling) ?? 'house',
    houseAndLandPackage: flag('houseAndLandPackage', input.houseAndLandPackage) ?? false,
    construction:
      constructionAfterContract === undefined
        ? undefined
        : amount('constructionAfterContract', constructionAfterContract),
    primaryProduction: flag('primaryProduction', input.primaryProduction) ?? false,
    answers: 0,
  };
  facts.answers = answersOf(facts);
  return facts;
}

function isState(text: State): boolean {
  for (const { state } of STATES) if (state === text) return true;
  return false;
}

const NAMES = {
  value: 'price',
  income: 'income',
  constructionAfterContract: 'cost of the building work after the contract',
};

/** Dollars to cents. */
function amount(field: keyof typeof NAMES, dollars: number): number {
  if (typeof dollars === 'number' && dollars >= 0 && dollars <= MOST) return toCents(dollars);
  throw new DutyInputError(field, `Give the ${NAMES[field]} in dollars, between 0 and 1,000,000,000,000.`);
}

function share(value: number): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new DutyInputError('foreignShare', 'Give the foreign buyers’ share as a number between 0 and 1.');
}

function count(value: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= 100) return value;
  throw new DutyInputError('children', 'Give the number of children as a whole number between 0 and 100.');
}

function flag(field: keyof DutyInput, value: unknown): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  throw new DutyInputError(field, `Answer ${field} with true or false.`);
}

function word<Word>(field: keyof DutyInput, words: readonly Word[], value: unknown): Word | undefined {
  if (value === undefined) return undefined;
  for (const known of words) if (known === value) return known;
  throw new DutyInputError(field, `Answer ${field} with one of ${words.join(', ')}.`);
}
