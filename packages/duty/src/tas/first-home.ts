import type { Condition, Scheme, Table } from '../tables.ts';

const BUYER: Condition = { use: 'primary', firstHome: true, kind: ['established'] };

/** For established homes alone, by the day of settlement. */
export const firstHome: Scheme = {
  id: 'first-home',
  part: 'concession',
  label: 'First home buyer duty relief',
  row: 'first_home_buyer_discount',
  tables: [
    half({ from: '2018-02-07', limit: 400_000, evidence: { '2017-18': 'high', '2020-21': 'high' } }),
    half({ from: '2021-03-16', limit: 500_000, evidence: { '2020-21': 'high', '2021-22': 'high' } }),
    half({ from: '2022-01-01', limit: 600_000, evidence: { '2021-22': 'high', '2023-24': 'high' } }),
    {
      from: '2024-02-18',
      endsOn: '2026-06-30',
      needsResident: true,
      evidence: { '2023-24': 'high', '2024-25': 'high', '2025-26': 'high' },
      sources: ['first-home', 'act'],
      rule: 'First home buyers pay no duty on an established home up to $750,000 that settles by 30 June 2026, and full duty above.',
      rules: [
        {
          when: { ...BUYER, valueTo: 750_000 },
          give: { formula: 'nil' },
          caveat: 'The day of settlement counts, not the contract.',
        },
      ],
    },
    {
      from: '2026-07-01',
      evidence: { '2026-27': 'high' },
      sources: ['first-home', 'act', 'pages-2026', 'guide-2026'],
      rule: 'The relief for first home buyers is for settlements up to 30 June 2026.',
      rules: [
        {
          when: { ...BUYER, valueTo: 750_000 },
          give: { formula: 'none' },
          caveat: 'It ended for settlements after 30 June 2026. No extension was announced by October 2026.',
        },
      ],
    },
  ],
};

function half(input: { from: string; limit: number; evidence: Table['evidence'] }): Table {
  const { from, limit, evidence } = input;
  return {
    from,
    evidence,
    needsResident: true,
    sources: ['first-home'],
    rule: `First home buyers paid half the duty on an established home up to $${limit / 1000},000. The day of settlement counts.`,
    rules: [{ when: { ...BUYER, valueTo: limit }, give: { formula: 'share', percent: 50 } }],
  };
}
