import type { Condition, Rule, Scheme, Table } from '../tables.ts';

const UNIT: Condition = { use: 'primary', kind: ['new'], dwelling: 'unit' };

/** What limits the exemption of a finished new unit: the zone RZ1 until June 2026, then who sells and when. */
const FINISHED = {
  zone: {
    give: { formula: 'none' },
    rule: 'The first sale of a new unit on an RZ1 block is free of duty for a buyer who lives there.',
    caveat: 'If the block is in zone RZ1 and the unit has not been sold before, there is no duty.',
  },
  developer: {
    give: { formula: 'nil' },
    rule: 'No duty on a new unit bought from its developer within two years of the units plan, for a buyer who lives there.',
    caveat: 'This assumes the developer sells the unit within those two years.',
  },
} satisfies Record<string, Rule>;

function table(input: {
  from: string;
  edition: string;
  sources: string[];
  limit?: number;
  finished?: keyof typeof FINISHED;
}): Table {
  const { from, edition, sources, limit, finished } = input;
  const price = limit ? `up to $${limit.toLocaleString('en-AU')}` : 'at any price';
  const when = { ...UNIT, ...(limit && { valueTo: limit }) };
  return {
    from,
    evidence: { [edition]: 'high' },
    sources,
    rule: `No duty on a unit-titled flat or townhouse ${price}, bought before its units plan is registered, for a buyer who lives there for a year.`,
    rules: [
      { when: { ...when, offThePlan: true }, give: { formula: 'nil' } },
      ...(finished
        ? [{ when: { ...when, offThePlan: false }, label: 'New unit duty exemption', ...FINISHED[finished] }]
        : []),
    ],
  };
}

/** Units off the plan, and finished new ones. All or nothing: one dollar over the limit, and the whole duty is due. */
export const newUnit: Scheme = {
  id: 'new-unit',
  part: 'concession',
  label: 'Off the plan unit duty exemption',
  row: 'off_the_plan_concession',
  tables: [
    table({ from: '2023-07-01', edition: '2023-24', sources: ['off-the-plan'], limit: 700_000 }),
    table({
      from: '2023-11-27',
      edition: '2023-24',
      sources: ['off-the-plan', 'new-unit'],
      limit: 800_000,
      finished: 'zone',
    }),
    table({
      from: '2024-07-01',
      edition: '2024-25',
      sources: ['off-the-plan', 'new-unit'],
      limit: 1_000_000,
      finished: 'zone',
    }),
    table({
      from: '2025-07-01',
      edition: '2025-26',
      sources: ['changes-2025', 'off-the-plan'],
      limit: 1_020_000,
      finished: 'zone',
    }),
    table({
      from: '2026-07-01',
      edition: '2026-27',
      sources: ['schemes-2026', 'off-the-plan'],
      finished: 'developer',
    }),
  ],
};
