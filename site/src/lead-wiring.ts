import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { createCaptcha } from './features/leads/captcha/captcha.ts';
import { isForPropertyManagers } from './features/leads/forms/lead-forms.ts';
import { createLeadDesk, type LeadDesk } from './features/leads/lead-service.ts';
import type { LeadAgent, LeadContact, LeadDirectory, LeadListing } from './features/leads/types/lead-types.ts';
import { loadLeadFormSettings } from './features/leads/forms/settings/load-form-settings.ts';
import { loadLeadHandling } from './features/leads/intake/routing/load-handling.ts';
import { nearestOfficeId, officeIdOfPlace, routeLead } from './features/leads/intake/routing/route-lead.ts';
import { findListing } from './features/listings/page/find-listing.ts';
import { dayText, spanText, upcomingInspections } from './features/listings/public/inspection-times.ts';
import type { ListingCard, ListingPage } from './features/listings/public/public-listing.ts';
import { shownListing } from './features/listings/public/shown-listing.ts';
import { loadSettings } from './features/settings/load-settings.ts';
import { mailSender } from './features/team/mail-sender.ts';
import { jsonOf, query } from './server/database.ts';
import type { Env } from './server/env.ts';
import { imagesById } from './server/images.ts';
import { createMailer } from './server/mail.ts';
import { readSecrets } from './server/secrets.ts';

/** The lead desk of this process: leads meet listings, agents, offices and settings here. Start its worker to deliver. */
export function wireLeadDesk({ payload, env }: { payload: Payload; env: Env }): LeadDesk {
  const secrets = readSecrets(env.dataDir);
  return createLeadDesk({
    payload,
    env,
    secret: secrets.forms,
    captcha: createCaptcha({ settings: env.captcha, secret: secrets.captcha }),
    directory: createLeadDirectory(payload),
    mailer: createMailer({ env }),
  });
}

type PublicRow = { card: unknown; page: unknown };
type AgentRow = Record<'id' | 'name' | 'role' | 'email' | 'phone' | 'mobile' | 'office_id', unknown>;
type OfficeRow = Record<'id' | 'name' | 'email' | 'phone', unknown>;

/** What lead forms, routing and e-mails need to know: listings as visitors see them, people as published. */
export function createLeadDirectory(payload: Payload): LeadDirectory {
  async function agents(ids: number[]): Promise<LeadAgent[]> {
    if (ids.length === 0) return [];
    const rows = await query<AgentRow>(
      payload,
      sql`select id, name, role, email, phone, mobile, office_id from agents
        where _status = 'published' and id in (${sql.join(ids, sql`, `)})`,
    );
    const found = new Map(rows.map((row) => [Number(row.id), agentOf(row)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async function portrait(agentId: number): Promise<LeadAgent['portrait']> {
    const [row] = await query(payload, sql`select portrait_id from agents where id = ${agentId}`);
    const image = row?.portrait_id
      ? (await imagesById(payload, [Number(row.portrait_id)])).values().next().value
      : undefined;
    return image && { src: image.src, alt: '' };
  }

  async function office(id: number | null): Promise<(LeadContact & { id: number }) | undefined> {
    if (id === null) return undefined;
    const [row] = await query<OfficeRow>(
      payload,
      sql`select id, name, email, phone from offices where _status = 'published' and id = ${id}`,
    );
    return row && { id: Number(row.id), role: null, ...contactOf(row) };
  }

  async function nearestOffice(place: { suburb: string; postcode: string }): Promise<number | undefined> {
    if (!place.suburb && !place.postcode) return undefined;
    const rows = await query(
      payload,
      sql`select id, suburb, postcode from offices where _status = 'published' order by id`,
    );
    const offices = rows.map((row) => ({
      id: Number(row.id),
      suburb: String(row.suburb ?? ''),
      postcode: String(row.postcode ?? ''),
    }));
    return nearestOfficeId({ offices, ...place });
  }

  async function settings(): Promise<LeadContact> {
    const { agencyName: name, email, phone } = await loadSettings(payload);
    return { name, role: null, email, phone };
  }

  async function propertyManagers(): Promise<{ email: string | null; officeId: number | null }[]> {
    const rows = await query(
      payload,
      sql`select email, office_id from agents where _status = 'published' and property_manager order by position, id`,
    );
    return rows.map((row) => ({
      email: textOrNull(row.email),
      officeId: row.office_id === null ? null : Number(row.office_id),
    }));
  }

  /** So that a lead reaches somebody even before the settings are filled in. */
  async function firstAdmin(): Promise<string | null> {
    const [row] = await query(payload, sql`select email from users where role = 'admin' order by id limit 1`);
    return textOrNull(row?.email);
  }

  const listing = async (id: number): Promise<LeadListing | undefined> => {
    const [row] = await query<PublicRow>(
      payload,
      sql`select card, page from public_listings where listing = ${id}`,
    );
    return row && listingOf({ card: jsonOf<ListingCard>(row.card), page: jsonOf<ListingPage>(row.page) });
  };

  return {
    listing,
    findListing: (named) => findListing({ payload, ...named }),
    async agent(id) {
      const [agent] = await agents([id]);
      return agent && { ...agent, portrait: await portrait(id) };
    },

    office,

    async feedId(id) {
      const [row] = await query(payload, sql`select feed_unique_id from listings where id = ${id}`);
      return textOrNull(row?.feed_unique_id);
    },

    async offices() {
      const rows = await query(
        payload,
        sql`select id, name from offices where _status = 'published' order by name`,
      );
      return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
    },

    async inspections({ listing: id, now }) {
      const [row] = await query<PublicRow>(
        payload,
        sql`select card from public_listings where listing = ${id}`,
      );
      if (!row) return [];
      const { inspections, timeZone: zone } = jsonOf<ListingCard>(row.card);
      return upcomingInspections({ inspections, now }).map((inspection) => ({
        value: inspection.startsAt,
        label: `${dayText({ at: inspection.startsAt, zone })}, ${spanText({ ...inspection, zone })}`,
      }));
    },

    async route({ form, listing, agent, officeId, suburb, postcode, recipients }) {
      const team = agent ? [agent] : await agents(listing?.agentIds ?? []);
      const [{ places, copies, webhooks }, formSettings, managers] = await Promise.all([
        loadLeadHandling(payload),
        loadLeadFormSettings(payload),
        isForPropertyManagers(form) ? propertyManagers() : [],
      ]);
      const placeId =
        officeIdOfPlace({ places, suburb, postcode }) ?? (await nearestOffice({ suburb, postcode }));
      const [place, officeOfPlace] = await Promise.all([
        office(officeId ?? listing?.officeId ?? team[0]?.officeId ?? null),
        office(placeId ?? null),
      ]);
      return routeLead({
        form,
        agents: team,
        office: place,
        officeOfPlace,
        recipients: recipients ?? formSettings[form]?.recipients ?? [],
        autoresponse: formSettings[form]?.autoresponse ?? true,
        fallback: (await settings()).email ?? (await firstAdmin()),
        copies,
        propertyManagers: managers,
        webhooks,
      });
    },

    async contact({ agentId, officeId }) {
      const [agent] = agentId === null ? [] : await agents([agentId]);
      return agent ?? (await office(officeId)) ?? (await settings());
    },

    sender: () => mailSender(payload),

    async agency() {
      const { name, phone } = await settings();
      return { name, phone };
    },
  };
}

function listingOf({ card, page }: { card: ListingCard; page: ListingPage }): LeadListing {
  return {
    ...shownListing(card),
    channel: card.channel,
    agentIds: page.agentIds,
    officeId: page.officeId,
    hasBrochure: page.hasBrochure,
  };
}

const agentOf = (row: AgentRow): LeadAgent => ({
  id: Number(row.id),
  officeId: row.office_id === null ? null : Number(row.office_id),
  role: textOrNull(row.role),
  ...contactOf({ ...row, phone: row.mobile || row.phone }),
});

const contactOf = (row: Partial<Record<'name' | 'email' | 'phone', unknown>>) => ({
  name: String(row.name ?? ''),
  email: textOrNull(row.email),
  phone: textOrNull(row.phone),
});

const textOrNull = (value: unknown): string | null => (value ? String(value) : null);
