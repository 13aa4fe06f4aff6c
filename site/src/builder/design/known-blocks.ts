import type { AnyBlock } from '#site/block-kit/block.ts';
import { type FieldsOf, walkBlocks } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { blocks } from '../registry.ts';

/** The block of a type; undefined for one that this version does not know. */
export const blockOf = (type: string): AnyBlock | undefined => blocks.get(type);

/** Its fields. */
export const fieldsOf: FieldsOf = (type) => blockOf(type)?.fields;

/** Every block of a design, parents before children. */
export const blocksIn = (nodes: readonly BlockNode[]): BlockNode[] =>
  [...walkBlocks({ nodes, fieldsOf })].map(({ node }) => node);
