import type { PuckApi } from '@puckeditor/core';
import { nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { fieldsOf } from '../design/known-blocks.ts';
import { blocks } from '../registry.ts';
import { choose, chooseById, neighboursIn, type Place, parentOf, placeOf, TOP } from './chosen-block.ts';
import { isShown } from './puck-fields.ts';

type Way = 'next' | 'previous' | 'first' | 'last' | 'in';

/**
 * Chooses the block before or after the chosen one, the first or last beside it, or the first in it; without a chosen
 * one, the first or last of the page. After the last block of a column comes the first of the next column.
 */
export function walk({ puck, way }: { puck: PuckApi; way: Way }): boolean {
  const from = placeOf(puck);
  if (!from) {
    const count = puck.appState.data.content.length;
    if (way === 'previous' || count === 0) return false;
    choose({ puck, place: { zone: TOP, index: way === 'last' ? count - 1 : 0 } });
    return true;
  }
  if (way === 'in') {
    const inner = slotsOf(puck.selectedItem as BlockNode).flatMap(({ nodes }) => nodes)[0];
    if (inner) chooseById({ puck, id: inner.props.id });
    return inner !== undefined;
  }
  const place = placeBeside({ puck, from, way });
  if (place) choose({ puck, place });
  return place !== undefined;
}

function placeBeside({ puck, from, way }: { puck: PuckApi; from: Place; way: Exclude<Way, 'in'> }) {
  const { zone, index } = from;
  const last = neighboursIn({ puck, zone }).length - 1;
  if (way === 'first' || way === 'last') return { zone, index: way === 'first' ? 0 : last };
  const by = way === 'next' ? 1 : -1;
  if (index + by >= 0 && index + by <= last) return { zone, index: index + by };
  const beside = besideOf({ puck, zone, by }).find(({ nodes }) => nodes.length > 0);
  return beside && { zone: beside.zone, index: by === 1 ? 0 : beside.nodes.length - 1 };
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

type InnerPlace = { zone: string; nodes: BlockNode[] };

/** The places of a block that are shown and take any block, in order. */
function slotsOf({ type, props }: BlockNode): InnerPlace[] {
  return Object.entries(fieldsOf(type) ?? {}).flatMap(([name, field]) =>
    field.kind === 'slot' && !field.served && !field.allow && isShown({ field, values: props })
      ? [{ zone: `${props.id}:${name}`, nodes: nodesIn(props[name]) }]
      : [],
  );
}

/** The other places of a parent before or after one, the nearest first. */
function besideOf({ puck, zone, by }: { puck: PuckApi; zone: string; by: -1 | 1 }): InnerPlace[] {
  const [parentId = ''] = zone.split(':');
  const parent = parentId === 'root' ? undefined : (puck.getItemById(parentId) as BlockNode | undefined);
  const places = parent ? slotsOf(parent) : [];
  const at = places.findIndex((place) => place.zone === zone);
  if (at < 0) return [];
  return by === 1 ? places.slice(at + 1) : places.slice(0, at).reverse();
}

function besideIn(where: { puck: PuckApi; zone: string; by: -1 | 1 }) {
  const [beside] = besideOf(where);
  return beside && { zone: beside.zone, index: beside.nodes.length };
}

function into({ puck, from }: { puck: PuckApi; from: Place }) {
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
