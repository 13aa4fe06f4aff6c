import { type SQL, sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { atomically, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { contactValues } from './contact-values.ts';
import type { Sender } from './join-contacts.ts';

/** The contact that has the first of these addresses, else the second. */
const knownContact = (values: readonly string[]): SQL =>
  sql`(select known.contact_id from contact_addresses known where known.value in (${sqlList(values)})
    order by case when known.value = ${values[0]} then 0 else 1 end limit 1)`;

/** The contact of somebody, made where there is none; undefined without an email address or mobile number. */
export async function contactFor({
  payload,
  origin,
  name,
  email,
  phone,
  at,
}: Pick<Sender, 'name' | 'email' | 'phone'> & {
  payload: Payload;
  /** The lead’s token. */
  origin: string;
  /** ISO instant. */
  at: string;
}): Promise<number | undefined> {
  const values = contactValues({ email, phone });
  if (values.length === 0) return undefined;
  const known = knownContact(values);
  const answers = await atomically(payload, [
    sql`insert into contacts (origin, name, last_at, created_at, updated_at)
      select ${origin}, ${name ?? ''}, ${at}, ${at}, ${at} where ${known} is null on conflict (origin) do nothing`,
    ...values.map(
      (value) => sql`insert into contact_addresses (contact_id, value, created_at, updated_at)
        select coalesce(${known}, (select id from contacts where origin = ${origin})), ${value}, ${at}, ${at}
        where true on conflict (value) do nothing`,
    ),
    sql`select ${known} as id`,
  ]);
  return Number(answers.at(-1)?.[0]?.id);
}

/**
 * Makes a contact agree with the leads it has left: its name, its addresses and the day of the latest. Without leads it
 * is deleted. Through Payload, because it may run in the transaction that deletes a lead.
 */
export async function settleContact({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  const { payload } = req;
  const { docs: leads } = await payload.find({
    collection: 'leads',
    where: { contact: { equals: id } },
    sort: 'createdAt',
    depth: 0,
    joins: false,
    pagination: false,
    select: { name: true, email: true, phone: true, createdAt: true },
    req,
  });
  const used = [...new Set(leads.flatMap(contactValues))];
  await payload.delete({
    collection: 'contact-addresses',
    where: { and: [{ contact: { equals: id } }, { value: { not_in: used } }] },
    depth: 0,
    req,
  });
  const latest = leads.at(-1);
  if (!latest) {
    await payload.delete({ collection: 'contacts', where: { id: { equals: id } }, depth: 0, req });
    return;
  }
  const name = leads.findLast((lead) => lead.name)?.name ?? '';
  await payload.update({
    collection: 'contacts',
    id,
    data: { name, lastAt: latest.createdAt },
    depth: 0,
    req,
  });
}

/** A contact that has the addresses which only these leads name; the leads are moved by the one who calls. */
export async function newContact({
  payload,
  from,
  leads,
  at,
}: {
  payload: Payload;
  from: number;
  leads: readonly number[];
  /** ISO instant. */
  at: string;
}): Promise<number> {
  const all = await leadsOf({ payload, id: from });
  const moved = all.filter(({ id }) => leads.includes(id));
  const staying = new Set(all.filter(({ id }) => !leads.includes(id)).flatMap(contactValues));
  const values = [...new Set(moved.flatMap(contactValues))].filter((value) => !staying.has(value));
  const origin = `split ${from} ${[...leads].join(' ')} ${at}`;
  const [[made] = []] = await atomically(payload, [
    sql`insert into contacts (origin, name, last_at, created_at, updated_at)
      values (${origin}, ${moved.findLast(({ name }) => name)?.name ?? ''}, ${moved.at(-1)?.at ?? at}, ${at}, ${at})
      returning id`,
    ...(values.length > 0
      ? [
          sql`update contact_addresses set contact_id = (select id from contacts where origin = ${origin})
            where contact_id = ${from} and value in (${sqlList(values)})`,
        ]
      : []),
  ]);
  return Number(made?.id);
}

/** Moves the addresses of one contact to another, so that later leads follow. */
export async function moveAddresses({ payload, from, to }: { payload: Payload; from: number; to: number }) {
  await query(payload, sql`update contact_addresses set contact_id = ${to} where contact_id = ${from}`);
}

type ContactLead = { id: number; name: string; email: string; phone: string; at: string };

/** The leads of a contact, oldest first. */
async function leadsOf({ payload, id }: { payload: Payload; id: number }): Promise<ContactLead[]> {
  const rows = await query(
    payload,
    sql`select id, name, email, phone, created_at from leads where contact_id = ${id} order by created_at, id`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    name: text(row.name),
    email: text(row.email),
    phone: text(row.phone),
    at: new Date(String(row.created_at)).toISOString(),
  }));
}

const text = (value: unknown): string => String(value ?? '');
