import { type Condition, dollarText, type Table } from '@frontage/duty/engine';

const KINDS = { established: 'established homes', new: 'new homes', vacant: 'vacant land' };
const LOCATIONS = {
  metro: 'the Perth metropolitan area',
  peel: 'Peel',
  regional: 'regional areas south of the 26th parallel',
  north26: 'regional areas north of the 26th parallel',
};

/** What a table says of all its buyers. */
type Whole = { noPropertyYears?: number };

/** Whom a rule is for, in words: "First home buyers, to live in, new homes, price up to $750,000". */
export function buyerText(when: Condition = {}, whole: Whole = {}): string {
  const words = [...buyerWords(when, whole), ...priceWords(when), ...incomeWords(when)].join(', ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Everyone else';
}

/** The same for each rule of a table; one that is alone and without a condition is for all buyers. */
export function buyerTexts({ rules, ...whole }: Pick<Table, 'rules' | 'noPropertyYears'>): string[] {
  return rules.map(({ when }) =>
    rules.length === 1 && Object.keys(when ?? {}).length === 0 ? 'All buyers' : buyerText(when, whole),
  );
}

function buyerWords(when: Condition, { noPropertyYears: years }: Whole): string[] {
  const first = years ? `buyers who owned no property in the last ${years} years` : 'first home buyers';
  const { use, firstHome, kind, foreign, pensioner, location, electronic, offThePlan } = when;
  return [
    firstHome === undefined ? '' : firstHome ? first : `not ${first}`,
    pensioner === undefined ? '' : pensioner ? 'pension or concession card holders' : 'no concession card',
    foreign === undefined ? '' : foreign ? 'foreign buyers' : 'buyers who are not foreign',
    use === undefined ? '' : use === 'primary' ? 'to live in' : 'as an investment',
    kind ? list(kind.map((one) => KINDS[one])) : '',
    when.dwelling === undefined ? '' : when.dwelling === 'unit' ? 'units' : 'houses',
    offThePlan === undefined ? '' : STAGES[String(offThePlan) as keyof typeof STAGES],
    when.houseAndLandPackage === undefined
      ? ''
      : when.houseAndLandPackage
        ? 'house and land packages'
        : 'no house and land package',
    when.primaryProduction === undefined
      ? ''
      : when.primaryProduction
        ? 'land for primary production'
        : 'not for primary production',
    location ? `in ${list(location.map((one) => LOCATIONS[one]))}` : '',
    electronic === undefined ? '' : electronic ? 'lodged electronically' : 'lodged on paper',
  ].filter(Boolean);
}

const STAGES = {
  true: 'off the plan',
  false: 'not off the plan',
  preConstruction: 'off the plan before building starts',
  underConstruction: 'off the plan while it is being built',
};

function priceWords({ valueOver, valueTo, valueUnder }: Condition): string[] {
  const limits = [
    valueOver === undefined ? '' : `over ${dollarText(valueOver)}`,
    valueTo === undefined ? '' : `up to ${dollarText(valueTo)}`,
    valueUnder === undefined ? '' : `under ${dollarText(valueUnder)}`,
  ].filter(Boolean);
  return limits.length ? [`price ${limits.join(' and ')}`] : [];
}

function incomeWords({ income }: Condition): string[] {
  if (!income) return [];
  const { upTo, perChild, childrenTo } = income;
  const more = `, plus ${dollarText(perChild)} for each child up to ${childrenTo} children`;
  return [`income up to ${dollarText(upTo)}${perChild ? more : ''}`];
}

const list = (words: string[]): string => words.join(' or ');
