import type { Rule, Scheme, StateTables, Table } from '../tables.ts';

/** A small invented state to try the arithmetic on; the real tables are tried on official cases. */
export function invented(schemes: Scheme[]): StateTables[] {
  return [
    {
      state: 'NSW',
      kinds: ['new', 'established', 'vacant'],
      sources: {
        act: { title: 'The Act', address: 'https://example.org/act', official: true },
        gazette: { title: 'The Gazette', address: 'https://example.org/g', official: true },
        blog: { title: 'A Blog', address: 'https://example.org/b', official: false },
      },
      schemes,
    },
  ];
}

/** One table from 1 July 2025, known for 2025-26, unless said otherwise. */
export function table(rules: Rule[], own: Partial<Table> = {}): Table {
  return {
    from: '2025-07-01',
    evidence: { '2025-26': 'high' },
    sources: ['act', 'gazette'],
    rule: 'As the Act says.',
    rules,
    ...own,
  };
}

export function scheme(own: Pick<Scheme, 'id' | 'part' | 'tables'> & Partial<Scheme>): Scheme {
  return { label: `The ${own.id}`, row: 'general_rate', ...own };
}

/** 1 % to 100,000, then 1,000 plus 2 %, counted in hundreds. */
export const duty = scheme({
  id: 'duty',
  part: 'duty',
  tables: [
    table([
      {
        give: {
          formula: 'scale',
          scale: {
            per: 100,
            bands: [
              { over: 0, base: 0, rate: 1 },
              { over: 100_000, base: 1_000, rate: 2 },
            ],
          },
        },
      },
    ]),
  ],
});

/** A fee of the kind that is rarely in the way. */
export const fees = (['transferFee', 'mortgageFee'] as const).map((part) =>
  scheme({ id: part, part, tables: [table([{ give: { formula: 'fee', fee: { base: 100 } } }])] }),
);
