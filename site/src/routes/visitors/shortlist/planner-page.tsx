import type { Context } from 'hono';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import { openHomesCalendar } from '#site/features/listings/page/listing-calendar.ts';
import { ListingMapIsland } from '#site/features/listings/page/listing-map.island.tsx';
import {
  dateIn,
  dayText,
  spanText,
  upcomingInspections,
} from '#site/features/listings/public/inspection-times.ts';
import { listingsById } from '#site/features/listings/public/listings-by-id.ts';
import type { Inspection, PublicListing } from '#site/features/listings/public/public-listing.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { placesMap } from '#site/features/settings/map/places-map.ts';
import { daysOf, type PlannedStop, planDay, stopKey } from '#site/features/shortlist/planner.ts';
import { PlannerView, type ShownStop } from '#site/features/shortlist/planner-view.tsx';
import { sharedTitle } from '#site/features/shortlist/shared-view.tsx';
import type { ShortlistEntry } from '#site/features/shortlist/shortlist-types.ts';
import { eventTexts } from '#site/messages/events.ts';
import { leftToRight } from '#site/messages/language.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { notFound } from '#site/routes/pages/not-found.tsx';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import { PRIVATE } from '#site/server/answer-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { ownerOf } from './list-owner.ts';
import { type ListPages, privatePage } from './saved-properties-page.tsx';

type RouteContext = Context<SiteBindings>;

/** The list that is planned: the visitor's own, or the one that a link shows. */
type PlannedList = {
  title: string;
  path: string;
  back: { href: string; label: string };
  entries: ShortlistEntry[];
};

type ListOf = (c: RouteContext) => Promise<PlannedList | undefined>;

/** The plan of a visitor's own saved listings. */
export const ownList =
  ({ sessions, shortlist }: ListPages): ListOf =>
  async (c) => {
    const owner = ownerOf(await sessions.currentVisitor(c));
    return {
      title: shortlistTexts().planner.title,
      path: '/saved-properties/inspections',
      back: { href: '/saved-properties', label: shortlistTexts().saved.yours },
      entries: owner ? await shortlist.entries({ owner, kind: 'saved' }) : [],
    };
  };

/** The plan of a list that was shared. */
export const sharedList =
  ({ shortlist }: Pick<ListPages, 'shortlist'>): ListOf =>
  async (c) => {
    const token = c.req.param('token') ?? '';
    const list = await shortlist.shared(token);
    return (
      list && {
        title: shortlistTexts().planner.titleOfShared,
        path: `/shortlist/${token}/inspections`,
        back: { href: `/shortlist/${token}`, label: sharedTitle(list.name) },
        entries: list.entries,
      }
    );
  };

/** `…/inspections?day=2026-11-21&at=42@…`: the open homes of a day, all of them or those ticked. */
export const plannerPage =
  (listOf: ListOf): PageRoute =>
  async (input) => {
    const { site, c, query } = input;
    const list = await listOf(c);
    if (!list) return { ...(await notFound(input)), cacheable: false };
    const openHomes = await openHomesOf({ site, entries: list.entries });
    const stops = openHomes.map(stopOf);
    const all = daysOf(stops);
    const asked = query.get('day') ?? '';
    const day = all.includes(asked) ? asked : (all[0] ?? '');
    const planned = planDay({ stops, day, chosen: tickedIn(query) });
    const { mapStyleUrl } = await loadSettings(site.payload);
    return privatePage({
      title: list.title,
      body: (
        <PlannerView
          {...list}
          days={all.map((one) => ({ day: one, label: labelOf({ day: one, openHomes }) }))}
          day={day}
          stops={planned}
          map={mapOf({ stops: planned, styleUrl: mapStyleUrl })}
        />
      ),
    });
  };

/** `…/inspections.ics?at=42@…`: a calendar file of the open homes named, or of a whole day. */
export const plannerFile =
  ({ site, listOf }: { site: Site; listOf: ListOf }) =>
  async (c: RouteContext): Promise<Response> => {
    const query = new URL(c.req.url).searchParams;
    const list = await listOf(c);
    const openHomes = list ? await openHomesOf({ site, entries: list.entries }) : [];
    const ticked = tickedIn(query);
    const day = query.get('day');
    const wanted = openHomes.filter(({ listing, inspection }) => {
      const key = stopKey({ listing: listing.id, startsAt: inspection.startsAt });
      return ticked ? ticked.has(key) : !day || dayAt({ listing, inspection }) === day;
    });
    if (wanted.length === 0) {
      return c.text(`${shortlistTexts().planner.noneSelected}\n`, 404, PRIVATE);
    }
    return c.body(openHomesCalendar({ openHomes: wanted, siteUrl: site.env.siteUrl }), 200, {
      ...PRIVATE,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="inspections.ics"',
      'X-Content-Type-Options': 'nosniff',
    });
  };

/** The open homes that were ticked; undefined where nobody was asked, and all are meant. */
function tickedIn(query: URLSearchParams): ReadonlySet<string> | undefined {
  const ticked = query.getAll('at');
  return ticked.length > 0 || query.has('ticked') ? new Set(ticked) : undefined;
}

type OpenHome = { listing: PublicListing; inspection: Inspection };

async function openHomesOf({
  site,
  entries,
}: {
  site: Site;
  entries: readonly ShortlistEntry[];
}): Promise<OpenHome[]> {
  const now = Date.now();
  const found = await listingsById(
    site.payload,
    entries.map(({ listing }) => listing),
  );
  return [...found.values()]
    .flatMap((listing) =>
      upcomingInspections({ inspections: listing.inspections, now }).map((inspection) => ({
        listing,
        inspection,
      })),
    )
    .sort((a, b) => a.inspection.startsAt.localeCompare(b.inspection.startsAt));
}

const dayAt = ({ listing, inspection }: OpenHome): string =>
  dateIn({ at: Date.parse(inspection.startsAt), zone: listing.timeZone });

function stopOf({ listing, inspection }: OpenHome): ShownStop {
  return {
    ...inspection,
    ...addressLines(listing),
    listing: listing.id,
    day: dayAt({ listing, inspection }),
    time: spanText({ ...inspection, zone: listing.timeZone }),
    path: listing.path,
    priceText: listing.priceText,
    // The middle of a suburb is nowhere to drive to.
    geo: listing.geo?.approximate ? null : listing.geo,
  };
}

function labelOf({ day, openHomes }: { day: string; openHomes: OpenHome[] }): string {
  const first = openHomes.find((one) => dayAt(one) === day);
  return first ? dayText({ at: first.inspection.startsAt, zone: first.listing.timeZone }) : day;
}

function mapOf({ stops, styleUrl }: { stops: PlannedStop<ShownStop>[]; styleUrl: string | null }) {
  const chosen = stops.filter((stop) => stop.chosen);
  const pins = chosen.flatMap(({ geo, time, street, number }) =>
    geo
      ? [{ ...geo, label: time + shortlistTexts().comma + leftToRight(street), number: number ?? undefined }]
      : [],
  );
  const map = placesMap({ pins, styleUrl, of: eventTexts().openHomes.onMap });
  return map && <ListingMapIsland {...map} />;
}
