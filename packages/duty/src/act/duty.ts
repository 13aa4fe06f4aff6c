import type { Band, Confidence, Rule, Scheme, Table } from '../tables.ts';

const rule =
  'Duty is charged on each $100, or part of $100, at the rate of its band. Over $1,455,000 one rate applies to the whole value.';
const OWNER = `${rule} These lower rates are for buyers who move in within 12 months and stay for a year.`;

/** Land and building contract bought together: the price entered holds more than what is dutied. */
const PACKAGE =
  'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price.';

/** The scale: `bases` are the amounts at 260,000 or 200,000 and the five limits after. */
function bandsOf(input: {
  firstTo: number;
  first: number;
  bases: [number, number, number, number, number];
}): Band[] {
  const { firstTo, first, bases } = input;
  return [
    { over: 0, base: 0, rate: first },
    { over: firstTo, base: bases[0], rate: 2.2 },
    { over: 300_000, base: bases[1], rate: 3.4 },
    { over: 500_000, base: bases[2], rate: 4.32 },
    { over: 750_000, base: bases[3], rate: 5.9 },
    { over: 1_000_000, base: bases[4], rate: 6.4 },
    { over: 1_455_000, whole: 4.54 },
  ];
}

/** Buyers who do not live there: the same in all these years. */
const others = bandsOf({ firstTo: 200_000, first: 1.2, bases: [2_400, 4_600, 11_400, 22_200, 36_950] });

function table(input: {
  from: string;
  evidence: Record<string, Confidence>;
  sources: string[];
  first: number;
  bases: [number, number, number, number, number];
}): Table {
  const { first, bases, ...rest } = input;
  const owner: Rule = {
    when: { use: 'primary' },
    give: { formula: 'scale', scale: { per: 100, bands: bandsOf({ firstTo: 260_000, first, bases }) } },
    rule: OWNER,
    row: 'residential_rate',
  };
  const other: Rule = { give: { formula: 'scale', scale: { per: 100, bands: others } } };
  const inPackage = (one: Rule): Rule => ({
    ...one,
    when: { ...one.when, houseAndLandPackage: true },
    caveat: PACKAGE,
  });
  return { ...rest, rule, rules: [inPackage(owner), owner, inPackage(other), other] };
}

export const duty: Scheme = {
  id: 'duty',
  part: 'duty',
  label: 'Conveyance duty',
  row: 'general_rate',
  tables: [
    table({
      from: '2023-07-01',
      evidence: { '2023-24': 'high' },
      sources: ['rates', 'rates-2023'],
      first: 0.49,
      bases: [1_274, 2_154, 8_954, 19_754, 34_504],
    }),
    table({
      from: '2024-07-01',
      evidence: { '2024-25': 'high' },
      sources: ['changes-2024', 'rates-2023'],
      first: 0.4,
      bases: [1_040, 1_920, 8_720, 19_520, 34_270],
    }),
    table({
      from: '2025-07-01',
      evidence: { '2025-26': 'high', '2026-27': 'high' },
      sources: ['changes-2025', 'rates-2026', 'guide-2026', 'widget-2026'],
      first: 0.28,
      bases: [728, 1_608, 8_408, 19_208, 33_958],
    }),
  ],
};
