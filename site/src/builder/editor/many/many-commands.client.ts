import type { PuckApi } from '@puckeditor/core';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { announce } from '../canvas/announce.client.ts';
import { copyBlocks, putContent, withFreshIds } from '../chosen-block.ts';
import { chooseMany, clearMany, extendMany, manyIds } from './chosen-many.client.ts';
import { collected, duplicatedMany, movedMany, withoutMany } from './many-blocks.ts';

type Permission = 'duplicate' | 'delete' | 'drag';

/** What can be done with several blocks, as buttons and by keys. */
export const MANY_COMMANDS: { label: string; keys: string; run: (puck: PuckApi) => void }[] = [
  { label: 'Copy', keys: 'Ctrl C', run: copyMany },
  { label: 'Cut', keys: 'Ctrl X', run: cutMany },
  { label: 'Duplicate', keys: 'Ctrl D', run: duplicateMany },
  { label: 'Move up', keys: 'Alt ↑', run: (puck) => moveMany(puck, -1) },
  { label: 'Move down', keys: 'Alt ↓', run: (puck) => moveMany(puck, 1) },
  { label: 'Delete', keys: 'Delete', run: deleteMany },
];

/** The selected blocks, where there are several. */
export function chosenBlocks({ appState }: PuckApi): BlockNode[] {
  return collected({ nodes: appState.data.content as BlockNode[], ids: manyIds() });
}

/** Does what a key means for several blocks, or for adding one to them; false where it means nothing here. */
export function runManyKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  puck: PuckApi,
): boolean {
  const isCtrl = ctrlKey || metaKey;
  if (shiftKey) {
    if (isCtrl || altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
    return extendMany({ puck, by: key === 'ArrowUp' ? -1 : 1 });
  }
  if (manyIds().size < 2) return false;
  const name = `${isCtrl ? 'Ctrl ' : ''}${altKey ? 'Alt ' : ''}${NAMES[key] ?? key.toUpperCase()}`;
  if (name === 'ESCAPE') clearMany();
  else {
    const command = MANY_COMMANDS.find(({ keys }) => keys === name);
    command?.run(puck);
    return command !== undefined;
  }
  return true;
}

const NAMES: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Delete: 'Delete', Backspace: 'Delete' };

function copyMany(puck: PuckApi): void {
  const nodes = chosenBlocks(puck);
  announce(
    copyBlocks(nodes)
      ? `${nodes.length} blocks copied.`
      : 'The blocks could not be copied: this browser’s storage is full.',
  );
}

function cutMany(puck: PuckApi): void {
  if (!isAllowed(puck, 'delete') || !copyBlocks(chosenBlocks(puck))) return;
  deleteMany(puck);
}

function deleteMany(puck: PuckApi): void {
  if (!isAllowed(puck, 'delete')) return;
  const count = chosenBlocks(puck).length;
  change(puck, withoutMany);
  clearMany();
  announce(`${count} blocks deleted.`);
}

function duplicateMany(puck: PuckApi): void {
  if (!isAllowed(puck, 'duplicate')) return;
  const made = new Set<string>();
  const copy = (node: BlockNode) => {
    const [fresh = node] = withFreshIds([node]);
    made.add(fresh.props.id);
    return fresh;
  };
  change(puck, (input) => duplicatedMany({ ...input, copy }));
  chooseMany({ puck, ids: made });
}

function moveMany(puck: PuckApi, by: -1 | 1): void {
  if (!isAllowed(puck, 'drag')) return;
  change(puck, (input) => movedMany({ ...input, by }));
}

/** In one step of the history. */
function change(
  puck: PuckApi,
  make: (input: { nodes: BlockNode[]; ids: ReadonlySet<string> }) => BlockNode[],
): void {
  const nodes = puck.appState.data.content as BlockNode[];
  const content = make({ nodes, ids: manyIds() });
  if (content !== nodes) putContent({ puck, content });
}

/** All of them or none: half of what was asked for would be a surprise. */
function isAllowed(puck: PuckApi, permission: Permission): boolean {
  const refused = chosenBlocks(puck).find(
    (node) => puck.getPermissions({ item: node as never })[permission] === false,
  );
  if (refused) announce('One of the selected blocks can only be changed by an admin.');
  return !refused;
}
