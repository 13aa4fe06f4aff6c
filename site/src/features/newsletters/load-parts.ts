import type { Payload } from 'payload';
import { dayText, spanText } from '#site/features/listings/public/inspection-times.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { shownListing } from '#site/features/listings/public/shown-listing.ts';
import { type Occasion, upcomingOpenHomes } from '#site/features/listings/public/upcoming.ts';
import { listingsMatching } from '#site/features/listings/search/criteria-search.ts';
import { findPosts } from '#site/features/posts/find-posts.ts';
import { withMailPicture } from '#site/server/mail-picture.ts';
import type { MailListing } from '#site/ui/mail/mail-listing.tsx';
import type { NewsletterPart } from './newsletter-types.ts';

/** A part with what the website fills it with. */
export type FilledPart = {
  heading: string;
  /** Paragraphs of lines. */
  text: string[][];
  button?: { text: string; href: string };
  listings: { listing: MailListing; badges: string[] }[];
  posts: { title: string; excerpt: string; path: string }[];
};

/** Days ahead that open homes are shown for. */
const OPEN_HOME_DAYS = 7;
const USUAL_COUNT = 4;
const HEADINGS = { text: '', listings: 'New listings', openHomes: 'Open homes this week', posts: 'News' };

/** The parts of a newsletter as they are now; those with nothing to show are left out. `now` is epoch ms. */
export async function loadParts({
  payload,
  parts,
  now,
}: {
  payload: Payload;
  parts: readonly NewsletterPart[];
  now: number;
}): Promise<FilledPart[]> {
  const filled = await Promise.all(parts.map((part) => fill({ payload, part, now })));
  return filled.filter(
    ({ text, listings, posts, button, heading }, index) =>
      listings.length + posts.length > 0 ||
      (parts[index]?.kind === 'text' && (text.length > 0 || Boolean(button) || heading !== '')),
  );
}

async function fill({
  payload,
  part,
  now,
}: {
  payload: Payload;
  part: NewsletterPart;
  now: number;
}): Promise<FilledPart> {
  const { kind, buttonText, buttonLink } = part;
  const count = part.count ?? USUAL_COUNT;
  return {
    heading: part.heading?.trim() || HEADINGS[kind],
    text: paragraphsOf(part.text ?? ''),
    ...(kind === 'text' && buttonText && buttonLink
      ? { button: { text: buttonText, href: buttonLink } }
      : {}),
    listings: await withPictures(
      kind === 'listings'
        ? (await newListings({ payload, part, count })).map((card) => ({ card, badges: [] }))
        : kind === 'openHomes'
          ? (await openHomes({ payload, part, count, now })).map((occasion) => ({
              card: occasion.listing,
              badges: [timeOf(occasion)],
            }))
          : [],
    ),
    posts:
      kind === 'posts'
        ? (await findPosts({ payload, order: 'newest', page: 1, perPage: count, now })).posts.map(
            ({ title, excerpt, path }) => ({ title, excerpt, path }),
          )
        : [],
  };
}

type Counted = { payload: Payload; part: NewsletterPart; count: number };

/** What came on the market last, of one method or of both. */
async function newListings({ payload, part: { method }, count }: Counted): Promise<ListingCard[]> {
  const methods = method ? [method] : (['buy', 'rent'] as const);
  const found = await Promise.all(
    methods.map((one) => listingsMatching({ payload, criteria: { ...ANY, method: one }, limit: count })),
  );
  return found
    .flatMap(({ cards }) => cards)
    .toSorted((a, b) => (b.listedAt ?? '').localeCompare(a.listedAt ?? ''))
    .slice(0, count);
}

const openHomes = ({
  payload,
  part: { method },
  count,
  now,
}: Counted & { now: number }): Promise<Occasion[]> =>
  upcomingOpenHomes(payload, {
    channels: method ? [method] : ['buy', 'rent'],
    days: OPEN_HOME_DAYS,
    count,
    now,
  });

function timeOf({ listing: { timeZone: zone }, startsAt, endsAt }: Occasion): string {
  const day = dayText({ at: startsAt, zone });
  return endsAt ? `${day}, ${spanText({ startsAt, endsAt, zone })}` : day;
}

const withPictures = (found: { card: ListingCard; badges: string[] }[]) =>
  Promise.all(
    found.map(async ({ card, badges }) => ({
      listing: await withMailPicture(shownListing(card)),
      badges,
    })),
  );

const paragraphsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.split('\n'));

const ANY = {
  category: null,
  types: [],
  minPrice: null,
  maxPrice: null,
  beds: null,
  baths: null,
  cars: null,
  minLand: null,
  maxLand: null,
  minArea: null,
  maxArea: null,
  tenure: null,
  ruralUses: [],
  suburbs: [],
  surrounding: false,
};
