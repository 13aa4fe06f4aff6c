import type { Confidence, Scheme, Table } from '../tables.ts';

const rule = 'One fee for each document, on paper or electronically.';

function table(input: {
  from: string;
  amount: number;
  evidence: Record<string, Confidence>;
  sources: string[];
  caveat?: string;
}): Table {
  const { amount, ...rest } = input;
  return { ...rest, rule, rules: [{ give: { formula: 'fee', fee: { base: amount } } }] };
}

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    table({
      from: '2023-07-01',
      amount: 446,
      evidence: { '2023-24': 'medium' },
      sources: ['transfer-2023'],
      caveat: 'From an undated list that otherwise has 2023-24 fees.',
    }),
    table({ from: '2024-07-01', amount: 463, evidence: { '2024-25': 'high' }, sources: ['fees'] }),
    table({
      from: '2025-07-01',
      amount: 479,
      evidence: { '2025-26': 'low' },
      sources: ['fees'],
      caveat: 'From an unofficial source.',
    }),
    table({ from: '2026-07-01', amount: 496, evidence: { '2026-27': 'medium' }, sources: ['widget-2026'] }),
  ],
};

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: [
    table({ from: '2023-07-01', amount: 166, evidence: { '2023-24': 'high' }, sources: ['mortgage-2023'] }),
    table({
      from: '2024-07-01',
      amount: 172,
      evidence: { '2024-25': 'high' },
      sources: ['fees'],
    }),
    table({ from: '2025-07-01', amount: 178, evidence: { '2025-26': 'high' }, sources: ['mortgage-2025'] }),
    table({ from: '2026-07-01', amount: 184, evidence: { '2026-27': 'medium' }, sources: ['widget-2026'] }),
  ],
};
