import type { Condition, Rule, Scheme, Table } from '../tables.ts';

/** A new home bought or built; land counts with its building contract only. */
function forNewHome(rule: Rule): Rule[] {
  const homes: Condition[] = [{ kind: ['new'] }, { kind: ['vacant'], houseAndLandPackage: true }];
  return homes.map((home) => ({ ...rule, when: { use: 'primary', ...rule.when, ...home } }));
}

const stay = 'at any price, for buyers who live there for 12 months and sign by 30 September 2027';

const HOME_GROWN = 'HomeGrown Territory Grant';
const FRESH_START = 'FreshStart New Home Grant';

const firstHome: Rule = {
  when: { firstHome: true },
  give: { formula: 'amount', amount: 50_000 },
  label: HOME_GROWN,
  rule: `$50,000 for a new first home, bought or built, ${stay}. One of them is a citizen or permanent resident.`,
};
const freshStart = {
  when: { firstHome: false },
  give: { formula: 'amount', amount: 30_000 },
  rule: `$30,000 for a new home, bought or built, ${stay}. They have owned a home before, and one of them is a citizen or permanent resident.`,
} satisfies Rule;

/** By purchase one of the two grants: this for first homes. */
export const homeGrant: Scheme = {
  id: 'home-grant',
  part: 'fhog',
  label: 'First Home Owner Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2019-05-07',
      needsResident: true,
      evidence: { '2018-19': 'high', '2023-24': 'high', '2024-25': 'high' },
      sources: ['grant-2019'],
      rule: '$10,000 for a new first home, bought or built; not for established homes or land alone.',
      rules: forNewHome({
        when: { firstHome: true },
        give: { formula: 'amount', amount: 10_000 },
      }),
    },
    {
      from: '2024-10-01',
      needsResident: true,
      evidence: { '2024-25': 'high', '2025-26': 'high' },
      sources: ['grant-2024', 'grant-2025', 'grant-established'],
      rule: 'For first homes, new or established; not for land alone.',
      rules: [
        ...forNewHome(firstHome),
        {
          when: { use: 'primary', firstHome: true, kind: ['established'] },
          give: { formula: 'amount', amount: 10_000 },
          label: HOME_GROWN,
          rule: '$10,000 for an established first home at any price, for contracts to 30 September 2025.',
        },
      ],
    },
    {
      from: '2025-10-01',
      endsOn: '2027-09-30',
      needsResident: true,
      evidence: { '2025-26': 'high', '2026-27': 'high', '2027-28': 'high' },
      sources: ['grant-2025', 'pages-2026', 'grant-established'],
      rule: 'For new homes; since 1 October 2025 not for established homes, nor for land alone.',
      rules: forNewHome({ ...firstHome, caveat: 'Apply before 30 September 2028.' }),
    },
    ended({ when: { firstHome: true }, label: HOME_GROWN }),
  ],
};

/** The other, for those who have owned a home before. */
export const freshStartGrant: Scheme = {
  id: 'fresh-start-grant',
  part: 'otherGrants',
  label: FRESH_START,
  row: 'new_home_grant',
  tables: [
    {
      from: '2024-10-01',
      needsResident: true,
      evidence: { '2024-25': 'high', '2025-26': 'high' },
      sources: ['grant-2024', 'grant-2025'],
      rule: freshStart.rule,
      rules: forNewHome(freshStart),
    },
    {
      from: '2025-10-01',
      endsOn: '2027-09-30',
      needsResident: true,
      evidence: { '2025-26': 'high', '2026-27': 'high', '2027-28': 'high' },
      sources: ['grant-2025', 'pages-2026'],
      rule: freshStart.rule,
      rules: forNewHome({ ...freshStart, caveat: 'Apply before 31 December 2027.' }),
    },
    ended({ when: { firstHome: false }, label: FRESH_START }),
  ],
};

function ended({ when, label }: Pick<Rule, 'when' | 'label'>): Table {
  return {
    from: '2027-10-01',
    evidence: { '2027-28': 'medium' },
    sources: ['pages-2026'],
    rule: 'These grants were for contracts up to 30 September 2027.',
    rules: forNewHome({
      give: { formula: 'none' },
      when,
      label,
      caveat: 'The last contract date was 30 September 2027. Ask whether it has been extended.',
    }),
  };
}
