import type { StoredDocument, StoredListing } from '../terms/stored-listing.ts';

type File = { id: number; url?: string | null };

/** A listing with what belongs to it loaded, as the exports read it. */
export type ExportedListing = Omit<
  StoredListing,
  'office' | 'agents' | 'images' | 'floorPlans' | 'documents'
> & {
  updatedAt: string;
  /** What the importer remembers of it. */
  feedImages?: unknown;
  office?: { id: number; feedAgentIds?: string[] | null } | null;
  agents?: { id: number; name: string; email?: string | null }[] | null;
  images?: File[] | null;
  floorPlans?: File[] | null;
  documents?: (Omit<StoredDocument, 'file'> & { file?: File | null })[] | null;
};
