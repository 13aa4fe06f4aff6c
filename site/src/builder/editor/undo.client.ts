import type { PuckApi } from '@puckeditor/core';

/** Puck adds a change to its history 250 ms after the last one, and undoes only what is in it. In ms. */
const UNTIL_RECORDED_MS = 300;

/** Undoes the last change, also one that was made a moment ago. */
export function undo(getPuck: () => PuckApi): void {
  const { history, appState } = getPuck();
  const recorded = history.histories[history.index]?.state.data;
  if (recorded === appState.data) history.back();
  else setTimeout(() => getPuck().history.back(), UNTIL_RECORDED_MS);
}

/** Whether a key means undo. */
export const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
