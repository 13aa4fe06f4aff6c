import { loadListingSubject } from '#site/builder/this-page/load-subjects.ts';
import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import { listingJsonLd, shorten } from '#site/features/listings/page/listing-json-ld.ts';
import { LISTING_PICTURE } from '#site/features/listings/page/listing-picture.ts';
import {
  type GoneListing,
  type Likeness,
  loadListing,
  readListingId,
} from '#site/features/listings/page/load-listing.ts';
import { nextMidnight, untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { searchPageOf } from '#site/features/listings/public/listing-places.ts';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { entranceName } from '#site/features/listings/terms/entrances.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { cardTexts } from '#site/messages/cards.ts';
import { listingTexts } from '#site/messages/listing.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import { typeText } from '#site/messages/property-types.ts';
import type { Head } from '#site/server/document.tsx';
import type { PageAnswer } from '#site/server/page.ts';
import { shareImage } from '#site/server/share-picture/share-sheet.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { agencyOf, listingSheet } from '../share-pictures/sheets.ts';
import { earlier, inTemplate } from './in-template.tsx';
import { notFound } from './not-found.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';

/** `/property/{suburb-state-postcode}/{street}/{id}`: the id finds the listing, the other segments are put right. */
export const property: PageRoute = async (input) => {
  const { site, c } = input;
  const { payload } = site;
  const id = readListingId(c.req.param('id') ?? '');
  const found = id === null ? null : await loadListing(payload, id);
  if (!found) return notFound(input);
  if ('gone' in found) return gonePage({ site, gone: found.gone });
  const { listing, likeness } = found;
  if (c.req.path !== listing.path) return { redirect: listing.path + new URL(c.req.url).search, status: 301 };

  return listingPage({ input, listing, likeness });
};

/** A listing's page. */
export async function listingPage({
  input,
  listing,
  likeness,
}: {
  input: RouteInput;
  listing: PublicListing;
  likeness: Likeness;
}): Promise<PageAnswer> {
  const { payload, env } = input.site;
  const { siteUrl } = env;
  const now = Date.now();
  const [subject, { agencyName }, agency] = await Promise.all([
    loadListingSubject({ payload, siteUrl, listing, likeness, now }),
    loadSettings(payload),
    agencyOf(payload),
  ]);
  const shown = [listing, ...subject.similar, ...subject.comparable];
  const agentNames = subject.agents.map(({ name }) => name);
  const answer = {
    head: {
      ...listingHead(listing),
      image: shareImage({ kind: 'listing', id: listing.id, sheet: listingSheet(listing, agency) }),
      ...(listing.images.length > 0 ? { shownFirst: LISTING_PICTURE } : {}),
      jsonLd: listingJsonLd({ listing, siteUrl, agencyName, agentNames }),
    },
    kind: { name: 'listing' as const, channel: listing.channel, category: listing.category },
    about: { listing: listing.id },
    tags: [
      ...shown.map(({ id }) => `listing:${id}`),
      ...listing.agentIds.map((agentId) => `agent:${agentId}`),
      ...(listing.officeId ? [`office:${listing.officeId}`] : []),
      ...(subject.duty ? ['duty-tables'] : []),
    ],
    // Other rates may hold tomorrow.
    expiresAt: subject.duty
      ? earlier(untrueFrom({ cards: shown, now }), nextMidnight({ now, zone: 'Australia/Sydney' }))
      : untrueFrom({ cards: shown, now }),
  };
  return inTemplate({ input, subject, answer, now });
}

/** 410: that it is gone, and where others like it are. Nothing of the listing but a suburb that may be shown. */
async function gonePage({
  site,
  gone: { channel, category, place },
}: {
  site: RouteInput['site'];
  gone: GoneListing;
}): Promise<PageAnswer> {
  const href = searchPageOf({ channel, category, suburb: place?.key });
  const name = entranceName({ channel, category });
  const texts = listingTexts();
  return {
    status: 410,
    head: { title: texts.gone, noindex: true },
    body: (
      <ProblemPage
        title={texts.goneTitle}
        text={texts.goneText}
        search={{
          ...heroSearchProps(await loadSearchOptions(site.payload)),
          first: channel,
        }}
      >
        <ButtonLink href={href}>{place ? texts.entranceIn(name, place.name) : name}</ButtonLink>
      </ProblemPage>
    ),
    tags: [],
  };
}

/** Title and description; the address in them is the one that may be shown. */
function listingHead(listing: PublicListing): Head {
  const { street } = addressLines(listing);
  const { suburb, state } = listing.address;
  const where = [street === suburb ? null : street, suburb, state].filter(Boolean).join(', ');
  const texts = listingTexts();
  const type = listing.propertyType ? typeText(listing.propertyType) : texts.property;
  const rooms = [
    listing.beds ? cardTexts().bedsShort(listing.beds) : '',
    listing.baths ? cardTexts().bathsShort(listing.baths) : '',
    listing.cars ? cardTexts().carsShort(listing.cars) : '',
  ].filter(Boolean);
  const facts = [priceInLanguage(listing.priceText) ?? listing.priceText, rooms.join(', ')]
    .filter(Boolean)
    .join('. ');
  return {
    title: texts.title(where || texts.addressOnRequest, type, texts.channels[listing.channel]),
    description: shorten(
      [facts, listing.headline ?? '', listing.description].filter(Boolean).join('. '),
      160,
    ),
    canonical: listing.path,
    type: 'article',
  };
}
