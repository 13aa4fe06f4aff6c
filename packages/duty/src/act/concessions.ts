import type { Condition, Formula, Rule, Scheme } from '../tables.ts';

/** The duty less at most this much: nil up to the value whose duty it is, then what is over it. */
const less = (off: number): Formula => ({ formula: 'less', steps: [{ from: 0, off }] });
const nil: Formula = { formula: 'nil' };

/** What both schemes take off: the duty of an owner-occupier on $1,000,000, then on $1,020,000. */
const CAP_2024 = 34_270;
const CAP_2025 = 35_238;

const HOME_BUYER: Condition = { use: 'primary', firstHome: true };

const limits = (years: string, income: string, nilTo: string) =>
  `No duty up to ${nilTo}, and less duty above that, for buyers who, with their partners, have owned no property for ${years} years and earn up to ${income}.`;

const INCOME_2023 = { upTo: 170_000, perChild: 3_330, childrenTo: 5 };

/** The income limit of 2024 to 2026, of which only the first five children are sure. */
function cappedRules(off: number): Rule[] {
  const income = { upTo: 250_000, perChild: 4_600, childrenTo: 5 };
  return [
    { when: { ...HOME_BUYER, income }, give: less(off) },
    {
      when: { ...HOME_BUYER, income: { ...income, childrenTo: 100 } },
      give: { formula: 'none' },
      caveat:
        'We assume the income limit stops rising at five children. Ask the Revenue Office if you have more.',
    },
  ];
}

/** Home Buyer Concession Scheme: homes and residential land, not only first homes. */
export const homeBuyer: Scheme = {
  id: 'home-buyer',
  part: 'concession',
  label: 'Home Buyer Concession Scheme',
  row: 'home_buyer_concession',
  tables: [
    {
      from: '2023-07-01',
      noPropertyYears: 2,
      evidence: { '2023-24': 'medium' },
      sources: ['hbcs', 'hbcs-2024'],
      rule: limits('two', '$170,000, plus $3,330 for each of up to five children', '$1,000,000'),
      rules: [
        { when: { ...HOME_BUYER, income: INCOME_2023, valueTo: 1_000_000 }, give: nil },
        {
          when: { ...HOME_BUYER, income: INCOME_2023 },
          give: less(34_504),
          caveat: 'The maximum concession, $34,504, is calculated and was not found on an official page.',
        },
      ],
    },
    {
      from: '2024-07-01',
      noPropertyYears: 5,
      evidence: { '2024-25': 'high' },
      sources: ['hbcs-2024', 'hbcs', 'changes-2025'],
      rule: limits('five', '$250,000, plus $4,600 for each child', '$1,000,000'),
      rules: cappedRules(CAP_2024),
    },
    {
      from: '2025-07-01',
      noPropertyYears: 5,
      evidence: { '2025-26': 'high' },
      sources: ['hbcs', 'changes-2025'],
      rule: limits('five', '$250,000, plus $4,600 for each child', '$1,020,000'),
      rules: cappedRules(CAP_2025),
    },
    {
      from: '2026-07-01',
      noPropertyYears: 5,
      evidence: { '2026-27': 'high' },
      sources: ['schemes-2026', 'widget-2026', 'hbcs'],
      rule: 'No duty at any price or income for buyers who, with their partners, have owned no property for five years.',
      rules: [{ when: HOME_BUYER, give: nil }],
    },
  ],
};

const PENSIONER: Condition = { use: 'primary', pensioner: true };
const moving = (what: string) =>
  `A pensioner who moves from one owned home to another, in the same names and for at least a year, pays ${what}. It can be claimed once.`;

/** Pensioner Duty Concession. */
export const pensioner: Scheme = {
  id: 'pensioner',
  part: 'concession',
  label: 'Pensioner Duty Concession',
  row: 'pensioner_duty_concession',
  tables: [
    {
      from: '2023-07-01',
      evidence: { '2023-24': 'low' },
      sources: ['pensioner-2023', 'pensioner'],
      rule: moving('no duty up to $550,000'),
      rules: [
        { when: { ...PENSIONER, valueTo: 550_000 }, give: nil },
        {
          // Who owns a home to move from is no home buyer of the other scheme, whose amount is known.
          when: { ...PENSIONER, firstHome: false },
          give: { formula: 'unknown' },
          caveat: 'The concession above $550,000, and its upper price limit, are not known.',
        },
      ],
    },
    {
      from: '2024-07-01',
      evidence: { '2024-25': 'high' },
      sources: ['pensioner', 'changes-2025'],
      rule: moving('no duty up to $1,000,000 and $34,270 less above it'),
      rules: [{ when: PENSIONER, give: less(CAP_2024) }],
    },
    {
      from: '2025-07-01',
      evidence: { '2025-26': 'high' },
      sources: ['pensioner', 'changes-2025'],
      rule: moving('no duty up to $1,020,000 and $35,238 less above it'),
      rules: [{ when: PENSIONER, give: less(CAP_2025) }],
    },
    {
      from: '2026-07-01',
      evidence: { '2026-27': 'high' },
      sources: ['schemes-2026', 'pensioner'],
      rule: moving('no duty at any price'),
      rules: [{ when: PENSIONER, give: nil }],
    },
  ],
};
