import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

const main = { streetNumber: '39', street: 'Main Road', suburb: 'Richmond', state: 'VIC', postcode: '3121' };

it.each([
  ['a shortened kind of street', { ...main, street: 'Main Rd.' }],
  ['other letter case and spaces', { ...main, street: ' MAIN  road', suburb: 'RICHMOND' }],
  ['a lot number beside the street number', { ...main, lotNumber: '7' }],
])('%s is the same address', (_what, address) => {
  expect(addressKey(address)).toBe(addressKey(main));
});

it('a unit is the same wherever it is written', () => {
  const unit = addressKey({ ...main, subNumber: '2' });
  expect(addressKey({ ...main, subNumber: 'Unit 2' })).toBe(unit);
  expect(addressKey({ ...main, streetNumber: '2/39' })).toBe(unit);
  expect(unit).not.toBe(addressKey(main));
});

it.each([
  ['another number', { ...main, streetNumber: '41' }],
  ['another unit', { ...main, subNumber: '3' }],
  ['another suburb', { ...main, suburb: 'Burnley' }],
  ['another street of that name', { ...main, street: 'Main Street' }],
])('%s is another address', (_what, address) => {
  expect(addressKey(address)).not.toBe(addressKey(main));
});

it.each([
  ['no number', { ...main, streetNumber: '' }],
  ['no street', { ...main, street: null }],
  ['no suburb', { ...main, suburb: undefined }],
])('with %s nobody can tell which property it is', (_what, address) => {
  expect(addressKey(address)).toBeUndefined();
});

it('a lot is an address of its own before it has a number', () => {
  expect(addressKey({ ...main, streetNumber: null, lotNumber: '7' })).toContain('lot 7');
});
