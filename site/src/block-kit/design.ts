import { recordOf } from '#site/ui/record-of.ts';
import type { BlockField, BlockFields, BlockNode } from './fields.ts';

export { recordOf };

/** What staff build with blocks: a page, a template, a reusable section, a popup. Puck's own shape, so nothing is translated. */
export type Design = {
  content: BlockNode[];
  root: { props: Record<string, unknown> };
};

/** The most blocks one design may hold, and how deep they may nest. Beyond these a save is refused with a sentence. */
export const MAX_BLOCKS = 1000;
export const MAX_DEPTH = 20;

/** The fields of a block type, or undefined for one this version does not know. */
export type FieldsOf = (type: string) => BlockFields | undefined;

const slotsOf = new WeakMap<BlockFields, string[]>();

/** The names of a block's properties that hold other blocks. */
export function slotNames(fields: BlockFields): string[] {
  const known = slotsOf.get(fields);
  if (known) return known;
  const names = Object.entries(fields).flatMap(([name, field]) => (field.kind === 'slot' ? [name] : []));
  slotsOf.set(fields, names);
  return names;
}

/** Every block of a design with its depth (1 for those at the top), parents before children. Unknown blocks have no children. */
export function* walkBlocks({
  nodes,
  fieldsOf,
  depth = 1,
}: {
  nodes: readonly BlockNode[];
  fieldsOf: FieldsOf;
  depth?: number;
}): Generator<{ node: BlockNode; depth: number }> {
  for (const node of nodes) {
    yield { node, depth };
    for (const name of slotNames(fieldsOf(node.type) ?? {})) {
      yield* walkBlocks({ nodes: nodesIn(node.props[name]), fieldsOf, depth: depth + 1 });
    }
  }
}

/** Every block in these, parents before children, of whatever type: found by their shape, not by the fields of their block. */
export function allBlocksIn(nodes: readonly BlockNode[]): BlockNode[] {
  return nodes.flatMap((node) => [
    node,
    ...Object.values(node.props).flatMap((value) => allBlocksIn(nodesIn(value))),
  ]);
}

/** The design with every block replaced by what `change` makes of it, children first. */
export function mapBlocks({
  nodes,
  fieldsOf,
  change,
}: {
  nodes: readonly BlockNode[];
  fieldsOf: FieldsOf;
  change: (node: BlockNode) => BlockNode;
}): BlockNode[] {
  return nodes.map((node) => {
    const slots = slotNames(fieldsOf(node.type) ?? {}).map((name) => [
      name,
      mapBlocks({ nodes: nodesIn(node.props[name]), fieldsOf, change }),
    ]);
    return change({ ...node, props: { ...node.props, ...Object.fromEntries(slots) } });
  });
}

/** Every value in a block's properties whose field is of one kind, also inside groups and lists. */
export function valuesOfKind({
  props,
  fields,
  kind,
}: {
  props: Record<string, unknown>;
  fields: BlockFields;
  kind: BlockField['kind'];
}): unknown[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name];
    if (field.kind === kind) return [value];
    if (field.kind === 'group') return valuesOfKind({ props: recordOf(value), fields: field.of, kind });
    if (field.kind === 'list' && Array.isArray(value)) {
      return value.flatMap((item) => valuesOfKind({ props: recordOf(item), fields: field.of, kind }));
    }
    return [];
  });
}

/** A stored value as a list of blocks: whatever is none is left out. */
export function nodesIn(value: unknown): BlockNode[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (node): node is BlockNode =>
      typeof recordOf(node).type === 'string' && typeof recordOf(recordOf(node).props).id === 'string',
  );
}

/** A stored value as a design; an empty one where it is none. */
export function designOf(stored: unknown): Design {
  const { content, root } = recordOf(stored);
  return { content: nodesIn(content), root: { props: recordOf(recordOf(root).props) } };
}
