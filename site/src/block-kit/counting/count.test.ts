import { expect, test } from 'vitest';
import { countText } from './count.ts';

const count = { from: 0, to: 1250, share: 1, decimals: 0 };

test.each([
  [{}, '1,250'],
  [{ share: 0 }, '0'],
  [{ share: -1 }, '0'],
  [{ share: 0.5 }, '625'],
  [{ share: 7 }, '1,250'],
  [{ grouped: false }, '1250'],
  [{ to: 4.85, decimals: 1, share: 0.5 }, '2.4'],
  [{ to: 0.3, from: 0.1, decimals: 1 }, '0.3'],
  [{ from: 100, to: 20, share: 0.25 }, '80'],
])('%o is written %s', (change, text) => expect(countText({ ...count, ...change })).toBe(text));
