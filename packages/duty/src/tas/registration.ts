import type { Confidence, Scheme, Table } from '../tables.ts';

/** The fee of one edition. With `units` it is so many fee units of the year, cents cut off. */
function table(input: {
  year: number;
  amount: number;
  sources: string[];
  confidence?: Confidence;
  units?: string;
}): Table {
  const { year, amount, sources, confidence = 'medium', units } = input;
  const edition = `${year}-${String(year + 1).slice(2)}`;
  return {
    from: `${year}-07-01`,
    evidence: { [edition]: confidence },
    sources,
    rule: 'One fee for each document, at any price.',
    ...(units ? { caveat: `Worked out: ${units}. The units are deduced from fees of other years.` } : {}),
    rules: [{ give: { formula: 'fee', fee: { base: amount } } }],
  };
}

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    table({ year: 2014, amount: 193.88, sources: ['fees-2014'] }),
    table({ year: 2021, amount: 216.15, sources: ['fees-2021'] }),
    table({ year: 2023, amount: 233.18, sources: ['units'], units: '131 units of $1.78' }),
    table({ year: 2024, amount: 244.97, sources: ['units'], units: '131 units of $1.87' }),
    table({ year: 2025, amount: 250.21, sources: ['fee-list'], units: '131 units of $1.91' }),
    table({ year: 2026, amount: 256.76, sources: ['widget-2026'] }),
  ],
};

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: [
    table({ year: 2014, amount: 126.54, sources: ['fees-2014'] }),
    table({ year: 2023, amount: 152.19, sources: ['fee-list', 'units'], confidence: 'high' }),
    table({ year: 2024, amount: 159.88, sources: ['units'], units: '85.5 units of $1.87' }),
    table({ year: 2025, amount: 163.3, sources: ['fee-list'] }),
    table({ year: 2026, amount: 167.58, sources: ['widget-2026'] }),
  ],
};
