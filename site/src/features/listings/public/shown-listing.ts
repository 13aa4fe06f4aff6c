import type { ListingCard } from './public-listing.ts';

/** What an email and a form say of a listing: taken from its card, so nothing hidden is in it. */
export function shownListing(card: ListingCard) {
  const counted = (count: number | null, word: string) => (count ? [`${count} ${word}`] : []);
  const [image] = card.images;
  return {
    id: card.id,
    path: card.path,
    title: card.address.full,
    priceText: card.priceText,
    /** `4 bed · 2 bath · 2 car`, or ''. */
    facts: [
      ...counted(card.beds, 'bed'),
      ...counted(card.baths, 'bath'),
      ...counted(card.cars, 'car'),
      ...(card.landText ? [card.landText] : []),
    ].join(' · '),
    image: image ? { src: image.src, alt: image.alt } : null,
    timeZone: card.timeZone,
  };
}
