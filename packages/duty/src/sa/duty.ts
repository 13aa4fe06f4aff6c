import type { Scale, Scheme } from '../tables.ts';

const scale: Scale = {
  per: 100,
  bands: [
    { over: 0, base: 0, rate: 1 },
    { over: 12_000, base: 120, rate: 2 },
    { over: 30_000, base: 480, rate: 3 },
    { over: 50_000, base: 1_080, rate: 3.5 },
    { over: 100_000, base: 2_830, rate: 4 },
    { over: 200_000, base: 6_830, rate: 4.25 },
    { over: 250_000, base: 8_955, rate: 4.75 },
    { over: 300_000, base: 11_330, rate: 5 },
    { over: 500_000, base: 21_330, rate: 5.5 },
  ],
};

/** Land and building contract bought together: the price entered holds more than what is dutied. */
const PACKAGE =
  'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price.';

export const duty: Scheme = {
  id: 'duty',
  part: 'duty',
  label: 'Transfer duty',
  row: 'general_rate',
  tables: [
    {
      // The scale may be older; this is the first day of the oldest concession here, whose cap is an amount of it.
      from: '2012-05-31',
      evidence: {
        '2011-12': 'medium',
        '2012-13': 'medium',
        '2023-24': 'high',
        '2024-25': 'high',
        '2025-26': 'high',
        '2026-27': 'high',
      },
      sources: ['rates', 'money', 'guide-2026', 'widget-2026'],
      rule: 'Duty is charged on each $100, or part of $100, at the rate of its band.',
      rules: [
        { when: { houseAndLandPackage: true }, give: { formula: 'scale', scale }, caveat: PACKAGE },
        { give: { formula: 'scale', scale } },
      ],
    },
  ],
};
