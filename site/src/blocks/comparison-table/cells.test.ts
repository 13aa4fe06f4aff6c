import { expect, it } from 'vitest';
import { cellsOf, markOf } from './cells.ts';

it('a row has as many cells as the table has columns', () => {
  expect(cellsOf({ text: ' Yes \n\nNo\nmore', count: 3 })).toEqual(['Yes', '', 'No']);
  expect(cellsOf({ text: '', count: 2 })).toEqual(['', '']);
});

it.each([
  ['Yes', 'yes'],
  ['✓', 'yes'],
  ['no', 'no'],
  ['-', 'no'],
  ['Yes, in NSW', null],
  ['', null],
])('the cell %j is a mark: %j', (text, mark) => expect(markOf(text)).toBe(mark));
