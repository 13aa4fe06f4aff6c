import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { givenRows } from '#site/server/given-rows.ts';
import { contactValues } from './contact-values.ts';

/** Columns of rows `given`: what the sender of a lead is known by. */
export const ADDRESS_COLUMNS = { first_address: 'text', second_address: 'text' };

/** A row's values for {@link ADDRESS_COLUMNS}; a lead that is spam has none. */
export function addressesOf(person: { email?: string | null; phone?: string | null; state?: string | null }) {
  const [first = null, second = null] = person.state === 'spam' ? [] : contactValues(person);
  return { first_address: first, second_address: second };
}

const byAddress = sql`known.value in (given.first_address, given.second_address)
  order by case when known.value = given.first_address then 0 else 1 end limit 1`;

/** The contact of a row that is `given`: by its first address, else by its second. */
export const contactOfGiven: SQL = sql`(select known.contact_id from contact_addresses known where ${byAddress})`;

/** A person who sends a lead. `token` is the lead’s. */
export type Sender = {
  token: string;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  state?: string | null;
};

/**
 * Statements that make the contacts of leads, or bring those there are up to date: `before` the leads are inserted with
 * {@link contactOfGiven}, and `after`. All in one transaction. No two of the leads may share an address, and for a lead
 * that is stored already nothing happens.
 */
export function joinContacts({
  payload,
  senders,
  at,
}: {
  payload: Payload;
  senders: readonly Sender[];
  /** ISO instant. */
  at: string;
}): { before: SQL[]; after: SQL[] } {
  const rows = senders
    .map((sender) => ({ token: sender.token, name: sender.name ?? '', ...addressesOf(sender) }))
    .filter(({ first_address }) => first_address !== null);
  if (rows.length === 0) return { before: [], after: [] };
  const given = givenRows({
    payload,
    columns: { token: 'text', name: 'text', ...ADDRESS_COLUMNS },
    rows,
  });
  const isNew = sql`(select stored.id from leads stored where stored.token = given.token) is null`;
  const addAddresses = (
    value: SQL,
  ) => sql`insert into contact_addresses (contact_id, value, created_at, updated_at)
    select coalesce(${contactOfGiven}, (select made.id from contacts made where made.origin = given.token)), ${value}, ${at}, ${at}
    from ${given} where ${isNew} and ${value} is not null on conflict (value) do nothing`;
  return {
    before: [
      // A contact that there is already is found by its own origin.
      sql`insert into contacts (origin, name, last_at, created_at, updated_at)
        select coalesce((select contacts.origin from contact_addresses known
          join contacts on contacts.id = known.contact_id where ${byAddress}), given.token), given.name, ${at}, ${at}, ${at}
        from ${given} where ${isNew}
        on conflict (origin) do update set last_at = excluded.last_at, updated_at = excluded.updated_at,
          name = coalesce(nullif(excluded.name, ''), contacts.name)
        where contacts.last_at <= excluded.last_at`,
      addAddresses(sql`given.first_address`),
      ...(rows.some(({ second_address }) => second_address !== null)
        ? [addAddresses(sql`given.second_address`)]
        : []),
    ],
    after: [
      // Another lead of the same person was stored at the same time and made the contact.
      sql`delete from contacts where origin in (select given.token from ${given})
        and (select count(*) from leads own where own.contact_id = contacts.id) = 0`,
    ],
  };
}
