import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { containsText } from '#site/server/contains-text.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { mobileOf } from '../../contacts/contact-values.ts';
import { type LeadScope, scopeSql } from '../lead-scope.ts';
import { firstLine } from '../list/first-line.ts';
import type { ContactLead, ContactList, ContactRow } from './contact-types.ts';

const PAGE_SIZE = 50;
/** Leads on the page of one contact. */
const MOST_LEADS = 500;

type Asked = { payload: Payload; scope: 'all' | LeadScope };

const own = ({ scope }: Asked): SQL =>
  sql`leads.state <> 'spam' and ${scope === 'all' ? sql`true` : scopeSql(scope)}`;

/** One page of the contacts whose leads the member of staff may see, latest first. `page` is from 1. */
export async function loadContacts({
  search,
  page,
  ...asked
}: Asked & { search?: string; page: number }): Promise<ContactList> {
  const rows = await contactRows({
    ...asked,
    condition: search ? matching(search) : sql`true`,
    limit: PAGE_SIZE + 1,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** Contacts of the same name, one excepted. */
export const contactsNamed = ({ name, except, ...asked }: Asked & { name: string; except: number }) =>
  name.trim()
    ? contactRows({
        ...asked,
        condition: sql`lower(contacts.name) = ${name.trim().toLowerCase()} and contacts.id <> ${except}`,
        limit: 5,
        offset: 0,
      })
    : Promise.resolve([]);

/** By name or address; a mobile number however it is typed. */
function matching(search: string): SQL {
  const digits = search.replace(/\D/g, '');
  const value = mobileOf(search) ?? (digits.length >= 4 && !/[a-z@]/i.test(search) ? digits : search);
  return sql`(${containsText({ columns: [sql`contacts.name`], text: search })} or contacts.id in (
    select found.contact_id from contact_addresses found
    where ${containsText({ columns: [sql`found.value`], text: value })}))`;
}

async function contactRows({
  condition,
  limit,
  offset,
  ...asked
}: Asked & { condition: SQL; limit: number; offset: number }): Promise<ContactRow[]> {
  const visible =
    asked.scope === 'all'
      ? sql`exists (select 1 from leads where leads.contact_id = contacts.id and ${own(asked)})`
      : sql`contacts.id in (select leads.contact_id from leads where ${own(asked)})`;
  const rows = await query(
    asked.payload,
    sql`select contacts.id, contacts.name, contacts.last_at from contacts
      where ${condition} and ${visible} order by contacts.last_at desc, contacts.id desc
      limit ${limit} offset ${offset}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  const [addresses, counts] = await Promise.all([addressesOf(asked.payload, ids), countsOf(asked, ids)]);
  return rows.map((row) => {
    const id = Number(row.id);
    const count = counts.get(id);
    return {
      id,
      name: String(row.name ?? ''),
      addresses: addresses.get(id) ?? [],
      leads: count?.leads ?? 0,
      waiting: count?.waiting ?? 0,
      lastAt: isoOf(row.last_at),
    };
  });
}

async function countsOf(asked: Asked, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await query(
          asked.payload,
          sql`select leads.contact_id, count(*) as leads,
              sum(case when leads.state in ('new', 'working') then 1 else 0 end) as waiting
            from leads where leads.contact_id in (${sqlList(ids)}) and ${own(asked)} group by leads.contact_id`,
        );
  return new Map(
    rows.map((row) => [Number(row.contact_id), { leads: Number(row.leads), waiting: Number(row.waiting) }]),
  );
}

/** The addresses of contacts: email addresses first. */
export async function addressesOf(payload: Payload, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await query(
    payload,
    sql`select contact_id, value from contact_addresses where contact_id in (${sqlList(ids)})
      order by case when value like '%@%' then 0 else 1 end, id`,
  );
  const groups = Map.groupBy(rows, (row) => Number(row.contact_id));
  return new Map([...groups].map(([id, group]) => [id, group.map(({ value }) => String(value))]));
}

/** The leads of a contact that the member of staff may see, latest first. */
export async function leadsOfContact({ id, ...asked }: Asked & { id: number }): Promise<ContactLead[]> {
  const rows = await query(
    asked.payload,
    sql`select leads.id, leads.form, leads.form_title, leads.answers, leads.state, leads.created_at, leads.email,
        leads.phone, listings.title as listing
      from leads left join listings on listings.id = leads.listing_id
      where leads.contact_id = ${id} and ${own(asked)}
      order by leads.created_at desc, leads.id desc limit ${MOST_LEADS}`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    form: String(row.form_title || row.form),
    line: firstLine(jsonOf(row.answers)),
    listing: String(row.listing ?? ''),
    state: String(row.state),
    at: isoOf(row.created_at),
    email: String(row.email ?? ''),
    phone: String(row.phone ?? ''),
  }));
}

const isoOf = (value: unknown): string => new Date(String(value)).toISOString();
