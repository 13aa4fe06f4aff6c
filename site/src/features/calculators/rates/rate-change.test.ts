import { builtInTables, type StateTables } from '@frontage/duty';
import { describe, expect, it } from 'vitest';
import { layEdition } from '../with-editions.ts';
import {
  changeOf,
  changeTitle,
  confirmYear,
  moveChange,
  outdatedAmounts,
  replaceAt,
  startChange,
  withEnd,
  withSource,
  withTable,
} from './rate-change.ts';

const vic = builtInTables.find(({ state }) => state === 'VIC') as StateTables;
const SOURCE = {
  title: 'State Revenue Office: duty',
  address: 'https://www.sro.vic.gov.au/duty',
  official: true,
  published: '2026-11-01',
};

const start = (from: string, scheme = 'mortgage-fee') => {
  const tables = startChange({ present: vic, scheme, from, today: '2026-11-22' });
  if (!tables) throw new Error('There is no such table.');
  return tables;
};

describe('a change of one table', () => {
  it('begins with the figures in force on its day, and is an edition as it stands once it has a source', () => {
    const change = changeOf(start('2027-07-01'));
    const before = vic.schemes.find(({ id }) => id === 'mortgage-fee')?.tables.at(-1);
    expect(change?.table.rules.map(({ give }) => give)).toEqual(before?.rules.map(({ give }) => give));
    expect(change?.table).toMatchObject({ from: '2027-07-01', evidence: { '2027-28': 'high' } });
    const tables = withSource(start('2027-07-01'), SOURCE);
    expect(layEdition({ base: builtInTables, state: 'VIC', tables })).toMatchObject({ ok: true });
  });

  it('corrects the table of that day, and confirms it for today’s year', () => {
    const from = vic.schemes.find(({ id }) => id === 'mortgage-fee')?.tables.at(-1)?.from ?? '';
    const change = changeOf(start(from));
    expect(change?.table.from).toBe(from);
    expect(change?.table.evidence).toMatchObject({ '2026-27': 'high' });
  });

  it('keeps what was entered when its day moves', () => {
    const first = withSource(start(''), SOURCE);
    const moved = changeOf(
      moveChange({ present: vic, tables: first, from: '2027-07-01', today: '2026-11-22' }),
    );
    expect(moved).toMatchObject({ source: SOURCE, table: { from: '2027-07-01' } });
    const edited = withTable(first, (table) => replaceAt(table, ['rules', 0, 'give', 'fee', 'base'], 150));
    const kept = changeOf(
      moveChange({ present: vic, tables: edited, from: '2027-08-01', today: '2026-11-22' }),
    );
    expect(kept?.table.rules[0]?.give).toEqual({ formula: 'fee', fee: { base: 150 } });
  });

  it('names the year that its source gives the rates of', () => {
    const tables = confirmYear(withSource(start('2025-07-01'), SOURCE), '2025-26');
    expect(changeOf(tables)?.table.evidence).toEqual({ '2025-26': 'high' });
  });

  it('can have a last day', () => {
    const tables = withEnd(start('2027-07-01'), '2028-06-30');
    expect(changeOf(tables)?.table.endsOn).toBe('2028-06-30');
    expect(changeOf(withEnd(tables, undefined))?.table).not.toHaveProperty('endsOn');
  });

  it('is less sure when no office published it', () => {
    const tables = withSource(start('2027-07-01'), { ...SOURCE, official: false });
    expect(changeOf(tables)?.table.evidence).toEqual({ '2027-28': 'medium' });
  });

  it('is refused without a source', () => {
    const laid = layEdition({ base: builtInTables, state: 'VIC', tables: start('2027-07-01') });
    expect(laid.ok).toBe(false);
  });

  it('has a name', () => {
    const change = changeOf(start('2027-07-01'));
    expect(change && changeTitle({ name: 'Victoria', change })).toBe(
      'Victoria: Mortgage registration from 1 July 2027',
    );
  });

  it('is none where an edition changes several tables', () => {
    expect(changeOf(vic)).toBeUndefined();
    expect(changeOf('words')).toBeUndefined();
    expect(changeOf({ schemes: [{ tables: [{ from: 1 }] }] })).toBeUndefined();
  });
});

it('finds amounts that the words still name', () => {
  const before = changeOf(start('2026-07-01', 'first-home'))?.table;
  if (!before) throw new Error('There is no such table.');
  const table = before.rules.reduce(
    (changed, _, index) => replaceAt(changed, ['rules', index, 'give', 'nilTo'], 650_000),
    before,
  );
  expect(outdatedAmounts({ before, table })).toEqual(['$600,000']);
  expect(outdatedAmounts({ before, table: { ...table, rule: 'No duty up to $650,000.' } })).toEqual([]);
});

it('replaces a value and leaves the rest as it is', () => {
  const tables = start('2027-07-01');
  const changed = withTable(tables, (table) => replaceAt(table, ['rules', 1, 'give', 'fee', 'base'], 150));
  expect(changeOf(changed)?.table.rules[1]?.give).toEqual({ formula: 'fee', fee: { base: 150 } });
  expect(changeOf(changed)?.table.rules[0]).toBe(changeOf(tables)?.table.rules[0]);
  expect(replaceAt({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } });
});
