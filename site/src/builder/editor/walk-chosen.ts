import type { PuckApi } from '@puckeditor/core';
import { nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { fieldsOf } from '../design/known-blocks.ts';
import { blocks } from '../registry.ts';
import { choose, chooseById, neighboursIn, parentOf, placeOf, TOP } from './chosen-block.ts';
import { isShown } from './puck-fields.ts';

type Way = 'next' | 'previous' | 'in';

/** Chooses the block before or after the chosen one, or the first in it; without one, the first of the page. */
export function walk({ puck, way }: { puck: PuckApi; way: Way }): boolean {
  const from = placeOf(puck);
  if (!from) {
    if (way === 'previous' || puck.appState.data.content.length === 0) return false;
    choose({ puck, place: { zone: TOP, index: 0 } });
    return true;
  }
  if (way === 'in') {
    const inner = slotsOf(puck.selectedItem as BlockNode).flatMap(({ nodes }) => nodes)[0];
    if (inner) chooseById({ puck, id: inner.props.id });
    return inner !== undefined;
  }
  const index = from.index + (way === 'next' ? 1 : -1);
  if (index < 0 || index >= neighboursIn({ puck, zone: from.zone }).length) return false;
  choose({ puck, place: { zone: from.zone, index } });
  return true;
}

/**
 * Moves the chosen block to the right: to the next place of its parent (the next column), else into the block before or
 * after it. To the left: to the place before, else out of its parent, after it.
 */
export function moveAcross({ puck, by }: { puck: PuckApi; by: -1 | 1 }): boolean {
  const from = placeOf(puck);
  const node = puck.selectedItem as BlockNode | null;
  if (!from || !node || !puck.getPermissions({ item: node as never }).drag) return false;
  const to =
    besideIn({ puck, zone: from.zone, by }) ?? (by === 1 ? into({ puck, from }) : outOf({ puck, node }));
  if (!to) return false;
  puck.dispatch({
    type: 'move',
    sourceIndex: from.index,
    sourceZone: from.zone,
    destinationIndex: to.index,
    destinationZone: to.zone,
  });
  choose({ puck, place: to });
  return true;
}

/** What the chosen block is and where it stands, for screen readers. */
export function chosenInWords(puck: PuckApi): string {
  const place = placeOf(puck);
  const { selectedItem } = puck;
  if (!place || !selectedItem) return 'No block selected.';
  const [parentId = ''] = place.zone.split(':');
  const parent = parentId === 'root' ? undefined : puck.getItemById(parentId);
  const around = parent ? labelOf(parent.type) : 'the page';
  const many = neighboursIn({ puck, zone: place.zone }).length;
  return `${labelOf(selectedItem.type)}, ${place.index + 1} of ${many} in ${around}.`;
}

const labelOf = (type: string): string => blocks.get(type)?.label ?? type;

/** The places of a block that are shown and take any block, in order. */
function slotsOf({ type, props }: BlockNode): { zone: string; nodes: BlockNode[] }[] {
  return Object.entries(fieldsOf(type) ?? {}).flatMap(([name, field]) =>
    field.kind === 'slot' && !field.served && !field.allow && isShown({ field, values: props })
      ? [{ zone: `${props.id}:${name}`, nodes: nodesIn(props[name]) }]
      : [],
  );
}

function besideIn({ puck, zone, by }: { puck: PuckApi; zone: string; by: -1 | 1 }) {
  const [parentId = ''] = zone.split(':');
  const parent = parentId === 'root' ? undefined : (puck.getItemById(parentId) as BlockNode | undefined);
  const places = parent ? slotsOf(parent) : [];
  const at = places.findIndex((place) => place.zone === zone);
  const beside = at < 0 ? undefined : places[at + by];
  return beside && { zone: beside.zone, index: beside.nodes.length };
}

function into({ puck, from }: { puck: PuckApi; from: { zone: string; index: number } }) {
  const around = nodesIn(neighboursIn({ puck, zone: from.zone }));
  for (const index of [from.index - 1, from.index + 1]) {
    const node = around[index];
    const [first] = node ? slotsOf(node) : [];
    if (first) return { zone: first.zone, index: index < from.index ? first.nodes.length : 0 };
  }
  return undefined;
}

function outOf({ puck, node }: { puck: PuckApi; node: BlockNode }) {
  const parent = parentOf({ puck, id: node.props.id });
  const place = parent && puck.getSelectorForId(parent.props.id);
  return place ? { zone: place.zone, index: place.index + 1 } : undefined;
}
