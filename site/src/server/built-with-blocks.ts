import type { CollectionConfig, Field } from 'payload';

/** What a collection says for itself whose records are built with blocks; the rest is the same for all of them. */
export type DesignedCollection = Pick<
  CollectionConfig,
  'labels' | 'admin' | 'fields' | 'endpoints' | 'hooks' | 'defaultSort'
> & {
  /** Called for a record as it is and as it was, once visitors may see the change. Drafts are nobody's business. */
  changed: (doc: Record<string, unknown>, before?: Record<string, unknown>) => void;
};

/** What the page builder gives a collection of another feature; `payload.config.ts` hands it over. */
export type BuiltWithBlocks = {
  collection: (own: DesignedCollection) => CollectionConfig;
  /** The design, as the builder keeps it. */
  fields: Field[];
  /** How the page is in search results and where it is shared. */
  seoField: Field;
};
