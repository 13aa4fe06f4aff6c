import { expect, it } from 'vitest';
import { initials } from './portrait.tsx';

it.each([
  ['Ada Example-Smith', 'AE'],
  ['ada', 'A'],
  ['Zoë van der Berg', 'ZB'],
  ['  ', ''],
  ['Dr. Émile (Max) Öz', 'DÖ'],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
