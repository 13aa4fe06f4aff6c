import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import type { ListingSubject } from '#site/block-kit/page-subject.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { ApplyButton, HowToApply } from '#site/features/listings/page/listing-apply.tsx';
import { ListingCosts } from '#site/features/listings/page/listing-costs.tsx';
import {
  ListingAbout,
  ListingFacts,
  ListingFeatures,
  paragraphsOf,
} from '#site/features/listings/page/listing-details.tsx';
import { ListingHeading, ListingPrice } from '#site/features/listings/page/listing-header.tsx';
import {
  FloorPlans,
  ListingDocuments,
  ListingPlace,
  VideoAndTour,
} from '#site/features/listings/page/listing-media.tsx';
import { ComparableSales } from '#site/features/listings/page/listing-sales.tsx';
import { ListingTimes } from '#site/features/listings/page/listing-times.tsx';
import {
  hasSimilarSection,
  ListingBar,
  ListingPictures,
  SimilarListings,
} from '#site/features/listings/page/listing-view.tsx';
import { ShareListingIsland } from '#site/features/listings/page/share-listing.island.tsx';
import type { IconName } from '#site/ui/icons.tsx';
import { PeopleOfListing } from './built-in-pages.tsx';
import { enquirySlots } from './lead-links.tsx';
import { type PartNote, pagePart } from './page-part.tsx';

/** A part of a listing's page without settings of its own, unless it names some. */
function part<const Fields extends BlockFields = Record<never, never>>(input: {
  name: string;
  label: string;
  icon: IconName;
  settings?: { fields: Fields; defaults: PropsOf<Fields> };
  missing?: (subject: ListingSubject) => string | null;
  note?: (props: PropsOf<Fields>) => PartNote | null;
  draw: (input: { subject: ListingSubject; props: PropsOf<Fields>; now: number }) => React.ReactNode;
}) {
  const { settings, ...rest } = input;
  return pagePart({
    ...rest,
    of: ['listing'],
    templates: ['listing'],
    fields: settings?.fields ?? ({} as Fields),
    defaults: settings?.defaults ?? ({} as PropsOf<Fields>),
  });
}

const none = (what: string) => `This listing has no ${what}, so its page shows nothing here.`;
const when = (there: unknown, what: string) => (there ? null : none(what));

const enquiryField = {
  enquire: { kind: 'toggle', label: 'Show enquiry button' },
} as const satisfies BlockFields;

/** The parts of a listing's page, in the order of the built-in one. */
export const listingParts = [
  part({
    name: 'listing-pictures',
    label: 'Photos and floor plans',
    icon: 'image',
    draw: ({ subject }) => (
      <ListingPictures listing={subject.listing} enquiry={enquirySlots(subject).galleryEnquiry} />
    ),
  }),
  part({
    name: 'listing-heading',
    label: 'Address',
    icon: 'pin',
    draw: ({ subject, now }) => <ListingHeading listing={subject.listing} now={now} />,
  }),
  part({
    name: 'listing-price',
    label: 'Price and rooms',
    icon: 'key',
    settings: { fields: enquiryField, defaults: { enquire: true } },
    draw: ({ subject, props }) => (
      <ListingPrice
        listing={subject.listing}
        duty={subject.duty}
        enquire={props.enquire ? enquirySlots(subject).enquire : null}
        apply={<ApplyButton apply={subject.apply} />}
      />
    ),
  }),
  part({
    name: 'listing-times',
    label: 'Inspections and auction',
    icon: 'calendar',
    missing: ({ listing: { channel } }) => when(channel === 'buy' || channel === 'rent', 'inspections'),
    draw: ({ subject, now }) => {
      const { registerForInspection, registerAt, askForInspection } = enquirySlots(subject);
      return (
        <ListingTimes
          listing={subject.listing}
          now={now}
          {...{ registerForInspection, registerAt, askForInspection }}
        />
      );
    },
  }),
  part({
    name: 'listing-about',
    label: 'Headline and description',
    icon: 'menu',
    missing: ({ listing: { headline, description, highlights } }) =>
      when(headline || highlights.length || paragraphsOf(description).length, 'description'),
    draw: ({ subject }) => <ListingAbout listing={subject.listing} />,
  }),
  part({
    name: 'listing-facts',
    label: 'Key facts',
    icon: 'check',
    missing: ({ listing }) => when(listing.facts.length, 'key facts'),
    draw: ({ subject, now }) => <ListingFacts listing={subject.listing} now={now} />,
  }),
  part({
    name: 'listing-features',
    label: 'Features',
    icon: 'check',
    missing: ({ listing }) => when(listing.features.length, 'features'),
    draw: ({ subject }) => <ListingFeatures listing={subject.listing} />,
  }),
  part({
    name: 'listing-apply',
    label: 'How to apply',
    icon: 'key',
    missing: ({ apply }) => when(apply, 'rental application'),
    draw: ({ subject }) => <HowToApply apply={subject.apply} />,
  }),
  part({
    name: 'listing-plans',
    label: 'Floor plans',
    icon: 'plan',
    missing: ({ listing }) => when(listing.floorPlans.length, 'floor plans'),
    draw: ({ subject }) => <FloorPlans listing={subject.listing} />,
  }),
  part({
    name: 'listing-film',
    label: 'Video and 3D tour',
    icon: 'image',
    missing: ({ listing }) => when(listing.videoUrl || listing.tourUrl, 'video and no tour'),
    draw: ({ subject }) => (
      <div className="grid gap-14">
        <VideoAndTour listing={subject.listing} />
      </div>
    ),
  }),
  part({
    name: 'listing-documents',
    label: 'Documents and brochure',
    icon: 'plan',
    missing: (subject) =>
      when(
        subject.listing.documents.length ||
          enquirySlots(subject).requestBrochure ||
          enquirySlots(subject).requestContract,
        'documents',
      ),
    draw: ({ subject }) => (
      <ListingDocuments
        listing={subject.listing}
        requestBrochure={enquirySlots(subject).requestBrochure}
        requestContract={enquirySlots(subject).requestContract}
      />
    ),
  }),
  part({
    name: 'listing-costs',
    label: 'Cost of buying',
    icon: 'key',
    missing: ({ duty }) => when(duty?.costs, 'price to work out costs from'),
    draw: ({ subject }) => <ListingCosts costs={subject.duty?.costs ?? null} />,
  }),
  part({
    name: 'listing-map',
    label: 'Property map',
    icon: 'pin',
    missing: ({ listing }) => when(listing.address.suburb, 'location that can be shown'),
    draw: ({ subject }) => <ListingPlace {...subject} />,
  }),
  part({
    name: 'listing-people',
    label: 'Property agents',
    icon: 'person',
    missing: ({ agents, office, listing }) =>
      when(agents.length || office || listing.otherAgents.length, 'agents and no office'),
    draw: ({ subject }) => <PeopleOfListing subject={subject} />,
  }),
  part({
    name: 'listing-share',
    label: 'Share property',
    icon: 'share',
    draw: ({ subject: { listing, siteUrl } }) => (
      <ShareListingIsland
        url={siteUrl + listing.path}
        title={listing.address.full}
        qr={`${listing.path}/qr.svg`}
      />
    ),
  }),
  part({
    name: 'listing-sales',
    label: 'Recent sales nearby',
    icon: 'check',
    settings: { fields: { band: bandField }, defaults: { band: 'paper' } },
    missing: ({ comparable }) => when(comparable.length, 'comparable sales'),
    draw: ({ subject, props }) => (
      <Band band={props.band}>
        <ComparableSales comparable={subject.comparable} />
      </Band>
    ),
  }),
  part({
    name: 'listing-similar',
    label: 'Similar properties',
    icon: 'compare',
    settings: { fields: { band: bandField }, defaults: { band: 'sand' } },
    missing: (subject) => when(hasSimilarSection(subject), 'similar listings'),
    draw: ({ subject, props, now }) => (
      <Band band={props.band}>
        <SimilarListings {...subject} now={now} />
      </Band>
    ),
  }),
  part({
    name: 'listing-bar',
    label: 'Enquiry bar on phones',
    icon: 'mail',
    note: () => ({ text: 'On phones, Call, Enquire and Inspect stay at the bottom of the screen.' }),
    draw: ({ subject }) => (
      <ListingBar
        listing={subject.listing}
        enquire={enquirySlots(subject).enquireShort}
        call={enquirySlots(subject).call}
      />
    ),
  }),
];
