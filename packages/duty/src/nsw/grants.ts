import type { Scheme } from '../tables.ts';

const BUYER = { use: 'primary', firstHome: true } as const;

/** First Home Owner (New Homes) Grant: the amount since 2016, the limits since 1 July 2017. */
export const firstHomeGrant: Scheme = {
  id: 'first-home-grant',
  part: 'fhog',
  label: 'First Home Owner (New Homes) Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2017-07-01',
      evidence: {
        '2017-18': 'high',
        '2023-24': 'high',
        '2024-25': 'high',
        '2025-26': 'high',
        '2026-27': 'high',
      },
      needsResident: true,
      sources: ['grant', 'pages-2026', 'widget-2026'],
      rule: '$10,000 for a new home up to $600,000, or for land and a building contract up to $750,000 together. There is no grant for established homes or for land alone.',
      rules: [
        {
          when: { ...BUYER, kind: ['new', 'vacant'], houseAndLandPackage: true, valueTo: 750_000 },
          give: { formula: 'amount', amount: 10_000 },
          row: 'new_home_grant',
        },
        {
          when: { ...BUYER, kind: ['new'], houseAndLandPackage: false, valueTo: 600_000 },
          give: { formula: 'amount', amount: 10_000 },
        },
      ],
    },
  ],
};
