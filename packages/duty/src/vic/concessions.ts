import type { Formula, Scheme } from '../tables.ts';
import { RECENT, sure } from './evidence.ts';

const FIRST = { use: 'primary', firstHome: true } as const;
const CARD = { use: 'primary', pensioner: true } as const;

const homeScale: Formula = {
  formula: 'scale',
  scale: {
    bands: [
      { over: 0, base: 0, rate: 1.4 },
      { over: 25_000, base: 350, rate: 2.4 },
      { over: 130_000, base: 2_870, rate: 5 },
      { over: 440_000, base: 18_370, rate: 6 },
    ],
  },
};

const taper: Formula = { formula: 'taper', nilTo: 600_000, endsAt: 750_000 };

/** The scale for homes up to $550,000, whoever buys them. */
export const home: Scheme = {
  id: 'principal-residence',
  part: 'concession',
  label: 'Principal place of residence concession',
  row: 'concessional_rate',
  tables: [
    {
      from: '2008-05-06',
      evidence: sure(`2007-08 ${RECENT}`),
      sources: ['home', 'home-rules', 'pages-2026', 'guide-2026'],
      rule: 'Buyers who move in within 12 months and stay for 12 pay lower rates on a home up to $550,000.',
      rules: [
        {
          when: { use: 'primary', kind: ['vacant'], valueTo: 550_000 },
          give: homeScale,
          caveat: 'Land qualifies as a home only once you live in a house on it.',
        },
        { when: { use: 'primary', valueTo: 550_000 }, give: homeScale },
      ],
    },
  ],
};

export const firstHome: Scheme = {
  id: 'first-home',
  part: 'concession',
  label: 'First home buyer exemption or concession',
  row: 'first_home_buyer_discount',
  tables: [
    {
      from: '2017-07-01',
      evidence: sure(`2017-18 ${RECENT}`),
      needsResident: true,
      sources: ['first-home', 'grant', 'pages-2026', 'guide-2026'],
      rule: 'First home buyers pay no duty up to $600,000, on a home or on land to build it on, and less than full duty up to $750,000.',
      rules: [
        {
          when: { ...FIRST, foreign: true, valueTo: 750_000 },
          // So that a wholly foreign purchase reads the next rule, not this caveat.
          needsResident: true,
          give: taper,
          caveat:
            'The office’s pages differ on whether one buyer or all must be citizens or permanent residents.',
        },
        { when: { ...FIRST, valueTo: 750_000 }, give: taper },
      ],
    },
  ],
};

export const pensioner: Scheme = {
  id: 'pensioner',
  part: 'concession',
  label: 'Pensioner and concession card duty reduction',
  row: 'pensioner_duty_concession',
  tables: [
    {
      from: '2017-07-01',
      evidence: sure('2017-18 2022-23'),
      sources: ['card-2012'],
      rule: 'Card holders paid no duty on a home up to $330,000 and less than full duty up to $750,000. How much less is not known here.',
      rules: [
        { when: { ...CARD, valueTo: 330_000 }, give: { formula: 'nil' } },
        { when: { ...CARD, valueTo: 750_000 }, give: { formula: 'unknown' } },
      ],
    },
    {
      from: '2023-07-01',
      evidence: sure(RECENT, 'medium'),
      sources: ['card', 'pages-2026'],
      rule: 'Once, card holders pay no duty on a home up to $600,000 and less than full duty up to $750,000.',
      rules: [
        { when: { ...CARD, valueTo: 600_000 }, give: { formula: 'nil' } },
        {
          when: { ...CARD, valueOver: 600_000, valueTo: 750_000 },
          give: taper,
          caveat: 'We assume the first home buyer formula applies between the two limits.',
        },
      ],
    },
  ],
};

/** What the three concessions gave before the day their tables begin. */
export const earlier: Scheme = {
  id: 'earlier-concessions',
  part: 'concession',
  label: 'Concessions before July 2017',
  row: 'home_concession_rates',
  tables: [
    {
      from: '2008-05-06',
      evidence: sure('2016-17', 'low'),
      sources: ['first-home'],
      rule: 'Concessions for first home buyers, card holders and off-the-plan buyers before 1 July 2017 are not known.',
      rules: [
        { when: FIRST, give: { formula: 'unknown' } },
        { when: CARD, give: { formula: 'unknown' } },
        { when: { offThePlan: true }, give: { formula: 'unknown' } },
      ],
    },
    { from: '2017-07-01', evidence: sure('2017-18'), sources: ['first-home'], rule: 'None.', rules: [] },
  ],
};
