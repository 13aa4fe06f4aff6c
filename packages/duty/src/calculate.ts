import { dutiableValueOf, dutyToPay, foreignDutyOf } from './duty-to-pay.ts';
import { editionOf } from './edition.ts';
import { Explained } from './explained.ts';
import { factsOf } from './facts.ts';
import type { Case } from './formulas.ts';
import type { DutyInput, Facts } from './input.ts';
import { type Cents, dollarsOf, type Found, matchIn, nothingFound, plus, type Work } from './match.ts';
import { type InForce, planOf, tooEarlyText } from './plan.ts';
import type { DutyResult } from './result.ts';
import { stateName } from './states.ts';
import type { StateTables } from './tables.ts';

/**
 * Duty, concessions, grants, surcharge and fees of one purchase, by the tables in force on its date, with a line that
 * explains each. An amount that is not known is `null`; a date before the first table is an answer (`noRates`).
 * Throws `DutyInputError` when the input is no purchase (negative price, unknown state, impossible date).
 * Costs the number of the state’s schemes and nothing else: no clock, no look-up outside the arguments.
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
  const price: Case = { facts, value: facts.value, before: 0, onScale: noScale };
  const work: Work = { plan, price, found };
  const dutiable = dutiableValueOf(work);
  const duty = dutyToPay(work, dutiable);
  const foreignDuty = foreignDutyOf(work, duty.relief);
  const transferFee = fees(work, 'transferFee');
  const mortgageFee = fees(work, 'mortgageFee');
  const fhog = firstHomeGrants(work);
  const otherGrants = sum(work, plan.parts.otherGrants);
  const totalFees = plus(plus(duty.toPay, foreignDuty), plus(transferFee, mortgageFee));
  const amounts = {
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
    totalFees: dollarsOf(totalFees),
    fhog: dollarsOf(fhog),
    otherGrants: dollarsOf(otherGrants),
    totalGrants: dollarsOf(plus(fhog, otherGrants)),
  };
  return new Explained(amounts, found);
}

const noScale = () => 0;

/** All fees of one kind. One whose first known table is later than the purchase is not known. */
function fees(work: Work, part: 'transferFee' | 'mortgageFee'): Cents {
  const { plan, found } = work;
  const { edition } = plan;
  let total = sum(work, plan.parts[part]);
  for (const { words } of plan.later) {
    if (words.part !== part) continue;
    const caveats = [`The ${edition} fee is not known.`];
    found.push(nothingFound({ ...words, edition, caveats, published: undefined, confirmed: false }, null));
    total = null;
  }
  return total;
}

/** First home owner grants; a first home buyer reads why there is none. */
function firstHomeGrants(work: Work): Cents {
  const { plan, price, found } = work;
  const before = found.length;
  const total = sum(work, plan.parts.fhog);
  if (price.facts.firstHome && found.length === before)
    for (const { words } of plan.parts.fhog) found.push(nothingFound(words, 0));
  return total;
}

function sum({ price, found }: Work, schemes: InForce[]): Cents {
  let total: Cents = 0;
  for (const held of schemes) {
    const match = matchIn(held, price);
    if (!match) continue;
    total = plus(total, match.amount);
    found.push(match);
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
