import type { Band, Scheme } from '../tables.ts';
import { fourYears } from './evidence.ts';

/** Land and building contract bought together: the price entered holds more than what is dutied. */
const PACKAGE =
  'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price as vacant land.';

const bands: Band[] = [
  { over: 0, base: 0, rate: 0 },
  { over: 5_000, base: 0, rate: 1.5 },
  { over: 75_000, base: 1_050, rate: 3.5 },
  { over: 540_000, base: 17_325, rate: 4.5 },
  { over: 1_000_000, base: 38_025, rate: 5.75 },
];

export const duty: Scheme = {
  id: 'duty',
  part: 'duty',
  label: 'Transfer duty',
  row: 'general_rate',
  tables: [
    {
      from: '2023-07-01',
      evidence: fourYears,
      sources: ['scales-2025', 'scales', 'pages-2026', 'guide-2026'],
      rule: 'Duty is charged on each $100, or part of $100, at the rate of its band. The first $5,000 is free of duty.',
      rules: [
        {
          when: { houseAndLandPackage: true },
          give: { formula: 'scale', scale: { per: 100, bands } },
          caveat: PACKAGE,
        },
        { give: { formula: 'scale', scale: { per: 100, bands } } },
      ],
    },
  ],
};
