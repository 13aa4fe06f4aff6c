import type { PropsOf } from '../fields.ts';
import type { FilterJoin } from './loop-address.ts';
import type { sourceFields } from './sources/sources.ts';

/** What staff set about which records a loop shows, and how many on a page. */
export type LoopProps = PropsOf<typeof sourceFields> & { perPage: number; offset: number };

/** What a loop's address and state follow from. */
export type AddressedLoop = Pick<LoopProps, 'source'> & { id: string; oldId: string; join: FilterJoin };
