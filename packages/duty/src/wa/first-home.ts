import type { Condition, Rule, Scheme } from '../tables.ts';

type Limits = { nilTo: number; to: number; rate: number; location?: Condition['location'] };

const home = ({ nilTo, to, rate, location }: Limits): Rule => ({
  when: {
    use: 'primary',
    firstHome: true,
    kind: ['new', 'established'],
    ...(location ? { location } : {}),
    valueTo: to,
  },
  give: { formula: 'perHundred', nilTo, rate },
});

const land = (limits: Limits & { rule: string }): Rule => {
  const { when, give } = home(limits);
  return {
    when: { ...when, kind: ['vacant'] },
    give,
    rule: limits.rule,
    caveat: 'Full duty may be charged first and paid back once the grant for the building is approved.',
  };
};

const land2023 = land({
  nilTo: 300_000,
  to: 400_000,
  rate: 13.01,
  rule: 'First home buyers pay no duty on vacant land up to $300,000, and $13.01 for each $100 over it up to $400,000.',
});

/** First home owner rate of duty. Above the highest value the general scale counts for the whole value. */
export const firstHome: Scheme = {
  id: 'first-home',
  part: 'concession',
  label: 'First home owner rate of duty',
  row: 'first_home_concession_rate',
  tables: [
    {
      from: '2023-07-01',
      evidence: { '2023-24': 'high' },
      needsResident: true,
      sources: ['scales'],
      rule: 'First home buyers pay no duty on a home up to $430,000, and $19.19 for each $100 over it up to $530,000.',
      rules: [home({ nilTo: 430_000, to: 530_000, rate: 19.19 }), land2023],
    },
    {
      from: '2024-05-09',
      evidence: { '2023-24': 'high', '2024-25': 'high' },
      needsResident: true,
      sources: ['act-2024', 'scales', 'from-2024'],
      rule: 'First home buyers pay no duty on a home up to $450,000, and $15.01 for each $100 over it up to $600,000.',
      rules: [home({ nilTo: 450_000, to: 600_000, rate: 15.01 }), land2023],
    },
    {
      from: '2025-03-21',
      evidence: { '2024-25': 'high', '2025-26': 'high' },
      needsResident: true,
      sources: ['changes-2025', 'act-2025'],
      rule: 'First home buyers pay no duty on a home up to $500,000. For each $100 over it they pay $13.63 in Perth and Peel up to $700,000, $11.90 elsewhere up to $750,000.',
      rules: [
        home({ nilTo: 500_000, to: 700_000, rate: 13.63, location: ['metro', 'peel'] }),
        home({ nilTo: 500_000, to: 750_000, rate: 11.9, location: ['regional', 'north26'] }),
        land({
          nilTo: 350_000,
          to: 450_000,
          rate: 15.39,
          rule: 'First home buyers pay no duty on vacant land up to $350,000, and $15.39 for each $100 over it up to $450,000.',
        }),
      ],
    },
    {
      from: '2026-05-07',
      evidence: { '2025-26': 'high', '2026-27': 'high' },
      needsResident: true,
      sources: ['first-home-2026', 'guide-2026', 'widget-2026'],
      rule: 'First home buyers pay no duty on a home up to $600,000, and $16.15 for each $100 over it up to $800,000, anywhere in the state.',
      caveat:
        'RevenueWA’s fact sheet prints the rates for homes and for land the wrong way round; these are those of its Circular 23.',
      rules: [
        home({ nilTo: 600_000, to: 800_000, rate: 16.15 }),
        land({
          nilTo: 450_000,
          to: 550_000,
          rate: 20.14,
          rule: 'First home buyers pay no duty on vacant land up to $450,000, and $20.14 for each $100 over it up to $550,000.',
        }),
      ],
    },
  ],
};
