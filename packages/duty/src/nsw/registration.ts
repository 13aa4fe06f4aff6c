import type { Confidence, Scheme, Table } from '../tables.ts';

const rule =
  'NSW Land Registry Services charges one fee for each document, the same on paper and electronically.';

const table = (from: string, amount: number, evidence: Record<string, Confidence>): Table => ({
  from,
  evidence,
  sources: ['fee-list', 'fee-rule'],
  rule,
  rules: [{ give: { formula: 'fee', fee: { base: amount } } }],
});

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    table('2023-07-01', 165.4, { '2023-24': 'medium' }),
    table('2025-07-01', 175.7, { '2025-26': 'medium' }),
  ],
};

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: [
    table('2023-07-01', 165.4, { '2023-24': 'high' }),
    table('2025-07-01', 175.7, { '2025-26': 'high' }),
  ],
};
