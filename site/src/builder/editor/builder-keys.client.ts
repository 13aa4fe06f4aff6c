'use client';

import { type PuckApi, useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { useBuilder } from './builder-context.client.ts';
import { announce } from './canvas/announce.client.ts';
import { focusedBlock, focusInstead } from './canvas/focused-block.client.ts';
import {
  chooseAround,
  chooseById,
  copyChosen,
  duplicateChosen,
  moveChosen,
  pasteAsBlock,
  pasteBlock,
  removeChosen,
} from './chosen-block.ts';
import { textCopiedSince } from './copied-mark.client.ts';
import { runManyKey } from './many/many-commands.client.ts';
import { goToNextPart } from './next-part.client.ts';
import { searchBlocks } from './search-blocks.client.ts';
import { showBlock } from './show-block.client.ts';
import { isRedo, isUndo, redo, undo } from './undo.client.ts';
import { chosenInWords, moveAcross, walk } from './walk-chosen.ts';

/** What the keys do, as the help lists them. Those of redo and delete are Puck's own. */
export const KEYS: { keys: string; does: string }[] = [
  { keys: 'Ctrl Z', does: 'Undo' },
  { keys: 'Ctrl Shift Z', does: 'Redo' },
  { keys: 'Ctrl S', does: 'Save draft' },
  { keys: 'Ctrl C', does: 'Copy the selected block' },
  { keys: 'Ctrl X', does: 'Cut the selected block' },
  { keys: 'Ctrl V', does: 'Paste the block or text after the selected block, or into it if it is empty' },
  { keys: 'Ctrl D', does: 'Duplicate the selected block' },
  { keys: '↑ / ↓', does: 'Select the block before or after' },
  { keys: 'Home / End', does: 'Select the first or last block beside it' },
  { keys: '→', does: 'Select the first block inside' },
  { keys: 'Shift ↑ / Shift ↓', does: 'Select the block before or after as well' },
  { keys: 'Ctrl click / Shift click', does: 'Select several blocks, on the page or in the outline' },
  { keys: 'Alt ↑ / Alt ↓', does: 'Move the selected block, or the list item that has the focus, up or down' },
  { keys: 'Alt → / Alt ←', does: 'Move it to the next or previous column, into a block beside it, or out' },
  { keys: 'Tab, then Enter', does: 'Select the block that has the focus' },
  { keys: 'Enter', does: 'Type in the selected block, or go to its settings if it has no text' },
  { keys: 'Tab / Shift Tab', does: 'While typing, go to the next or previous text of the block' },
  { keys: 'Ctrl /', does: 'Search the blocks, to add one after the selected block' },
  { keys: 'Ctrl K', does: 'Add a link to the selected text' },
  { keys: 'Esc', does: 'Finish typing, or select the parent block' },
  { keys: 'Delete', does: 'Delete the selected block' },
  { keys: 'F6 / Shift F6', does: 'Go to the next or previous part: toolbar, panels, page, settings' },
  { keys: 'Ctrl I', does: 'Turn interactive preview on or off' },
];

/** The page builder's own keys, while this document has the focus: the editor's, or that of the page in it. */
export function useBuilderKeys(target: Document | undefined): void {
  const getPuck = useGetPuck();
  const { saver, steps } = useBuilder();
  useEffect(() => {
    if (!target) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // While a block is dragged, Esc puts it back.
      if (event.defaultPrevented || isTyping(event) || getPuck().appState.ui.isDragging) return;
      if (runManyKey(event, getPuck())) {
        event.preventDefault();
        return;
      }
      const act = actionOf(event);
      if (act === 'save') void saver.flush();
      else if (!act?.(getPuck())) return;
      event.preventDefault();
      if (act !== 'save') tellChosen(getPuck());
    };
    // Before Puck's own, which misses a change that was made a moment ago.
    const onUndo = (event: KeyboardEvent) => {
      const step = isUndo(event) ? undo : isRedo(event) ? redo : undefined;
      if (!step || isTyping(event)) return;
      event.preventDefault();
      event.stopPropagation();
      step(getPuck, steps);
    };
    // Also out of a field: on the page, keys choose blocks, and there is no other short way to it.
    const onPart = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (key !== 'F6' || ctrlKey || metaKey || altKey || isDialogOpen()) return;
      event.preventDefault();
      goToNextPart({ puck: getPuck(), by: shiftKey ? -1 : 1 });
    };
    // What was copied last is pasted: text from elsewhere, or a block.
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isInField(event.target) || getPuck().appState.ui.isDragging) return;
      const text = textCopiedSince(event.clipboardData);
      if (text === '')
        announce('Only text and blocks can be pasted here. Add a picture with an Image block.');
      else if (text ? !pasteAsBlock({ puck: getPuck(), text }) : !pasteBlock(getPuck())) return;
      else tellChosen(getPuck());
      event.preventDefault();
    };
    target.addEventListener('paste', onPaste);
    target.addEventListener('keydown', onPart);
    target.addEventListener('keydown', onUndo, { capture: true });
    target.addEventListener('keydown', onKeyDown);
    return () => {
      target.removeEventListener('paste', onPaste);
      target.removeEventListener('keydown', onPart);
      target.removeEventListener('keydown', onUndo, { capture: true });
      target.removeEventListener('keydown', onKeyDown);
    };
  }, [target, getPuck, saver, steps]);
}

/** What is selected now is said, and is on screen. */
function tellChosen(puck: PuckApi): void {
  announce(chosenInWords(puck));
  const id = puck.selectedItem?.props.id;
  focusInstead(id);
  if (id) showBlock(id);
}

type Act = (puck: ReturnType<ReturnType<typeof useGetPuck>>) => boolean;

function actionOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): Act | 'save' | undefined {
  if (shiftKey) return undefined;
  if (altKey) {
    return MOVES[key];
  }
  if (key === 'Escape') return chooseAround;
  const focused = focusedBlock(target);
  if ((key === 'Enter' || key === ' ') && focused)
    return (puck) => puck.selectedItem?.props.id !== focused && chooseById({ puck, id: focused });
  if (!ctrlKey && !metaKey) return isOnControl(target) ? undefined : WALKS[key];
  // Marked text is what somebody wants to copy.
  const marked = (target as Node | null)?.ownerDocument?.getSelection()?.isCollapsed === false;
  switch (key.toLowerCase()) {
    case 's':
      return 'save';
    case '/':
      return searchBlocks;
    case 'd':
      return duplicateChosen;
    case 'c':
      return marked ? undefined : copyChosen;
    case 'x':
      return marked ? undefined : (puck) => copyChosen(puck) && removeChosen(puck);
    default:
      return undefined;
  }
}

const MOVES: Record<string, Act> = {
  ArrowUp: (puck) => moveChosen({ puck, by: -1 }),
  ArrowDown: (puck) => moveChosen({ puck, by: 1 }),
  // Also where there is nowhere to go: the browser would leave the page.
  ArrowRight: (puck) => moveAcross({ puck, by: 1 }) || true,
  ArrowLeft: (puck) => moveAcross({ puck, by: -1 }) || true,
};

const WALKS: Record<string, Act> = {
  ArrowUp: (puck) => walk({ puck, way: 'previous' }),
  ArrowDown: (puck) => walk({ puck, way: 'next' }),
  Home: (puck) => walk({ puck, way: 'first' }),
  End: (puck) => walk({ puck, way: 'last' }),
  ArrowRight: (puck) => walk({ puck, way: 'in' }),
  ArrowLeft: (puck) => chooseAround(puck),
};

/** Arrows on a button of the editor’s lists are for that. */
function isOnControl(target: EventTarget | null): boolean {
  const element = target as Element | null;
  return Boolean(element?.closest?.('button, [role="button"]'));
}

/** Keys in a field, or while a dialog is open, belong to that. Saving is for everywhere. */
export function isTyping({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!isDialogOpen() && (ctrlKey || metaKey) && key.toLowerCase() === 's') return false;
  return isInField(target);
}

/** Whether something is for a field or an open dialog. */
function isInField(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return (
    isDialogOpen() ||
    Boolean(
      element?.closest?.(
        'input, textarea, select, [contenteditable="true"], [role="textbox"], [data-canvas-tools]',
      ),
    )
  );
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
