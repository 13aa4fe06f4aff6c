import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import type {
  AgentSubject,
  ListingSubject,
  OfficeSubject,
  SiteSubject,
  SuburbSubject,
} from '#site/block-kit/page-subject.ts';
import { takesNewsletter } from '#site/block-kit/takes-newsletter.ts';
import { listingDuty, medianDuty } from '#site/features/calculators/listing-duty.ts';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { loadFooterNewsletter } from '#site/features/leads/forms/opening/load-footer-newsletter.ts';
import { loadMenus } from '#site/features/leads/forms/settings/load-menus.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { type Owned, readList } from '#site/features/listings/cards/listings-of-view.tsx';
import { OWNED_SIZE, ownedFragment } from '#site/features/listings/cards/owned-fragments.ts';
import type { Likeness } from '#site/features/listings/page/load-listing.ts';
import { rentalApplication } from '#site/features/listings/page/rental-application.ts';
import { comparableSales, similarListings } from '#site/features/listings/page/similar-listings.ts';
import { soldPins } from '#site/features/listings/public/card-pins.ts';
import { withDocumentSizes } from '#site/features/listings/public/documents/document-sizes.ts';
import { listingsByChannel, listingsOf, type Owner } from '#site/features/listings/public/listings-of.ts';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import { resultsOf } from '#site/features/listings/public/results-of.ts';
import { suburbPath } from '#site/features/listings/public/suburb-path.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { loadSuburb } from '#site/features/listings/suburbs/load-suburb.ts';
import { freshText } from '#site/features/listings/terms/fresh-text.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { mapPicture } from '#site/features/settings/map/map-picture.ts';
import { placesMap } from '#site/features/settings/map/places-map.ts';
import { footerFacts } from '#site/features/team/footer-facts.ts';
import { type Agent, loadPeople, type Office } from '#site/features/team/load-people.ts';
import { reviewsOf } from '#site/features/team/reviews/load-reviews.ts';
import { agentsOf } from '#site/features/team/team-view.tsx';
import { peopleTexts } from '#site/messages/people.ts';
import { env } from '#site/server/env.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';

/** Listings of each kind on an owner's overview. */
const OVERVIEW_EACH = 6;
/** Reviews on a page of an agent or office: the newest. */
const REVIEWS_SHOWN = 6;

/** What a listing's page shows. */
export async function loadListingSubject({
  payload,
  siteUrl,
  listing: shown,
  likeness,
  now,
}: {
  payload: Payload;
  siteUrl: string;
  listing: PublicListing;
  likeness: Likeness;
  /** Epoch ms: the duty is that of this day. */
  now: number;
}): Promise<ListingSubject> {
  const [listing, people, similar, comparable, settings, offered, tables] = await Promise.all([
    withDocumentSizes(payload, shown),
    loadPeople(payload),
    similarListings(payload, { likeness }),
    comparableSales(payload, { likeness, now }),
    loadSettings(payload),
    loadOfferedForms(payload),
    loadDutyTables(payload),
  ]);
  const office = (listing.officeId && people.officeById.get(listing.officeId)) || null;
  return {
    kind: 'listing',
    listing,
    similar,
    comparable,
    apply: rentalApplication({
      listing,
      links: [office?.applyUrl, settings.applyUrl],
      howToApply: settings.howToApply,
    }),
    agents: listing.agentIds.flatMap((id) => people.agentById.get(id) ?? []),
    office,
    offered: [...offered],
    siteUrl,
    mapStyleUrl: settings.mapStyleUrl,
    mapPicture: mapPicture({
      places: listing.geo ? [listing.geo] : [],
      styleUrl: settings.mapStyleUrl,
    }),
    duty: listingDuty({ listing, tables, today: dayInSydney(now) }),
  };
}

/** What an agent's page shows; `query` may ask for all listings of one kind. */
export async function loadAgentSubject({
  payload,
  agent,
  query,
}: {
  payload: Payload;
  agent: Agent;
  query: URLSearchParams;
}): Promise<AgentSubject> {
  const [people, offered, results, sold, { mapStyleUrl }, options, reviews, owned] = await Promise.all([
    loadPeople(payload),
    loadOfferedForms(payload),
    resultsOf(payload, { agent: agent.id }),
    soldPins(payload, { agent: agent.id }),
    loadSettings(payload),
    loadSearchOptions(payload),
    reviewsOf(payload, { agent: agent.id, show: REVIEWS_SHOWN }),
    loadOwned({
      payload,
      query,
      owner: { agent: agent.id },
      path: agent.path,
      none: peopleTexts().agent.noListings(agent.name),
    }),
  ]);
  const office = (agent.officeId && people.officeById.get(agent.officeId)) || null;
  const suburbs = placesOfWork({ said: agent.profile?.suburbs ?? [], found: results.suburbs, options });
  const soldMap = placesMap({ pins: sold, styleUrl: mapStyleUrl, of: peopleTexts().agent.soldOnMap });
  return { kind: 'agent', agent, office, offered: [...offered], owned, results, suburbs, soldMap, reviews };
}

/** What an office's page shows; `query` may ask for all listings of one kind. */
export async function loadOfficeSubject({
  payload,
  office,
  query,
}: {
  payload: Payload;
  office: Office;
  query: URLSearchParams;
}): Promise<OfficeSubject> {
  const [people, offered, reviews, owned] = await Promise.all([
    loadPeople(payload),
    loadOfferedForms(payload),
    reviewsOf(payload, { office: office.id, show: REVIEWS_SHOWN }),
    loadOwned({
      payload,
      query,
      owner: { office: office.id },
      path: office.path,
      none: peopleTexts().offices.noListings,
    }),
  ]);
  const agents = agentsOf({ people, officeId: office.id });
  return { kind: 'office', office, agents, offered: [...offered], owned, reviews };
}

/** The suburbs that an agent's profile names, else those of their listings. */
function placesOfWork({
  said,
  found,
  options: { suburbs, byKey },
}: {
  said: readonly string[];
  found: readonly { key: string; name: string }[];
  options: Awaited<ReturnType<typeof loadSearchOptions>>;
}): AgentSubject['suburbs'] {
  if (said.length === 0)
    return found.map(({ key, name }) => {
      const suburb = byKey.get(key);
      return { name, path: suburb ? suburbPath(suburb) : null };
    });
  return said.map((name) => {
    const named = suburbs.filter((suburb) => suburb.name.toLowerCase() === name.toLowerCase());
    return { name, path: named.length === 1 && named[0] ? suburbPath(named[0]) : null };
  });
}

/** What a suburb's page shows; undefined for a suburb without listings. `now`: epoch ms. */
export async function loadSuburbSubject({
  payload,
  key,
  now,
}: {
  payload: Payload;
  key: string;
  now: number;
}): Promise<SuburbSubject | undefined> {
  const [stock, people, offered, tables] = await Promise.all([
    loadSuburb(payload, { key, now }),
    loadPeople(payload),
    loadOfferedForms(payload),
    loadDutyTables(payload),
  ]);
  if (!stock) return undefined;
  const { facts, suburb, agentIds } = stock;
  const price = (facts.paid ?? facts.asked)?.amount;
  return {
    kind: 'suburb',
    stock,
    agents: agentIds.flatMap((id) => people.agentById.get(id) ?? []),
    offered: [...offered],
    duty: price ? medianDuty({ price, state: suburb.state, tables, today: dayInSydney(now) }) : null,
  };
}

/** What surrounds every page. All of it is kept in the process. */
export async function loadSiteSubject({
  payload,
  context: { path, template, panels = {} },
}: {
  payload: Payload;
  context: BlockContext;
}): Promise<SiteSubject> {
  const hasNewsletter = template === 'footer' && takesNewsletter(path);
  const [settings, menus, { offices }, newsletter] = await Promise.all([
    loadSettings(payload),
    loadMenus(payload),
    loadPeople(payload),
    hasNewsletter ? loadFooterNewsletter({ payload, captcha: env().captcha }) : undefined,
  ]);
  const { agencyName, tagline, phone, email, smallPrint } = settings;
  return {
    kind: 'site',
    place: template === 'header' || template === 'footer' ? template : null,
    name: agencyName,
    tagline,
    logo: settings.logo,
    darkLogo: settings.darkLogo,
    ...menus,
    panels,
    phone,
    email,
    smallPrint,
    ...footerFacts({ settings, offices }),
    path,
    newsletter: newsletter ?? null,
  };
}

async function loadOwned({
  payload,
  query,
  owner,
  path,
  none,
}: {
  payload: Payload;
  query: URLSearchParams;
  owner: Owner;
  path: string;
  none: string;
}): Promise<Owned> {
  const asked = readList(query);
  const fresh = freshText((await loadSearchOptions(payload)).updatedAt);
  if (asked) {
    const list = await listingsOf(payload, { owner, ...asked, size: OWNED_SIZE });
    const fragment = ownedFragment({ owner, channel: asked.channel });
    return { shows: 'list', list: { ...list, channel: asked.channel, path, fragment }, fresh };
  }
  const found = await listingsByChannel(payload, { owner, each: OVERVIEW_EACH });
  const groups = [...found].map(([channel, group]) => ({ channel, ...group }));
  return { shows: 'overview', overview: { groups, path, none }, fresh };
}
