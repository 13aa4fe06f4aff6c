import { cardTexts } from '#site/messages/cards.ts';
import { dateFormat as localDates } from '#site/messages/formats.ts';
import { currentLanguage, pageLanguageMarks } from '#site/messages/language.ts';
import { typeText } from '#site/messages/property-types.ts';
import { Badge, type BadgeTone } from '#site/ui/badge.tsx';
import { CARD_GRID, DRAW_AS_NEEDED, HIDE_LONE_THIRD } from '#site/ui/card-grid.ts';
import { FeatureIcons } from '#site/ui/feature-icons.tsx';
import { Icon, type IconName } from '#site/ui/icons.tsx';
import { InLanguage } from '#site/ui/in-language.tsx';
import { ListingActions } from '#site/ui/listing-actions.tsx';
import { CARD_SIZES, NoPicture, Picture } from '#site/ui/picture.tsx';
import { PriceLine } from '#site/ui/price-line.tsx';
import { reusedContent } from '#site/ui/reused-content.ts';
import { WrittenText } from '#site/ui/written-text.tsx';
import { isComingSoon } from '../public/coming-soon.ts';
import {
  dayText,
  isUpcoming,
  spanText,
  untrueFrom,
  upcomingInspections,
} from '../public/inspection-times.ts';
import type { ListingCard } from '../public/public-listing.ts';

/** A listing counts as new for this long. */
const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

type CardView = {
  listing: ListingCard;
  /** Epoch ms: inspections over by then are left out. */
  now: number;
  /** True for a card on the first screen: its picture is not lazy. */
  priority?: boolean;
  /** The address is a heading of this level. */
  level?: 2 | 3;
};

/** A listing as a card: picture, price, address, rooms, and the next thing that happens. The whole card is the link. */
export function ListingCardView(card: CardView) {
  const marks = pageLanguageMarks();
  return (
    <InLanguage>
      <Card card={card} marks={marks} />
    </InLanguage>
  );
}

function Card({ card, marks }: { card: CardView; marks: ReturnType<typeof pageLanguageMarks> }) {
  const { listing, now, priority = false, level = 3 } = card;
  const content = () => <CardContent {...card} />;
  // A picture that is fetched early belongs to one page.
  const inside = priority
    ? { children: content() }
    : reusedContent({ of: listing, form: `card ${level}`, now, until: () => cardChangesAt(card), content });
  return <article {...marks} className="fr-listing-card group relative flex h-full flex-col" {...inside} />;
}

/** Epoch ms at which a card says something else: an inspection is over, a day, or the time it counts as new. */
export function cardChangesAt({ listing, now }: Pick<CardView, 'listing' | 'now'>): number {
  const newUntil = Date.parse(listing.listedAt) + NEW_FOR_MS;
  const moments = [untrueFrom({ cards: [listing], now }), newUntil];
  return Math.min(...moments.filter((moment) => moment !== undefined && moment > now).map(Number));
}

function CardContent({ listing, now, priority = false, level = 3 }: CardView) {
  const Heading = `h${level}` as const;
  const [image] = listing.images;
  const badge = badgeOf({ listing, now });
  const news = newsOf({ listing, now });
  const { street, place } = addressLines(listing);
  const marks = marksOf(listing);
  return (
    <>
      <div className="fr-card-picture relative overflow-hidden rounded-lg">
        {image ? (
          <Picture
            image={image}
            ratio="4/3"
            sizes={CARD_SIZES}
            priority={priority}
            className="transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : (
          <NoPicture />
        )}
        {marks && (
          <p className="absolute end-3 bottom-3 rounded-sm bg-ink/75 px-2 py-0.5 text-xs font-medium text-paper">
            {marks}
          </p>
        )}
        {badge && (
          // Beside the two buttons, not behind them.
          <p className="absolute start-3 top-3 max-w-[calc(100%-8.25rem)]">
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </p>
        )}
      </div>
      <div className="flex grow flex-col pt-4">
        <PriceLine text={listing.priceText} />
        <Heading className="mt-1.5 font-sans text-base leading-snug font-semibold">
          <a
            href={listing.path}
            className="no-underline wrap-anywhere after:absolute after:inset-0 group-hover:text-accent"
          >
            <WrittenText text={street} />
            <span className="block font-normal text-muted">
              <WrittenText text={place} />
            </span>
          </a>
        </Heading>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <FeatureIcons {...listing} />
          {listing.propertyType && (
            <span className="text-sm text-muted">{typeText(listing.propertyType)}</span>
          )}
        </div>
        {news && (
          <p className="mt-3 flex items-start gap-2 border-t border-line pt-3 text-sm font-medium">
            <Icon name={news.icon} className="mt-0.5 size-5 text-accent" />
            {news.text}
          </p>
        )}
      </div>
      <ListingActions listing={listing.id} name={street} look="card" />
    </>
  );
}

/** Cards as the items of a list. */
export function ListingItems({
  listings,
  now,
  priority = false,
  level = 3,
  excerpts = {},
}: {
  listings: readonly ListingCard[];
  now: number;
  priority?: boolean;
  level?: 2 | 3;
  excerpts?: Excerpts;
}) {
  return listings.map((listing, index) => (
    <li key={listing.id} className={excerpts[listing.id] && '[&>article]:h-auto'}>
      <ListingCardView listing={listing} now={now} level={level} priority={index === 0 && priority} />
      <Excerpt parts={excerpts[listing.id]} />
    </li>
  ));
}

/** Pieces of a listing's text, those that were searched for marked, by the listing's id. */
type Excerpts = Readonly<Record<number, readonly { text: string; marked: boolean }[]>>;

function Excerpt({ parts }: { parts: Excerpts[number] | undefined }) {
  if (!parts) return null;
  return (
    <p className="mt-3 text-sm text-muted wrap-anywhere">
      {parts.map(({ text, marked }, index) =>
        marked ? (
          <mark key={index} className="bg-accent-soft text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/**
 * Cards in one, two or three columns. With `priority` the first picture is fetched early. `sample` is for a few of
 * many: in two columns a third card, which would stand alone, is left out. `results` is for the page of a search, whose
 * cards below the screen are drawn after the others.
 */
export function ListingGrid({
  listings,
  now,
  priority = false,
  level = 3,
  sample = false,
  results = false,
  excerpts,
}: {
  listings: ListingCard[];
  now: number;
  priority?: boolean;
  level?: 2 | 3;
  sample?: boolean;
  results?: boolean;
  excerpts?: Excerpts;
}) {
  return (
    <ul className={`${CARD_GRID} ${sample ? HIDE_LONE_THIRD : ''} ${results ? DRAW_AS_NEEDED : ''}`.trim()}>
      <ListingItems listings={listings} now={now} level={level} priority={priority} excerpts={excerpts} />
    </ul>
  );
}

/** The two lines of an address: street, or what stands for a hidden one, and place. */
export function addressLines({ address }: Pick<ListingCard, 'address'>): { street: string; place: string } {
  const place = [address.suburb, address.state, address.postcode].filter(Boolean).join(' ');
  if (address.street) return { street: address.street, place };
  // The suburb stands for the street, so it is not said again.
  const rest = [address.state, address.postcode].filter(Boolean).join(' ');
  return {
    street: address.suburb ?? (place || 'Australia'),
    place: [rest, cardTexts().addressOnRequest].filter(Boolean).join(', '),
  };
}

/** `7 photos · floor plan · video`: what else there is to see; nothing for a single picture. */
function marksOf({ pictureCount, hasPlan, hasVideo }: ListingCard): string {
  const { photos, floorPlan, video } = cardTexts();
  return [pictureCount > 1 && photos(pictureCount), hasPlan && floorPlan, hasVideo && video]
    .filter(Boolean)
    .join(' · ');
}

function badgeOf({
  listing,
  now,
}: Pick<CardView, 'listing' | 'now'>): { text: string; tone: BadgeTone } | null {
  const texts = cardTexts();
  if (listing.channel === 'sold') return { text: texts.sold, tone: 'accent' };
  if (listing.channel === 'leased') return { text: texts.leased, tone: 'accent' };
  if (listing.underOffer)
    return { text: listing.method === 'rent' ? texts.depositTaken : texts.underOffer, tone: 'brand' };
  if (isComingSoon(listing, now)) return { text: texts.comingSoon, tone: 'accent' };
  const { auctionAt, timeZone: zone } = listing;
  if (auctionAt && isUpcoming({ at: auctionAt, now }))
    return { text: texts.auction(dayText({ at: auctionAt, zone })), tone: 'paper' };
  return now - Date.parse(listing.listedAt) < NEW_FOR_MS ? { text: texts.isNew, tone: 'paper' } : null;
}

/** The next thing that happens with the listing, or the last that did. */
export function newsOf({
  listing,
  now,
}: Pick<CardView, 'listing' | 'now'>): { icon: IconName; text: string } | null {
  const { timeZone: zone, auctionAt, soldDate, channel } = listing;
  const texts = cardTexts();
  const [next] = upcomingInspections({ inspections: listing.inspections, now });
  if (next) {
    // The hours stay on one line; browsers would break it behind the dash, spaces or not.
    const time = spanText({ ...next, zone })
      .replaceAll(' ', '\u00a0')
      .replace('–', '–\u2060')
      .replace(/(?<=\p{Script=Han})(?=[\p{Script=Han}\d])/gu, '\u2060');
    return { icon: 'clock', text: texts.open(dayText({ at: next.startsAt, zone }), time) };
  }
  if (isUpcoming({ at: auctionAt, now }))
    return { icon: 'calendar', text: texts.auction(dayText({ at: String(auctionAt), zone })) };
  if (!soldDate) return null;
  return { icon: 'check', text: texts[channel === 'leased' ? 'leasedOn' : 'soldOn'](dateText(soldDate)) };
}

const dateFormat = localDates({ dateStyle: 'long', timeZone: 'UTC' });

/** Days written out; a list names the same few, and the formatter is slow. */
const days = new Map<string, string>();
const KEPT_DAYS = 5000;

/** `2026-11-02` → `2 November 2026`. Anything that is no date comes back as it is. */
export function dateText(date: string): string {
  const day = date.slice(0, 10);
  const key = `${currentLanguage()} ${day}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const at = Date.parse(day);
  if (Number.isNaN(at)) return date;
  const text = dateFormat().format(at);
  if (days.size >= KEPT_DAYS) days.clear();
  days.set(key, text);
  return text;
}
