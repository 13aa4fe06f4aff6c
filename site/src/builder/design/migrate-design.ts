import type { AnyBlock } from '#site/block-kit/block.ts';
import { type Design, mapBlocks } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { withDefaults } from './group-defaults.ts';

/** Under this name a stored block says which version of its properties it has; 1 when it says nothing. */
export const VERSION_PROP = '_v';

/** A block's present version. */
export const versionOf = (block: Pick<AnyBlock, 'migrations'>): number => (block.migrations?.length ?? 0) + 1;

/**
 * A stored design as today's blocks read it: every block through the steps that came after it was stored, and every
 * property that was added since with its default. Blocks that are not known stay as they are.
 */
export function migrateDesign({
  design,
  block,
}: {
  design: Design;
  block: (type: string) => AnyBlock | undefined;
}): Design {
  const change = (node: BlockNode): BlockNode => {
    const known = block(node.type);
    if (!known) return node;
    const { id, [VERSION_PROP]: version, ...stored } = node.props;
    const from = typeof version === 'number' && version >= 1 ? Math.trunc(version) : 1;
    const props = (known.migrations ?? []).slice(from - 1).reduce((old, step) => step(old), stored);
    const whole = withDefaults({ fields: known.fields, props, defaults: known.defaults });
    return { type: node.type, props: { ...whole, id, [VERSION_PROP]: versionOf(known) } };
  };
  const content = mapBlocks({
    nodes: design.content,
    fieldsOf: (type) => block(type)?.fields,
    change,
  });
  return { ...design, content };
}
