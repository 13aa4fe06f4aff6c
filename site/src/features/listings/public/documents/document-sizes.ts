import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import type { PublicListing } from '../public-listing.ts';
import { documentPath } from './public-documents.ts';

/** The listing with the size of each of its documents that is a file of ours. One query, where there are any. */
export async function withDocumentSizes(payload: Payload, listing: PublicListing): Promise<PublicListing> {
  const fileOf = (href: string) => Number(/^\/documents\/\d+\/(\d{1,9})$/.exec(href)?.[1] ?? 0);
  const files = listing.documents.map(({ href }) => fileOf(href)).filter(Boolean);
  if (files.length === 0) return listing;
  const rows = await query(
    payload,
    sql`select id, filesize from property_documents where id in (${sqlList(files)})`,
  );
  const sizes = new Map(
    rows.map(({ id, filesize }) => [
      documentPath({ listing: listing.id, file: Number(id) }),
      Number(filesize) || undefined,
    ]),
  );
  const documents = listing.documents.map((document) => ({ ...document, size: sizes.get(document.href) }));
  return { ...listing, documents };
}
