import { timeZoneOf } from '@frontage/reaxml';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { containsText } from '#site/server/contains-text.ts';
import { query } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { UNTITLED } from '../terms/listing-title.ts';
import { dollars } from '../terms/price-text.ts';
import { SEARCHED } from './board-indexes.ts';
import type { Board, BoardRow, BoardView } from './board-views.ts';
import { draftContains, relationsOf, shownColumns, withLatestDrafts } from './latest-drafts.ts';

const PAGE_SIZE = 50;
const DAY_MS = 86_400_000;

type Question = {
  payload: Payload;
  view: BoardView;
  /** The agent profile of who asks. */
  agent?: number;
  /** Searches addresses, headlines and the feed's numbers. */
  search?: string;
  /** From 1. */
  page: number;
  /** Epoch ms. */
  now: number;
};

type Row = Record<string, unknown> & { id: unknown };

/** One page of a quick list: the newest listings first, each with what an office manager asks about it. */
export async function loadBoard(question: Question): Promise<Board> {
  const { payload, agent, page, now } = question;
  const found = await query<Row>(
    payload,
    sql`select id, _status, created_at, ${shownColumns} from listings where ${conditionsOf(question)}
      order by listed_at desc, id desc limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}`,
  );
  const rows = await withLatestDrafts(payload, found.slice(0, PAGE_SIZE));
  const facts = rows.length === 0 ? noFacts : await factsOf({ payload, rows, now });
  return {
    rows: rows.map((row) => boardRow({ row, facts, now })),
    hasMore: found.length > PAGE_SIZE,
    hasOwn: agent !== undefined,
  };
}

function conditionsOf({ view, agent, search }: Question): SQL {
  const own = sql`exists (select 1 from listings_rels own where own.parent_id = listings.id
    and own.path = 'agents' and own.agents_id = ${agent ?? 0})`;
  const published = sql`_status = 'published'`;
  const conditions: Record<BoardView, SQL> = {
    mine: sql`${own} and status in ('current', 'sold', 'leased')`,
    current: sql`${published} and status = 'current'`,
    offer: sql`${published} and status = 'current' and under_offer = ${true}`,
    sold: sql`${published} and status = 'sold'`,
    leased: sql`${published} and status = 'leased'`,
    drafts: sql`_status = 'draft'`,
    off: sql`status in ('withdrawn', 'offmarket', 'deleted')`,
    all: sql`true`,
  };
  return search
    ? sql`${conditions[view]} and (${containsText({ columns: SEARCHED, text: search })} or ${draftContains(search)})`
    : conditions[view];
}

type Facts = {
  picture: Map<number, string>;
  agents: Map<number, string[]>;
  inspections: Map<number, { next: string; count: number }>;
  enquiries: Map<number, number>;
};
const noFacts: Facts = {
  picture: new Map(),
  agents: new Map(),
  inspections: new Map(),
  enquiries: new Map(),
};

/** What other tables know of these listings, in four statements whatever their number. */
async function factsOf({
  payload,
  rows,
  now,
}: {
  payload: Payload;
  rows: Row[];
  now: number;
}): Promise<Facts> {
  const among = sqlList(rows.map(({ id }) => Number(id)));
  const [pictures, agents, inspections, enquiries] = await Promise.all([
    relationsOf({ payload, rows, path: 'images' }),
    relationsOf({ payload, rows, path: 'agents' }),
    query<Row>(
      payload,
      sql`select _parent_id as id, min(starts_at) as next, count(*) as count from listings_inspections
        where _parent_id in (${among}) and starts_at > ${new Date(now).toISOString()} group by _parent_id`,
    ),
    query<Row>(
      payload,
      sql`select listing_id as id, count(*) as count from leads
        where listing_id in (${among}) and (state is null or state <> 'spam') group by listing_id`,
    ),
  ]);
  const first = new Map(pictures.toReversed().map(({ id, related }) => [id, related]));
  const images = await imagesById(payload, [...first.values()]);
  const nameOf = await agentNames(
    payload,
    agents.map(({ related }) => related),
  );
  const names = new Map<number, string[]>();
  for (const { id, related } of agents) names.set(id, [...(names.get(id) ?? []), nameOf.get(related) ?? '']);
  return {
    picture: new Map([...first].map(([id, picture]) => [id, smallest(images.get(picture))])),
    agents: names,
    inspections: new Map(
      inspections.map(({ id, next, count }) => [
        Number(id),
        { next: new Date(String(next)).toISOString(), count: Number(count) },
      ]),
    ),
    enquiries: new Map(enquiries.map(({ id, count }) => [Number(id), Number(count)])),
  };
}

async function agentNames(payload: Payload, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await query<Row>(payload, sql`select id, name from agents where id in (${sqlList(ids)})`);
  return new Map(found.map(({ id, name }) => [Number(id), String(name)]));
}

/** Several drafts may have no address yet: the day they were begun tells them apart. */
function titleOf({ title, created_at: begun }: Row): string {
  if (title && title !== UNTITLED) return String(title);
  return begun ? `${UNTITLED}, begun ${dayText(new Date(String(begun)))}` : UNTITLED;
}

const dayText = (day: Date): string =>
  day.toLocaleDateString('en-AU', { timeZone: 'Australia/Sydney', dateStyle: 'long' });

/** The narrowest file of a picture: the list shows it as a thumbnail. */
const smallest = (image: { src: string; srcset: string } | undefined): string =>
  image ? image.srcset.split(' ')[0] || image.src : '';

function boardRow({ row, facts, now }: { row: Row; facts: Facts; now: number }): BoardRow {
  const id = Number(row.id);
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  const inspections = facts.inspections.get(id);
  const listedAt = row.listed_at ? new Date(text(row.listed_at)).getTime() : undefined;
  return {
    id,
    title: titleOf(row),
    picture: facts.picture.get(id) ?? '',
    price: priceOf(row),
    isPriceHidden: Boolean(row.price_hidden),
    state: stateOf(row),
    agents: facts.agents.get(id) ?? [],
    nextInspection: inspections?.next ?? null,
    inspections: inspections?.count ?? 0,
    timeZone: timeZoneOf({
      state: text(row.state),
      suburb: text(row.suburb),
      postcode: text(row.postcode),
    }),
    enquiries: facts.enquiries.get(id) ?? 0,
    daysListed:
      listedAt !== undefined && row.status === 'current' && row._status === 'published'
        ? Math.max(0, Math.floor((now - listedAt) / DAY_MS))
        : null,
  };
}

function stateOf(row: Row): string {
  if (row._status === 'draft') return 'Draft';
  const closed: Record<string, string> = {
    sold: 'Sold',
    leased: 'Leased',
    withdrawn: 'Withdrawn',
    offmarket: 'Off market',
    deleted: 'Deleted by the feed',
  };
  const status = String(row.status);
  if (closed[status]) return closed[status];
  if (row.under_offer) return row.method === 'rent' ? 'Deposit taken' : 'Under offer';
  return row.method === 'rent' ? 'For rent' : 'For sale';
}

function priceOf(row: Row): string {
  const amount = (value: unknown) => (Number(value) > 0 ? dollars(Number(value)) : '');
  if (row.status === 'sold' || row.status === 'leased') return amount(row.sold_price);
  if (row.price_view) return String(row.price_view);
  if (row.method === 'rent')
    return amount(row.rent) && `${amount(row.rent)} per ${row.rent_period ?? 'week'}`;
  return [amount(row.price), amount(row.price_max)].filter(Boolean).join(' – ');
}
