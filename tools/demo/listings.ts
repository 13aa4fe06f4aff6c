import type { DemoListing } from './listing-type.ts';
import { nswHomes } from './listings/nsw-homes.ts';
import { nswOther } from './listings/nsw-other.ts';
import { vicHomes } from './listings/vic-homes.ts';
import { vicOther } from './listings/vic-other.ts';
import { waHomes } from './listings/wa-homes.ts';
import { waOther } from './listings/wa-other.ts';

// The listings of each office, in the order of its feeds.
export const nswListings: readonly DemoListing[] = [...nswHomes, ...nswOther];
export const waListings: readonly DemoListing[] = [...waHomes, ...waOther];
export const vicListings: readonly DemoListing[] = [...vicHomes, ...vicOther];
