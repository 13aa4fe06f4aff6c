import { expect, test } from 'vitest';
import { builtInTables } from './built-in-tables.ts';
import { endingTables } from './ending-tables.ts';
import type { Rule, Table } from './tables.ts';
import { duty, invented, scheme, table } from './testing/invented.ts';

const given: Rule[] = [{ give: { formula: 'amount', amount: 10_000 } }];
const ends = (tables: Table[], from = '2026-06-17', to = '2026-06-30') =>
  endingTables(invented([scheme({ id: 'grant', part: 'fhog', tables })]), { from, to });

test('a table ends with the last financial year its figures were found for', () => {
  expect(endingTables(invented([duty]), { from: '2026-06-17', to: '2026-06-30' })).toEqual([
    {
      state: 'NSW',
      scheme: 'duty',
      label: 'The duty',
      from: '2025-07-01',
      ends: '2026-06-30',
      reason: 'year',
    },
  ]);
});

test('both days count, and no others', () => {
  expect(ends([table(given)], '2026-06-30', '2026-06-30')).toHaveLength(1);
  expect(ends([table(given)], '2026-06-01', '2026-06-29')).toEqual([]);
  expect(ends([table(given)], '2026-07-01', '2027-06-30')).toEqual([]);
});

test('it does not end where a later table takes over', () => {
  expect(
    ends([table(given), table(given, { from: '2026-07-01', evidence: { '2026-27': 'medium' } })]),
  ).toEqual([]);
  expect(ends([table(given), table([], { from: '2026-07-01', evidence: { '2026-27': 'high' } })])).toEqual(
    [],
  );
});

test('an end that the law states is one, also where the table after it says that nothing follows', () => {
  const stated = table(given, { endsOn: '2026-03-31' });
  const over = table([{ give: { formula: 'none' } }], { from: '2026-04-01' });
  const [march, year] = [
    ['2026-03-17', '2026-03-31'],
    ['2026-06-17', '2026-06-30'],
  ] as const;
  for (const tables of [[stated], [stated, over]]) {
    expect(ends(tables, ...march)).toMatchObject([{ ends: '2026-03-31', reason: 'announced' }]);
    expect(ends(tables, ...year)).toEqual([]);
  }
  expect(ends([stated, table(given, { from: '2026-04-01' })], ...march)).toEqual([]);
});

test('an end stated for a later year is told besides the end of the year', () => {
  const stated = table(given, { endsOn: '2028-06-30' });
  expect(ends([stated])).toMatchObject([{ ends: '2026-06-30', reason: 'year' }]);
  expect(ends([stated], '2028-06-17', '2028-06-30')).toMatchObject([{ reason: 'announced' }]);
  expect(ends([table(given, { endsOn: '2026-06-30' })])).toMatchObject([{ reason: 'announced' }]);
});

test('what gives nothing does not end', () => {
  expect(ends([table([{ give: { formula: 'none' } }]), table([{ give: { formula: 'unknown' } }])])).toEqual(
    [],
  );
});

test('of the built-in tables the duty of every state ends with the year it is known for', () => {
  const ending = endingTables(builtInTables, { from: '2027-06-30', to: '2027-06-30' });
  const duties = ending.filter(({ scheme }) => scheme === 'duty');
  expect(duties.map(({ state }) => state)).toEqual(builtInTables.map(({ state }) => state));
});
