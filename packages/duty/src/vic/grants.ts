import type { Confidence, Scheme, Table } from '../tables.ts';
import { sure } from './evidence.ts';

const BUYER = { use: 'primary', firstHome: true } as const;
const valueTo = 750_000;

const table = (from: string, evidence: Record<string, Confidence>, caveat?: string): Table => ({
  from,
  evidence,
  needsResident: true,
  sources: ['grant', ...(evidence['2026-27'] ? ['pages-2026', 'widget-2026'] : [])],
  rule: '$10,000 for a new home up to $750,000, or for land and a building contract up to that together. There is no grant for established homes or for land alone.',
  rules: [
    { when: { ...BUYER, kind: ['new'], valueTo }, give: { formula: 'amount', amount: 10_000 } },
    {
      when: { ...BUYER, kind: ['vacant'], houseAndLandPackage: true, valueTo },
      give: { formula: 'amount', amount: 10_000 },
      row: 'new_home_grant',
    },
  ].map((one) => ({ ...one, ...(caveat ? { caveat } : {}) })) as Table['rules'],
});

export const firstHomeGrant: Scheme = {
  id: 'first-home-grant',
  part: 'fhog',
  label: 'First Home Owner Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2008-05-06',
      needsResident: true,
      evidence: sure('2012-13', 'low'),
      sources: ['grant'],
      rule: 'The grants before 1 July 2013 are not known here.',
      rules: [{ when: BUYER, give: { formula: 'unknown' } }],
    },
    table('2013-07-01', sure('2013-14 2016-17')),
    table(
      '2017-07-01',
      sure('2017-18 2020-21'),
      'In regional Victoria it was $20,000 for contracts up to 30 June 2021.',
    ),
    table('2021-07-01', sure('2021-22 2023-24 2024-25 2025-26 2026-27')),
  ],
};
