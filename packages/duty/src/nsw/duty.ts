import type { Band, Confidence, Rule, Scheme, Table } from '../tables.ts';

const rule =
  'Duty is charged on each $100, or part of $100, at the rate of its band. The bands are indexed to the Sydney consumer price index every 1 July. The highest applies to residential land only.';

/** Land and building contract bought together: the price entered holds more than what is dutied. */
const PACKAGE =
  'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price.';

function table(input: {
  from: string;
  evidence: Record<string, Confidence>;
  sources: string[];
  minimum?: number;
  bands: Band[];
  caveat?: string;
}): Table {
  const { minimum, bands, ...rest } = input;
  const scale = { per: 100, bands, ...(minimum ? { minimum } : {}) };
  const rules: Rule[] = [
    { when: { houseAndLandPackage: true }, give: { formula: 'scale', scale }, caveat: PACKAGE },
    { give: { formula: 'scale', scale } },
  ];
  return { ...rest, rule, rules };
}

const bands2023: Band[] = [
  { over: 0, base: 0, rate: 1.25 },
  { over: 16_000, base: 200, rate: 1.5 },
  { over: 35_000, base: 485, rate: 1.75 },
  { over: 93_000, base: 1_500, rate: 3.5 },
  { over: 351_000, base: 10_530, rate: 4.5 },
  { over: 1_168_000, base: 47_295, rate: 5.5 },
  { over: 3_505_000, base: 175_830, rate: 7 },
];

export const duty: Scheme = {
  id: 'duty',
  part: 'duty',
  label: 'Transfer duty',
  row: 'general_rate',
  tables: [
    table({
      from: '2021-07-01',
      evidence: { '2021-22': 'low' },
      sources: ['rates-2021-first', 'indexing'],
      minimum: 10,
      caveat:
        'From the notice corrected on 1 February 2022, with bands reconstructed to match the office’s published result.',
      bands: [
        { over: 0, base: 0, rate: 1.25 },
        { over: 14_000, base: 175, rate: 1.5 },
        { over: 32_000, base: 445, rate: 1.75 },
        { over: 85_000, base: 1_372, rate: 3.5 },
        { over: 319_000, base: 9_562, rate: 4.5 },
        { over: 1_064_000, base: 43_087, rate: 5.5 },
        { over: 3_194_000, base: 160_237, rate: 7 },
      ],
    }),
    table({
      from: '2022-02-01',
      evidence: { '2021-22': 'medium' },
      sources: ['indexing', 'rates-2021'],
      minimum: 10,
      bands: [
        { over: 0, base: 0, rate: 1.25 },
        { over: 14_000, base: 175, rate: 1.5 },
        { over: 31_000, base: 430, rate: 1.75 },
        { over: 83_000, base: 1_340, rate: 3.5 },
        { over: 313_000, base: 9_390, rate: 4.5 },
        { over: 1_043_000, base: 42_240, rate: 5.5 },
        { over: 3_131_000, base: 157_080, rate: 7 },
      ],
    }),
    table({
      from: '2022-07-01',
      evidence: { '2022-23': 'medium' },
      sources: ['indexing', 'rates-2022'],
      minimum: 10,
      bands: [
        { over: 0, base: 0, rate: 1.25 },
        { over: 15_000, base: 187, rate: 1.5 },
        { over: 32_000, base: 442, rate: 1.75 },
        { over: 87_000, base: 1_405, rate: 3.5 },
        { over: 327_000, base: 9_805, rate: 4.5 },
        { over: 1_089_000, base: 44_095, rate: 5.5 },
        { over: 3_268_000, base: 163_940, rate: 7 },
      ],
    }),
    table({
      from: '2023-07-01',
      evidence: { '2023-24': 'high' },
      sources: ['rates', 'indexing'],
      minimum: 10,
      bands: bands2023,
    }),
    table({
      from: '2024-02-01',
      evidence: { '2023-24': 'high' },
      sources: ['rates', 'guide-2023'],
      minimum: 20,
      bands: bands2023,
    }),
    table({
      from: '2024-07-01',
      evidence: { '2024-25': 'high' },
      sources: ['rates', 'indexing', 'rates-2024'],
      minimum: 20,
      bands: [
        { over: 0, base: 0, rate: 1.25 },
        { over: 17_000, base: 212, rate: 1.5 },
        { over: 36_000, base: 497, rate: 1.75 },
        { over: 97_000, base: 1_564, rate: 3.5 },
        { over: 364_000, base: 10_909, rate: 4.5 },
        { over: 1_212_000, base: 49_069, rate: 5.5 },
        { over: 3_636_000, base: 182_389, rate: 7 },
      ],
    }),
    table({
      from: '2025-07-01',
      evidence: { '2025-26': 'high' },
      sources: ['rates', 'indexing', 'rates-2025'],
      minimum: 20,
      bands: [
        { over: 0, base: 0, rate: 1.25 },
        { over: 17_000, base: 212, rate: 1.5 },
        { over: 37_000, base: 512, rate: 1.75 },
        { over: 99_000, base: 1_597, rate: 3.5 },
        { over: 372_000, base: 11_152, rate: 4.5 },
        { over: 1_240_000, base: 50_212, rate: 5.5 },
        { over: 3_721_000, base: 186_667, rate: 7 },
      ],
    }),
    table({
      from: '2026-07-01',
      evidence: { '2026-27': 'high' },
      sources: ['rates', 'indexing', 'pages-2026', 'guide-2026'],
      minimum: 20,
      bands: [
        { over: 0, base: 0, rate: 1.25 },
        { over: 18_000, base: 225, rate: 1.5 },
        { over: 38_000, base: 525, rate: 1.75 },
        { over: 103_000, base: 1_662, rate: 3.5 },
        { over: 387_000, base: 11_602, rate: 4.5 },
        { over: 1_290_000, base: 52_237, rate: 5.5 },
        { over: 3_870_000, base: 194_137, rate: 7 },
      ],
    }),
  ],
};
