import type { PuckApi } from '@puckeditor/core';
import { mapBlocks, nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { fieldsOf } from '../design/known-blocks.ts';
import { blocks } from '../registry.ts';
import { changeNode } from './block-menu/change-node.ts';
import { htmlOfText } from './canvas/pasted-markdown.ts';
import { markClipboard } from './copied-mark.client.ts';

/** Puck's name of the page itself, as a place for blocks. */
export const TOP = 'root:default-zone';
/** Blocks that were copied wait here, also for another page. */
const CLIPBOARD = 'frontage-copied-block';

/** The position of a block: a place for blocks, and its index in it. */
export type Place = { zone: string; index: number };

/** Where the chosen block stands; undefined while none is chosen. */
export function placeOf({ selectedItem, getSelectorForId }: PuckApi): Place | undefined {
  const found = selectedItem && getSelectorForId(selectedItem.props.id);
  return found ? { zone: found.zone, index: found.index } : undefined;
}

/** Where a new block goes: into the chosen one where it is empty, else after it, else to the foot of the page. */
export function placeForNew(puck: PuckApi): Place {
  const chosen = placeOf(puck);
  const empty = emptyPlaceIn(puck.selectedItem);
  if (empty) return empty;
  return chosen
    ? { zone: chosen.zone, index: chosen.index + 1 }
    : { zone: TOP, index: puck.appState.data.content.length };
}

/** The first place for other blocks in a block that holds none yet, such as a new section. */
function emptyPlaceIn(item: PuckApi['selectedItem']): Place | undefined {
  if (!item) return undefined;
  const slots = Object.entries(fieldsOf(item.type) ?? {}).flatMap(([name, field]) =>
    field.kind === 'slot' && !field.served && !field.allow ? [name] : [],
  );
  const isEmpty = slots.every((name) => nodesIn(item.props[name]).length === 0);
  return slots[0] && isEmpty ? { zone: `${item.props.id}:${slots[0]}`, index: 0 } : undefined;
}

/** Where something as wide as the page goes: after the chosen block, or after the section that it is in. */
export function placeAtTop({ selectedItem, getSelectorForId, getParentById, appState }: PuckApi): number {
  let id = selectedItem?.props.id;
  while (id) {
    const place = getSelectorForId(id);
    if (place?.zone === TOP) return place.index + 1;
    // Puck has a parent for blocks at the top as well, the page, and cannot say where that is.
    id = place && getParentById(id)?.props.id;
  }
  return appState.data.content.length;
}

export function choose({ puck, place }: { puck: PuckApi; place: Place | null }): void {
  puck.dispatch({ type: 'setUi', ui: { itemSelector: place } });
}

/** Chooses a block by its id; none where it is gone. True where there is one. */
export function chooseById({ puck, id }: { puck: PuckApi; id: string }): boolean {
  const place = puck.getSelectorForId(id) ?? null;
  choose({ puck, place });
  return place !== null;
}

/** Moves the chosen block one place up or down among its neighbours; false where it is the first or the last. */
export function moveChosen({ puck, by }: { puck: PuckApi; by: -1 | 1 }): boolean {
  const from = placeOf(puck);
  if (!from || !puck.getPermissions({ item: puck.selectedItem ?? undefined }).drag) return false;
  const index = from.index + by;
  if (index < 0 || index >= neighboursIn({ puck, zone: from.zone }).length) return false;
  puck.dispatch({
    type: 'move',
    sourceIndex: from.index,
    sourceZone: from.zone,
    destinationIndex: index,
    destinationZone: from.zone,
  });
  choose({ puck, place: { zone: from.zone, index } });
  return true;
}

/** A copy of the chosen block right after it. */
export function duplicateChosen(puck: PuckApi): boolean {
  const place = placeOf(puck);
  if (!place || !puck.getPermissions({ item: puck.selectedItem ?? undefined }).duplicate) return false;
  puck.dispatch({ type: 'duplicate', sourceIndex: place.index, sourceZone: place.zone });
  choose({ puck, place: { zone: place.zone, index: place.index + 1 } });
  return true;
}

/** Keeps the chosen block, with all that is in it, for {@link pasteBlock}. */
export const copyChosen = ({ selectedItem }: PuckApi): boolean =>
  selectedItem !== null && copyBlocks([selectedItem as BlockNode]);

/** Keeps blocks for {@link pasteBlock}; false where the browser's storage is full. */
export function copyBlocks(nodes: BlockNode[]): boolean {
  try {
    localStorage.setItem(CLIPBOARD, JSON.stringify(nodes));
    const labels = nodes.map(({ type }) => blocks.get(type)?.label ?? type);
    void markClipboard(`Copied in the page builder: ${labels.join(', ')}`);
    return true;
  } catch {
    return false;
  }
}

export function removeChosen(puck: PuckApi): boolean {
  const place = placeOf(puck);
  if (!place || !puck.getPermissions({ item: puck.selectedItem ?? undefined }).delete) return false;
  puck.dispatch({ type: 'remove', ...place });
  return true;
}

/** Puts what was copied, on this page or another, after the chosen block. */
export const pasteBlock = (puck: PuckApi): boolean => putAfterChosen({ puck, copied: readCopied() });

/** Puts text from elsewhere on the page, as a block after the chosen one. */
export function pasteAsBlock({ puck, text }: { puck: PuckApi; text: string }): boolean {
  const props = { ...blocks.get('text')?.defaults, id: 'pasted', html: htmlOfText(text) };
  return putAfterChosen({ puck, copied: [{ type: 'text', props }] });
}

function putAfterChosen({ puck, copied }: { puck: PuckApi; copied: BlockNode[] }): boolean {
  const isAllowed = copied.every(({ type }) => puck.getPermissions({ type: type as never }).insert);
  if (copied.length === 0 || !isAllowed) return false;
  const place = placeForNew(puck);
  const nodes = puck.appState.data.content as BlockNode[];
  putContent({ puck, content: insertedAt({ nodes, place, added: withFreshIds(copied) }) });
  choose({ puck, place });
  return true;
}

/** Replaces what is on the page, in one step of the history. */
export function putContent({ puck, content }: { puck: PuckApi; content: BlockNode[] }): void {
  const { data } = puck.appState;
  puck.dispatch({ type: 'setData', data: { ...data, content: content as never }, recordHistory: true });
}

function insertedAt({
  nodes,
  place: { zone, index },
  added,
}: {
  nodes: BlockNode[];
  place: Place;
  added: BlockNode[];
}): BlockNode[] {
  if (zone === TOP) return nodes.toSpliced(index, 0, ...added);
  const [id = '', slot = ''] = zone.split(':');
  const into = (node: BlockNode): BlockNode => ({
    ...node,
    props: { ...node.props, [slot]: nodesIn(node.props[slot]).toSpliced(index, 0, ...added) },
  });
  return changeNode({ nodes, id, change: into });
}

/** Chooses the block around the chosen one, or none. */
export function chooseAround(puck: PuckApi): boolean {
  const { selectedItem, getSelectorForId } = puck;
  if (!selectedItem) return false;
  const around = parentOf({ puck, id: selectedItem.props.id });
  choose({ puck, place: (around && getSelectorForId(around.props.id)) ?? null });
  return true;
}

/** The block around another; undefined at the top of the page, which to Puck is a parent as well, though one that stands nowhere. */
export function parentOf({ puck, id }: { puck: PuckApi; id: string }): BlockNode | undefined {
  const [parent = ''] = puck.getSelectorForId(id)?.zone.split(':') ?? [];
  return parent === '' || parent === 'root' ? undefined : (puck.getItemById(parent) as BlockNode | undefined);
}

/** The blocks with ids that no other block has. */
export function withFreshIds(nodes: BlockNode[]): BlockNode[] {
  return mapBlocks({
    nodes,
    fieldsOf,
    change: (node) => ({ ...node, props: { ...node.props, id: `${node.type}-${crypto.randomUUID()}` } }),
  });
}

/** Whether there is something to paste. */
export const hasCopied = (): boolean => readCopied().length > 0;

function readCopied(): BlockNode[] {
  try {
    const kept = JSON.parse(localStorage.getItem(CLIPBOARD) ?? '[]') as BlockNode[];
    return Array.isArray(kept) && kept.every(({ type }) => blocks.has(type)) ? kept : [];
  } catch {
    return [];
  }
}

/** The blocks that are in a place, in order. */
export function neighboursIn({ puck, zone }: { puck: PuckApi; zone: string }): unknown[] {
  const { content } = puck.appState.data;
  const [parent = '', slot = ''] = zone.split(':');
  const held = parent === 'root' ? content : puck.getItemById(parent)?.props[slot];
  return Array.isArray(held) ? held : [];
}
