import type { Band, Scheme } from '../tables.ts';
import { fourYears, oneReading } from './evidence.ts';

/** Land and building contract bought together: the price entered holds more than what is dutied. */
const PACKAGE =
  'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price as vacant land.';

export const dutiableValue: Scheme = {
  id: 'dutiable-value',
  part: 'dutiableValue',
  label: 'Dutiable value',
  row: 'dutiable_value',
  tables: [
    {
      from: '2023-07-01',
      evidence: oneReading,
      sources: ['scales'],
      rule: 'Duty is calculated on whole dollars. Cents are ignored.',
      rules: [{ give: { formula: 'wholeDollars' } }],
    },
  ],
};

/** The last base is the published one, 50 cents more than the band before it comes to. */
const bands: Band[] = [
  { over: 0, base: 0, rate: 1.9 },
  { over: 120_000, base: 2_280, rate: 2.85 },
  { over: 150_000, base: 3_135, rate: 3.8 },
  { over: 360_000, base: 11_115, rate: 4.75 },
  { over: 725_000, base: 28_453, rate: 5.15 },
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
      sources: ['scales', 'pages-2026', 'guide-2026'],
      rule: 'Duty is charged on each $100, or part of $100, at the rate of its band. Homes, investments and land have the same rates.',
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

export const ownHome: Scheme = {
  id: 'own-home',
  part: 'concession',
  label: 'Concessional rate for a home',
  row: 'concessional_rate',
  tables: [
    {
      from: '2023-07-01',
      evidence: oneReading,
      sources: ['scales', 'pages-2026'],
      rule: 'Homes to live in worth up to $200,000 have lower rates. Above that, the general rates apply to the whole value.',
      rules: [
        {
          when: { use: 'primary', kind: ['new', 'established'], valueTo: 200_000 },
          give: {
            formula: 'scale',
            scale: {
              per: 100,
              bands: [
                { over: 0, base: 0, rate: 1.5 },
                { over: 120_000, base: 1_800, rate: 4.04 },
              ],
            },
          },
        },
      ],
    },
  ],
};
