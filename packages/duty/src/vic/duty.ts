import type { Band, Rule, Scheme, Table } from '../tables.ts';
import { RECENT, sure } from './evidence.ts';

/** Land and building contract bought together: the price entered holds more than what is dutied. */
const PACKAGE =
  'This estimate uses the whole price. With separate contracts for land and building, duty applies to the land only: enter its price.';

const DOLLARS =
  'The State Revenue Office’s calculator works in whole dollars, so its amount can differ by up to $1.';

function table(
  input: Pick<Table, 'from' | 'evidence' | 'sources' | 'rule' | 'caveat'> & { top: Band[] },
): Table {
  const { top, ...rest } = input;
  const scale = {
    bands: [
      { over: 0, base: 0, rate: 1.4 },
      { over: 25_000, base: 350, rate: 2.4 },
      { over: 130_000, base: 2_870, rate: 6 },
      ...top,
    ],
  };
  const rules: Rule[] = [
    { when: { houseAndLandPackage: true }, give: { formula: 'scale', scale }, caveat: PACKAGE },
    { give: { formula: 'scale', scale } },
  ];
  return { ...rest, rules };
}

/** The general scale, for investors and for homes over $550,000; concessions are measured against it. */
export const duty: Scheme = {
  id: 'duty',
  part: 'duty',
  label: 'Land transfer duty',
  row: 'non_principal_place_of_residence_rate',
  tables: [
    table({
      from: '2008-05-06',
      evidence: sure('2007-08 2020-21'),
      sources: ['rates'],
      rule: 'Each part of the value is charged at the rate of its band. Over $960,000 one rate applies to the whole value.',
      top: [{ over: 960_000, whole: 5.5 }],
    }),
    table({
      from: '2021-07-01',
      evidence: sure(`2021-22 ${RECENT}`),
      sources: ['general-rates', 'act', 'pages-2026', 'guide-2026'],
      caveat: DOLLARS,
      rule: 'Each part of the value is charged at the rate of its band. Between $960,000 and $2,000,000 one rate applies to the whole value.',
      top: [
        { over: 960_000, whole: 5.5 },
        { over: 2_000_000, base: 110_000, rate: 6.5 },
      ],
    }),
  ],
};
