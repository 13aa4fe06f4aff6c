import type { Confidence, Fee, Scheme, Table } from '../tables.ts';

/** $10 and $30 more from $85,001 and $120,001 on, then $20 for each $100,000. */
function steps(input: Pick<Table, 'from' | 'evidence' | 'sources' | 'caveat'> & { first: number }): Table {
  const { first, ...rest } = input;
  const plus = (more: number) => Math.round((first + more) * 100) / 100;
  const fee: Fee = {
    steps: [
      { to: 85_000, amount: first },
      { to: 120_000, amount: plus(10) },
      { to: 200_000, amount: plus(30) },
    ],
    base: plus(30),
    over: 200_000,
    each: 20,
    per: 100_000,
  };
  return {
    ...rest,
    rule: 'Landgate charges by price in steps. Over $200,000 it adds $20 for each $100,000 or part of it.',
    rules: [{ give: { formula: 'fee', fee } }],
  };
}

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    steps({ from: '2024-07-01', first: 210.3, evidence: { '2024-25': 'medium' }, sources: ['transfer-fee'] }),
    steps({
      from: '2025-07-01',
      first: 216.6,
      evidence: { '2025-26': 'medium' },
      sources: ['fee-2025', 'fee-list'],
      caveat:
        'Worked out: the steps of 2024-25 on the first fee of 2025-26; a lender prints the same at $650,000.',
    }),
    steps({ from: '2026-07-01', first: 225.1, evidence: { '2026-27': 'medium' }, sources: ['widget-2026'] }),
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
    table({ from: '2026-07-01', amount: 225.1, evidence: { '2026-27': 'medium' }, source: 'widget-2026' }),
  ],
};
