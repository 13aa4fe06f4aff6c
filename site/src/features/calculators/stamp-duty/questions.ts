import type { DutyInput, FirstHomeQuestion, Kind, Question } from '@frontage/duty/engine';

/** A word in the address and what the visitor reads. */
export type Option = [value: string, label: string];

/** One question of the calculator, drawn and read by this description alone. */
export type QuestionField = {
  name: Question;
  label: string;
  hint?: string;
  /** `list` is a drop-down, `choice` buttons of which exactly one is checked; `share` is typed in per cent. */
  kind: 'choice' | 'list' | 'money' | 'share';
  options?: Option[];
  /** Asked only while the answer can change something for this purchase. */
  whenItMatters?: boolean;
  /** About a special case, and folded away until someone has one. */
  special?: boolean;
};

const YES_NO: Option[] = [
  ['yes', 'Yes'],
  ['no', 'No'],
];

const NO_MEANS_YES: Option[] = [
  ['no', 'Yes'],
  ['yes', 'No'],
];

/** All questions in the order they are asked and numbered. */
export const QUESTIONS: QuestionField[] = [
  {
    name: 'use',
    label: 'How will you use the property?',
    kind: 'choice',
    options: [
      ['primary', 'Primary residence'],
      ['investment', 'Investment'],
    ],
  },
  { name: 'firstHome', label: 'Are you a first home buyer?', kind: 'choice', options: YES_NO },
  { name: 'kind', label: 'What are you purchasing?', kind: 'choice' },
  { name: 'pensioner', label: 'Are you an eligible pensioner?', kind: 'choice', options: YES_NO },
  { name: 'foreign', label: 'Are you a foreign purchaser?', kind: 'choice', options: YES_NO },
  {
    name: 'foreignShare',
    label: 'Share of the foreign purchasers',
    hint: 'In per cent',
    kind: 'share',
    whenItMatters: true,
  },
  {
    name: 'income',
    label: 'Total income',
    hint: 'Of all buyers and their partners, for a year',
    kind: 'money',
    whenItMatters: true,
  },
  {
    name: 'children',
    label: 'Dependant children',
    kind: 'list',
    options: ['0', '1', '2', '3', '4', '5 or more'].map((label, count) => [`${count}`, label]),
    whenItMatters: true,
  },
  {
    name: 'location',
    label: 'Where is the property?',
    kind: 'list',
    options: [
      ['metro', 'Metropolitan'],
      ['peel', 'Peel region'],
      ['regional', 'Regional'],
    ],
  },
  {
    name: 'electronic',
    label: 'Payment method',
    kind: 'choice',
    options: [
      ['yes', 'Electronic'],
      ['no', 'Paper'],
    ],
  },
  {
    name: 'offThePlan',
    label: 'Is it off the plan?',
    kind: 'choice',
    options: YES_NO,
    whenItMatters: true,
    special: true,
  },
  {
    name: 'dwelling',
    label: 'Is it a house or a unit?',
    kind: 'choice',
    options: [
      ['house', 'House'],
      ['unit', 'Unit or apartment'],
    ],
    whenItMatters: true,
    special: true,
  },
  {
    name: 'houseAndLandPackage',
    label: 'Is it a house and land package?',
    hint: 'Include both in the property value above',
    kind: 'choice',
    options: YES_NO,
    whenItMatters: true,
    special: true,
  },
  {
    name: 'constructionAfterContract',
    label: 'Building work after the contract',
    hint: 'The part of the price for work still to be done',
    kind: 'money',
    whenItMatters: true,
    special: true,
  },
  {
    name: 'primaryProduction',
    label: 'Is the land used for primary production?',
    kind: 'choice',
    options: YES_NO,
    whenItMatters: true,
    special: true,
  },
];

/**
 * A question as it is asked of this purchase: the purchasing types and stages of the state, and its own words for first
 * home buyers. Where its scheme asks the opposite, Yes stands for the answer `no`; the name and the answers stay.
 */
export function fieldFor({
  field,
  kinds,
  stages,
  firstHome,
}: {
  field: QuestionField;
  kinds: Kind[];
  stages: boolean;
  firstHome: FirstHomeQuestion;
}): QuestionField {
  if (field.name === 'kind') return { ...field, options: kindOptions(kinds) };
  if (field.name === 'offThePlan' && stages) return { ...field, options: STAGES };
  if (field.name !== 'firstHome') return field;
  const { text: label, hint, trueMeans } = firstHome;
  return { ...field, label, hint, options: trueMeans === 'yes' ? YES_NO : NO_MEANS_YES };
}

/** What the engine takes an open answer for; an open amount stays open. */
export const UNANSWERED: Partial<DutyInput> = {
  pensioner: false,
  foreign: false,
  foreignShare: 1,
  children: 0,
  location: 'metro',
  electronic: true,
  offThePlan: false,
  dwelling: 'house',
  houseAndLandPackage: false,
  primaryProduction: false,
};

/** The second choice of a place: which side of the 26th parallel a regional property is on. */
export const SIDES: Option[] = [
  ['south', 'South of the 26th parallel'],
  ['north', 'North of the 26th parallel'],
];

/** States that care about the stage of a building off the plan ask for it in place of yes or no. */
export const STAGES: Option[] = [
  ['no', 'No'],
  ['preConstruction', 'Yes, before construction starts'],
  ['underConstruction', 'Yes, during construction'],
];

/** The purchasing types of a state, in its order and its words. */
export function kindOptions(kinds: Kind[]): Option[] {
  const home = kinds[0] === 'new';
  const labels = {
    new: home ? 'New home' : 'Newly constructed',
    established: home ? 'Established home' : 'Established',
    vacant: 'Vacant land',
  };
  return kinds.map((kind) => [kind, labels[kind]]);
}
