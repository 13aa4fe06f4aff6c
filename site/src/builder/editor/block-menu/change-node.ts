import { nodesIn, slotNames } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { blockOf, fieldsOf } from '../../design/known-blocks.ts';
import { VERSION_PROP, versionOf } from '../../design/migrate-design.ts';

/** The blocks with one replaced by what `change` makes of it; the others stay the same objects. */
export function changeNode({
  nodes,
  id,
  change,
}: {
  nodes: BlockNode[];
  id: string;
  change: (node: BlockNode) => BlockNode;
}): BlockNode[] {
  const changed = nodes.map((node) => {
    if (node.props.id === id) return change(node);
    const slots = slotNames(fieldsOf(node.type) ?? {}).flatMap((name) => {
      const before = nodesIn(node.props[name]);
      const after = changeNode({ nodes: before, id, change });
      return after === before ? [] : [[name, after]];
    });
    return slots.length === 0 ? node : { ...node, props: { ...node.props, ...Object.fromEntries(slots) } };
  });
  return changed.some((node, index) => node !== nodes[index]) ? changed : nodes;
}

/** Blocks that another one can be put into, and where in them. */
export const WRAPPERS = { section: 'content', columns: 'column1' } as const;

/** A new section or row of columns with this block in it. */
export function wrapped({
  node,
  type,
  id,
}: {
  node: BlockNode;
  type: keyof typeof WRAPPERS;
  id: string;
}): BlockNode {
  const block = blockOf(type);
  if (!block) return node;
  const defaults = structuredClone(block.defaults) as Record<string, unknown>;
  return { type, props: { ...defaults, [VERSION_PROP]: versionOf(block), id, [WRAPPERS[type]]: [node] } };
}

/** How a block looks, for another one: its settings of the style tab and its spacing. */
export type CopiedStyle = { type: string; values: Record<string, unknown> };

export function styleOf({ type, props }: BlockNode): CopiedStyle {
  const values = styleNames(type).flatMap((name) => (name in props ? [[name, props[name]]] : []));
  return { type, values: structuredClone(Object.fromEntries(values)) };
}

/** The block with a copied style: all of it on blocks of the same type, on others what they have in common. */
export function withStyle({ node, style }: { node: BlockNode; style: CopiedStyle }): BlockNode {
  const [own, from] = [fieldsOf(node.type) ?? {}, fieldsOf(style.type) ?? {}];
  const shared = styleNames(node.type).filter(
    (name) =>
      name in style.values &&
      // The same name with other choices is another setting.
      (node.type === style.type || JSON.stringify(own[name]) === JSON.stringify(from[name])),
  );
  const values = Object.fromEntries(shared.map((name) => [name, structuredClone(style.values[name])]));
  return { ...node, props: { ...node.props, ...values } };
}

function styleNames(type: string): string[] {
  return Object.entries(fieldsOf(type) ?? {}).flatMap(([name, field]) =>
    field.kind !== 'slot' && (field.tab === 'style' || name === 'box') ? [name] : [],
  );
}
