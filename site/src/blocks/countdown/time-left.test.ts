import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [0, '00 00 00 00'],
  [-5000, '00 00 00 00'],
  [1, '00 00 00 01'],
  [59_999, '00 00 01 00'],
  [90_061_000, '01 01 01 01'],
  [100 * 86_400_000, '100 00 00 00'],
])('%d ms are %s', (ms, left) => expect(Object.values(timeLeft(ms)).join(' ')).toBe(left));
