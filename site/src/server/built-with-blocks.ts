import type { CollectionBeforeChangeHook, CollectionConfig, Endpoint, Field, RequestContext } from 'payload';

/** What the page builder gives a collection of another feature; `payload.config.ts` hands it over. */
export type BuiltWithBlocks = Pick<CollectionConfig, 'access' | 'versions'> & {
  endpoints: Endpoint[];
  /** The design, as the builder keeps it. */
  fields: Field[];
  /** How the page stands in search results and where it is shared. */
  seoField: Field;
  preview: (doc: Record<string, unknown>) => string | null;
  beforeChange: CollectionBeforeChangeHook;
  /** Tells of a change, but not of drafts, which no visitor sees. */
  unlessDraft: (change: { context: RequestContext; purge: () => void }) => void;
};
