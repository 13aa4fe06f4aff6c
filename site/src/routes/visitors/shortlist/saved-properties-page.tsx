import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { addressLines, dateText, ListingCardView } from '#site/features/listings/cards/listing-card.tsx';
import { type GoneListing, loadGoneListings } from '#site/features/listings/page/load-listing.ts';
import { ShareListingIsland } from '#site/features/listings/page/share-listing.island.tsx';
import { upcomingInspections } from '#site/features/listings/public/inspection-times.ts';
import { searchPageOf } from '#site/features/listings/public/listing-places.ts';
import { cardsById, type SortableCard } from '#site/features/listings/public/listings-by-id.ts';
import { GoneCard } from '#site/features/shortlist/gone-card.tsx';
import { changeSince } from '#site/features/shortlist/price-change.ts';
import type { SavedItem } from '#site/features/shortlist/saved-items.ts';
import { readSort, savedPath, sortSaved } from '#site/features/shortlist/saved-sort.ts';
import { SavedView } from '#site/features/shortlist/saved-view.tsx';
import { ShareList } from '#site/features/shortlist/share-list.tsx';
import type { ShortlistEntry } from '#site/features/shortlist/shortlist-types.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import type { PageAnswer } from '#site/server/page.ts';
import type { Site } from '#site/server/site.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import type { Visitors } from '#site/services.ts';
import { Pagination } from '#site/ui/pagination.tsx';
import type { VisitorSessions } from '../visitor-sessions.ts';
import { ownerOf } from './list-owner.ts';

/** What the pages of a visitor's lists need besides the site. */
export type ListPages = { sessions: VisitorSessions; shortlist: Visitors['shortlist'] };

const PAGE_SIZE = 24;
/** Sorts behind every real price, whichever way. */
const NO_PRICE = { priceUp: Number.MAX_SAFE_INTEGER, priceDown: -2 };

/** `/saved-properties` */
export const savedProperties =
  ({ sessions, shortlist }: ListPages): PageRoute =>
  async ({ site, c, query }) => {
    const visitor = await sessions.currentVisitor(c);
    const owner = ownerOf(visitor);
    const [entries, shares, state, offered] = await Promise.all([
      owner ? shortlist.entries({ owner, kind: 'saved' }) : [],
      owner ? shortlist.shares(owner) : [],
      owner ? shortlist.state(owner) : { compared: [] },
      loadOfferedForms(site.payload),
    ]);
    // Those it is shared with most likely read the same language; the page has a switch.
    const addressOf = (token: string) =>
      site.env.siteUrl + languagePath(currentLanguage(), `/shortlist/${token}`);
    const now = Date.now();
    const sort = readSort(query.get('sort'));
    const found = await cardsById(
      site.payload,
      entries.map(({ listing }) => listing),
    );
    const sorted = sortSaved({ items: entries.map((entry) => sortable({ entry, found, now })), sort });
    const { page, pages, shown } = pageOf({ items: sorted, query });
    const isOpen = sorted.some(({ opensAt }) => opensAt);
    const canEnquire =
      offered.has('property-enquiry') && [...found.values()].some(({ card }) => isOnMarket(card.channel));
    return privatePage({
      title: shortlistTexts().saved.title,
      body: (
        <SavedView
          items={await savedItems({ site, entries: shown.map(({ entry }) => entry), found, now })}
          total={entries.length}
          sort={sort}
          signedIn={Boolean(visitor.subscriber)}
          links={{
            ...(canEnquire ? { enquire: '/saved-properties/enquire' } : {}),
            ...(isOpen ? { plan: '/saved-properties/inspections' } : {}),
            ...(state.compared.length > 1 ? { compare: '/compare-properties' } : {}),
          }}
          pagination={
            <Pagination
              page={page}
              pages={pages}
              href={(to) => savedPath({ sort, page: to })}
              label={shortlistTexts().pages}
            />
          }
          share={
            <ShareList
              shares={shares}
              addressOf={({ token }) => addressOf(token)}
              copy={({ token }) => (
                <ShareListingIsland url={addressOf(token)} title={shortlistTexts().share.subject} />
              )}
            />
          }
        />
      ),
    });
  };

/** Saved listings as cards; what is not on the website any more says so and gives nothing else away. */
export async function savedItems({
  site,
  entries,
  found,
  now,
}: {
  site: Site;
  entries: ShortlistEntry[];
  found: Map<number, SortableCard>;
  now: number;
}): Promise<SavedItem[]> {
  const missing = entries.map(({ listing }) => listing).filter((id) => !found.has(id));
  const gone = await loadGoneListings(site.payload, missing);
  return entries.map((entry) => {
    const card = found.get(entry.listing)?.card;
    const savedOn = dateText(dayInSydney(entry.addedAt));
    if (!card) {
      const { name, search } = wordsOf(gone.get(entry.listing));
      return { entry, name, savedOn, change: null, card: <GoneCard name={name} search={search} /> };
    }
    return {
      entry,
      name: addressLines(card).street,
      savedOn,
      change: changeSince({ entry, now: card }),
      card: <ListingCardView listing={card} now={now} level={2} />,
    };
  });
}

/** The part of a list that `?page=` asks for; a page past the end is the last one. */
export function pageOf<Item>({ items, query }: { items: readonly Item[]; query: URLSearchParams }) {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1), pages);
  return { page, pages, shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

/** A page for one visitor alone: never kept, never listed. */
export function privatePage({ title, body }: { title: string; body: PageAnswer['body'] }): PageAnswer {
  return { head: { title, noindex: true }, body, tags: [], cacheable: false };
}

/** Why a form of these lists did not do what it should, for who has no script. */
export const listProblem =
  ({ status, message, back }: { status: 404 | 422 | 429; message: string; back: string }): PageRoute =>
  async () => ({
    ...privatePage({
      title: shortlistTexts().problem,
      body: (
        <ProblemPage title={shortlistTexts().problem} text={message}>
          <a href={back} className="inline-block py-2 font-semibold underline underline-offset-4">
            {shortlistTexts().back}
          </a>
        </ProblemPage>
      ),
    }),
    status,
  });

/** Whether it can still be bought or rented. */
export const isOnMarket = (channel: string): boolean => channel === 'buy' || channel === 'rent';

function sortable({
  entry,
  found,
  now,
}: {
  entry: ShortlistEntry;
  found: Map<number, SortableCard>;
  now: number;
}) {
  const known = found.get(entry.listing);
  const [next] = known ? upcomingInspections({ inspections: known.card.inspections, now }) : [];
  return { entry, opensAt: next?.startsAt ?? null, ...NO_PRICE, ...known };
}

function wordsOf(gone: GoneListing | undefined) {
  const { unnamed, propertyIn, moreIn } = shortlistTexts().saved;
  const place = gone?.place;
  if (!gone || !place) return { name: unnamed };
  return {
    name: propertyIn(place.name),
    search: {
      href: searchPageOf({ ...gone, suburb: place.key }),
      label: moreIn(place.name),
    },
  };
}
