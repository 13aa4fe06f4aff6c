import { nodesIn, slotNames } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { fieldsOf } from '../../design/known-blocks.ts';

/** Blocks of a page, and the ids of those that are meant. What is in a chosen block goes with it. */
type Chosen = { nodes: BlockNode[]; ids: ReadonlySet<string> };

const slotsOf = ({ type }: BlockNode): string[] => slotNames(fieldsOf(type) ?? {});

/** The chosen blocks in the order of the page, without those that are in another chosen one. */
export function collected({ nodes, ids }: Chosen): BlockNode[] {
  return nodes.flatMap((node) =>
    ids.has(node.props.id)
      ? [node]
      : slotsOf(node).flatMap((name) => collected({ nodes: nodesIn(node.props[name]), ids })),
  );
}

/** The page without the chosen blocks. */
export const withoutMany = ({ nodes, ids }: Chosen): BlockNode[] =>
  eachList(nodes, (list) => list.filter(({ props }) => !ids.has(props.id)));

/** The page with copies of the chosen blocks: in each place after the last chosen one there. */
export function duplicatedMany({
  nodes,
  ids,
  copy,
}: Chosen & { copy: (node: BlockNode) => BlockNode }): BlockNode[] {
  const top = new Set(collected({ nodes, ids }).map(({ props }) => props.id));
  return eachList(nodes, (list) => {
    const last = list.findLastIndex(({ props }) => top.has(props.id));
    if (last < 0) return list;
    const copies = list.filter(({ props }) => top.has(props.id)).map(copy);
    return list.toSpliced(last + 1, 0, ...copies);
  });
}

/** The page with the chosen blocks one place further up or down; in a place where one cannot, none moves. */
export const movedMany = ({ nodes, ids, by }: Chosen & { by: -1 | 1 }): BlockNode[] =>
  eachList(nodes, (list) => {
    const at = list.flatMap(({ props }, index) => (ids.has(props.id) ? [index] : []));
    const [first, last] = [at[0], at.at(-1)];
    if (first === undefined || last === undefined || first + by < 0 || last + by >= list.length) return list;
    const moved = [...list];
    for (const index of by < 0 ? at : at.reverse()) moved.splice(index + by, 0, ...moved.splice(index, 1));
    return moved;
  });

/** The page with one block in the place of the first chosen one, and without the others. */
export function replacedMany({ nodes, ids, by }: Chosen & { by: BlockNode }): BlockNode[] {
  const [first, ...others] = collected({ nodes, ids }).map(({ props }) => props.id);
  const gone = new Set(others);
  return eachList(nodes, (list) =>
    list.filter(({ props }) => !gone.has(props.id)).map((node) => (node.props.id === first ? by : node)),
  );
}

/** The page with every list of blocks changed, the innermost first; what stays the same stays the same object. */
function eachList(nodes: BlockNode[], change: (list: BlockNode[]) => BlockNode[]): BlockNode[] {
  const inner = nodes.map((node) => {
    const slots = slotsOf(node).flatMap((name) => {
      const before = nodesIn(node.props[name]);
      const after = eachList(before, change);
      return isSame(before, after) ? [] : [[name, after]];
    });
    return slots.length === 0 ? node : { ...node, props: { ...node.props, ...Object.fromEntries(slots) } };
  });
  const changed = change(inner);
  return isSame(nodes, changed) ? nodes : changed;
}

const isSame = (before: BlockNode[], after: BlockNode[]): boolean =>
  before.length === after.length && before.every((node, index) => node === after[index]);
