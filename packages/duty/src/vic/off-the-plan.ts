import type { Rule, Scheme, Table } from '../tables.ts';
import { sure } from './evidence.ts';

const UNIT = { offThePlan: true, dwelling: 'unit', houseAndLandPackage: false } as const;
const HOME = { offThePlan: true, use: 'primary' } as const;

/** The standing concession, besides `temporary` ones. */
function table(input: Pick<Table, 'from' | 'evidence' | 'endsOn'> & { temporary: Rule[] }): Table {
  const { temporary, ...rest } = input;
  const some = temporary.length > 0;
  return {
    ...rest,
    sources: ['off-the-plan', ...(some ? ['off-the-plan-2025', 'pages-2026', 'guide-2026'] : [])],
    rule: 'For a home bought off the plan, building work after the contract is deducted from the value if that leaves up to $550,000, or $750,000 for first home buyers.',
    rules: [
      ...temporary.filter(({ give }) => give.formula !== 'none'),
      {
        when: { ...HOME, firstHome: true },
        needsResident: true,
        give: { formula: 'deductConstruction', leavesAtMost: 750_000 },
      },
      { when: HOME, give: { formula: 'deductConstruction', leavesAtMost: 550_000 } },
      ...temporary.filter(({ give }) => give.formula === 'none'),
      {
        when: HOME,
        give: { formula: 'none' },
        caveat:
          'The value is too high for this, or the cost of building work after the contract was not entered.',
      },
    ],
  };
}

export const offThePlan: Scheme = {
  id: 'off-the-plan',
  part: 'dutiableValue',
  label: 'Off-the-plan concession',
  row: 'off_the_plan_concession',
  tables: [
    table({ from: '2017-07-01', evidence: sure('2017-18 2024-25'), temporary: [] }),
    table({
      from: '2024-10-21',
      endsOn: '2027-04-21',
      evidence: sure('2024-25 2025-26 2026-27'),
      temporary: [
        {
          when: UNIT,
          give: { formula: 'deductConstruction' },
          label: 'Temporary off-the-plan concession',
          rule: 'For contracts from 21 October 2024 to 21 April 2027 anyone who buys a unit with common property off the plan takes building work after the contract off the value, whatever the price.',
        },
      ],
    }),
    table({
      from: '2027-04-22',
      evidence: sure('2026-27', 'medium'),
      temporary: [
        {
          when: UNIT,
          give: { formula: 'none' },
          label: 'Temporary off-the-plan concession',
          rule: 'The concession for all who buy a unit off the plan was for contracts up to 21 April 2027.',
          caveat: 'It appears to have ended. Ask whether it has been extended.',
        },
      ],
    }),
  ],
};
