import { cardTexts } from '#site/messages/cards.ts';
import type { ListingCard } from './public-listing.ts';

/** What an email and a form say of a listing: taken from its card, so nothing hidden is in it. */
export function shownListing(card: ListingCard) {
  const { bedsShort, bathsShort, carsShort } = cardTexts();
  const [image] = card.images;
  return {
    id: card.id,
    path: card.path,
    title: card.address.full,
    priceText: card.priceText,
    /** `4 bed · 2 bath · 2 car` in the language of the moment, or ''. */
    facts: [
      ...(card.beds ? [bedsShort(card.beds)] : []),
      ...(card.baths ? [bathsShort(card.baths)] : []),
      ...(card.cars ? [carsShort(card.cars)] : []),
      ...(card.landText ? [card.landText] : []),
    ].join(' · '),
    image: image ? { src: image.src, alt: image.alt } : null,
    timeZone: card.timeZone,
  };
}
