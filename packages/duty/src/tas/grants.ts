import type { Condition, Rule, Scheme, Table } from '../tables.ts';
import { APARTMENT, GRANT_IS_WORTH_MORE_TO } from './concessions.ts';

const BUYER: Condition = { use: 'primary', firstHome: true };

export const firstHomeGrant: Scheme = {
  id: 'first-home-grant',
  part: 'fhog',
  label: 'First Home Owner Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2013-10-21',
      evidence: { '2013-14': 'low', '2015-16': 'low' },
      needsResident: true,
      sources: ['grant'],
      rule: 'The grants before 1 July 2016 were not found.',
      rules: [{ when: BUYER, give: { formula: 'unknown' } }],
    },
    table({ from: '2016-07-01', amount: 20_000, evidence: { '2016-17': 'high', '2020-21': 'high' } }),
    table({ from: '2021-04-01', amount: 30_000, evidence: { '2020-21': 'high', '2023-24': 'high' } }),
    table({
      from: '2024-07-01',
      amount: 10_000,
      evidence: { '2024-25': 'high' },
      first: {
        when: { ...BUYER, ...APARTMENT, valueOver: GRANT_IS_WORTH_MORE_TO, valueTo: 750_000 },
        give: { formula: 'none' },
        caveat: 'Can’t be combined with the off-the-plan concession, which is worth more here.',
      },
    }),
    table({ from: '2025-07-01', amount: 30_000, evidence: { '2025-26': 'high' } }),
    {
      ...table({ from: '2026-07-01', amount: 20_000, evidence: { '2026-27': 'high' } }),
      endsOn: '2027-06-30',
      caveat: 'The office’s page adds: subject to legislation.',
    },
  ],
};

function table(input: {
  from: string;
  amount: number;
  evidence: Table['evidence'];
  /** Comes before the rest. */
  first?: Rule;
}): Table {
  const { from, amount, evidence, first } = input;
  const give: Rule['give'] = { formula: 'amount', amount };
  return {
    from,
    evidence,
    needsResident: true,
    sources: from < '2025' ? ['grant'] : ['grant', 'pages-2026'],
    rule: `$${amount / 1000},000 for a new home, bought, off the plan or built, whatever its price. Nothing for an established home or for land alone.`,
    rules: [
      ...(first ? [first] : []),
      { when: { ...BUYER, kind: ['new'] }, give },
      { when: { ...BUYER, kind: ['vacant'], houseAndLandPackage: true }, give },
    ],
  };
}
