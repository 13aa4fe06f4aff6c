import { type SQL, sql } from 'drizzle-orm';
import type { CollectionConfig, Payload } from 'payload';
import { nobody } from '#site/server/access.ts';
import { query, type Statement } from '#site/server/database.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import type { Changes } from './listing-statements.ts';

/** What one write changed, by field: the value before and the value after. */
export type ListingDiff = Record<string, [before: unknown, after: unknown]>;

/** `put-back`: staff undid what a run had changed. */
export type ChangeKind = 'new' | 'changed' | 'put-back';

/** A change of one listing, as it is written down. */
export type ListingChange = { listing: number; kind: ChangeKind; diff: ListingDiff };

/**
 * What each feed import changed in each listing (decision 110): for the history on the listing's page, and to put
 * listings back. Rows hold their pictures and documents, so that what a feed took away can come back whole.
 */
export const listingChanges: CollectionConfig = {
  slug: 'listing-changes',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  indexes: [{ fields: ['listing'] }, { fields: ['run', 'listing'] }],
  fields: [
    { name: 'listing', type: 'number', required: true },
    // The number of the feed import; its report may be gone.
    { name: 'run', type: 'number', required: true },
    // new, changed or put-back
    { name: 'kind', type: 'text', required: true },
    // Who put it back.
    { name: 'by', type: 'text' },
    // Epoch ms.
    { name: 'at', type: 'number', required: true },
    { name: 'diff', type: 'json', required: true },
    { name: 'pictures', type: 'relationship', relationTo: 'media', hasMany: true },
    { name: 'documents', type: 'relationship', relationTo: 'property-documents', hasMany: true },
  ],
};

/** The importer's own memory, and the title, which follows from the address. */
const NOT_A_CHANGE = new Set(['feedImages', 'feedModTime', 'feedDiffers', 'title']);

/** What these changes do to a listing. */
export function diffOf(before: Partial<StoredListing>, changes: Changes): ListingDiff {
  const entries = Object.entries(changes).filter(([field]) => !NOT_A_CHANGE.has(field));
  return Object.fromEntries(
    entries.map(([field, after]) => [field, [before[field as keyof StoredListing] ?? null, after ?? null]]),
  );
}

/** What is written down about a new listing: putting it back withdraws it. */
export const diffOfNew = ({ status }: Pick<StoredListing, 'status'>): ListingDiff => ({
  status: ['withdrawn', status],
});

/** The statements that write these changes down: they belong in the transaction that makes them. */
export function recordChanges({
  run,
  changes,
  at,
  by = null,
}: {
  run: number;
  changes: ListingChange[];
  /** Epoch ms. */
  at: number;
  by?: string | null;
}): Statement[] {
  if (changes.length === 0) return [];
  return [
    {
      insert: 'listing_changes',
      columns: ['listing', 'run', 'kind', 'by', 'at', 'diff'],
      rows: changes.map(({ listing, kind, diff }) => [listing, run, kind, by, at, diff]),
    },
    ...keepFiles({
      run,
      at,
      path: 'pictures',
      table: 'media',
      column: 'media_id',
      files: changes.flatMap(({ listing, diff }) =>
        [diff.images, diff.floorPlans].flatMap((pair) =>
          pair ? gone(idsOf(pair[0]), idsOf(pair[1])).map((file) => [listing, file] as const) : [],
        ),
      ),
    }),
    ...keepFiles({
      run,
      at,
      path: 'documents',
      table: 'property_documents',
      column: 'property_documents_id',
      files: changes.flatMap(({ listing, diff }) =>
        diff.documents
          ? gone(filesOf(diff.documents[0]), filesOf(diff.documents[1])).map(
              (file) => [listing, file] as const,
            )
          : [],
      ),
    }),
  ];
}

/** Points at files that a listing lost, so that they are not deleted while the change can be undone. */
function keepFiles({
  run,
  at,
  path,
  table,
  column,
  files,
}: {
  run: number;
  at: number;
  path: string;
  table: string;
  column: string;
  files: (readonly [listing: number, file: number])[];
}): SQL[] {
  if (files.length === 0) return [];
  const rows = sql.raw(files.map(([listing, file]) => `(${Number(listing)}, ${Number(file)})`).join(', '));
  return [
    sql`insert into listing_changes_rels ("order", parent_id, path, ${sql.identifier(column)})
      with lost(listing, file) as (values ${rows})
      select 1, changed.id, ${path}, stored.id from lost
        join listing_changes as changed on changed.listing = lost.listing
        join ${sql.identifier(table)} as stored on stored.id = lost.file
      where changed.run = ${run} and changed.at = ${at}`,
  ];
}

/** Takes back what was written down about listings that were not changed after all. */
export const forgetChanges = ({
  payload,
  run,
  at,
  listings,
}: {
  payload: Payload;
  run: number;
  at: number;
  listings: number[];
}): Promise<unknown> =>
  query(
    payload,
    sql`delete from listing_changes where run = ${run} and at = ${at}
      and listing in (${sql.join(listings, sql`, `)})`,
  );

/** Forgets changes before a moment (epoch ms). */
export const forgetChangesBefore = (payload: Payload, before: number): Promise<unknown> =>
  query(payload, sql`delete from listing_changes where at < ${before}`);

const gone = (before: number[], after: number[]): number[] => before.filter((id) => !after.includes(id));

const idsOf = (related: unknown): number[] =>
  (Array.isArray(related) ? related : []).map((each) => idOf(each as number | { id: number }));

const filesOf = (documents: unknown): number[] =>
  ((documents as { file?: number | { id: number } | null }[] | null) ?? []).flatMap(({ file }) =>
    file ? [idOf(file)] : [],
  );
