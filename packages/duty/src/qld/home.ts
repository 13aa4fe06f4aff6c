import type { Condition, Formula, Rule, Scale, Scheme } from '../tables.ts';
import { fourYears } from './evidence.ts';

/** The rate for a home to live in, the start of both concessions for homes. */
const scale: Scale = {
  per: 100,
  bands: [
    { over: 0, base: 0, rate: 1 },
    { over: 350_000, base: 3_500, rate: 3.5 },
    { over: 540_000, base: 10_150, rate: 4.5 },
    { over: 1_000_000, base: 30_850, rate: 5.75 },
  ],
};

const HOME: Rule[] = [
  { when: { use: 'primary', kind: ['new', 'established'] }, give: { formula: 'scale', scale } },
];

/** Steps that fall evenly to nothing, for lists of which only the ends were seen. */
export function evenSteps(step: { from: number; every: number; off: number; less: number }) {
  const steps: { from: number; off: number }[] = [];
  for (let { from, off } = step; off > 0; from += step.every, off -= step.less) steps.push({ from, off });
  return steps;
}

/** From 1 August 2026 nobody else can claim; how duty is shared with a buyer who cannot was not read. */
export const forResidents = (rules: Rule[]): Rule[] =>
  rules.flatMap((rule) => [
    {
      ...rule,
      when: { ...rule.when, foreign: true },
      give: { formula: 'unknown' },
      caveat:
        'Since 1 August 2026 only citizens, permanent residents and some foreign retirees can claim this. How much is taken off when another buyer cannot is not known.',
    },
    rule,
  ]);

const homeRule =
  'Buyers who move in within a year pay a lower rate on the first $350,000 of a home. It saves up to $7,175 and is not for vacant land.';

export const homeConcession: Scheme = {
  id: 'home-concession',
  part: 'concession',
  label: 'Home concession',
  row: 'home_concession_rates',
  tables: [
    {
      from: '2012-07-01',
      evidence: fourYears,
      sources: ['scales', 'pages-2026', 'guide-2026'],
      rule: homeRule,
      rules: HOME,
    },
    {
      from: '2026-08-01',
      needsResident: true,
      evidence: { '2026-27': 'high' },
      sources: ['scales', 'pages-2026', 'guide-2026'],
      rule: homeRule,
      rules: forResidents(HOME),
    },
  ],
};

const ANY: Condition = { use: 'primary', firstHome: true, kind: ['new', 'established'] };

const since2024: Formula = {
  formula: 'less',
  scale,
  steps: [
    { from: 0, off: 17_350 },
    { from: 710_000, off: 15_615 },
    { from: 720_000, off: 13_880 },
    { from: 730_000, off: 12_145 },
    { from: 740_000, off: 10_410 },
    { from: 750_000, off: 8_675 },
    { from: 760_000, off: 6_940 },
    { from: 770_000, off: 5_205 },
    { from: 780_000, off: 3_470 },
    { from: 790_000, off: 1_735 },
  ],
};

const firstHomeRule =
  'First home buyers who move in within a year pay the home rate less an amount that falls in steps: no duty up to $700,000, nothing further off from $800,000.';

const NEW_FREE: Rule[] = [
  {
    when: { ...ANY, kind: ['new'] },
    give: { formula: 'nil' },
    rule: 'First home buyers who move into a new home within a year pay no duty, whatever its value.',
  },
  { when: { ...ANY, kind: ['established'], valueUnder: 800_000 }, give: since2024 },
];

export const firstHome: Scheme = {
  id: 'first-home',
  part: 'concession',
  label: 'First home concession',
  row: 'first_home_concession_rate',
  tables: [
    {
      from: '2023-07-01',
      evidence: { '2023-24': 'medium' },
      sources: ['first-home-2023', 'changes-2024'],
      rule: 'First home buyers paid the home rate less an amount that fell in steps: no duty up to $500,000, nothing further off from $550,000.',
      rules: [
        {
          when: { ...ANY, valueUnder: 505_000 },
          give: { formula: 'less', scale, steps: [{ from: 0, off: 8_750 }] },
        },
        {
          when: { ...ANY, valueUnder: 550_000 },
          give: {
            formula: 'less',
            scale,
            steps: evenSteps({ from: 505_000, every: 5_000, off: 7_875, less: 875 }),
          },
          caveat: 'The steps are worked out from both ends; the list itself was not seen.',
        },
      ],
    },
    {
      from: '2024-06-09',
      evidence: { '2023-24': 'high', '2024-25': 'high' },
      sources: ['first-home', 'scales-2025', 'changes-2024'],
      rule: firstHomeRule,
      rules: [{ when: { ...ANY, valueUnder: 800_000 }, give: since2024 }],
    },
    {
      from: '2025-05-01',
      evidence: { '2024-25': 'high', '2025-26': 'high', '2026-27': 'high' },
      sources: ['first-home', 'changes-2025', 'scales-2025', 'pages-2026', 'guide-2026'],
      rule: firstHomeRule,
      rules: NEW_FREE,
    },
    {
      from: '2026-08-01',
      needsResident: true,
      evidence: { '2026-27': 'high' },
      sources: ['first-home', 'changes-2025', 'pages-2026', 'guide-2026'],
      rule: firstHomeRule,
      rules: forResidents(NEW_FREE),
    },
  ],
};
