import type { PuckApi } from '@puckeditor/core';
import type { UndoSteps } from './undo-steps.ts';

/** Puck adds a change to its history 250 ms after the last one, and undoes only what is in it. In ms. */
const UNTIL_RECORDED_MS = 300;

/** Undoes the last change or run of typing, also one that was made a moment ago. The panels stay as they are. */
export function undo(getPuck: () => PuckApi, steps: UndoSteps): void {
  const { history, appState } = getPuck();
  const recorded = history.histories[history.index]?.state.data;
  const back = () =>
    keepingPanels(getPuck, () => {
      const { histories, index, setHistories, setHistoryIndex } = getPuck().history;
      const to = steps.back({ histories: histories as never, index });
      if (to.histories.length > histories.length) setHistories(to.histories as never);
      setHistoryIndex(to.index);
    });
  if (recorded === appState.data) back();
  else setTimeout(back, UNTIL_RECORDED_MS);
}

/** Makes what was undone last again. */
export const redo = (getPuck: () => PuckApi, steps: UndoSteps): void =>
  keepingPanels(getPuck, () => {
    const { histories, index, setHistoryIndex } = getPuck().history;
    setHistoryIndex(steps.forward({ histories: histories as never, index }));
  });

/** Puck's history also knows which panels were open, and which field had the focus. */
function keepingPanels(getPuck: () => PuckApi, step: () => void): void {
  const { plugin, leftSideBarVisible, rightSideBarVisible, mobilePanelExpanded, viewports, field } =
    getPuck().appState.ui;
  step();
  getPuck().dispatch({
    type: 'setUi',
    ui: {
      plugin,
      leftSideBarVisible,
      rightSideBarVisible,
      mobilePanelExpanded,
      viewports,
      field: { ...field, focus: null },
    },
  });
}

/** Whether a key means undo. */
export const isUndo = (event: KeyboardEvent): boolean => isZ(event) && !event.shiftKey;

/** Whether a key means redo. */
export const isRedo = (event: KeyboardEvent): boolean =>
  (isZ(event) && event.shiftKey) || (event.key.toLowerCase() === 'y' && isCommand(event));

const isZ = (event: KeyboardEvent): boolean => event.key.toLowerCase() === 'z' && isCommand(event);

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && !altKey;
