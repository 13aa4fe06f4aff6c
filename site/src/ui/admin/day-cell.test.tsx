import { expect, it } from 'vitest';
import { DayCell } from './day-cell.tsx';

it.each([
  ['2026-11-12', '12 Nov 2026'],
  ['', '–'],
  [undefined, '–'],
  ['soon', 'soon'],
])('shows the day %s as %s', (cellData, text) => expect(DayCell({ cellData })).toBe(text));
