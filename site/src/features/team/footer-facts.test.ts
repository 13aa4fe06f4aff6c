import { expect, it } from 'vitest';
import { shortOfficeName } from './footer-facts.ts';

it.each([
  ['Banksia & Vale Newtown', 'Newtown'],
  ['Newtown', 'Newtown'],
  ['Banksia & Valerie', 'Banksia & Valerie'],
])('%s is shown as %s', (name, shown) =>
  expect(shortOfficeName({ name, agencyName: 'Banksia & Vale' })).toBe(shown),
);
