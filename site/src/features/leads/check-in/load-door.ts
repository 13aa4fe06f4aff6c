import { timeZoneOf } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { dayText, spanText } from '#site/features/listings/public/inspection-times.ts';
import { query } from '#site/server/database.ts';
import { RIGHTS, type Role } from '#site/server/rights.ts';
import type { StaffDoor } from '../door/door-links.ts';
import { openHomeCheckIn } from '../forms/open-home-check-in.ts';
import type { Door } from '../types/lead-types.ts';

/** What the page at a door says. `when` is on the clocks of the property. */
export type LoadedDoor = { title: string; when: string; total: number };

/** The open home of a link, or undefined when its listing was deleted or its user may no longer work on leads. */
export async function loadDoor({
  payload,
  door,
}: {
  payload: Payload;
  door: StaffDoor;
}): Promise<LoadedDoor | undefined> {
  const [[listing], [user], total] = await Promise.all([
    query(payload, sql`select title, state, suburb, postcode from listings where id = ${door.listing}`),
    query(payload, sql`select role, deactivated from users where id = ${door.user}`),
    countCheckIns({ payload, door }),
  ]);
  if (!listing || !user || user.deactivated) return undefined;
  if (!['all', 'office', 'own'].includes(RIGHTS[user.role as Role]?.leads)) return undefined;
  const text = (value: unknown) => String(value ?? '');
  const zone = timeZoneOf({
    state: text(listing.state),
    suburb: text(listing.suburb),
    postcode: text(listing.postcode),
  });
  return {
    title: text(listing.title) || 'Open home',
    when: `${dayText({ at: door.inspection, zone })}, ${spanText({ startsAt: door.inspection, endsAt: door.endsAt, zone })}`,
    total,
  };
}

/** How many have checked in to an open home; spam is not among them. */
export async function countCheckIns({ payload, door }: { payload: Payload; door: Door }): Promise<number> {
  const [row] = await query(
    payload,
    sql`select count(*) as count from leads where listing_id = ${door.listing}
      and form = ${openHomeCheckIn.definition.key} and inspection = ${door.inspection}
      and (state is null or state <> 'spam')`,
  );
  return Number(row?.count ?? 0);
}
