import type { PublicAddress } from './public-listing.ts';

/** The form that emails owners what is sold around them, with a suburb filled in where one is known. */
export function soldNearPath({ suburb, state, postcode }: Partial<PublicAddress> = {}): string {
  const address = suburb ? [suburb, state, postcode].filter(Boolean).join(' ') : '';
  return `/forms/sold-near-you${address ? `?${new URLSearchParams({ address })}` : ''}`;
}
