import type { Condition, Rule, Scheme } from '../tables.ts';

const FIRST_HOME: Condition = { use: 'primary', firstHome: true, kind: ['new', 'vacant'] };
const SEVEN: Rule = { give: { formula: 'percent', percent: 7 } };

const rule = 'Foreign buyers of residential land pay 7 % of the value of their share on top of duty.';

export const surcharge: Scheme = {
  id: 'foreign-surcharge',
  part: 'foreignDuty',
  label: 'Foreign ownership surcharge',
  row: 'foreign_buyers_duty',
  tables: [
    {
      from: '2018-01-01',
      evidence: { '2017-18': 'high', '2023-24': 'high' },
      sources: ['surcharge'],
      rule,
      rules: [
        {
          ...SEVEN,
          when: FIRST_HOME,
          needsResident: true,
          caveat: 'Whether first home buyer relief, since 15 June 2023, took anything off it was not found.',
        },
        SEVEN,
      ],
    },
    {
      from: '2024-06-06',
      evidence: { '2023-24': 'high', '2024-25': 'high' },
      sources: ['surcharge', 'first-home'],
      rule,
      rules: [
        {
          give: { formula: 'unknown' },
          when: FIRST_HOME,
          needsResident: true,
          caveat: 'First home buyers were spared all or part of it; how much is not known.',
        },
        SEVEN,
      ],
    },
    {
      from: '2025-02-13',
      evidence: { '2024-25': 'high', '2025-26': 'high', '2026-27': 'high' },
      sources: ['surcharge', 'first-home', 'guide-2026'],
      rule: `${rule} First home buyers pay it too.`,
      rules: [SEVEN],
    },
  ],
};
