import { expect, it } from 'vitest';
import { FileSizeCell } from './file-size-cell.tsx';
import { TextsCell } from './texts-cell.tsx';

// Pure: no time.
it.each([
  [31_023, '32 kB'],
  [999_999, '1000 kB'],
  [1_240_000, '1.2 MB'],
  [0, '0 kB'],
  [null, '–'],
  [undefined, '–'],
])('shows a file of %s bytes as %s', (cellData, text) => expect(FileSizeCell({ cellData })).toBe(text));

it.each([
  [['team', 'Newtown'], 'team, Newtown'],
  [[], '–'],
  [null, '–'],
  [undefined, '–'],
])('shows the texts %j as %s', (cellData, text) => expect(TextsCell({ cellData })).toBe(text));
