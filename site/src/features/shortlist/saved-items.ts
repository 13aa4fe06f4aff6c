import type { ReactNode } from 'react';
import type { Change } from './price-change.ts';
import type { ShortlistEntry } from './shortlist-types.ts';

/** One saved listing on its page. */
export type SavedItem = {
  entry: ShortlistEntry;
  /** Its displayed address, for the labels of its buttons. */
  name: string;
  card: ReactNode;
  change: Change | null;
  /** The date it was saved, as text. */
  savedOn: string;
};
