import { offMarketBuyers } from '#site/features/leads/forms/off-market-buyers.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { occasionTime } from '#site/features/listings/cards/open-homes.tsx';
import { AuctionsPage } from '#site/features/listings/events/auctions-page.tsx';
import { ComingSoonPage } from '#site/features/listings/events/coming-soon-page.tsx';
import { OpenHomesPage } from '#site/features/listings/events/open-homes-page.tsx';
import {
  AUCTIONS_PATH,
  chooseOpenHomes,
  OPEN_HOMES_PATH,
  type OpenHomesQuery,
  openHomesPath,
  readOpenHomes,
} from '#site/features/listings/events/open-homes-query.ts';
import { openHomesCalendar } from '#site/features/listings/page/listing-calendar.ts';
import { pinsOfCards } from '#site/features/listings/public/card-pins.ts';
import { COMING_SOON_PATH } from '#site/features/listings/public/coming-soon.ts';
import { comingSoonListings } from '#site/features/listings/public/coming-soon-listings.ts';
import { dayText, nextMidnight, untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import {
  auctionResults,
  type Occasion,
  upcomingAuctions,
  upcomingOpenHomes,
} from '#site/features/listings/public/upcoming.ts';
import { alertPath } from '#site/features/listings/search/alert-path.ts';
import { emptySearch } from '#site/features/listings/search/search-query.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { placesMap } from '#site/features/settings/map/places-map.ts';
import { eventTexts } from '#site/messages/events.ts';
import { countOf } from '#site/messages/formats.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { designedPage } from './designed-page.tsx';
import type { FileRoute } from './file-handler.ts';
import { isStaffs } from './own-page.ts';
import type { PageRoute, RouteInput } from './page-route.ts';

const DAYS = 7;
/** More than an agency has in a week. */
const MOST = 1000;
const MOST_AUCTIONS = 200;

/** `/open-homes?for=rent&suburb=newtown-nsw-2042`: all inspections of the next seven days. */
export const openHomes: PageRoute = async (input) => {
  const { payload } = input.site;
  if (await isStaffs(payload, OPEN_HOMES_PATH)) return designedPage(input);
  const asked = readOpenHomes(input.query);
  const [{ shown, suburbs, expiresAt }, { agencyName, mapStyleUrl }] = await Promise.all([
    openThisWeek({ input, asked }),
    loadSettings(payload),
  ]);
  const pins = mapStyleUrl
    ? await pinsOfCards(
        payload,
        shown.map((occasion) => ({ listing: occasion.listing, text: pinText(occasion) })),
      )
    : [];
  const map = placesMap({
    pins,
    styleUrl: mapStyleUrl,
    of: (count) => shortlistTexts().properties(count, countOf(count)),
  });
  const search = { ...emptySearch(asked.method ?? 'buy'), suburbs: asked.suburb ? [asked.suburb] : [] };
  return {
    head: {
      title: eventTexts().openHomes.title,
      description: eventTexts().openHomes.description(agencyName),
      canonical: openHomesPath(asked),
      noindex: asked.method !== null || asked.suburb !== null,
    },
    body: <OpenHomesPage {...{ asked, shown, suburbs, map }} alertHref={alertPath(search)} />,
    kind: { name: 'search', channel: asked.method ?? 'buy' },
    tags: ['listings', `page:${OPEN_HOMES_PATH}`],
    expiresAt,
  };
};

/** `/open-homes.ics`: the same as a calendar file. */
export const openHomesFile: FileRoute = async (input) => {
  const { shown, expiresAt } = await openThisWeek({ input, asked: readOpenHomes(input.query) });
  const openHomes = shown.flatMap(({ listing, startsAt, endsAt }) =>
    endsAt ? [{ listing, inspection: { startsAt, endsAt } }] : [],
  );
  return {
    type: 'text/calendar; charset=utf-8',
    body: openHomes.length ? openHomesCalendar({ openHomes, siteUrl: input.site.env.siteUrl }) : null,
    tags: ['listings'],
    expiresAt,
    saveAs: 'open-homes.ics',
  };
};

/** What a pin says of an inspection. */
const pinText = (occasion: Occasion): string =>
  dayText({ at: occasion.startsAt, zone: occasion.listing.timeZone }) +
  shortlistTexts().comma +
  occasionTime(occasion);

async function openThisWeek({
  input: { site },
  asked,
}: {
  input: Pick<RouteInput, 'site'>;
  asked: OpenHomesQuery;
}) {
  const now = Date.now();
  const occasions = await upcomingOpenHomes(site.payload, {
    channels: ['buy', 'rent'],
    days: DAYS,
    count: MOST,
    now,
  });
  const cards = occasions.map(({ listing }) => listing);
  const midnight = nextMidnight({ now, zone: 'Australia/Sydney' });
  return {
    ...chooseOpenHomes({ occasions, asked }),
    expiresAt: Math.min(untrueFrom({ cards, now }) ?? midnight, midnight),
  };
}

/** `/auctions`: those to come, and how the last ones ended. */
export const auctions: PageRoute = async (input) => {
  const { payload } = input.site;
  if (await isStaffs(payload, AUCTIONS_PATH)) return designedPage(input);
  const now = Date.now();
  const [coming, results, { agencyName }] = await Promise.all([
    upcomingAuctions(payload, { count: MOST_AUCTIONS, now }),
    auctionResults(payload, { now }),
    loadSettings(payload),
  ]);
  const cards = coming.map(({ listing }) => listing);
  return {
    head: {
      title: eventTexts().auctions.pageTitle,
      description: eventTexts().auctions.description(agencyName),
      canonical: AUCTIONS_PATH,
    },
    body: <AuctionsPage coming={coming} results={results} />,
    kind: { name: 'search', channel: 'buy' },
    tags: ['listings', `page:${AUCTIONS_PATH}`],
    expiresAt: untrueFrom({ cards, now }) ?? nextMidnight({ now, zone: 'Australia/Sydney' }),
  };
};

/** `/coming-soon`: what goes on the market next. */
export const comingSoon: PageRoute = async (input) => {
  const { payload } = input.site;
  if (await isStaffs(payload, COMING_SOON_PATH)) return designedPage(input);
  const now = Date.now();
  const [listings, offered, { agencyName }] = await Promise.all([
    comingSoonListings(payload, { now }),
    loadOfferedForms(payload),
    loadSettings(payload),
  ]);
  const { key } = offMarketBuyers.definition;
  return {
    head: {
      title: eventTexts().comingSoon.title,
      description: eventTexts().comingSoon.description(agencyName),
      canonical: COMING_SOON_PATH,
    },
    body: (
      <ComingSoonPage
        listings={listings}
        now={now}
        alertHref={alertPath(emptySearch('buy'))}
        offMarketHref={offered.has(key) ? `/forms/${key}` : null}
      />
    ),
    kind: { name: 'search', channel: 'buy' },
    tags: ['listings', 'lead-forms', `page:${COMING_SOON_PATH}`],
    expiresAt: untrueFrom({ cards: listings, now }) ?? nextMidnight({ now, zone: 'Australia/Sydney' }),
  };
};
