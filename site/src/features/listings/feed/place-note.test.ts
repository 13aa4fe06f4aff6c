import type { FeedListing } from '@frontage/reaxml';
import { expect, it } from 'vitest';
import { placeNotes } from './place-note.ts';

const message = (address: object) =>
  ({
    type: 'residential',
    address: { display: true, suburbDisplay: true, country: 'AU', ...address },
  }) as FeedListing;

it('a suburb with the postcode of another is told with the one it has', () => {
  expect(placeNotes(message({ suburb: 'NEWTOWN', state: 'NSW', postcode: '2000' }))).toEqual([
    {
      code: 'suburb-postcode',
      severity: 'warning',
      element: 'residential/address/postcode',
      text: 'NEWTOWN NSW 2000',
      message:
        'Suburb and postcode do not match: NEWTOWN NSW has the postcode 2042. The listing was imported as it was sent. Correct the address in the sending system.',
    },
  ]);
});

it.each([
  ['they match', { suburb: 'Newtown', state: 'NSW', postcode: '2042' }],
  ['Saint for St', { suburb: 'Saint Kilda', state: 'VIC', postcode: '3182' }],
  ['a suburb nobody knows', { suburb: 'Atlantis', state: 'NSW', postcode: '2042' }],
  ['a postcode nobody knows', { suburb: 'Newtown', state: 'NSW', postcode: '2999' }],
  ['no postcode', { suburb: 'Newtown', state: 'NSW', postcode: null }],
  ['abroad', { suburb: 'Newtown', state: 'NSW', postcode: '2000', country: 'NZ' }],
])('nothing is said: %s', (_, address) => {
  expect(placeNotes(message(address))).toEqual([]);
});

it('nothing is said of a message without an address', () => {
  expect(placeNotes({ type: 'residential', address: null } as FeedListing)).toEqual([]);
});
