import type { Condition, Rule, Scheme } from '../tables.ts';
import { evenSteps, forResidents } from './home.ts';

const LAND: Condition = { use: 'primary', firstHome: true, kind: ['vacant'] };

const FREE: Rule[] = [{ when: LAND, give: { formula: 'nil' } }];
const freeRule =
  'First home buyers who build on vacant land and move in within two years pay no duty on it, whatever its value.';

export const firstHomeLand: Scheme = {
  id: 'first-home-land',
  part: 'concession',
  label: 'First home vacant land concession',
  row: 'first_home_concession_rate',
  tables: [
    {
      from: '2023-07-01',
      evidence: { '2023-24': 'medium' },
      sources: ['land-2023'],
      rule: 'First home buyers who built within two years had an amount taken off that fell in steps: no duty up to $250,000, nothing off from $400,000.',
      rules: [
        {
          when: { ...LAND, valueUnder: 270_000 },
          give: {
            formula: 'less',
            steps: [
              { from: 0, off: 7_175 },
              { from: 260_000, off: 6_700 },
            ],
          },
        },
        {
          when: { ...LAND, valueUnder: 400_000 },
          give: {
            formula: 'less',
            steps: evenSteps({ from: 270_000, every: 10_000, off: 6_225, less: 475 }),
          },
          caveat: 'The steps from $270,000 are worked out from both ends; the list itself was not seen.',
        },
      ],
    },
    {
      from: '2024-06-09',
      evidence: { '2023-24': 'high', '2024-25': 'high' },
      sources: ['land', 'changes-2024'],
      rule: 'First home buyers who built within two years paid no duty on vacant land up to $350,000 and less than full duty under $500,000.',
      rules: [
        { when: { ...LAND, valueTo: 350_000 }, give: { formula: 'nil' } },
        {
          when: { ...LAND, valueUnder: 500_000 },
          give: { formula: 'unknown' },
          caveat: 'How much was taken off between $350,000 and $500,000 is not known.',
        },
      ],
    },
    {
      from: '2025-05-01',
      evidence: { '2024-25': 'high', '2025-26': 'high', '2026-27': 'high' },
      sources: ['changes-2025', 'land', 'pages-2026', 'guide-2026'],
      rule: freeRule,
      rules: FREE,
    },
    {
      from: '2026-08-01',
      needsResident: true,
      evidence: { '2026-27': 'high' },
      sources: ['changes-2025', 'land', 'pages-2026', 'guide-2026'],
      rule: freeRule,
      rules: forResidents(FREE),
    },
  ],
};
