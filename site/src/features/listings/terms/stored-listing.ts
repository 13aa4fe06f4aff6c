import type { Listing } from '#site/payload-types.ts';
import type { DocumentKind } from './document-kinds.ts';

/** A related record that may or may not have been loaded. */
type Related = number | { id: number };

/** What the importer keeps beside the fields, or Payload writes by itself. */
type Administrative = 'feedImages' | 'createdAt' | 'updatedAt' | 'savedBy' | 'feedRun' | 'publishIncomplete';

/** Where we say more, or ask less, than Payload's generated type does. */
type Own = {
  id: number;
  state?: string | null;
  /** Further facts of the feed: label → text. */
  extras?: Record<string, string> | null;
  images?: Related[] | null;
  floorPlans?: Related[] | null;
  inspections?: { startsAt: string; endsAt: string }[] | null;
  documents?: StoredDocument[] | null;
  office?: Related | null;
  agents?: Related[] | null;
};

/**
 * A listing as the database keeps it: hidden parts included. Staff and the importer see this; visitors never do. Its
 * fields are those of the collection (fields/); amounts are dollars, areas m², days `YYYY-MM-DD`, moments ISO instants.
 */
export type StoredListing = Omit<Listing, Administrative | keyof Own> & Own;

/** A document of a listing: a file of ours, or where it is on another website. */
export type StoredDocument = {
  kind?: DocumentKind | null;
  title?: string | null;
  file?: Related | null;
  address?: string | null;
};

/** The id of a relationship that may or may not have been loaded. */
export function idOf(related: Related): number {
  return typeof related === 'object' ? related.id : related;
}
