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
  // As maps, address books and Chinese keyboards write it.
  ['Unit 3, 45 King St, Newtown NSW 2042, Australia', 'Unit 3, 45 King St', 'Newtown', 'NSW', '2042'],
  ['  9/12\u00a0  King St ,  newtown  nsw ２０４２ ', '9/12 King St', 'newtown', 'NSW', '2042'],
  ['5 Lake Rd, Perth, Western Australia 6000, Australia', '5 Lake Rd', 'Perth', 'WA', '6000'],
  ['5 Lake Rd, Adelaide, South Australia', '5 Lake Rd', 'Adelaide', 'SA', ''],
  ['45 St Kilda Rd St Kilda', '45 St Kilda Rd', 'St Kilda', '', ''],
  ['2a St Johns Avenue Gordon', '2a St Johns Avenue', 'Gordon', '', ''],
  ['3 Victoria St, Victoria Park WA 6100', '3 Victoria St', 'Victoria Park', 'WA', '6100'],
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
