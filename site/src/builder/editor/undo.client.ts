import type { PuckApi } from '@puckeditor/core';

/** Puck adds a change to its history 250 ms after the last one, and undoes only what is in it. In ms. */
const UNTIL_RECORDED_MS = 300;

/** Undoes the last change, also one that was made a moment ago. The panels stay as they are. */
export function undo(getPuck: () => PuckApi): void {
  const { history, appState } = getPuck();
  const recorded = history.histories[history.index]?.state.data;
  const back = () => keepingPanels(getPuck, () => getPuck().history.back());
  if (recorded === appState.data) back();
  else setTimeout(back, UNTIL_RECORDED_MS);
}

/** Makes the change that was undone last again. */
export const redo = (getPuck: () => PuckApi): void =>
  keepingPanels(getPuck, () => getPuck().history.forward());

/** Puck's history also knows which panels were open. */
function keepingPanels(getPuck: () => PuckApi, step: () => void): void {
  const { plugin, leftSideBarVisible, rightSideBarVisible, mobilePanelExpanded, viewports } =
    getPuck().appState.ui;
  step();
  getPuck().dispatch({
    type: 'setUi',
    ui: { plugin, leftSideBarVisible, rightSideBarVisible, mobilePanelExpanded, viewports },
  });
}

/** Whether a key means undo. */
export const isUndo = (event: KeyboardEvent): boolean => isZ(event) && !event.shiftKey;

/** Whether a key means redo. */
export const isRedo = (event: KeyboardEvent): boolean =>
  (isZ(event) && event.shiftKey) || (event.key.toLowerCase() === 'y' && isCommand(event));

const isZ = (event: KeyboardEvent): boolean => event.key.toLowerCase() === 'z' && isCommand(event);

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && !altKey;
