import type { Condition, Rule, Scheme } from '../tables.ts';

const BUYER: Condition = { use: 'primary', firstHome: true };

/** For a new home, bought or built. */
const forNewHomes = (when: Condition): Rule[] => [
  { when: { ...BUYER, kind: ['new'], ...when }, give: { formula: 'amount', amount: 10_000 } },
  {
    when: { ...BUYER, kind: ['vacant'], houseAndLandPackage: true, ...when },
    give: { formula: 'amount', amount: 10_000 },
    row: 'new_home_grant',
  },
];

const words = (south: string) =>
  `$10,000 for a new home up to ${south}, land included, or up to $1,000,000 north of the 26th parallel. There is no grant for established homes or for land alone.`;

export const firstHomeGrant: Scheme = {
  id: 'first-home-grant',
  part: 'fhog',
  label: 'First Home Owner Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2023-07-01',
      evidence: { '2023-24': 'high', '2024-25': 'high', '2025-26': 'high' },
      needsResident: true,
      sources: ['grant'],
      rule: words('$750,000'),
      rules: [
        ...forNewHomes({ location: ['north26'], valueTo: 1_000_000 }),
        ...forNewHomes({ valueTo: 750_000 }),
      ],
    },
    {
      from: '2026-05-07',
      evidence: { '2025-26': 'high', '2026-27': 'high' },
      needsResident: true,
      sources: ['grant-2026', 'widget-2026'],
      rule: words('$800,000'),
      rules: [
        ...forNewHomes({ location: ['north26'], valueTo: 1_000_000 }),
        ...forNewHomes({ valueTo: 800_000 }),
      ],
    },
  ],
};

export const assistance: Scheme = {
  id: 'home-buyers-assistance',
  part: 'otherGrants',
  label: 'Home Buyers Assistance Account',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2023-07-01',
      evidence: { '2023-24': 'low', '2024-25': 'low' },
      sources: ['assistance'],
      rule: 'First home buyers can claim up to $2,000 of their costs of buying an established home up to $400,000 through a licensed agent.',
      rules: [
        {
          when: { ...BUYER, kind: ['established'], valueTo: 400_000 },
          give: { formula: 'none' },
          caveat: 'Not included: the amount depends on your costs, and the page has no date.',
        },
      ],
    },
  ],
};
