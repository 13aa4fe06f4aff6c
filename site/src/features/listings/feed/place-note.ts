import { postcodesInstead } from '@frontage/gazetteer';
import type { FeedListing } from '@frontage/reaxml';
import type { FeedNote } from './feed-note.ts';

/**
 * A warning where the suburb of a message has another postcode than the one it was sent with. Suburbs and postcodes that
 * the gazetteer does not know are left alone, and the listing stands as it was sent.
 */
export function placeNotes({ type, address }: FeedListing): FeedNote[] {
  const { suburb, state, postcode, country } = address ?? {};
  if (!suburb || !state || !postcode || country !== 'AU') return [];
  const postcodes = postcodesInstead({ suburb, state, postcode });
  if (!postcodes) return [];
  return [
    {
      code: 'suburb-postcode',
      severity: 'warning',
      element: `${type}/address/postcode`,
      text: `${suburb} ${state} ${postcode}`,
      message: `Suburb and postcode do not match: ${suburb} ${state} has the postcode ${postcodes.join(' or ')}. The listing was imported as it was sent. Correct the address in the sending system.`,
    },
  ];
}
