import type { Condition, Scheme } from '../tables.ts';

const PACKAGE: Condition = { use: 'primary', houseAndLandPackage: true };

/** House and Land Package Exemption. */
export const houseAndLand: Scheme = {
  id: 'house-and-land',
  part: 'concession',
  label: 'House and Land Package Exemption',
  row: 'house_and_land_package_exemption',
  tables: [
    {
      from: '2022-07-01',
      endsOn: '2027-06-30',
      evidence: {
        '2022-23': 'high',
        '2023-24': 'high',
        '2024-25': 'high',
        '2025-26': 'high',
        '2026-27': 'high',
      },
      sources: ['packages', 'pages-2026'],
      rule: 'No duty on a new detached home and its land, bought in one contract by 30 June 2027 from a building contractor, for a buyer who moves in within 12 months of completion and stays for six.',
      rules: [
        { when: { ...PACKAGE, kind: ['new'] }, give: { formula: 'nil' } },
        {
          when: { ...PACKAGE, kind: ['vacant'] },
          give: { formula: 'none' },
          caveat:
            'Only a single contract with the builder for land and home is exempt. For that, choose a new home.',
        },
      ],
    },
    {
      from: '2027-07-01',
      evidence: { '2027-28': 'high' },
      sources: ['packages', 'pages-2026'],
      rule: 'The exemption was for contracts to 30 June 2027.',
      rules: [
        {
          when: { ...PACKAGE, kind: ['new', 'vacant'] },
          give: { formula: 'none' },
          caveat: 'The last contract date was 30 June 2027. Ask whether it has been extended.',
        },
      ],
    },
  ],
};
