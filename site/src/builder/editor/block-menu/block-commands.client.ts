import type { PuckApi, useGetPuck } from '@puckeditor/core';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { blocks } from '../../registry.ts';
import { announce } from '../canvas/announce.client.ts';
import {
  choose,
  chooseAround,
  copyChosen,
  duplicateChosen,
  hasCopied,
  moveChosen,
  pasteBlock,
  placeOf,
  putContent,
  removeChosen,
} from '../chosen-block.ts';
import { type CopiedStyle, changeNode, styleOf, type WRAPPERS, withStyle, wrapped } from './change-node.ts';

type GetPuck = ReturnType<typeof useGetPuck>;
type Permission = 'edit' | 'insert' | 'duplicate' | 'delete' | 'drag';

/** One line of a block's menu. */
export type BlockCommand = {
  label: string;
  keys?: string;
  /** What staff must be allowed to do with the block. */
  needs?: Permission;
  isOffered?: (node: BlockNode) => boolean;
  run: (getPuck: GetPuck) => unknown;
};

/** Styles that were copied wait here, also for another page. */
const STYLE = 'frontage-copied-style';

/** What can be done with the selected block, in groups. Saving as a reusable section asks for a name first. */
export const COMMANDS: BlockCommand[][] = [
  [
    { label: 'Copy', keys: 'Ctrl C', run: (getPuck) => copyChosen(getPuck()) },
    { label: 'Paste', keys: 'Ctrl V', isOffered: hasCopied, run: (getPuck) => pasteBlock(getPuck()) },
    {
      label: 'Duplicate',
      keys: 'Ctrl D',
      needs: 'duplicate',
      run: (getPuck) => duplicateChosen(getPuck()),
    },
  ],
  [
    { label: 'Copy style', run: (getPuck) => copyStyle(getPuck()) },
    {
      label: 'Paste style',
      needs: 'edit',
      isOffered: () => readStyle() !== undefined,
      run: pasteStyle,
    },
  ],
  [
    {
      label: 'Move up',
      keys: 'Alt ↑',
      needs: 'drag',
      run: (getPuck) => moveChosen({ puck: getPuck(), by: -1 }),
    },
    {
      label: 'Move down',
      keys: 'Alt ↓',
      needs: 'drag',
      run: (getPuck) => moveChosen({ puck: getPuck(), by: 1 }),
    },
    {
      label: 'Wrap in a section',
      needs: 'drag',
      isOffered: ({ type }) => type !== 'section',
      run: (getPuck) => wrapChosen({ getPuck, type: 'section' }),
    },
    {
      label: 'Wrap in columns',
      needs: 'drag',
      isOffered: ({ type }) => type !== 'section',
      run: (getPuck) => wrapChosen({ getPuck, type: 'columns' }),
    },
    { label: 'Select parent block', keys: 'Esc', run: (getPuck) => chooseAround(getPuck()) },
  ],
  [
    {
      label: 'Edit reusable section',
      isOffered: ({ type, props }) => type === 'synced-section' && sectionOf(props) !== undefined,
      run: (getPuck) =>
        window.open(
          `/admin/builder/sections/${sectionOf(getPuck().selectedItem?.props ?? {})}`,
          '_blank',
          'noopener',
        ),
    },
  ],
  [{ label: 'Delete', keys: 'Delete', needs: 'delete', run: (getPuck) => removeChosen(getPuck()) }],
];

/** Whether a command can be used on a block now. */
export function isAllowed({
  command: { needs, isOffered },
  puck,
  node,
}: {
  command: Pick<BlockCommand, 'needs' | 'isOffered'>;
  puck: PuckApi;
  node: BlockNode;
}): boolean {
  if (isOffered && !isOffered(node)) return false;
  return needs === undefined || puck.getPermissions({ item: node as never })[needs] !== false;
}

function wrapChosen({ getPuck, type }: { getPuck: GetPuck; type: keyof typeof WRAPPERS }): void {
  const id = `${type}-${crypto.randomUUID()}`;
  if (!changeChosen({ getPuck, change: (node) => wrapped({ node, type, id }) })) return;
  announce(`Wrapped in ${type === 'section' ? 'a section' : 'columns'}.`);
}

/** Replaces the selected block in one step of the history. */
function changeChosen({
  getPuck,
  change,
}: {
  getPuck: GetPuck;
  change: (node: BlockNode) => BlockNode;
}): boolean {
  const puck = getPuck();
  const { selectedItem, appState } = puck;
  if (!selectedItem) return false;
  const nodes = appState.data.content as BlockNode[];
  const content = changeNode({ nodes, id: selectedItem.props.id, change });
  const place = placeOf(puck);
  putContent({ puck, content });
  // What is in its place now is selected.
  if (place) choose({ puck: getPuck(), place });
  return true;
}

function copyStyle({ selectedItem }: PuckApi): void {
  if (!selectedItem) return;
  try {
    localStorage.setItem(STYLE, JSON.stringify(styleOf(selectedItem as BlockNode)));
    announce('Style copied.');
  } catch {
    announce('The style could not be copied: this browser’s storage is full.');
  }
}

function pasteStyle(getPuck: GetPuck): void {
  const style = readStyle();
  const { selectedItem } = getPuck();
  if (!style || !selectedItem) return;
  changeChosen({ getPuck, change: (node) => withStyle({ node, style }) });
  announce('Style pasted.');
}

function readStyle(): CopiedStyle | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(STYLE) ?? 'null') as CopiedStyle | null;
    return kept && blocks.has(kept.type) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const sectionOf = (props: Record<string, unknown>): number | undefined => {
  const [section] = Array.isArray(props.section) ? props.section : [];
  return typeof section === 'number' ? section : undefined;
};
