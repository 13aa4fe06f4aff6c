import type { Formula, Scheme } from '../tables.ts';

const give: Formula = {
  formula: 'scale',
  scale: {
    bands: [
      { over: 0, square: 0.06571441, linear: 15 },
      { over: 525_000, whole: 4.95 },
      { from: 3_000_000, whole: 5.75 },
      { from: 5_000_000, whole: 5.95 },
    ],
    rounding: 'down-to-5-cents',
  },
};

/**
 * The rates stand since 1 July 2019. The table starts in 2022 because concessions for homes, seniors and pensioners
 * ended in between on days that are not known for sure.
 */
export const duty: Scheme = {
  id: 'duty',
  part: 'duty',
  label: 'Stamp duty',
  row: 'general_rate',
  tables: [
    {
      from: '2022-07-01',
      evidence: {
        '2022-23': 'high',
        '2023-24': 'high',
        '2024-25': 'high',
        '2025-26': 'high',
        '2026-27': 'high',
      },
      sources: ['rates', 'cents', 'pages-2026', 'guide-2026'],
      rule: 'A formula up to $525,000; above, one rate for the whole value. The same for all buyers since 1 July 2019. Cents are rounded down to five, as on the official calculator.',
      rules: [
        {
          when: { houseAndLandPackage: true },
          give,
          caveat:
            'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price.',
        },
        { give },
      ],
    },
  ],
};
