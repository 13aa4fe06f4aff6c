import { expect, it } from 'vitest';
import { countryOf, stateOf } from './address.ts';
import { ownValue } from './own-value.ts';

it('words that every object knows are in no table', () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(ownValue({ nsw: 'NSW' }, word)).toBeUndefined();
    expect(countryOf(word)).toBe(word);
    const state = stateOf({ text: word, country: 'AU', report: () => undefined, line: 1 });
    expect(typeof (state ?? '')).toBe('string');
  }
});
