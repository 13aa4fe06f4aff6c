import { sql } from 'drizzle-orm';
import type { ServerComponentProps } from 'payload';
import { query } from '#site/server/database.ts';

type Props = Pick<ServerComponentProps, 'payload'> & { rowData?: Record<string, unknown> };

/** In the list of documents: the listings that a document belongs to. Most of them are called “Brochure”. */
export async function DocumentListingCell({ payload, rowData = {} }: Props) {
  const listings = await query<{ id: unknown; title: unknown }>(
    payload,
    sql`select id, title from listings
      where id in (select _parent_id from listings_documents where file_id = ${Number(rowData.id)})
      order by id limit ${MOST}`,
  );
  if (listings.length === 0) return '–';
  return listings.map(({ id, title }, index) => (
    <span key={Number(id)}>
      {index > 0 && ', '}
      <a href={`/admin/collections/listings/${id}`}>{String(title ?? `Listing ${id}`)}</a>
    </span>
  ));
}

/** A document is one listing’s, or two’s where it was sold and is let. */
const MOST = 3;
