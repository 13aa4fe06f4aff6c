import type { Condition, Formula, Rule, Scheme } from '../tables.ts';

const BUYER: Condition = { use: 'primary', firstHome: true, valueUnder: 750_000 };

/** For a new home, bought or built. */
const forNewHomes = (give: Formula): Rule[] => [
  { when: { ...BUYER, kind: ['new'] }, give },
  { when: { ...BUYER, kind: ['vacant'], houseAndLandPackage: true }, give, row: 'new_home_grant' },
];

const words = (amount: string) =>
  `${amount} for a new home under $750,000, land included, that is lived in for six months within a year. There is no grant for established homes or for land alone.`;

export const firstHomeGrant: Scheme = {
  id: 'first-home-grant',
  part: 'fhog',
  label: 'First Home Owner Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2023-07-01',
      needsResident: true,
      evidence: { '2023-24': 'high' },
      sources: ['grant', 'changes-2024'],
      rule: words('$15,000'),
      rules: forNewHomes({ formula: 'amount', amount: 15_000 }),
    },
    {
      from: '2023-11-20',
      needsResident: true,
      evidence: { '2023-24': 'high', '2024-25': 'high', '2025-26': 'high' },
      sources: ['grant', 'changes-2024', 'grant-2025'],
      rule: words('$30,000'),
      rules: forNewHomes({ formula: 'amount', amount: 30_000 }),
    },
    {
      from: '2026-07-01',
      needsResident: true,
      evidence: { '2026-27': 'high' },
      sources: ['grant-2026', 'widget-2026'],
      rule: words('$30,000'),
      caveat:
        'An earlier law lowered the grant to $15,000 on 1 July 2026; the office’s page of October 2026 has $30,000 and no end.',
      rules: forNewHomes({ formula: 'amount', amount: 30_000 }),
    },
  ],
};
