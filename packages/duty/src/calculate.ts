import { dutiableValueOf, dutyToPay, foreignDutyOf } from './duty-to-pay.ts';
import { editionOf } from './edition.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Case } from './formulas.ts';
import type { DutyInput } from './input.ts';
import {
  type Cents,
  centsOf,
  dollarsOf,
  type Found,
  lineOf,
  matchIn,
  nothingOf,
  plus,
  type Work,
} from './match.ts';
import { planOf, tooEarlyText } from './plan.ts';
import type { DutyResult } from './result.ts';
import { stateName } from './states.ts';
import type { Part, StateTables } from './tables.ts';

/**
 * Duty, concessions, grants, surcharge and fees of one purchase, by the tables in force on its date, with a line that
 * explains each. An amount that is not known is `null`; a date before the first table is an answer (`noRates`).
 * Throws `DutyInputError` when the input is no purchase (negative price, unknown state, impossible date).
 * Costs the number of the state's schemes; the lines are made when they are first read.
 */
export function calculateDuty(input: DutyInput, tables: StateTables[]): DutyResult {
  const facts = factsOf(input);
  const { state, date } = facts;
  const own = tables.find((one) => one.state === state);
  const plan = own && planOf({ tables: own, date });
  if (!plan?.parts.duty.length) {
    const scheme = own?.schemes.find(({ part }) => part === 'duty');
    return noRates({ facts, why: tooEarlyText({ name: stateName(state), scheme }) });
  }
  const found: Found[] = [];
  const price: Case = { facts, value: facts.value, before: 0, onScale: () => 0 };
  const work: Work = { plan, price, found };
  const dutiable = dutiableValueOf(work);
  const duty = dutyToPay(work, dutiable);
  const foreignDuty = foreignDutyOf(work, duty.relief);
  const transferFee = fees(work, 'transferFee');
  const mortgageFee = fees(work, 'mortgageFee');
  const fhog = grants(work, 'fhog');
  const otherGrants = grants(work, 'otherGrants');
  return {
    state,
    date,
    edition: plan.edition,
    dutiableValue: dollarsOf(dutiable),
    stampDuty: dollarsOf(duty.toPay),
    concession: dollarsOf(duty.concession),
    victorianDiscount: dollarsOf(duty.discount),
    foreignDuty: dollarsOf(foreignDuty),
    transferFee: dollarsOf(transferFee),
    mortgageFee: dollarsOf(mortgageFee),
    totalFees: dollarsOf(plus(duty.toPay, foreignDuty, transferFee, mortgageFee)),
    fhog: dollarsOf(fhog),
    otherGrants: dollarsOf(otherGrants),
    totalGrants: dollarsOf(plus(fhog, otherGrants)),
    lines: found.map(lineOf),
  };
}

/** All fees of one kind. One whose first known table is later than the purchase is not known. */
function fees(work: Work, part: Part): Cents {
  const { plan, found } = work;
  const total = sum(work, part);
  if (!plan.later.length) return total;
  const later = plan.later.filter(({ scheme }) => scheme.part === part);
  for (const held of later) found.push({ match: nothingOf(held), amount: null, notKnownIn: plan.edition });
  return later.length ? null : total;
}

/** All grants of one kind; a first home buyer reads why there is none. */
function grants(work: Work, part: Part): Cents {
  const { plan, price, found } = work;
  const before = found.length;
  const total = sum(work, part);
  if (part === 'fhog' && price.facts.firstHome && found.length === before)
    for (const held of plan.parts.fhog) found.push({ match: nothingOf(held), amount: 0 });
  return total;
}

function sum({ plan, price, found }: Work, part: Part): Cents {
  let total: Cents = 0;
  for (const held of plan.parts[part]) {
    const match = matchIn(held, price);
    if (!match) continue;
    const amount = centsOf(match.outcome);
    total = plus(total, amount);
    found.push({ match, amount });
  }
  return total;
}

function noRates({ facts, why }: { facts: Facts; why: string }): DutyResult {
  const nothing = { dutiableValue: null, stampDuty: null, concession: null, victorianDiscount: null };
  const noFees = { foreignDuty: null, transferFee: null, mortgageFee: null, totalFees: null };
  const noGrants = { fhog: null, otherGrants: null, totalGrants: null };
  const { state, date } = facts;
  const edition = editionOf(date);
  return { state, date, edition, ...nothing, ...noFees, ...noGrants, lines: [], noRates: why };
}
