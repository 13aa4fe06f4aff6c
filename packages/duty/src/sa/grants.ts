import type { Condition, Rule, Scheme } from '../tables.ts';

const BUYER: Condition = { use: 'primary', firstHome: true };

export const firstHomeGrant: Scheme = {
  id: 'first-home-grant',
  part: 'fhog',
  label: 'First Home Owner Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2010-09-17',
      needsResident: true,
      evidence: { '2010-11': 'medium', '2022-23': 'medium' },
      sources: ['grant-guide'],
      rule: 'There was a grant for homes up to $575,000.',
      caveat: 'How much it was, and for which homes, was not found.',
      rules: [{ when: { ...BUYER, valueTo: 575_000 }, give: { formula: 'unknown' } }],
    },
    {
      from: '2023-06-15',
      needsResident: true,
      evidence: { '2022-23': 'high', '2023-24': 'high' },
      sources: ['grant-changes', 'grant-guide'],
      rule: '$15,000 for a new home up to $650,000, bought or built. Nothing for an established home or for land alone.',
      rules: newHomes({ valueTo: 650_000 }),
    },
    {
      from: '2024-06-06',
      needsResident: true,
      evidence: { '2023-24': 'high', '2024-25': 'high', '2025-26': 'high', '2026-27': 'high' },
      sources: ['grant', 'grant-changes', 'grant-2026', 'widget-2026'],
      rule: '$15,000 for a new home, bought or built, whatever its price. Nothing for an established home, for land alone or, since 13 February 2025, for a knock-down and rebuild.',
      rules: newHomes({}),
    },
  ],
};

/** A home, or land together with the contract to build one. */
function newHomes(limit: Condition): Rule[] {
  const give: Rule['give'] = { formula: 'amount', amount: 15_000 };
  return [
    { when: { ...BUYER, kind: ['new'], ...limit }, give },
    { when: { ...BUYER, kind: ['vacant'], houseAndLandPackage: true, ...limit }, give },
  ];
}

export const housingConstructionGrant: Scheme = {
  id: 'housing-construction-grant',
  part: 'otherGrants',
  label: 'Housing construction grant',
  row: 'housing_construction_grant',
  tables: [
    {
      from: '2012-10-15',
      evidence: { '2012-13': 'high', '2013-14': 'high' },
      sources: ['construction'],
      rule: 'Any buyer of a new home under $450,000 got $8,500, less $17 for each whole $100 over $400,000.',
      caveat: 'That it fell from $400,000 on is taken from a twin grant of the same Act.',
      rules: [
        {
          when: { kind: ['new'], valueUnder: 450_000 },
          give: { formula: 'lessPerHundred', amount: 8_500, over: 400_000, less: 17 },
        },
      ],
    },
    {
      from: '2014-01-01',
      evidence: { '2013-14': 'high' },
      sources: ['construction'],
      rule: 'Ended.',
      rules: [],
    },
  ],
};
