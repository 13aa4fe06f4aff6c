import { expect, it } from 'vitest';
import { STARTERS } from '#site/features/pages/starters/starters.ts';
import { bestStarter, isStarterFound } from './find-starter.ts';

const found = (search: string) => STARTERS.filter((starter) => isStarterFound({ starter, search }));
const best = (search: string) => bestStarter({ found: found(search), search })?.name;

it('finds starters by any of their words, in their names first', () => {
  expect(best('fees')).toBe('Fees');
  expect(best('clients say')).toBe('What clients say');
  expect(best('picture beside')).toBe('Opening with a picture beside it');
  expect(best('EDGE to edge')).toBe('Opening with the property search');
  expect(found('').length).toBe(STARTERS.length);
});

it('finds none for words that no starter has', () => {
  expect(best('hologram')).toBeUndefined();
});
