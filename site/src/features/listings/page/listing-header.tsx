import type { ReactNode } from 'react';
import { cardTexts } from '#site/messages/cards.ts';
import { listingTexts } from '#site/messages/listing.ts';
import { typeText } from '#site/messages/property-types.ts';
import { Badge, type BadgeTone } from '#site/ui/badge.tsx';
import { FeatureIcons } from '#site/ui/feature-icons.tsx';
import { ListingActions } from '#site/ui/listing-actions.tsx';
import { PriceLine } from '#site/ui/price-line.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { addressLines, dateText } from '../cards/listing-card.tsx';
import { isComingSoon } from '../public/coming-soon.ts';
import { dayText, isUpcoming } from '../public/inspection-times.ts';
import type { ListingCard } from '../public/public-listing.ts';

/** A listing counts as new for this long. */
const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** The duty on a listing as text, and the calculators filled in for it. */
export type ListingDutyLinks = { text: string; href: string; loanHref: string | null };

type Props = {
  listing: ListingCard;
  now: number;
  /** Opens the enquiry form. */
  enquire: ReactNode;
  /** The way to the application for a rental. */
  apply?: ReactNode;
  /** What stamp duty a buyer pays, with a link that works it out; null where nothing can be said of it. */
  duty: ListingDutyLinks | null;
};

/** Address, price and rooms of a listing, with what is special about it now. */
export function ListingHeader({ listing, now, enquire, apply, duty }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-14 gap-y-6 border-b border-line print:flex-nowrap print:gap-6 pb-8 md:pb-10 print:pb-4">
      <div className="min-w-0 max-w-3xl">
        <ListingHeading listing={listing} now={now} />
        <div className="mt-5 empty:hidden">
          <Rooms listing={listing} />
        </div>
      </div>
      <div className="w-full lg:w-[23rem] print:w-auto print:text-end">
        {/* On phones the bar at the foot has it. */}
        <ListingPrice
          listing={listing}
          duty={duty}
          rooms={false}
          enquire={<div className="mt-1 max-lg:hidden">{enquire}</div>}
          apply={apply}
        />
      </div>
    </header>
  );
}

/** What is special about a listing now, and where it is. */
export function ListingHeading({ listing, now }: Pick<Props, 'listing' | 'now'>) {
  const { street, place } = addressLines(listing);
  const badges = listingBadges({ listing, now });
  return (
    <>
      {badges.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {badges.map(({ text, tone }) => (
            <li key={text}>
              <Badge tone={tone}>{text}</Badge>
            </li>
          ))}
        </ul>
      )}
      <h1 className="text-3xl wrap-anywhere md:text-4xl">
        <WrittenText text={street} />
      </h1>
      <p className="mt-2 text-lg text-muted">
        <WrittenText text={place} />
        {listing.propertyType && ` · ${typeText(listing.propertyType)}`}
      </p>
    </>
  );
}

/** The price and the rooms, with what a visitor may do about them. `rooms` is false where those stand elsewhere. */
export function ListingPrice({
  listing,
  enquire,
  apply,
  duty,
  rooms = true,
}: Omit<Props, 'now'> & { rooms?: boolean }) {
  return (
    <div className="grid gap-4">
      <div>
        <PriceLine text={listing.priceText} size="lg" />
        {duty && (
          <p className="mt-1 flex flex-wrap gap-x-5 print:hidden">
            <a href={duty.href} className={costLink}>
              {duty.text}
            </a>
            {duty.loanHref && (
              <a href={duty.loanHref} className={costLink}>
                {listingTexts().loanRepayments}
              </a>
            )}
          </p>
        )}
      </div>
      {rooms && <Rooms listing={listing} />}
      <div className="contents print:hidden">
        {enquire}
        {apply}
      </div>
      <ListingActions listing={listing.id} name={addressLines(listing).street} look="page" />
    </div>
  );
}

const costLink =
  'inline-block py-1 text-sm text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent';

const Rooms = ({ listing: { beds, baths, cars, landText } }: Pick<Props, 'listing'>) => (
  <FeatureIcons beds={beds} baths={baths} cars={cars} landText={landText} size="lg" />
);

/** What a visitor should know at first sight: sold, under offer, auction day, new. */
export function listingBadges({
  listing,
  now,
}: {
  listing: ListingCard;
  now: number;
}): { text: string; tone: BadgeTone }[] {
  const { channel, soldDate, auctionAt, timeZone: zone } = listing;
  const texts = cardTexts();
  if (channel === 'sold' || channel === 'leased') {
    const isSold = channel === 'sold';
    const closedOn = isSold ? texts.soldOn : texts.leasedOn;
    const closed = isSold ? texts.sold : texts.leased;
    return [{ text: soldDate ? closedOn(dateText(soldDate)) : closed, tone: 'accent' }];
  }
  const badges: { text: string; tone: BadgeTone }[] = [];
  if (listing.underOffer)
    badges.push({ text: listing.method === 'rent' ? texts.depositTaken : texts.underOffer, tone: 'brand' });
  if (isComingSoon(listing, now))
    badges.push({
      text: listingTexts().comingSoonFrom(dayText({ at: listing.listedAt, zone })),
      tone: 'accent',
    });
  if (auctionAt && isUpcoming({ at: auctionAt, now }))
    badges.push({ text: texts.auction(dayText({ at: auctionAt, zone })), tone: 'accent' });
  if (badges.length === 0 && now - Date.parse(listing.listedAt) < NEW_FOR_MS)
    badges.push({ text: texts.isNew, tone: 'soft' });
  return badges;
}
