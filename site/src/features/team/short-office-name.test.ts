import { expect, it } from 'vitest';
import { shortOfficeName } from './short-office-name.ts';

it.each([
  ['Banksia & Vale Newtown', 'Newtown'],
  ['banksia & vale – Fremantle', 'Fremantle'],
  ['Banksia & Vale, South Yarra', 'South Yarra'],
  ['Newtown', undefined],
  ['Banksia & Vale', undefined],
  ['Banksia & Vale ', undefined],
  ['Banksia & Valentine', undefined],
])('the office “%s” of Banksia & Vale is “%s” in lists', (name, short) =>
  expect(shortOfficeName({ name, agencyName: 'Banksia & Vale' })).toBe(short),
);
