import type { Scheme } from '../tables.ts';
import { sure } from './evidence.ts';

const valueTo = 1_000_000;

/** Off what is left after concessions, for any buyer. */
export const waiver: Scheme = {
  id: 'waiver',
  part: 'victorianDiscount',
  label: 'Victorian duty waiver',
  row: 'victorian_discount',
  tables: [
    {
      from: '2020-11-25',
      evidence: sure('2020-21'),
      sources: ['waiver'],
      rule: 'Contracts from 25 November 2020 to 30 June 2021 for up to $1,000,000 were spared half of the duty on new homes and a quarter of it on established homes and land.',
      rules: [
        { when: { kind: ['new'], valueTo }, give: { formula: 'share', percent: 50 } },
        { when: { valueTo }, give: { formula: 'share', percent: 25 } },
      ],
    },
    {
      from: '2021-07-01',
      evidence: sure('2021-22'),
      sources: ['waiver'],
      rule: 'The waiver was for contracts up to 30 June 2021.',
      rules: [],
    },
  ],
};
