import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { SizedImage } from '#site/server/images.ts';

/** A design with all that its blocks need, ready to be drawn. */
export type LoadedDesign = {
  /** With their style presets. */
  content: BlockNode[];
  /** What each block's loader gave, by the block's id. A block whose loader failed is absent and is not drawn. */
  data: ReadonlyMap<string, unknown>;
  pictures: ReadonlyMap<number, SizedImage>;
  /** Epoch ms from which some block says something untrue. */
  expiresAt?: number;
  /** What its blocks were made from. */
  tags?: readonly string[];
  /** The address asks for what no link leads to. */
  isRare?: boolean;
};

/** Loads what blocks of today's version show. `without` names types that are left out. */
export type LoadBlocks = (input: {
  payload: Payload;
  content: BlockNode[];
  context: BlockContext;
  /** Epoch ms. */
  now: number;
  without?: ReadonlySet<string>;
}) => Promise<LoadedDesign>;
