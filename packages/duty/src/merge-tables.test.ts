import { expect, test } from 'vitest';
import { calculateDuty } from './calculate.ts';
import { mergeTables } from './merge-tables.ts';
import type { Scheme } from './tables.ts';
import { duty, fees, invented, table } from './testing/invented.ts';

const base = invented([duty, ...fees]);
const doubled = (from: string): Scheme => ({
  ...duty,
  tables: [
    table([{ give: { formula: 'scale', scale: { per: 100, bands: [{ over: 0, base: 0, rate: 4 }] } } }], {
      from,
      evidence: { '2026-27': 'high' },
      sources: ['budget'],
    }),
  ],
});
const budget = {
  title: 'The Budget',
  address: 'https://example.org/b',
  official: true,
  checked: '2026-06-01',
};
const edition = (from: string) =>
  [{ ...base[0], sources: { budget }, schemes: [doubled(from)] }] as typeof base;
const dutyOn = (date: string, tables: typeof base) =>
  calculateDuty({ state: 'NSW', date, value: 100_000 }, tables).stampDuty;

test('an added edition takes effect on its day, and leaves earlier days alone', () => {
  const tables = mergeTables(base, edition('2026-07-01'));
  expect(dutyOn('2026-06-30', tables)).toBe(1_000);
  expect(dutyOn('2026-07-01', tables)).toBe(4_000);
});

test('its source stands in the line', () => {
  const tables = mergeTables(base, edition('2026-07-01'));
  const [line] = calculateDuty({ state: 'NSW', date: '2026-08-01', value: 1 }, tables).lines;
  expect(line).toMatchObject({ source: { title: 'The Budget' }, edition: '2026-27', caveats: [] });
});

test('a table of the same day replaces the old one', () => {
  expect(dutyOn('2025-12-01', mergeTables(base, edition('2025-07-01')))).toBe(4_000);
});

test('the tables it starts from stay as they are', () => {
  const before = structuredClone(base);
  mergeTables(base, edition('2025-07-01'));
  expect(base).toEqual(before);
});

test('a state that was not there is added', () => {
  expect(mergeTables([], base)).toEqual(base);
});
