import { builtInTables, type StateTables } from '@frontage/duty';
import { expect, it } from 'vitest';
import { layEdition } from '../with-editions.ts';
import { plainProblems } from './plain-problems.ts';
import { replaceAt, startChange, withAnySource, withTable } from './rate-change.ts';

const vic = builtInTables.find(({ state }) => state === 'VIC') as StateTables;
const start = startChange({
  present: vic,
  scheme: 'mortgage-fee',
  from: '',
  today: '2026-11-22',
}) as StateTables;
const problemsOf = (tables: unknown) => {
  const laid = layEdition({ base: builtInTables, state: 'VIC', tables });
  return laid.ok ? [] : plainProblems(laid.problems);
};

it('what is missing from a form is said in its own words', () => {
  const change = withTable(start, (table) => ({
    ...replaceAt(table, ['rules', 0, 'give', 'fee', 'base'], 'a lot'),
    rule: '',
  }));
  expect(problemsOf(change)).toEqual([
    'Enter the title of the source.',
    'Enter the address of the source; it starts with https://.',
    'Choose the day on which the source was published.',
    'Choose the day from which the rates are in force.',
    'Say in a sentence what visitors should read about it.',
    'Fill in each figure with a number like 1,250.50.',
  ]);
});

it('samples are worked out before there is a source', () => {
  expect(problemsOf(withAnySource(withTable(start, (table) => ({ ...table, from: '2027-07-01' }))))).toEqual(
    [],
  );
});
