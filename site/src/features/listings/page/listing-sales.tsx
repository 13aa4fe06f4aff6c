import type { ReactNode } from 'react';
import { listingTexts } from '#site/messages/listing.ts';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { SalesList } from '../cards/sales-list.tsx';
import { SoldNearLink } from '../cards/sold-near-link.tsx';
import type { ListingCard, PublicListing } from '../public/public-listing.ts';

/** Our own sales of its kind nearby, at prices that may be shown. */
export function ComparableSales({ comparable }: { comparable: ListingCard[] }) {
  if (comparable.length === 0) return null;
  return (
    <>
      <SectionHeading title={listingTexts().recentSales} text={listingTexts().recentSalesText} />
      <SalesList listings={comparable} />
    </>
  );
}

/** Invites the owners of homes like one that was sold or leased; nothing on other pages. */
export function AppraisalCall({ listing, appraisal }: { listing: PublicListing; appraisal: ReactNode }) {
  if (!appraisal || (listing.channel !== 'sold' && listing.channel !== 'leased')) return null;
  const { suburb } = listing.address;
  const isSold = listing.channel === 'sold';
  const texts = listingTexts();
  return (
    <Section tone="accent" tight className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="max-w-prose-page">
          <h2 className="text-2xl md:text-3xl">{isSold ? texts.yoursWorth : texts.yoursRent}</h2>
          <p className="mt-3 text-lg">{isSold ? texts.weSold(suburb) : texts.weLeased(suburb)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {appraisal}
          {isSold && <SoldNearLink place={listing.address} />}
        </div>
      </div>
    </Section>
  );
}
