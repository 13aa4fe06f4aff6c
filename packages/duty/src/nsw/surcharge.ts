import type { Scheme, Table } from '../tables.ts';

const table = (from: string, percent: number, evidence: Table['evidence']): Table => ({
  from,
  evidence,
  sources: ['surcharge', ...(percent === 9 ? ['pages-2026', 'guide-2026'] : [])],
  rule: `Foreign buyers of residential land pay ${percent} % of its value on top of transfer duty.`,
  rules: [{ give: { formula: 'percent', percent } }],
});

export const surcharge: Scheme = {
  id: 'foreign-surcharge',
  part: 'foreignDuty',
  label: 'Surcharge purchaser duty',
  row: 'foreign_buyers_duty',
  tables: [
    table('2016-06-21', 4, { '2015-16': 'high', '2016-17': 'high' }),
    table('2017-07-01', 8, { '2017-18': 'high', '2023-24': 'high', '2024-25': 'high' }),
    table('2025-01-01', 9, { '2024-25': 'high', '2025-26': 'high', '2026-27': 'high' }),
  ],
};
