import type { Rule, Scheme } from '../tables.ts';

const HOME = { use: 'primary', firstHome: true } as const;

/** The same limits before and after 1 July 2023. */
const LAND: Rule = {
  when: { ...HOME, kind: ['vacant'], valueUnder: 450_000 },
  give: { formula: 'fading', nilTo: 350_000, endsAt: 450_000 },
  rule: 'For vacant land for a first home, no duty up to $350,000 and reduced duty up to $450,000.',
};

/** First Home Buyers Assistance Scheme. */
export const firstHome: Scheme = {
  id: 'first-home',
  part: 'concession',
  label: 'First Home Buyers Assistance Scheme',
  row: 'first_home_concession_rate',
  tables: [
    {
      from: '2021-07-01',
      needsResident: true,
      evidence: { '2021-22': 'low' },
      sources: ['fhbas'],
      rule: 'The limits of the 2021-22 relief are not known.',
      rules: [{ when: { ...HOME, valueUnder: 1_000_000 }, give: { formula: 'unknown' } }],
    },
    {
      from: '2022-07-01',
      needsResident: true,
      evidence: { '2022-23': 'high' },
      sources: ['fhbas-2023', 'fhbas'],
      rule: 'First home buyers paid no duty on homes up to $650,000 and less than full duty under $800,000.',
      rules: [
        {
          when: { ...HOME, kind: ['new', 'established'], valueUnder: 800_000 },
          give: { formula: 'fading', nilTo: 650_000, endsAt: 800_000 },
        },
        LAND,
      ],
    },
    {
      from: '2023-07-01',
      needsResident: true,
      evidence: { '2023-24': 'high', '2024-25': 'high', '2025-26': 'high', '2026-27': 'high' },
      sources: ['fhbas', 'fhbas-2023', 'pages-2026', 'guide-2026'],
      rule: 'First home buyers who move in within 12 months and stay for 12 pay no duty on a home up to $800,000 and less than full duty under $1,000,000.',
      rules: [
        {
          when: { ...HOME, kind: ['new', 'established'], valueUnder: 1_000_000 },
          give: { formula: 'fading', nilTo: 800_000, endsAt: 1_000_000 },
        },
        LAND,
      ],
    },
  ],
};
