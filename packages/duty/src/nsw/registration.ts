import type { Confidence, Scheme, Table } from '../tables.ts';

const rule =
  'NSW Land Registry Services charges one fee for each document, the same on paper and electronically.';

const LISTS = ['fee-list', 'fee-rule'];

const table = (
  from: string,
  amount: number,
  evidence: Record<string, Confidence>,
  sources = LISTS,
): Table => ({
  from,
  evidence,
  sources,
  rule,
  rules: [{ give: { formula: 'fee', fee: { base: amount } } }],
});

const since2026 = table('2026-07-01', 182.73, { '2026-27': 'high' }, ['fees-2026', 'widget-2026']);

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    table('2023-07-01', 165.4, { '2023-24': 'medium' }),
    table('2025-07-01', 175.7, { '2025-26': 'medium' }),
    since2026,
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
    since2026,
  ],
};
