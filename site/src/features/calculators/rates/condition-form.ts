import type { Condition, Rule } from '@frontage/duty/engine';

/** What a rule can ask of a purchase, apart from the limits of price and income. */
export type Asked = Exclude<keyof Condition, 'valueTo' | 'valueUnder' | 'valueOver' | 'income'>;

/** One of them as the form asks it: its answers as they are stored, with what staff read. */
export type ConditionField = {
  label: string;
  answers: [value: string, label: string][];
  /** Any of several answers; otherwise exactly one. */
  several?: true;
};

const yesNo = (yes: string, no: string): ConditionField['answers'] => [
  ['true', yes],
  ['false', no],
];

/** A field for each condition there is; the types make sure that none is left out. */
export const CONDITIONS: { [Name in Asked]: ConditionField } = {
  use: {
    label: 'Use',
    answers: [
      ['primary', 'To live in'],
      ['investment', 'As an investment'],
    ],
  },
  firstHome: { label: 'First home', answers: yesNo('First home buyers', 'Other buyers') },
  kind: {
    label: 'What is bought',
    several: true,
    answers: [
      ['established', 'Established homes'],
      ['new', 'New homes'],
      ['vacant', 'Vacant land'],
    ],
  },
  foreign: { label: 'Foreign buyers', answers: yesNo('Foreign buyers', 'Buyers who are not foreign') },
  pensioner: {
    label: 'Concession card',
    answers: yesNo('Pension or concession card holders', 'Buyers without a card'),
  },
  location: {
    label: 'Location (Western Australia)',
    several: true,
    answers: [
      ['metro', 'Perth metropolitan area'],
      ['peel', 'Peel'],
      ['regional', 'Regional, south of the 26th parallel'],
      ['north26', 'Regional, north of the 26th parallel'],
    ],
  },
  electronic: { label: 'Lodged', answers: yesNo('Electronically', 'On paper') },
  offThePlan: {
    label: 'Off the plan',
    answers: [
      ...yesNo('Off the plan', 'Not off the plan'),
      ['preConstruction', 'Off the plan, before building starts'],
      ['underConstruction', 'Off the plan, while it is being built'],
    ],
  },
  dwelling: {
    label: 'House or unit',
    answers: [
      ['house', 'Houses'],
      ['unit', 'Units and apartments'],
    ],
  },
  houseAndLandPackage: {
    label: 'House and land package',
    answers: yesNo('House and land packages', 'Other purchases'),
  },
  primaryProduction: {
    label: 'Primary production',
    answers: yesNo('Land for primary production', 'Other land'),
  },
};

/** The answers that a rule asks for, as the form's texts; none where anything goes. */
export function answersOf(rule: Rule, name: Asked): string[] {
  const wanted = rule.when?.[name];
  return wanted === undefined ? [] : [wanted].flat().map(String);
}

/** The rule with other answers to one question; without any, anything goes. */
export function withAnswers(rule: Rule, name: Asked, answers: string[]): Rule {
  const { [name]: _, ...rest } = rule.when ?? {};
  const [only] = answers;
  if (only === undefined) return { ...rule, when: rest };
  const value = CONDITIONS[name].several ? answers : only === 'true' ? true : only === 'false' ? false : only;
  return { ...rule, when: { ...rest, [name]: value } };
}

/** A rule to begin another kind of buyer with: that of the first, without its own words. */
export function anotherRule(rules: Rule[]): Rule {
  const { caveat: _, rule: __, ...first } = rules[0] ?? { give: { formula: 'none' } };
  return first;
}
