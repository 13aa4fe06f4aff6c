// Pure: a few milliseconds.
import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('has the noun for one and for many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'lead'))).toEqual(['0 leads', '1 lead', '2 leads']);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});
