import type { Confidence, Fee, Scheme, Table } from '../tables.ts';

const table = (input: {
  from: string;
  fee: Fee;
  evidence: Record<string, Confidence>;
  rule: string;
  caveat?: string;
  sources?: string[];
}): Table => {
  const { fee, sources = ['fee-list'], ...rest } = input;
  return { ...rest, sources, rules: [{ give: { formula: 'fee', fee } }] };
};

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    table({
      from: '2025-07-01',
      fee: { base: 238.14, over: 180_000, each: 44.71, per: 10_000 },
      evidence: { '2025-26': 'medium' },
      rule: 'Titles Queensland charges a basic fee, and more for each $10,000 or part of it over $180,000.',
      caveat: 'The amount for each $10,000 comes from one unofficial calculator.',
    }),
    table({
      from: '2026-07-01',
      fee: { base: 248.04, over: 180_000, each: 46.56, per: 10_000 },
      evidence: { '2026-27': 'high' },
      rule: 'Titles Queensland charges a basic fee, and more for each $10,000 or part of it over $180,000.',
      sources: ['fees-2026', 'widget-2026'],
    }),
  ],
};

const rule = 'Titles Queensland charges one fee for each mortgage.';

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: [
    table({ from: '2023-07-01', fee: { base: 224.32 }, evidence: { '2023-24': 'high' }, rule }),
    table({ from: '2025-07-01', fee: { base: 238.14 }, evidence: { '2025-26': 'high' }, rule }),
    table({
      from: '2026-07-01',
      fee: { base: 248.04 },
      evidence: { '2026-27': 'high' },
      rule,
      sources: ['fees-2026', 'widget-2026'],
    }),
  ],
};
