import type { Scale, Scheme } from '../tables.ts';

const scale: Scale = {
  per: 100,
  bands: [
    { over: 0, base: 50, rate: 0 },
    { over: 3_000, base: 50, rate: 1.75 },
    { over: 25_000, base: 435, rate: 2.25 },
    { over: 75_000, base: 1_560, rate: 3.5 },
    { over: 200_000, base: 5_935, rate: 4 },
    { over: 375_000, base: 12_935, rate: 4.25 },
    { over: 725_000, base: 27_810, rate: 4.5 },
  ],
};

/** Land and building contract bought together: the price entered holds more than what is dutied. */
const PACKAGE =
  'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price.';

export const duty: Scheme = {
  id: 'duty',
  part: 'duty',
  label: 'Property transfer duty',
  row: 'general_rate',
  tables: [
    {
      from: '2013-10-21',
      evidence: {
        '2013-14': 'high',
        '2023-24': 'high',
        '2024-25': 'high',
        '2025-26': 'high',
        '2026-27': 'high',
      },
      sources: ['rates', 'pages-2026', 'guide-2026'],
      rule: 'Duty is charged on each $100, or part of $100, at the rate of its band. The minimum is $50.',
      rules: [
        { when: { houseAndLandPackage: true }, give: { formula: 'scale', scale }, caveat: PACKAGE },
        { give: { formula: 'scale', scale } },
      ],
    },
  ],
};
