import type { Formula, Part } from '@frontage/duty/engine';

/** How a figure is written: an amount in dollars, a percentage, or a plain number. */
export type Unit = '$' | '%' | '';

/** One figure of a formula, and where it is in it. */
export type Figure = { at: string[]; label: string; unit: Unit; optional?: true };

/** A list of rows with figures, such as the bands of a scale. */
export type Rows = { at: string[]; label: string; columns: Column[]; optional?: true };
export type Column = { key: string; label: string; unit: Unit };

/** What a form asks for one kind of formula. */
export type FormulaForm = { label: string; figures: Figure[]; rows: Rows[] };

const dollars = (key: string, label: string): Figure => ({ at: [key], label, unit: '$' });
const maybe = (figure: Figure): Figure => ({ ...figure, optional: true });
const inside = (key: string, figure: Figure): Figure => ({ ...figure, at: [key, ...figure.at] });

const BANDS: Rows = {
  at: ['scale', 'bands'],
  label: 'Bands',
  columns: [
    { key: 'over', label: 'Over', unit: '$' },
    { key: 'from', label: 'From', unit: '$' },
    { key: 'base', label: 'Base', unit: '$' },
    { key: 'rate', label: 'Rate on the part over', unit: '%' },
    { key: 'whole', label: 'Rate on the whole price', unit: '%' },
    { key: 'square', label: 'Factor of V²', unit: '' },
    { key: 'linear', label: 'Factor of V', unit: '' },
  ],
};
const SCALE = [
  maybe(inside('scale', dollars('per', 'Counted for each'))),
  maybe(inside('scale', dollars('minimum', 'Least duty'))),
];
const NIL_TO = dollars('nilTo', 'No duty up to');

/** A form for each kind of formula: its name in plain words, its figures and its rows. */
export const FORMULA_FORMS: { [Name in Formula['formula']]: FormulaForm } = {
  scale: { label: 'Rates by price', figures: SCALE, rows: [BANDS] },
  nil: { label: 'No duty', figures: [], rows: [] },
  less: {
    label: 'An amount off, by the price',
    figures: SCALE,
    rows: [
      {
        at: ['steps'],
        label: 'Amounts taken off',
        columns: [
          { key: 'from', label: 'Price from', unit: '$' },
          { key: 'off', label: 'Taken off', unit: '$' },
        ],
      },
      { ...BANDS, optional: true },
    ],
  },
  taper: {
    label: 'No duty, then rising to full duty',
    figures: [NIL_TO, dollars('endsAt', 'Full duty from')],
    rows: [],
  },
  fading: {
    label: 'No duty, then less and less taken off',
    figures: [NIL_TO, dollars('endsAt', 'Nothing taken off from')],
    rows: [],
  },
  perHundred: {
    label: 'No duty, then an amount for each $100',
    figures: [NIL_TO, dollars('rate', 'For each $100 over that')],
    rows: [],
  },
  share: {
    label: 'A share of the duty off',
    figures: [
      { at: ['percent'], label: 'Taken off', unit: '%' },
      maybe(dollars('most', 'At most')),
      inside('halves', dollars('from', 'Falls evenly over a price of')),
      inside('halves', dollars('to', 'to half of it at')),
    ],
    rows: [],
  },
  deductConstruction: {
    label: 'Building work taken off the price',
    figures: [maybe(dollars('leavesAtMost', 'Only where that leaves at most'))],
    rows: [],
  },
  wholeDollars: { label: 'Cents of the price dropped', figures: [], rows: [] },
  percent: {
    label: 'A percentage of the price',
    figures: [{ at: ['percent'], label: 'Rate', unit: '%' }],
    rows: [],
  },
  amount: { label: 'An amount', figures: [dollars('amount', 'Amount')], rows: [] },
  lessPerHundred: {
    label: 'An amount that falls with the price',
    figures: [
      dollars('amount', 'Whole amount'),
      dollars('over', 'Falls over a price of'),
      dollars('less', 'Less for each $100 over that'),
    ],
    rows: [],
  },
  fee: {
    label: 'A fee',
    figures: [
      inside('fee', dollars('base', 'Fee, or base fee')),
      maybe(inside('fee', dollars('each', 'Plus'))),
      maybe(inside('fee', dollars('per', 'for each'))),
      maybe(inside('fee', dollars('over', 'of the price over'))),
      maybe(inside('fee', dollars('most', 'At most'))),
    ],
    rows: [
      {
        at: ['fee', 'steps'],
        label: 'Flat fees for low prices',
        columns: [
          { key: 'to', label: 'Price up to', unit: '$' },
          { key: 'amount', label: 'Fee', unit: '$' },
        ],
        optional: true,
      },
    ],
  },
  none: { label: 'Nothing', figures: [], rows: [] },
  unknown: { label: 'Not known', figures: [], rows: [] },
};

/** The limits that a rule can set for the price and the buyers’ income. */
export const LIMITS: Figure[] = [
  maybe(dollars('valueOver', 'Price over')),
  maybe(dollars('valueTo', 'Price up to and including')),
  maybe(dollars('valueUnder', 'Price under')),
];

/** Asked only where the rule goes by income already. */
export const INCOME_LIMITS: Figure[] = [
  inside('income', dollars('upTo', 'Income up to')),
  inside('income', dollars('perChild', 'Plus for each child')),
  { at: ['income', 'childrenTo'], label: 'Children counted', unit: '' },
];

/** A formula of another kind to begin with; its figures are for staff to fill in. */
export function emptyFormula(formula: Formula['formula']): Formula {
  switch (formula) {
    case 'scale':
      return { formula, scale: { bands: [{ over: 0, base: 0, rate: 0 }] } };
    case 'less':
      return { formula, steps: [{ from: 0, off: 0 }] };
    case 'taper':
    case 'fading':
      return { formula, nilTo: 0, endsAt: 0 };
    case 'perHundred':
      return { formula, nilTo: 0, rate: 0 };
    case 'share':
    case 'percent':
      return { formula, percent: 0 };
    case 'amount':
      return { formula, amount: 0 };
    case 'lessPerHundred':
      return { formula, amount: 0, over: 0, less: 0 };
    case 'fee':
      return { formula, fee: { base: 0 } };
    default:
      return { formula };
  }
}

/** What each part of the answer is called. */
export const PART_NAMES: { [Name in Part]: string } = {
  duty: 'Duty',
  concession: 'Concessions',
  dutiableValue: 'Dutiable value',
  victorianDiscount: 'Discounts',
  foreignDuty: 'Foreign buyers’ duty',
  fhog: 'First home owner grant',
  otherGrants: 'Other grants',
  transferFee: 'Registration fees',
  mortgageFee: 'Registration fees',
};
