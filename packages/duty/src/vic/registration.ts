import type { Confidence, Formula, Scheme, Table } from '../tables.ts';
import { sure } from './evidence.ts';

/** What is lodged electronically and what on paper. */
type Both<Value> = { electronic: Value; paper: Value };

const rules = (give: Both<Formula>, paperCaveat?: string): Table['rules'] => [
  { when: { electronic: true }, give: give.electronic },
  {
    when: { electronic: false },
    give: give.paper,
    ...(paperCaveat ? { caveat: paperCaveat, confidence: 'low' as const } : {}),
  },
];

const flat = (base: number): Formula => ({ formula: 'fee', fee: { base } });
const unknown: Formula = { formula: 'unknown' };

const byPrice = ({ base, most }: { base: number; most: number }): Formula => ({
  formula: 'fee',
  fee: { base, each: 2.34, per: 1_000, count: 'whole', most },
});

const PAPER = 'The paper fee is calculated from the fee unit of $17.27.';
const UNITS = 'Worked out from the fee units, whose value in 2024-25 no official list seen confirms.';

function transfer(input: {
  from: string;
  evidence: Record<string, Confidence>;
  sources: string[];
  give: Both<{ base: number; most: number }>;
  caveat?: string;
  paperCaveat?: string;
}): Table {
  const { give, paperCaveat, ...rest } = input;
  return {
    ...rest,
    rule: 'A basic fee plus $2.34 for every whole $1,000 of the price, up to a maximum. Paper lodgement costs more.',
    rules: rules({ electronic: byPrice(give.electronic), paper: byPrice(give.paper) }, paperCaveat),
  };
}

export const transferFee: Scheme = {
  id: 'transfer-fee',
  part: 'transferFee',
  label: 'Land transfer registration',
  row: 'land_transfer_fee',
  tables: [
    transfer({
      from: '2023-07-01',
      evidence: sure('2023-24', 'medium'),
      sources: ['fee-rule', 'fee-unit'],
      give: { electronic: { base: 96, most: 3_606 }, paper: { base: 105.7, most: 3_615.7 } },
    }),
    transfer({
      from: '2024-07-01',
      evidence: sure('2024-25', 'medium'),
      sources: ['fee-rule'],
      give: { electronic: { base: 98.6, most: 3_608.6 }, paper: { base: 108.6, most: 3_618.6 } },
      caveat: UNITS,
    }),
    transfer({
      from: '2025-07-01',
      evidence: sure('2025-26'),
      sources: ['fee-rule'],
      give: { electronic: { base: 101.5, most: 3_611 }, paper: { base: 111.8, most: 3_621 } },
    }),
    transfer({
      from: '2026-07-01',
      evidence: sure('2026-27', 'medium'),
      sources: ['fees-2026'],
      give: { electronic: { base: 104.3, most: 3_614 }, paper: { base: 114.8, most: 3_624 } },
      paperCaveat: PAPER,
    }),
  ],
};

function mortgage(input: {
  from: string;
  evidence: Record<string, Confidence>;
  sources: string[];
  give: Both<Formula>;
  caveat?: string;
  paperCaveat?: string;
}): Table {
  const { give, paperCaveat, ...rest } = input;
  const rule = 'One fee for each mortgage. Paper lodgement costs more.';
  return { ...rest, rule, rules: rules(give, paperCaveat) };
}

export const mortgageFee: Scheme = {
  id: 'mortgage-fee',
  part: 'mortgageFee',
  label: 'Mortgage registration',
  row: 'mortgage_registration_fee',
  tables: [
    mortgage({
      from: '2018-07-01',
      evidence: sure('2018-19'),
      sources: ['fee-rule'],
      give: { electronic: flat(108.1), paper: flat(116.8) },
    }),
    mortgage({
      from: '2019-07-01',
      evidence: sure('2022-23', 'low'),
      sources: ['fee-rule'],
      give: { electronic: unknown, paper: unknown },
      caveat: 'The fees from July 2019 to June 2023 are not known here.',
    }),
    mortgage({
      from: '2023-07-01',
      evidence: sure('2023-24'),
      sources: ['fee-list', 'fee-unit'],
      give: { electronic: flat(118.9), paper: flat(128.5) },
    }),
    mortgage({
      from: '2024-07-01',
      evidence: sure('2024-25', 'medium'),
      sources: ['fee-rule'],
      give: { electronic: flat(122.1), paper: flat(131.9) },
      caveat: UNITS,
    }),
    mortgage({
      from: '2025-07-01',
      evidence: sure('2025-26'),
      sources: ['fee-list'],
      give: { electronic: flat(125.7), paper: flat(135.8) },
    }),
    mortgage({
      from: '2026-07-01',
      evidence: sure('2026-27'),
      sources: ['fees-2026', 'widget-2026'],
      give: { electronic: flat(129.2), paper: flat(139.5) },
      paperCaveat: PAPER,
    }),
  ],
};
