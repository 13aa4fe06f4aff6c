import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { slug } from '#site/server/slug.ts';
import { webAddress } from '../../terms/web-address.ts';
import type { ListingCard, ListingPage } from '../public-listing.ts';
import { DOCUMENTS } from './property-documents.ts';
import { documentPath } from './public-documents.ts';

/** A PDF of ours: its key, and what it is saved as. Or where it is on another website. */
export type FoundDocument = { key: string; saveAs: string } | { address: string };

type About = { payload: Payload; listing: number };

/** A document that stands on the page of a listing, as long as it does. */
export async function loadPageDocument({
  payload,
  listing,
  file,
}: About & { file: number }): Promise<FoundDocument | undefined> {
  const found = await publicListing(payload, listing);
  const href = documentPath({ listing, file });
  const document = found?.page.documents.find((each) => each.href === href);
  if (!found || !document) return undefined;
  const [row] = await query(payload, sql`select filename from property_documents where id = ${file}`);
  return fileOf({ filename: row?.filename, words: [document.title, found.card.address.full] });
}

/** The brochure of a listing that is on the website. */
export async function loadBrochure({ payload, listing }: About): Promise<FoundDocument | undefined> {
  const found = await publicListing(payload, listing);
  if (!found?.page.hasBrochure) return undefined;
  const rows = await query(
    payload,
    sql`select file.filename, document.address
      from listings_documents document left join property_documents file on file.id = document.file_id
      where document._parent_id = ${listing} and document.kind = 'brochure' order by document._order`,
  );
  for (const { filename, address } of rows) {
    const kept = fileOf({ filename, words: ['Brochure', found.card.address.full] });
    const elsewhere = webAddress(address === null ? null : String(address));
    if (kept) return kept;
    if (elsewhere) return { address: elsewhere };
  }
  return undefined;
}

async function publicListing(payload: Payload, id: number) {
  const [row] = await query(payload, sql`select card, page from public_listings where listing = ${id}`);
  return row && { card: jsonOf<ListingCard>(row.card), page: jsonOf<ListingPage>(row.page) };
}

/** Files are saved under what they are, not under the name of their content. */
function fileOf({ filename, words }: { filename: unknown; words: string[] }) {
  const name = String(filename ?? '');
  // The name becomes part of a key: only ours may.
  if (!/^[0-9a-f]{16}(-\d+)?\.pdf$/.test(name)) return undefined;
  return { key: `${DOCUMENTS}/${name}`, saveAs: `${slug(words.join(' ')) || 'document'}.pdf` };
}
