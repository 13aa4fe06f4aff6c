import { dollars } from '../terms/price-text.ts';
import type { StoredListing } from '../terms/stored-listing.ts';

/** An amount of a listing. With a hidden price no other amount may give it away. */
export const amountText = (
  { priceHidden }: StoredListing,
  amount: number | null | undefined,
): string | null => (amount && !priceHidden ? dollars(amount) : null);

export const countText = (count: number | null | undefined): string | null => (count ? String(count) : null);

/** `2026-11-21` → `21 November 2026`; anything else stays as it is. */
export function dateText(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!match) return date;
  const instant = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return instant.toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
