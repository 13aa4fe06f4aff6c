import { prefill } from '@frontage/forms';
import { expect, it } from 'vitest';
import { salesAppraisal } from '../sales-appraisal.ts';
import { queryWithAddress, splitAddress } from './split-address.ts';

it.each([
  ['12 King Street, Newtown NSW 2042', '12 King Street', 'Newtown', 'NSW', '2042'],
  ['4/66 cambridge st stanmore', '4/66 cambridge st', 'stanmore', '', ''],
  [
    '31 Lydiard Street North, Ballarat Central, VIC, 3350',
    '31 Lydiard Street North',
    'Ballarat Central',
    'VIC',
    '3350',
  ],
  [
    '31 Lydiard Street North Ballarat Central 3350',
    '31 Lydiard Street North',
    'Ballarat Central',
    'VIC',
    '3350',
  ],
  ['Unit 3, 9 Wray Ave, Fremantle', 'Unit 3, 9 Wray Ave', 'Fremantle', '', ''],
  ['7 Kent St Braddon 2612', '7 Kent St', 'Braddon', 'ACT', '2612'],
  ['12 Broadway', '12 Broadway', '', '', ''],
  ['Newtown', '', 'Newtown', '', ''],
  ['', '', '', '', ''],
])('%s', (text, street, suburb, state, postcode) =>
  expect(splitAddress(text)).toEqual({ 'street-address': street, suburb, state, postcode }),
);

it('fills the appraisal form', () => {
  const query = queryWithAddress(new URLSearchParams({ address: '12 King Street, Newtown NSW 2042' }));
  expect(prefill({ definition: salesAppraisal.definition, query })).toMatchObject({
    'street-address': '12 King Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
  });
});
