import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { loadEmptySearches } from '#site/features/listings/search/empty-searches.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { dayInSydney, daysBefore } from '#site/server/sydney-day.ts';
import { waitsForAnswer } from '../../forms/lead-forms.ts';
import { type LeadLogEntry, MOVED_CONTACT } from '../lead-log.ts';
import { type LeadScope, scopeSql } from '../lead-scope.ts';
import {
  type AgentRow,
  type CountedLead,
  countLeads,
  medianOf,
  type Performance,
  responseOf,
  sourceName,
} from './performance.ts';

type Question = {
  payload: Payload;
  /** Of whose leads. */
  scope: 'all' | LeadScope;
  /** Of this office alone. */
  office?: number;
  days: number;
  /** Epoch ms. */
  now: number;
};

const DAY_MS = 86_400_000;
/** Searches without results that are shown. */
const MOST_SEARCHES = 20;

/** The figures of the days up to now: leads, answers, listings and agents, of one office or all. */
export async function loadPerformance(question: Question): Promise<Performance> {
  const { payload, scope, days, now } = question;
  const to = dayInSydney(now);
  const from = daysBefore(to, days - 1);
  const [leads, listings, people, emptySearches, offices] = await Promise.all([
    loadLeads(question, from),
    loadListings(question),
    loadAgents(question, from),
    loadEmptySearches({ payload, from, limit: MOST_SEARCHES }),
    scope === 'all'
      ? query(payload, sql`select id, name from offices where _status = 'published' order by name`)
      : [],
  ]);
  const onMarket = listings.flatMap(({ state, listedAt }) =>
    listedAt !== null && state.startsWith('For ') ? [Math.max(0, Math.floor((now - listedAt) / DAY_MS))] : [],
  );
  const states = new Map<string, number>();
  for (const { state } of listings) states.set(state, (states.get(state) ?? 0) + 1);
  return {
    from,
    to,
    ...countLeads(leads),
    listings: [...states].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count),
    emptySearches: emptySearches.map(({ label, count }) => ({ label, count })),
    daysOnMarket: medianOf(onMarket),
    agents: agentRows({ people, leads }),
    offices: offices.map(({ id, name }) => ({ id: Number(id), name: String(name ?? '') })),
  };
}

async function loadLeads({ payload, scope, office }: Question, from: string): Promise<CountedLead[]> {
  // A day earlier in UTC than in Sydney; what is too much falls out below.
  const since = `${daysBefore(from, 1)}T00:00:00.000Z`;
  const own = scope === 'all' ? sql`true` : scopeSql(scope);
  const ofOffice =
    office === undefined
      ? sql`true`
      : sql`(leads.office_id = ${office} or leads.agent_id in (select id from agents where office_id = ${office}))`;
  const rows = await query(
    payload,
    sql`select leads.form, leads.form_title, leads.source, leads.agent_id, leads.created_at,
        leads.log -> 0 ->> 'at' as changed,
        case when leads.log -> 0 ->> 'what' = ${MOVED_CONTACT} then leads.log end as moved_log, listings.suburb,
        (select min(reply.created_at) from deliveries reply
          where reply.lead_id = leads.id and reply.kind in ('reply', 'sms')) as replied
      from leads left join listings on listings.id = leads.listing_id
      where leads.created_at >= ${since} and (leads.state is null or leads.state <> 'spam')
        and ${own} and ${ofOffice}`,
  );
  return rows.flatMap((row) => {
    const at = Date.parse(String(momentOf(row.created_at)));
    if (dayInSydney(at) < from) return [];
    const changed = row.moved_log ? firstChange(jsonOf(row.moved_log)) : row.changed;
    const answers = [changed, row.replied].flatMap((given) => (given ? [Date.parse(momentOf(given))] : []));
    const form = String(row.form);
    return {
      form: String(row.form_title || form),
      source: sourceName(jsonOf(row.source)),
      agent: row.agent_id === null ? null : Number(row.agent_id),
      suburb: String(row.suburb ?? ''),
      at,
      answeredAt: answers.length > 0 ? Math.min(...answers) : null,
      isEnquiry: waitsForAnswer(form),
    };
  });
}

/** When staff first did something about a lead. */
const firstChange = (log: LeadLogEntry[]): string | undefined =>
  log.find(({ what }) => what !== MOVED_CONTACT)?.at;

/** The listings of an office, or of an agent for those who see their own. */
function ownListings({ scope, office }: Question): SQL {
  const wanted = office ?? (scope !== 'all' && scope.isWholeOffice ? scope.office : undefined);
  if (wanted !== undefined) return sql`listings.office_id = ${wanted}`;
  if (scope === 'all') return sql`true`;
  return sql`exists (select 1 from listings_rels own where own.parent_id = listings.id
    and own.path = 'agents' and own.agents_id = ${scope.agent ?? 0})`;
}

async function loadListings(question: Question): Promise<{ state: string; listedAt: number | null }[]> {
  const rows = await query(
    question.payload,
    sql`select status, method, under_offer, listed_at from listings
      where _status = 'published' and status <> 'deleted' and ${ownListings(question)}`,
  );
  return rows.map((row) => ({
    state: stateName(row),
    listedAt: row.listed_at ? Date.parse(momentOf(row.listed_at)) : null,
  }));
}

const CLOSED: Record<string, string> = {
  sold: 'Sold',
  leased: 'Leased',
  withdrawn: 'Withdrawn',
  offmarket: 'Off market',
};

const stateName = ({ status, method, under_offer: offer }: Record<string, unknown>): string =>
  CLOSED[String(status)] ??
  (offer
    ? method === 'rent'
      ? 'Deposit taken'
      : 'Under offer'
    : method === 'rent'
      ? 'For rent'
      : 'For sale');

type Person = { id: number; name: string; current: number; closed: number };

/** The agents of an office with how many listings they have, and how many they sold or leased since. */
async function loadAgents({ payload, scope, office }: Question, from: string): Promise<Person[]> {
  const wanted = office ?? (scope !== 'all' && scope.isWholeOffice ? scope.office : undefined);
  const who =
    wanted !== undefined
      ? sql`agents.office_id = ${wanted}`
      : scope === 'all'
        ? sql`true`
        : sql`agents.id = ${scope.agent ?? 0}`;
  const rows = await query(
    payload,
    sql`select agents.id, agents.name,
        sum(case when listings.status = 'current' then 1 else 0 end) as current,
        sum(case when listings.status in ('sold', 'leased') and listings.sold_date >= ${from} then 1 else 0 end) as closed
      from agents
      left join listings_rels rel on rel.agents_id = agents.id and rel.path = 'agents'
      left join listings on listings.id = rel.parent_id and listings._status = 'published'
      where agents._status = 'published' and ${who} group by agents.id, agents.name`,
  );
  return rows.map(({ id, name, current, closed }) => ({
    id: Number(id),
    name: String(name ?? ''),
    current: Number(current ?? 0),
    closed: Number(closed ?? 0),
  }));
}

function agentRows({ people, leads }: { people: Person[]; leads: CountedLead[] }): AgentRow[] {
  const byAgent = Map.groupBy(leads, ({ agent }) => agent);
  return people
    .map(({ id, name, current, closed }) => {
      const own = byAgent.get(id) ?? [];
      const { answered, hours } = responseOf(own);
      return { name, leads: own.length, answered, hours, current, closed };
    })
    .sort((a, b) => b.leads - a.leads || a.name.localeCompare(b.name, 'en-AU'));
}

/** PostgreSQL gives dates, SQLite texts. */
const momentOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));
