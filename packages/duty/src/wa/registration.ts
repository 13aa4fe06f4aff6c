import type { Confidence, Scheme, Table } from '../tables.ts';

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    {
      from: '2024-07-01',
      evidence: { '2024-25': 'medium' },
      sources: ['transfer-fee'],
      rule: 'Landgate charges by the price in steps; over $200,000 it is $20 more for each $100,000 or part of it.',
      rules: [
        {
          give: {
            formula: 'fee',
            fee: {
              steps: [
                { to: 85_000, amount: 210.3 },
                { to: 120_000, amount: 220.3 },
                { to: 200_000, amount: 240.3 },
              ],
              base: 240.3,
              over: 200_000,
              each: 20,
              per: 100_000,
            },
          },
        },
      ],
    },
  ],
};

const table = (input: {
  from: string;
  amount: number;
  evidence: Record<string, Confidence>;
  source: string;
}): Table => ({
  from: input.from,
  evidence: input.evidence,
  sources: [input.source],
  rule: 'Landgate charges one fee for each mortgage.',
  rules: [{ give: { formula: 'fee', fee: { base: input.amount } } }],
});

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: [
    table({ from: '2023-07-01', amount: 203, evidence: { '2023-24': 'high' }, source: 'fee-list' }),
    table({ from: '2024-07-01', amount: 210.3, evidence: { '2024-25': 'high' }, source: 'fee-2024' }),
    table({ from: '2025-07-01', amount: 216.6, evidence: { '2025-26': 'high' }, source: 'fee-list' }),
  ],
};
