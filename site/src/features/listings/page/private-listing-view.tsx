import type { ReactNode } from 'react';
import { Badge } from '#site/ui/badge.tsx';
import { Container } from '#site/ui/container.tsx';
import { FeatureIcons } from '#site/ui/feature-icons.tsx';
import { addressLines } from '../cards/listing-card.tsx';
import type { PublicListing } from '../public/public-listing.ts';
import { ListingAbout, ListingFacts, ListingFeatures } from './listing-details.tsx';
import type { PinsPicture } from './listing-map.island.tsx';
import { FloorPlans, ListingPlace, VideoAndTour } from './listing-media.tsx';
import { ListingPictures } from './listing-view.tsx';

/** A listing that is not on the website, for the people who were sent its link. */
export function PrivateListingView({
  listing,
  mapStyleUrl,
  mapPicture,
  people,
  now,
}: {
  listing: PublicListing;
  mapStyleUrl: string | null;
  mapPicture: PinsPicture | null;
  /** Who looks after it, with the way to write to them. */
  people: ReactNode;
  now: number;
}) {
  const { street, place } = addressLines(listing);
  const { beds, baths, cars, landText, priceText } = listing;
  return (
    <>
      <div className="mx-auto max-w-page md:px-8 md:pt-8">
        <ListingPictures listing={listing} enquiry={null} />
      </div>
      <Container className="grid gap-x-14 gap-y-10 pt-8 pb-16 md:pt-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <header className="flex flex-wrap items-start justify-between gap-x-14 gap-y-5 border-b border-line pb-8 lg:col-span-2">
          <div className="min-w-0 max-w-3xl">
            <Badge tone="brand">Off market</Badge>
            <h1 className="mt-4 text-3xl wrap-anywhere md:text-4xl">{street}</h1>
            <p className="mt-2 text-lg text-muted">{place}</p>
            <div className="mt-5 empty:hidden">
              <FeatureIcons beds={beds} baths={baths} cars={cars} landText={landText} size="lg" />
            </div>
          </div>
          <p className="font-display text-2xl">{priceText}</p>
        </header>
        <div className="grid content-start gap-14">
          <p className="rounded-lg bg-sand p-5">
            This property isn’t advertised. We sent you this page in confidence: please don’t share it.
            Contact the agent to inspect.
          </p>
          <ListingAbout listing={listing} />
          <ListingFacts listing={listing} now={now} />
          <ListingFeatures listing={listing} />
          <FloorPlans listing={listing} />
          <VideoAndTour listing={listing} />
          <ListingPlace listing={listing} mapStyleUrl={mapStyleUrl} mapPicture={mapPicture} />
        </div>
        <div className="lg:sticky lg:top-24 lg:self-start">{people}</div>
      </Container>
    </>
  );
}
