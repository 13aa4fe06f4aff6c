import type { ReactNode } from 'react';
import type { Change } from './price-change.ts';
import type { ShortlistEntry } from './shortlist-types.ts';

/** One saved listing as its page shows it. */
export type SavedItem = {
  entry: ShortlistEntry;
  /** Its shown address, which tells one listing's buttons from another's. */
  name: string;
  card: ReactNode;
  change: Change | null;
  /** The day it was saved, in words. */
  savedOn: string;
};
