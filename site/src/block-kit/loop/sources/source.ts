import type { Payload } from 'payload';
import type { BlockContext } from '../../block.ts';
import type { LoopFilter } from '../loop-address.ts';
import type { LoopItem } from '../loop-item.ts';
import type { LoopProps } from '../loop-props.ts';

/** The records a loop asks for: as staff set it, narrowed by what visitors chose. */
export type LoopAsked = {
  payload: Payload;
  props: LoopProps;
  context: BlockContext;
  /** Known taxonomies alone, and one at most where they do not go together. */
  filters: readonly LoopFilter[];
  join: 'AND' | 'OR';
  /** From 1. */
  page: number;
  /** Ids that are left out. */
  without: readonly number[];
  now: number;
};

export type LoopFound = {
  items: LoopItem[];
  /** How many there are on all pages; `more`: at least that many. */
  total: number;
  more: boolean;
  /** The page shown: the last one where there are fewer. */
  page: number;
  pages: number;
  expiresAt?: number;
};

/** A term of a taxonomy that some of the loop's records have. */
export type LoopTerm = { term: string; label: string; count: number };

/** Where a loop's records come from. On the server. */
export type LoopSource = {
  /** What these records are made of, beside what every page is made again for. */
  tags?: readonly string[];
  find: (asked: LoopAsked) => Promise<LoopFound>;
  /** The terms that records of this loop have, whatever visitors chose. */
  terms: (
    asked: Pick<LoopAsked, 'payload' | 'props' | 'context'> & { taxonomy: string },
  ) => Promise<LoopTerm[]>;
};
