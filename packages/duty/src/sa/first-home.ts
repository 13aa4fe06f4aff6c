import type { Condition, Rule, Scheme } from '../tables.ts';

const BUYER: Condition = { use: 'primary', firstHome: true };

/** By the day of the contract. */
export const firstHome: Scheme = {
  id: 'first-home',
  part: 'concession',
  label: 'First home buyer relief',
  row: 'first_home_concession_rate',
  tables: [
    {
      from: '2023-06-15',
      needsResident: true,
      evidence: { '2022-23': 'high', '2023-24': 'high' },
      sources: ['first-home', 'money'],
      rule: 'For first home buyers there was no duty on a new home up to $650,000, and less under $700,000; on land to build on, up to $400,000 and under $450,000.',
      rules: [
        ...relief({
          kind: 'new',
          nilTo: 650_000,
          endsAt: 700_000,
          caveat: 'The formula between the limits fits the published amounts, at multiples of $10,000.',
        }),
        ...relief({
          kind: 'vacant',
          nilTo: 400_000,
          endsAt: 450_000,
          caveat: 'The formula between the limits is assumed to be that for new homes.',
        }),
      ],
    },
    {
      from: '2024-06-06',
      needsResident: true,
      evidence: { '2023-24': 'high', '2024-25': 'high', '2025-26': 'high', '2026-27': 'medium' },
      sources: ['first-home', 'first-home-2025', 'widget-2026'],
      rule: 'First home buyers who move in within 12 months and stay for 6 pay no duty on a new home or on land to build one, whatever the price. Since 13 February 2025 nobody who ever owned a home counts.',
      rules: [{ when: { ...BUYER, kind: ['new', 'vacant'] }, give: { formula: 'nil' } }],
    },
  ],
};

function relief(input: { kind: 'new' | 'vacant'; nilTo: number; endsAt: number; caveat: string }): Rule[] {
  const { kind, nilTo, endsAt, caveat } = input;
  const when: Condition = { ...BUYER, kind: [kind] };
  return [
    { when: { ...when, valueTo: nilTo }, give: { formula: 'nil' } },
    { when: { ...when, valueUnder: endsAt }, give: { formula: 'taper', nilTo, endsAt }, caveat },
  ];
}
