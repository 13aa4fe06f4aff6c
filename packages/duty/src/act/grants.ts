import type { Scheme } from '../tables.ts';

/** Nothing is paid any more; a first home buyer is told so. */
export const firstHomeGrant: Scheme = {
  id: 'first-home-grant',
  part: 'fhog',
  label: 'First Home Owner Grant',
  row: 'first_home_owner_grant',
  tables: [
    {
      from: '2019-07-01',
      evidence: {
        '2019-20': 'high',
        '2023-24': 'high',
        '2024-25': 'high',
        '2025-26': 'high',
        '2026-27': 'high',
      },
      sources: ['grant'],
      rule: 'The ACT has not paid this grant for purchases since 1 July 2019.',
      rules: [],
    },
  ],
};
