import { expect, it } from 'vitest';
import { rowTitle } from './row-title.ts';

it('names a row by its field, then by its kind, then by its number', () => {
  const naming = { field: 'heading', empty: 'Part', kinds: { 'open-homes': 'Open homes' }, number: 2 };
  expect(rowTitle({ ...naming, data: { heading: 'This week', kind: 'open-homes' } })).toBe('This week');
  expect(rowTitle({ ...naming, data: { heading: ' ', kind: 'open-homes' } })).toBe('3. Open homes');
  expect(rowTitle({ ...naming, data: { kind: 'another' } })).toBe('Part 3');
  expect(rowTitle({ ...naming, data: undefined })).toBe('Part 3');
});
