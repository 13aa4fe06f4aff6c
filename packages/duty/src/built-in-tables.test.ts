import { describe, expect, test } from 'vitest';
import { tableProblems } from './check-tables.ts';
import { builtInTables, STATES } from './index.ts';
import { tableInForce } from './plan.ts';
import type { Part } from './tables.ts';

const EDITIONS = ['2023-24', '2024-25', '2025-26', '2026-27'];

test('all eight states are there, in the order of their numbers', () => {
  expect(builtInTables.map(({ state }) => state)).toEqual(STATES.map(({ state }) => state));
});

test('the tables are sound, also as the JSON they travel as', () => {
  expect(tableProblems(builtInTables)).toEqual([]);
  expect(tableProblems(JSON.parse(JSON.stringify(builtInTables)))).toEqual([]);
});

describe.each(builtInTables)('$state', ({ sources, schemes }) => {
  test('every source is used', () => {
    const used = new Set(schemes.flatMap(({ tables }) => tables.flatMap((table) => table.sources)));
    expect(Object.keys(sources).filter((key) => !used.has(key))).toEqual([]);
  });

  test.each(['duty', 'transferFee', 'mortgageFee'] satisfies Part[])('has one scheme of %s', (part) => {
    expect(schemes.filter((scheme) => scheme.part === part)).toHaveLength(1);
  });

  test.each(EDITIONS)('its duty was found for %s', (edition) => {
    const duty = schemes.find(({ part }) => part === 'duty');
    const day = `${edition.slice(0, 4)}-12-31`;
    expect(duty && tableInForce({ scheme: duty, date: day })?.evidence).toHaveProperty([edition]);
  });
});
