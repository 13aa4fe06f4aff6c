import type { Condition, Scheme } from '../tables.ts';

const APARTMENT: Condition = { kind: ['new'], offThePlan: true, dwelling: 'unit' };

/** Ended in 2018. */
export const offThePlan: Scheme = {
  id: 'off-the-plan',
  part: 'concession',
  label: 'Off-the-plan concession',
  row: 'off_the_plan_concession',
  tables: [
    {
      from: '2012-05-31',
      evidence: { '2011-12': 'high', '2012-13': 'high', '2013-14': 'high' },
      sources: ['apartments'],
      rule: 'No duty on an apartment off the plan up to $500,000, and $21,330 less above.',
      caveat: 'Only in the inner area of Adelaide named by law.',
      rules: [{ when: APARTMENT, give: { formula: 'share', percent: 100, most: 21_330 } }],
    },
    {
      from: '2014-07-01',
      evidence: { '2014-15': 'medium', '2015-16': 'medium', '2016-17': 'medium', '2017-18': 'low' },
      sources: ['apartments', 'forms'],
      rule: 'Less duty on an apartment off the plan, at most $15,500 less above $500,000; until 19 June 2016 only in the inner area of Adelaide.',
      caveat: 'The amount depends on how far the building was, which is not asked.',
      rules: [{ when: APARTMENT, give: { formula: 'unknown' } }],
    },
    {
      from: '2018-07-01',
      evidence: { '2018-19': 'medium' },
      sources: ['forms'],
      rule: 'Ended.',
      rules: [],
    },
  ],
};

/** Conditions read in part: nothing is taken off, and those concerned are told. */
export const downsizer: Scheme = {
  id: 'downsizer',
  part: 'concession',
  label: 'Downsizer relief',
  row: 'concessional_rate',
  tables: [
    {
      from: '2026-03-25',
      evidence: { '2025-26': 'medium', '2026-27': 'medium' },
      sources: ['downsizer-2026', 'downsizer'],
      rule: 'For buyers of 60 or over who sell their home and move to a new one, an apartment off the plan or land to build on, with less land than before.',
      rules: [
        {
          when: { use: 'primary', firstHome: false, kind: ['new', 'vacant'] },
          give: { formula: 'none' },
          caveat:
            'Up to $103,830 can come off for contracts from 25 March 2026; it is not taken off here, as its conditions were read only in part.',
        },
      ],
    },
  ],
};
