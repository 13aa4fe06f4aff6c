import type { Fee, Rule, Scheme, Table } from '../tables.ts';

const RULE = 'The fee grows with each $10,000, or part of it, over $50,000. The year of lodgement counts.';

/** The fee of one edition. Without `flat` only a total was published, which `base` and `each` are deduced from. */
function transfer(input: { year: number; base: number; each: number; flat?: Fee['steps'] }): Table {
  const { year, base, each, flat } = input;
  const fee: Fee = { ...(flat ? { steps: flat } : {}), base, over: 50_000, each, per: 10_000 };
  const deduced: Rule[] = [
    {
      when: { valueTo: 50_000 },
      give: { formula: 'unknown' },
      caveat: 'Not found for prices up to $50,000.',
    },
    { give: { formula: 'fee', fee }, caveat: 'Its parts are worked out from a published total.' },
  ];
  return {
    ...edition(year, `fees-${year}`),
    rule: RULE,
    rules: flat ? [{ give: { formula: 'fee', fee } }] : deduced,
  };
}

function edition(year: number, source: string) {
  const name = `${year}-${String(year + 1).slice(2)}`;
  return { from: `${year}-07-01`, evidence: { [name]: 'medium' as const }, sources: [source] };
}

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    transfer({
      year: 2013,
      flat: [
        { to: 5_000, amount: 148 },
        { to: 20_000, amount: 163 },
        { to: 40_000, amount: 180 },
        { to: 50_000, amount: 252 },
      ],
      base: 252,
      each: 73.5,
    }),
    transfer({ year: 2017, base: 274, each: 80.5 }),
    transfer({ year: 2019, base: 293, each: 86.5 }),
    transfer({
      year: 2021,
      flat: [
        { to: 5_000, amount: 176 },
        { to: 20_000, amount: 196 },
        { to: 40_000, amount: 216 },
        { to: 50_000, amount: 303 },
      ],
      base: 303,
      each: 89.5,
    }),
    {
      from: '2026-07-01',
      evidence: { '2026-27': 'low' },
      sources: ['widget-2026', 'fees-2025'],
      rule: RULE,
      caveat:
        'From one source alone: a lender’s fee for 2025-26, $6,462 at $650,000, has the same step of $102, so one of the two is wrong.',
      rules: [
        {
          give: {
            formula: 'fee',
            fee: {
              steps: [
                { to: 5_000, amount: 204 },
                { to: 20_000, amount: 228 },
                { to: 40_000, amount: 251 },
                { to: 50_000, amount: 353 },
              ],
              base: 353,
              over: 50_000,
              each: 102,
              per: 10_000,
            },
          },
        },
      ],
    },
  ],
};

const mortgage = (year: number, source: string, amount: number): Table => ({
  ...edition(year, source),
  rule: 'One fee for each mortgage.',
  rules: [{ give: { formula: 'fee', fee: { base: amount } } }],
});

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: [
    mortgage(2021, 'fees-2021', 176),
    mortgage(2023, 'fee-list', 187),
    mortgage(2025, 'fee-list', 198),
    mortgage(2026, 'widget-2026', 204),
  ],
};
