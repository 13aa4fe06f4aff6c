import { expect, it } from 'vitest';
import { testPublicListing } from '../public/example-listing.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { rentalApplication } from './rental-application.ts';

const rental = (changes: Partial<StoredListing> = {}) =>
  testPublicListing({ method: 'rent', rent: 700, feedUniqueId: 'BVN-61', ...changes });
const OFFICE = 'https://2apply.com.au/newtown?address={address}';
const AGENCY = 'https://snug.com/apply/agency/{id}';
const apply = (
  listing: ReturnType<typeof rental>,
  links: (string | null)[],
  howToApply: string | null = null,
) => rentalApplication({ listing, links, howToApply });

it('a listing’s own link comes before its office’s and the agency’s', () => {
  const own = rental({ applyUrl: 'https://t-app.com.au/x' });
  expect(apply(own, [OFFICE, AGENCY])?.href).toBe('https://t-app.com.au/x');
  expect(apply(rental(), [OFFICE, AGENCY])?.href).toBe(
    'https://2apply.com.au/newtown?address=12%20Example%20Street%2C%20Newtown%20NSW%202042',
  );
  expect(apply(rental(), [null, AGENCY])?.href).toBe('https://snug.com/apply/agency/BVN-61');
});

it('a hidden address stays hidden in the link', () => {
  expect(apply(rental({ addressHidden: true }), [OFFICE])?.href).toBe(
    'https://2apply.com.au/newtown?address=Newtown%20NSW%202042',
  );
});

it('says how to apply in the agency’s words, or in ours where there is a link', () => {
  expect(apply(rental(), [AGENCY])?.text).toMatch(/^Inspect the property first/);
  expect(apply(rental(), [], 'Bring 100 points of identification.')).toEqual({
    href: null,
    text: 'Bring 100 points of identification.',
  });
  expect(apply(rental(), [])).toBeNull();
});

it.each<Partial<StoredListing>>([
  { method: 'buy' },
  { status: 'leased' },
  { category: 'holiday' },
  { category: 'commercial' },
  { underOffer: true },
])('nobody applies for what is %o', (changes) => {
  expect(apply(rental(changes), [AGENCY])).toBeNull();
});
