import type { ReactNode } from 'react';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { SalesList } from '../cards/sales-list.tsx';
import { SoldNearLink } from '../cards/sold-near-link.tsx';
import type { ListingCard, PublicListing } from '../public/public-listing.ts';

/** Our own sales of its kind nearby, at prices that may be shown. */
export function ComparableSales({ comparable }: { comparable: ListingCard[] }) {
  if (comparable.length === 0) return null;
  return (
    <>
      <SectionHeading
        title="Recent sales nearby"
        text="Similar properties that we sold in the last two years."
      />
      <SalesList listings={comparable} />
    </>
  );
}

/** Invites the owners of homes like one that was sold or leased; nothing on other pages. */
export function AppraisalCall({ listing, appraisal }: { listing: PublicListing; appraisal: ReactNode }) {
  if (!appraisal || (listing.channel !== 'sold' && listing.channel !== 'leased')) return null;
  const { suburb } = listing.address;
  const isSold = listing.channel === 'sold';
  return (
    <Section tone="accent" tight className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="max-w-prose-page">
          <h2 className="text-2xl md:text-3xl">
            {isSold ? 'What is yours worth?' : 'What could yours rent for?'}
          </h2>
          <p className="mt-3 text-lg">
            {`We ${isSold ? 'sold' : 'leased'} this property. Ask us what ${isSold ? 'yours could sell for' : 'yours could bring in rent'}${suburb ? ` in ${suburb}` : ''}. It’s free, with no obligation.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {appraisal}
          {isSold && <SoldNearLink place={listing.address} />}
        </div>
      </div>
    </Section>
  );
}
