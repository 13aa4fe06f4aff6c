import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { findListing } from '#site/features/listings/page/find-listing.ts';
import { loadListing } from '#site/features/listings/page/load-listing.ts';
import { similarListings } from '#site/features/listings/page/similar-listings.ts';
import { dayText, spanText, upcomingInspections } from '#site/features/listings/public/inspection-times.ts';
import type { ListingCard, ListingPage } from '#site/features/listings/public/public-listing.ts';
import { shownListing } from '#site/features/listings/public/shown-listing.ts';
import { firstAdminEmail } from '#site/features/settings/first-admin.ts';
import { loadMailLogo } from '#site/features/settings/load-mail-logo.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import {
  loadAgentContacts,
  loadOfficeContact,
  loadOfficeNames,
  loadOfficePlaces,
  loadPortrait,
  loadPropertyManagers,
} from '#site/features/team/load-contacts.ts';
import { mailSender } from '#site/features/team/mail-sender.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { hostOf } from '../../appointments/appointment-store.ts';
import { loadFreeTimes } from '../../appointments/load-free-times.ts';
import { isForPropertyManagers } from '../../forms/lead-forms.ts';
import { loadLeadFormSettings } from '../../forms/settings/load-form-settings.ts';
import type {
  LeadContact,
  LeadDirectory,
  LeadListing,
  LeadMatter,
  LeadRoute,
} from '../../types/lead-types.ts';
import { loadLeadHandling } from './load-handling.ts';
import { nearestOfficeId, officeIdOfPlace, routeLead } from './route-lead.ts';

type PublicRow = { card: unknown; page: unknown };

/** What lead forms, routing and emails need to know: listings as visitors see them, people as published. */
export function createLeadDirectory(payload: Payload): LeadDirectory {
  const officeWith = async (id: number | null) => (id === null ? undefined : loadOfficeContact(payload, id));
  return {
    async listing(id) {
      const [row] = await query<PublicRow>(
        payload,
        sql`select card, page from public_listings where listing = ${id}`,
      );
      return row && leadListing({ card: jsonOf<ListingCard>(row.card), page: jsonOf<ListingPage>(row.page) });
    },

    goneListing: (id) => goneListing({ payload, id }),

    findListing: (named) => findListing({ payload, ...named }),

    async feedId(id) {
      const [row] = await query(payload, sql`select feed_unique_id from listings where id = ${id}`);
      return row?.feed_unique_id ? String(row.feed_unique_id) : null;
    },

    async inspections({ listing, now }) {
      const [row] = await query<PublicRow>(
        payload,
        sql`select card from public_listings where listing = ${listing}`,
      );
      if (!row) return [];
      const { inspections, timeZone: zone } = jsonOf<ListingCard>(row.card);
      return upcomingInspections({ inspections, now }).map((inspection) => ({
        value: inspection.startsAt,
        label: `${dayText({ at: inspection.startsAt, zone })}, ${spanText({ ...inspection, zone })}`,
      }));
    },

    async appointments({ now, ...named }) {
      const host = hostOf(named);
      return host && loadFreeTimes({ payload, host, now });
    },

    reminders: async () => (await loadLeadHandling(payload)).reminders,

    async similar(id) {
      const found = await loadListing(payload, id);
      if (!found || !('likeness' in found)) return [];
      const cards = await similarListings(payload, found);
      const rows = await Promise.all(cards.slice(0, 2).map((card) => this.listing(card.id)));
      return rows.filter((row) => row !== undefined);
    },

    async agent(id) {
      const [agent] = await loadAgentContacts(payload, [id]);
      return agent && { ...agent, portrait: await loadPortrait(payload, id) };
    },

    office: officeWith,
    offices: () => loadOfficeNames(payload),
    route: (matter) => findRoute({ payload, matter, officeWith }),

    async contact({ agentId, officeId }) {
      const [agent] = agentId === null ? [] : await loadAgentContacts(payload, [agentId]);
      return agent ?? (await officeWith(officeId)) ?? (await agencyContact(payload));
    },

    sender: () => mailSender(payload),

    async agency() {
      const [{ name, phone }, logo] = await Promise.all([agencyContact(payload), loadMailLogo(payload)]);
      return { name, phone, logo };
    },
  };
}

/** Looks up everybody a lead could go to; {@link routeLead} decides who gets it. */
async function findRoute({
  payload,
  matter: { form, listing, agent, officeId, suburb, postcode, recipients },
  officeWith,
}: {
  payload: Payload;
  matter: LeadMatter;
  officeWith: (id: number | null) => ReturnType<typeof loadOfficeContact>;
}): Promise<LeadRoute> {
  const agents = agent ? [agent] : await loadAgentContacts(payload, listing?.agentIds ?? []);
  const [{ places, copies, webhooks }, formSettings, propertyManagers] = await Promise.all([
    loadLeadHandling(payload),
    loadLeadFormSettings(payload),
    isForPropertyManagers(form) ? loadPropertyManagers(payload) : [],
  ]);
  const placeId =
    officeIdOfPlace({ places, suburb, postcode }) ?? (await nearestOffice({ payload, suburb, postcode }));
  const [office, officeOfPlace] = await Promise.all([
    officeWith(officeId ?? listing?.officeId ?? agents[0]?.officeId ?? null),
    officeWith(placeId ?? null),
  ]);
  return routeLead({
    form,
    agents,
    office,
    officeOfPlace,
    recipients: recipients ?? formSettings[form]?.recipients ?? [],
    autoresponse: formSettings[form]?.autoresponse ?? true,
    // A lead reaches somebody even before the settings are filled in.
    fallback: (await agencyContact(payload)).email ?? (await firstAdminEmail(payload)),
    copies,
    propertyManagers,
    webhooks,
  });
}

async function nearestOffice({
  payload,
  suburb,
  postcode,
}: {
  payload: Payload;
  suburb: string;
  postcode: string;
}): Promise<number | undefined> {
  if (!suburb && !postcode) return undefined;
  return nearestOfficeId({ offices: await loadOfficePlaces(payload), suburb, postcode });
}

async function agencyContact(payload: Payload): Promise<LeadContact> {
  const { agencyName: name, email, phone } = await loadSettings(payload);
  return { name, role: null, email, phone };
}

async function goneListing({ payload, id }: { payload: Payload; id: number }) {
  const [row] = await query<{ office: unknown }>(
    payload,
    sql`select office_id as office from listings
      where id = ${id} and _status = 'published' and status in ('withdrawn', 'offmarket', 'deleted')`,
  );
  if (!row) return undefined;
  const agents = await query(
    payload,
    sql`select agents_id as id from listings_rels where parent_id = ${id} and path = 'agents' order by "order"`,
  );
  return {
    id,
    agentIds: agents.map((agent) => Number(agent.id)),
    officeId: row.office === null ? null : Number(row.office),
  };
}

function leadListing({ card, page }: { card: ListingCard; page: ListingPage }): LeadListing {
  return {
    ...shownListing(card),
    channel: card.channel,
    category: card.category,
    agentIds: page.agentIds,
    officeId: page.officeId,
    hasBrochure: page.hasBrochure,
    inspections: card.inspections,
  };
}
