import type { Confidence, Scheme, Table } from '../tables.ts';

const rule = 'One fee for each document, at any price.';

const amounts = [
  { from: '2023-07-01', edition: '2023-24', amount: 165, source: 'fee-2023' },
  { from: '2024-07-01', edition: '2024-25', amount: 172, source: 'fee-2024' },
  { from: '2025-07-01', edition: '2025-26', amount: 176, source: 'fee-2025' },
  { from: '2026-07-01', edition: '2026-27', amount: 181, source: 'widget-2026' },
];

const tables = (confidence: Confidence, more: Partial<Table>, also: string[] = []): Table[] =>
  amounts.map(({ from, edition, amount, source }) => ({
    from,
    // In 2026-27 one list has both fees.
    evidence: { [edition]: source === 'widget-2026' ? 'medium' : confidence },
    sources: source === 'widget-2026' ? [source] : [source, ...also],
    rule,
    ...(source === 'widget-2026' ? { rule: more.rule ?? rule } : more),
    rules: [{ give: { formula: 'fee', fee: { base: amount } } }],
  }));

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: tables('low', { caveat: 'We assume this is the same as the mortgage fee, as in earlier years.' }, [
    'one-fee',
  ]),
};

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: tables('high', { rule: `${rule} A mortgage over several titles costs more.` }),
};
