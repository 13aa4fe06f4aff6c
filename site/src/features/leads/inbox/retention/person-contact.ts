import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { addressesOf } from '../contacts/load-contacts.ts';
import type { PersonPart } from './person-parts.ts';

/** What is left of a person among contacts; those without leads went with the last one. */
export const personContact: PersonPart = {
  name: 'contact',
  noun: { one: 'address of a contact', many: 'addresses of contacts' },
  collections: ['contacts', 'contact-addresses'],
  async find({ payload, email }) {
    const rows = await query(
      payload,
      sql`select contacts.name, own.value, own.created_at from contact_addresses own
        join contacts on contacts.id = own.contact_id where own.value = ${email} order by own.id`,
    );
    return { records: rows };
  },
  async erase({ payload, email }) {
    const rows = await query(payload, sql`delete from contact_addresses where value = ${email} returning id`);
    return rows.length;
  },
};

/**
 * The email addresses of a contact, and those of its leads that no address reaches: they name none, or one of another
 * contact, whose other leads are not meant.
 */
export async function reachOfContact({ payload, id }: { payload: Payload; id: number }) {
  const [addresses, rows] = await Promise.all([
    addressesOf(payload, [id]),
    query(
      payload,
      sql`select id, email, exists (select 1 from contact_addresses other
          where other.value = lower(leads.email) and other.contact_id <> ${id}) as elsewhere
        from leads where contact_id = ${id}`,
    ),
  ]);
  const known = (addresses.get(id) ?? []).filter((value) => value.includes('@'));
  const isReached = ({ email, elsewhere }: Record<string, unknown>) => Boolean(email) && !elsewhere;
  const named = rows.filter(isReached).map(({ email }) => String(email).toLowerCase());
  return {
    emails: [...new Set([...known, ...named])],
    leads: rows.filter((row) => !isReached(row)).map(({ id: lead }) => Number(lead)),
  };
}
