import type { Confidence, Scheme, Table } from '../tables.ts';

const table = (from: string, percent: number, evidence: Record<string, Confidence>): Table => ({
  from,
  evidence,
  sources: ['surcharge', 'surcharge-rates', 'pages-2026', 'guide-2026'],
  rule: `Foreign buyers of residential land pay ${percent} % of their share of its value on top of transfer duty. What they are on the day of the contract counts.`,
  rules: [
    {
      when: { use: 'primary' },
      give: { formula: 'percent', percent },
      caveat: 'Holders of a retirement visa (405 or 410) do not pay it on their own home.',
    },
    { give: { formula: 'percent', percent } },
  ],
});

export const surcharge: Scheme = {
  id: 'foreign-surcharge',
  part: 'foreignDuty',
  label: 'Additional foreign acquirer duty',
  row: 'foreign_buyers_duty',
  tables: [
    table('2018-07-01', 7, { '2023-24': 'high' }),
    table('2024-07-01', 8, { '2024-25': 'high', '2025-26': 'high', '2026-27': 'high' }),
  ],
};
