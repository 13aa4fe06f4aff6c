import { LONG_WORDS } from '#site/ui/example-pictures.ts';
import type { Examples } from '#site/ui/examples.ts';
import { testPublicListing, testRow } from '../public/example-listing.ts';
import type { ListingCard } from '../public/public-listing.ts';
import { ListingCardView, ListingGrid } from './listing-card.tsx';
import { ListingLead } from './listing-lead.tsx';
import { OpenHomes } from './open-homes.tsx';

const now = Date.parse('2026-11-18T00:00:00Z');
const inspection = { startsAt: '2026-11-20T23:00:00.000Z', endsAt: '2026-11-20T23:30:00.000Z' };
const plain: ListingCard = testRow({ inspections: [inspection] }).card;
const pictured: ListingCard = {
  ...plain,
  images: [{ src: '/media/a.webp', srcset: '', width: 1600, height: 1067, alt: 'Picture 1' }],
};

export const examples: Examples = {
  'without a picture, open on Saturday': <ListingCardView listing={plain} now={now} />,
  'first on the page': <ListingCardView listing={pictured} now={now} priority level={2} />,
  'long price, hidden address': (
    <ListingCardView
      listing={{ ...testRow({ addressHidden: true, priceView: LONG_WORDS }).card, images: pictured.images }}
      now={now}
    />
  ),
  'under offer, auction to come': (
    <ListingCardView
      listing={testRow({ underOffer: true, auctionAt: '2026-11-28T00:00:00.000Z' }).card}
      now={now}
    />
  ),
  'sold, price kept back': (
    <ListingCardView
      listing={
        testRow({ status: 'sold', soldDate: '2026-11-02', soldPrice: 1_300_000, soldPriceDisplay: 'no' }).card
      }
      now={now}
    />
  ),
  'land, everything else unknown': (
    <ListingCardView
      listing={testPublicListing({
        propertyType: null,
        beds: 0,
        baths: null,
        cars: null,
        landAreaText: '40 ha',
      })}
      now={now}
    />
  ),
  'a grid': <ListingGrid listings={[plain, { ...pictured, id: 43 }]} now={now} sample />,
  'told at length': <ListingLead listing={pictured} now={now} />,
  'open homes by day': <OpenHomes openHomes={[{ listing: plain, inspection }]} />,
};
