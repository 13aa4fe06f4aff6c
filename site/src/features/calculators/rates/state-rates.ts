import {
  type Scheme,
  STATES,
  type State,
  type StateTables,
  stateName,
  type Table,
} from '@frontage/duty/engine';
import { gaps } from '@frontage/duty/gaps';
import { type InForce, planOf } from '@frontage/duty/staff';

/** The rates of a state on a day. */
export type StateRates = {
  state: State;
  name: string;
  /** The day, ISO. */
  date: string;
  /** The schemes in force, in the order people ask for them. */
  schemes: InForce[];
  /** Tables that begin later, soonest first. */
  later: { scheme: Scheme; table: Table }[];
  /** What ended, and the day from which nothing is given. */
  ended: { label: string; from: string }[];
  /** Limits of this estimate, a sentence each. */
  gaps: string[];
};

/** The rates of a state in force on an ISO day; undefined where there are none. */
export function stateRates(input: {
  tables: StateTables[];
  state: State;
  date: string;
}): StateRates | undefined {
  const { state, date } = input;
  const tables = input.tables.find((one) => one.state === state);
  if (!tables) return undefined;
  const { duty, concession, dutiableValue, victorianDiscount, foreignDuty, ...rest } = planOf({
    tables,
    date,
  }).parts;
  const { fhog, otherGrants, transferFee, mortgageFee } = rest;
  const inForce = [
    duty,
    concession,
    dutiableValue,
    victorianDiscount,
    foreignDuty,
    fhog,
    otherGrants,
    transferFee,
    mortgageFee,
  ].flat();
  return {
    state,
    name: stateName(state),
    date,
    schemes: inForce.filter(({ rules }) => rules.length > 0),
    later: tables.schemes
      .flatMap((scheme) =>
        scheme.tables.filter(({ from }) => from > date).map((table) => ({ scheme, table })),
      )
      .sort((a, b) => a.table.from.localeCompare(b.table.from)),
    ended: inForce
      .filter(({ rules }) => rules.length === 0)
      .map(({ scheme, words }) => ({ label: scheme.label, from: words.from })),
    gaps: gaps[state],
  };
}

/** How many of a state's rates are in force, and how many of these are not confirmed for the year. */
export type RatesSummary = { state: State; name: string; count: number; unconfirmed: string[] };

/** A line for each state that has rates. */
export function ratesSummaries(input: { tables: StateTables[]; date: string }): RatesSummary[] {
  return STATES.flatMap(({ state, name }) => {
    const rates = stateRates({ ...input, state });
    if (!rates) return [];
    const unconfirmed = rates.schemes
      .filter(({ words }) => !words.confirmed)
      .map(({ scheme }) => scheme.label);
    return [{ state, name, count: rates.schemes.length, unconfirmed: [...new Set(unconfirmed)] }];
  });
}
