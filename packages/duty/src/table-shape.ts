import { isDay } from './edition.ts';
import { chosenBy, flag, list, number, object, oneOf, record, type Shape, simple, text } from './shape.ts';
import { STATES } from './states.ts';
import type { Formula, Part } from './tables.ts';

const amount = number();
const rate = number({ to: 100 });
const day = simple('should be a day like 2026-07-01', isDay);
const confidence = oneOf(['high', 'medium', 'low']);
const edition = simple('should be an edition like 2026-27', isEdition);

const scale = object(
  {
    bands: list(
      (band) => {
        const has = (key: string) => typeof band === 'object' && band !== null && key in band;
        if (has('whole')) return object({ [has('from') ? 'from' : 'over']: amount, whole: rate })(band);
        if (has('square')) return object({ over: amount, square: rate, linear: amount })(band);
        return object({ over: amount, base: amount, rate })(band);
      },
      { filled: true },
    ),
  },
  { per: number({ from: 1, to: 1e6 }), minimum: amount, rounding: oneOf(['down-to-5-cents']) },
);

const fee = object(
  { base: amount },
  {
    steps: list(object({ to: amount, amount })),
    over: amount,
    each: amount,
    per: number({ from: 1 }),
    count: oneOf(['started', 'whole']),
    most: amount,
  },
);

const name = { formula: text };
const FORMULAS: { [Name in Formula['formula']]: Shape } = {
  scale: object({ ...name, scale }),
  nil: object(name),
  less: object({ ...name, steps: list(object({ from: amount, off: amount }), { filled: true }) }, { scale }),
  taper: object({ ...name, nilTo: amount, endsAt: amount }),
  fading: object({ ...name, nilTo: amount, endsAt: amount }),
  perHundred: object({ ...name, nilTo: amount, rate }),
  share: object(
    { ...name, percent: rate },
    { most: amount, foreignToo: flag, halves: object({ from: amount, to: amount }) },
  ),
  deductConstruction: object(name, { leavesAtMost: amount }),
  wholeDollars: object(name),
  percent: object({ ...name, percent: rate }),
  amount: object({ ...name, amount }),
  lessPerHundred: object({ ...name, amount, over: amount, less: amount }),
  fee: object({ ...name, fee }),
  none: object(name),
  unknown: object(name),
};

const GRANTS = ['amount', 'lessPerHundred', 'none', 'unknown'] as const;
const FEES = ['fee', 'none', 'unknown'] as const;
/** The formulas that each part of the answer can be worked out with. */
export const OF_PART: { [Name in Part]: readonly Formula['formula'][] } = {
  dutiableValue: ['deductConstruction', 'wholeDollars', 'none', 'unknown'],
  duty: ['scale', 'unknown'],
  concession: ['nil', 'scale', 'less', 'taper', 'fading', 'perHundred', 'share', 'none', 'unknown'],
  victorianDiscount: ['share', 'none'],
  foreignDuty: ['percent', 'none', 'unknown'],
  fhog: GRANTS,
  otherGrants: GRANTS,
  transferFee: FEES,
  mortgageFee: FEES,
};

const row = simple('should be a name like general_rate', (value) => /^[a-z]+(_[a-z]+)*$/.test(String(value)));
const kinds = list(oneOf(['established', 'new', 'vacant']));

const when = object(
  {},
  {
    use: oneOf(['primary', 'investment']),
    firstHome: flag,
    kind: kinds,
    foreign: flag,
    pensioner: flag,
    location: list(oneOf(['metro', 'peel', 'regional', 'north26'])),
    electronic: flag,
    offThePlan: oneOf([true, false, 'preConstruction', 'underConstruction']),
    dwelling: oneOf(['unit', 'house']),
    houseAndLandPackage: flag,
    primaryProduction: flag,
    valueTo: amount,
    valueUnder: amount,
    valueOver: amount,
    income: object({ upTo: amount, perChild: amount, childrenTo: number({ to: 100 }) }),
  },
);

const scheme = (formulas: readonly Formula['formula'][]) => {
  const give = chosenBy('formula', Object.fromEntries(formulas.map((one) => [one, FORMULAS[one]])));
  const rule = object(
    { give },
    { when, label: text, rule: text, caveat: text, confidence, needsResident: flag, row },
  );
  const table = object(
    {
      from: day,
      evidence: record(edition, confidence, { filled: true }),
      sources: list(text, { filled: true }),
      rule: text,
      rules: list(rule),
    },
    { caveat: text, endsOn: day, needsResident: flag, noPropertyYears: number({ from: 1, to: 100 }) },
  );
  return object({ id: text, part: text, label: text, row, tables: list(table, { filled: true }) });
};

const source = object(
  {
    title: text,
    address: simple('should be an address that starts with http', (value) =>
      /^https?:\/\/\S+$/.test(String(value)),
    ),
    official: flag,
  },
  { published: day },
);

/** The shape of all tables of several states, as JSON. */
export const tablesShape = list(
  object({
    state: oneOf(STATES.map(({ state }) => state)),
    kinds,
    sources: record(text, source),
    schemes: list(
      chosenBy('part', Object.fromEntries(Object.entries(OF_PART).map(([part, of]) => [part, scheme(of)]))),
    ),
  }),
);

function isEdition(value: unknown): boolean {
  const match = /^(\d{4})-(\d{2})$/.exec(String(value));
  return match !== null && (Number(match[1]) + 1) % 100 === Number(match[2]);
}
