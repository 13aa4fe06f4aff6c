import { timeZoneOf } from '@frontage/reaxml';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { UNTITLED } from '#site/features/listings/terms/listing-title.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { inspectionRegistration } from '../forms/inspection-registration.ts';
import { openHomeCheckIn } from '../forms/open-home-check-in.ts';
import { type LeadScope, scopeSql } from '../inbox/lead-scope.ts';
import type { Door } from '../types/lead-types.ts';
import type { OpenHomeRow, OpenHomeView, OpenHomeVisitor } from './open-home-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Yesterday's evening is still this weekend, in ms. */
const STILL_COMING_MS = DAY_MS / 2;
const SPANS: Record<OpenHomeView, { from: number; to: number }> = {
  coming: { from: -STILL_COMING_MS, to: 8 * DAY_MS },
  past: { from: -30 * DAY_MS, to: 0 },
};
const MOST_ROWS = 500;

const CAME = openHomeCheckIn.definition.key;
const REGISTERED = inspectionRegistration.definition.key;

type Question = {
  payload: Payload;
  view: OpenHomeView;
  /** Those of one listing, whenever they were. */
  listing?: number;
  /** Those of one agent’s listings. */
  agent?: number;
  /** Epoch ms. */
  now: number;
};

/** Open homes with how many registered and came: coming ones soonest first, past ones latest first. */
export async function loadOpenHomes(question: Question): Promise<Omit<OpenHomeRow, 'doorPath'>[]> {
  const { payload } = question;
  const found = await timesOf(question);
  const ids = [...new Set(found.map(({ listing }) => listing))];
  if (ids.length === 0) return [];
  const [listings, agents, counts] = await Promise.all([
    query(
      payload,
      sql`select id, title, state, suburb, postcode from listings where id in (${sqlList(ids)})`,
    ),
    query(
      payload,
      sql`select rel.parent_id as id, agents.name from listings_rels rel join agents on agents.id = rel.agents_id
        where rel.parent_id in (${sqlList(ids)}) and rel.path = 'agents' order by rel."order"`,
    ),
    countsOf({ payload, ids }),
  ]);
  const byId = new Map(listings.map((row) => [Number(row.id), row]));
  const text = (value: unknown) => String(value ?? '');
  return found.flatMap(({ listing, startsAt, endsAt }) => {
    const row = byId.get(listing);
    if (!row) return [];
    const [registered, checkedIn] = [REGISTERED, CAME].map(
      (form) => counts.get(`${form} ${listing} ${startsAt}`) ?? 0,
    );
    return {
      listing,
      title: text(row.title) || UNTITLED,
      startsAt,
      endsAt,
      timeZone: timeZoneOf({
        state: text(row.state),
        suburb: text(row.suburb),
        postcode: text(row.postcode),
      }),
      agents: agents.filter(({ id }) => Number(id) === listing).map(({ name }) => text(name)),
      registered: registered ?? 0,
      checkedIn: checkedIn ?? 0,
    };
  });
}

type Time = { listing: number; startsAt: string; endsAt: string | null };

/** The times of listings, and those that only their visitors remember, since a feed took the time away. */
async function timesOf({ payload, view, listing, agent, now }: Question): Promise<Time[]> {
  const { from, to } = SPANS[view];
  const within = (column: SQL) =>
    listing === undefined
      ? sql`${column} between ${iso(now + from)} and ${iso(now + to)}`
      : sql`${column} is not null`;
  const of = (column: SQL) => sql`${listing === undefined ? sql`true` : sql`${column} = ${listing}`}
    and ${
      agent === undefined
        ? sql`true`
        : sql`exists (select 1 from listings_rels own where own.parent_id = ${column}
            and own.path = 'agents' and own.agents_id = ${agent})`
    }`;
  const [announced, remembered] = await Promise.all([
    query(
      payload,
      sql`select time._parent_id as listing, time.starts_at, time.ends_at from listings_inspections time
        join listings on listings.id = time._parent_id
        where ${within(sql`time.starts_at`)} and ${of(sql`time._parent_id`)}
          and listings._status = 'published' and listings.status in ('current', 'sold', 'leased')
        order by time.starts_at limit ${MOST_ROWS}`,
    ),
    query(
      payload,
      sql`select distinct listing_id as listing, inspection as starts_at from leads
        where form = ${CAME} and listing_id is not null
          and ${within(sql`inspection`)} and ${of(sql`listing_id`)} limit ${MOST_ROWS}`,
    ),
  ]);
  const times = new Map<string, Time>();
  for (const row of [...remembered, ...announced]) {
    const time = {
      listing: Number(row.listing),
      startsAt: new Date(String(row.starts_at)).toISOString(),
      endsAt: row.ends_at ? new Date(String(row.ends_at)).toISOString() : null,
    };
    times.set(`${time.listing} ${time.startsAt}`, time);
  }
  const isPast = view === 'past' || listing !== undefined;
  return [...times.values()].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1) * (isPast ? -1 : 1));
}

/** How many leads of both forms are about each inspection of these listings. */
async function countsOf({ payload, ids }: { payload: Payload; ids: number[] }): Promise<Map<string, number>> {
  const rows = await query(
    payload,
    sql`select form, listing_id as listing, inspection, count(*) as count from leads
      where listing_id in (${sqlList(ids)}) and inspection is not null
        and form in (${sqlList([CAME, REGISTERED])}) and (state is null or state <> 'spam')
      group by form, listing_id, inspection`,
  );
  return new Map(
    rows.map(({ form, listing, inspection, count }) => [
      `${form} ${listing} ${new Date(String(inspection)).toISOString()}`,
      Number(count),
    ]),
  );
}

/** Who came to an open home, in the order of the alphabet; of the leads in scope. */
export async function loadVisitors({
  payload,
  door,
  scope,
}: {
  payload: Payload;
  door: Door;
  scope: 'all' | LeadScope;
}): Promise<OpenHomeVisitor[]> {
  const rows = await query(
    payload,
    sql`select id, name, phone, email, answers from leads
      where listing_id = ${door.listing} and form = ${CAME} and inspection = ${door.inspection}
        and (state is null or state <> 'spam') and ${scope === 'all' ? sql`true` : scopeSql(scope)}
      order by lower(name), id limit ${MOST_ROWS}`,
  );
  const { consent = '', urgent = '' } = openHomeCheckIn.atDoor ?? {};
  return rows.map((row) => {
    const answers = jsonOf<{ name: string; text: string }[]>(row.answers) ?? [];
    const ticked = (name: string) => answers.some((answer) => answer.name === name && answer.text === 'Yes');
    return {
      lead: Number(row.id),
      name: String(row.name ?? ''),
      phone: String(row.phone ?? ''),
      email: String(row.email ?? ''),
      selling: ticked(urgent),
      consent: ticked(consent),
    };
  });
}

const iso = (at: number): string => new Date(at).toISOString();
