import type { FeedListing } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { addressKey, addressOfRow } from './address-key.ts';
import { feedKey } from './read-stored.ts';

/** How exports call a listing that staff wrote: no feed has a number for it. */
export const ownNumber = (id: number): string => `web-${id}`;

/** Our number of the listing, where a message names it as {@link ownNumber} does. */
const ownId = ({ uniqueID }: FeedListing): number => Number(/^web-([1-9]\d{0,8})$/.exec(uniqueID)?.[1] ?? 0);

/**
 * Which of these messages, none of them known by its feed key, are about listings that staff wrote on this website: they
 * came back in an export. Another website numbers its listings alike, so office and address must be the same as well,
 * unless the file is an export of this website.
 */
export async function writtenHere({
  payload,
  messages,
  findOffice,
  isOwnExport = false,
}: {
  payload: Payload;
  messages: FeedListing[];
  findOffice: (agentId: string) => number | undefined;
  isOwnExport?: boolean;
}): Promise<ReadonlySet<string>> {
  const named = messages.filter(ownId);
  if (named.length === 0) return new Set();
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select id, office_id, sub_number, lot_number, street_number, street, suburb, state, postcode from listings
      where id in (${sqlList(named.map(ownId))}) and feed_unique_id is null`,
  );
  const here = new Map(rows.map((row) => [Number(row.id), row]));
  const isHere = (message: FeedListing): boolean => {
    const row = here.get(ownId(message));
    if (!row || isOwnExport) return Boolean(row);
    const place = addressKey(addressOfRow(row));
    const office = findOffice(message.agentID);
    return (
      place !== undefined && place === addressKey(message.address ?? {}) && office === Number(row.office_id)
    );
  };
  return new Set(named.filter(isHere).map(({ agentID, uniqueID }) => feedKey(agentID, uniqueID)));
}
