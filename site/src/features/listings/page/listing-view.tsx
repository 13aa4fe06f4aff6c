import type { ReactNode } from 'react';
import { listingTexts } from '#site/messages/listing.ts';
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs.tsx';
import { ButtonLink, buttonStyle } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { NoPicture } from '#site/ui/picture.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { ListingGrid } from '../cards/listing-card.tsx';
import { suburbKeyOf, suburbSearchPath } from '../public/listing-places.ts';
import type { ListingCard, PublicListing } from '../public/public-listing.ts';
import { alertPath } from '../search/alert-path.ts';
import { emptySearch, type Search } from '../search/search-query.ts';
import { entranceName, entrancePath } from '../terms/entrances.ts';
import type { GalleryVideo } from './gallery-video.ts';
import { ApplyButton, HowToApply } from './listing-apply.tsx';
import { ListingCosts, type ListingCostsProps } from './listing-costs.tsx';
import { ListingAbout, ListingFacts, ListingFeatures } from './listing-details.tsx';
import { ListingGallery } from './listing-gallery.island.tsx';
import { type ListingDutyLinks, ListingHeader } from './listing-header.tsx';
import type { PinsPicture } from './listing-map.island.tsx';
import { FloorPlans, ListingDocuments, ListingPlace, VideoAndTour } from './listing-media.tsx';
import { AppraisalCall, ComparableSales } from './listing-sales.tsx';
import { ListingTimes, type RegisterAt } from './listing-times.tsx';
import { embedOf } from './outside-media.ts';
import { printPath } from './print-sheets.tsx';
import type { RentalApplication } from './rental-application.ts';
import { ShareListingIsland } from './share-listing.island.tsx';

/** What other features put into the page. */
export type ListingSlots = {
  /** Opens the enquiry form: beside the price, and short in the bar that phones keep in sight. */
  enquire: ReactNode;
  enquireShort: ReactNode;
  /** The same in the lightbox, where only its address is needed. */
  galleryEnquiry: { href: string; label: string } | null;
  /** Registers for one of the announced inspections. */
  registerForInspection: ReactNode;
  registerAt: RegisterAt | null;
  /** Asks for an inspection at a time of one's own. */
  askForInspection: ReactNode;
  /** Asks for the brochure; nothing where there is none. */
  requestBrochure: ReactNode;
  /** The agents and the office. */
  people: ReactNode;
  /** Rings the agent, or else the office; nothing without a number. */
  call: ReactNode;
  /** Asks for an appraisal of a home in the suburb. */
  appraisal: ReactNode;
  /** Asks for the contract of what is for sale; nothing where nobody asks for one. */
  requestContract: ReactNode;
};

export type ListingViewProps = {
  listing: PublicListing;
  similar: ListingCard[];
  /** Our own sales of its kind nearby. */
  comparable: ListingCard[];
  /** How to apply for a rental. */
  apply: RentalApplication | null;
  /** Origin of the site, for the address that is shared. */
  siteUrl: string;
  /** MapLibre style; null where there are no maps. */
  mapStyleUrl: string | null;
  /** Of where it is; null where there is none. */
  mapPicture: PinsPicture | null;
  /** Epoch ms. */
  now: number;
  /** What stamp duty a buyer pays, with a link that works it out; null where nothing can be said of it. */
  duty: (ListingDutyLinks & { costs: ListingCostsProps['costs'] }) | null;
  slots: ListingSlots;
};

/**
 * A listing's page. All it shows comes from the public listing, so nothing hidden can be on it. On paper it is one sheet:
 * a picture, the price, times, agents, the beginning of the text and the key facts; cards and brochures have a page of
 * their own.
 */
export function ListingView({
  listing,
  similar,
  comparable,
  apply,
  siteUrl,
  mapStyleUrl,
  mapPicture,
  now,
  duty,
  slots,
}: ListingViewProps) {
  return (
    <>
      <Container className="pt-4 pb-3 print:hidden">
        <Breadcrumbs items={listingCrumbs(listing)} />
      </Container>
      <div className="mx-auto max-w-page md:px-8 print:[zoom:0.85]">
        <ListingPictures listing={listing} enquiry={slots.galleryEnquiry} />
      </div>
      <Container className="grid gap-x-14 gap-y-10 pt-8 pb-16 md:gap-y-12 md:pt-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr] print:grid-cols-[minmax(0,1fr)_15rem] print:grid-rows-[auto_auto_1fr] print:gap-6 print:pt-4 print:pb-0 print:[zoom:0.85]">
        <div className="lg:col-span-2 print:col-span-2">
          <ListingHeader
            listing={listing}
            now={now}
            enquire={slots.enquire}
            apply={<ApplyButton apply={apply} />}
            duty={duty}
          />
        </div>
        <div className="empty:hidden lg:col-start-2 print:col-start-2">
          <ListingTimes
            listing={listing}
            now={now}
            registerForInspection={slots.registerForInspection}
            registerAt={slots.registerAt}
            askForInspection={slots.askForInspection}
          />
        </div>
        <div className="grid content-start gap-14 lg:col-start-1 lg:row-span-2 lg:row-start-2 print:col-start-1 print:row-span-2 print:row-start-2 print:gap-6">
          <ListingAbout listing={listing} />
          <ListingFacts listing={listing} now={now} />
          <ListingFeatures listing={listing} />
          <HowToApply apply={apply} />
          <FloorPlans listing={listing} />
          <VideoAndTour listing={listing} />
          <ListingDocuments
            listing={listing}
            requestBrochure={slots.requestBrochure}
            requestContract={slots.requestContract}
          />
          <ListingCosts costs={duty?.costs ?? null} />
          <ListingPlace listing={listing} mapStyleUrl={mapStyleUrl} mapPicture={mapPicture} />
        </div>
        <div className="lg:col-start-2 lg:row-start-3 print:col-start-2 print:row-start-3">
          <div className="grid gap-6 lg:sticky lg:top-24">
            {slots.people}
            <p className="hidden text-sm wrap-anywhere print:block">{siteUrl + listing.path}</p>
            <ShareListingIsland
              url={siteUrl + listing.path}
              title={listing.address.full}
              qr={`${listing.path}/qr.svg`}
            />
            <PrintLinks listing={listing} />
          </div>
        </div>
      </Container>
      {comparable.length > 0 && (
        <Section tone="paper" tight className="border-t border-line print:hidden">
          <ComparableSales comparable={comparable} />
        </Section>
      )}
      <AppraisalCall listing={listing} appraisal={slots.appraisal} />
      {hasSimilarSection({ listing, similar }) && (
        <Section tone="sand" className="print:hidden">
          <SimilarListings listing={listing} similar={similar} now={now} />
        </Section>
      )}
      <ListingBar listing={listing} enquire={slots.enquireShort} call={slots.call} />
    </>
  );
}

/** What can be printed of it. */
function PrintLinks({ listing }: { listing: PublicListing }) {
  const link = 'inline-flex min-h-11 items-center underline decoration-line underline-offset-4';
  return (
    <p className="-mt-4 flex flex-wrap gap-x-6 text-sm print:hidden">
      <a href={printPath(listing, 'card')} rel="nofollow" className={link}>
        {listingTexts().windowCard}
      </a>
      <a href={printPath(listing, 'brochure')} rel="nofollow" className={link}>
        {listingTexts().brochure}
      </a>
    </p>
  );
}

/** All pictures of a listing, its floor plans and videos, to leaf through. */
export function ListingPictures({
  listing: { images, floorPlans, videoUrl, tourUrl, address },
  enquiry,
}: {
  listing: PublicListing;
  enquiry: ListingSlots['galleryEnquiry'];
}) {
  return images.length || floorPlans.length ? (
    <ListingGallery
      images={images}
      plans={floorPlans}
      videos={galleryVideos({ videoUrl, tourUrl })}
      place={address.full}
      enquiry={enquiry}
    />
  ) : (
    <NoPicture ratio="16/9" className="max-h-96 md:rounded-lg" />
  );
}

/** Those whose player we know; the others are links in the page. */
function galleryVideos({ videoUrl, tourUrl }: Pick<PublicListing, 'videoUrl' | 'tourUrl'>): GalleryVideo[] {
  const known = [
    ['Video', videoUrl],
    ['3D tour', tourUrl],
  ] as const;
  return known.flatMap(([name, href]) => {
    const embed = href ? embedOf(href) : null;
    return embed ? [{ name, ...embed }] : [];
  });
}

/** Whether there is anything to say of listings like this one: some, or the alert of one that is sold or leased. */
export function hasSimilarSection({
  listing,
  similar,
}: Pick<ListingViewProps, 'listing' | 'similar'>): boolean {
  return similar.length > 0 || onTheMarket(listing) !== listing;
}

/**
 * Other listings like this one, and the way to all of its suburb. Who comes to one that is sold or leased can have new
 * ones by email.
 */
export function SimilarListings({
  listing,
  similar,
  now,
}: Pick<ListingViewProps, 'listing' | 'similar' | 'now'>) {
  const open = onTheMarket(listing);
  return (
    <>
      <SectionHeading
        title={open === listing ? listingTexts().mayLike : listingTexts().similar}
        link={{ href: suburbSearchPath(open), label: searchLabel(open) }}
      />
      {similar.length > 0 && <ListingGrid listings={similar} now={now} />}
      {open !== listing && (
        <p className={similar.length > 0 ? 'mt-8' : undefined}>
          <ButtonLink href={alertPath(searchLike(open))} rel="nofollow" variant="outline">
            <Icon name="bell" className="size-5" />
            {listingTexts().emailSimilar}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** A search for listings of its kind in its suburb and around it. */
function searchLike({ channel, category, propertyType, address }: PublicListing): Search {
  const suburb = suburbKeyOf(address);
  return {
    ...emptySearch(channel),
    category,
    types: propertyType ? [propertyType] : [],
    suburbs: suburb ? [suburb] : [],
  };
}

/** Call, enquire and inspect, which narrow screens keep in sight. */
export function ListingBar({
  listing,
  enquire,
  call,
}: {
  listing: PublicListing;
  enquire: ReactNode;
  call: ReactNode;
}) {
  const { channel } = listing;
  return (
    <div className="fr-foot-bar sticky bottom-[var(--covered-foot,0px)] z-20 border-t border-line bg-paper px-5 py-2.5 shadow-lift lg:hidden print:hidden">
      <div className="grid grid-flow-col gap-2.5 *:px-2">
        {call}
        {enquire}
        {(channel === 'buy' || channel === 'rent') && (
          <a href="#inspections" className={buttonStyle({ variant: 'outline' })}>
            <Icon name="clock" />
            {listingTexts().inspect}
          </a>
        )}
      </div>
    </div>
  );
}

/** The way to a listing from the front page. */
export function listingCrumbs(listing: PublicListing): Crumb[] {
  const { suburb, state } = listing.address;
  return [
    { label: entranceName(listing), href: entrancePath(listing) },
    ...(suburb ? [{ label: `${suburb} ${state}`, href: suburbSearchPath(listing), isWritten: true }] : []),
    {
      label: listing.address.street ?? listingTexts().addressOnRequest,
      isWritten: listing.address.street !== null,
    },
  ];
}

/** The listing as one that is to be had: what is sold is followed by what is for sale. */
function onTheMarket(listing: PublicListing): PublicListing {
  const channel = { sold: 'buy', leased: 'rent', buy: null, rent: null } as const;
  const open = channel[listing.channel];
  return open ? { ...listing, channel: open } : listing;
}

function searchLabel({ address, ...listing }: PublicListing): string {
  return listingTexts().all(entranceName(listing), address.suburb);
}
