import type { CollectionConfig, Field } from 'payload';

/** Options of a collection whose records are built with blocks; everything else is the same for all of them. */
export type DesignedCollection = Pick<
  CollectionConfig,
  'labels' | 'admin' | 'fields' | 'endpoints' | 'hooks' | 'defaultSort'
> & {
  /** Called with the record before and after a change that visitors can see, not for drafts. */
  changed: (doc: Record<string, unknown>, before?: Record<string, unknown>) => void;
};

/** What the page builder provides to a collection of another feature; `payload.config.ts` passes it in. */
export type BuiltWithBlocks = {
  collection: (own: DesignedCollection) => CollectionConfig;
  /** The design, as the builder stores it. */
  fields: Field[];
  /** The page in search results and where it is shared. */
  seoField: Field;
};
