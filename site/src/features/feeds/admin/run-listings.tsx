import { sql } from 'drizzle-orm';
import type { Payload, UIFieldServerComponent } from 'payload';
import { ChangedFields, listingFieldsOf } from '#site/features/listings/admin/changed-fields.tsx';
import type { ListingDiff } from '#site/features/listings/feed/listing-changes.ts';
import { jsonOf, query } from '#site/server/database.ts';

/** Listings named in a report; the figures count all. */
const SHOWN = 200;

/** `diff` is empty for a new listing. */
type Changed = { id: number; title: string | null; isNew: boolean; diff: ListingDiff };

/** On the page of an import: which listings it created and changed, and what it changed in each. */
export const RunListings: UIFieldServerComponent = async ({ id, data, payload }) => {
  if (!id || (!data?.created && !data?.updated)) return null;
  const { listings, count } = await listingsOfRun(payload, Number(id));
  const fields = listingFieldsOf(payload);
  return (
    <section className="field-type" aria-label="Listings of this import">
      <h4 style={{ marginBlock: '1.25rem 0.5rem' }}>What it changed</h4>
      {count === 0 && <p>The list of listings is kept for 90 days.</p>}
      <ul style={{ maxHeight: '32rem', overflow: 'auto', paddingInlineStart: '1.25rem' }}>
        {listings.map(({ id: listing, title, isNew, diff }) => (
          <li key={listing} style={{ marginBottom: '0.5rem', overflowWrap: 'anywhere' }}>
            {title ? (
              <a href={`/admin/collections/listings/${listing}`}>{title}</a>
            ) : (
              `Listing ${listing}, deleted`
            )}
            {isNew && ': new'}
            <ChangedFields diff={diff} fields={fields} />
          </li>
        ))}
      </ul>
      {count > listings.length && (
        <p>And {(count - listings.length).toLocaleString('en-AU')} more listings.</p>
      )}
    </section>
  );
};

/** Those that left the market or came back first, then the other changed ones, then the new ones. */
async function listingsOfRun(payload: Payload, run: number): Promise<{ listings: Changed[]; count: number }> {
  const ofRun = sql`c.run = ${run} and c.kind in ('new', 'changed')`;
  const [counted] = await query<{ count: unknown }>(
    payload,
    sql`select count(distinct c.listing) as count from listing_changes c where ${ofRun}`,
  );
  const rows = await query<Record<'listing' | 'title' | 'kind' | 'diff', unknown>>(
    payload,
    sql`select c.listing, l.title, c.kind, c.diff from listing_changes c
      left join listings l on l.id = c.listing where ${ofRun}
      order by case when c.kind = 'new' then 2 when cast(c.diff as text) like '%"status":%' then 0 else 1 end, c.id
      limit ${SHOWN}`,
  );
  // A listing changes again when its pictures are there.
  const byId = new Map<number, Changed>();
  for (const { listing, title, kind, diff } of rows) {
    const id = Number(listing);
    const known = byId.get(id);
    const isNew = kind === 'new' || Boolean(known?.isNew);
    byId.set(id, {
      id,
      title: title === null ? null : String(title),
      isNew,
      diff: isNew ? {} : together(known?.diff, jsonOf<ListingDiff>(diff)),
    });
  }
  const listings = [...byId.values()];
  return { listings, count: Number(counted?.count) };
}

/** Two changes of a listing as one. */
function together(first: ListingDiff = {}, then: ListingDiff): ListingDiff {
  const later = Object.entries(then).map(([field, [was, is]]) => [field, [first[field]?.[0] ?? was, is]]);
  return { ...first, ...Object.fromEntries(later) };
}
