import type { Scheme, Table } from '../tables.ts';

function table(input: {
  from: string;
  residential: number;
  farms: number;
  evidence: Table['evidence'];
}): Table {
  const { from, residential, farms, evidence } = input;
  return {
    from,
    evidence,
    sources: ['surcharge', ...(residential === 8 ? ['pages-2026', 'guide-2026'] : [])],
    rule: `Foreign buyers pay ${residential} % of their share of residential land, vacant land for homes included, or ${farms} % of land for primary production, on top of duty.`,
    rules: [
      { when: { primaryProduction: true }, give: { formula: 'percent', percent: farms } },
      { give: { formula: 'percent', percent: residential } },
    ],
  };
}

/** By the day of the contract. */
export const surcharge: Scheme = {
  id: 'foreign-surcharge',
  part: 'foreignDuty',
  label: 'Foreign investor duty surcharge',
  row: 'foreign_buyers_duty',
  tables: [
    table({
      from: '2018-07-01',
      residential: 3,
      farms: 0.5,
      evidence: { '2018-19': 'high', '2019-20': 'high' },
    }),
    table({
      from: '2020-04-01',
      residential: 8,
      farms: 1.5,
      evidence: {
        '2019-20': 'high',
        '2023-24': 'high',
        '2024-25': 'high',
        '2025-26': 'high',
        '2026-27': 'high',
      },
    }),
  ],
};
