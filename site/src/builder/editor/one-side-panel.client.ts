import { createUsePuck, type PuckApi, useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';

const usePuck = createUsePuck();

/** Tablets: both panels would leave the page no room. Below, Puck puts them under the page. */
const TABLET = '(min-width: 638px) and (max-width: 1099px)';

/** On tablets the list at the left and the settings at the right take turns, also in a window that was made smaller. */
export function useOneSidePanel(): void {
  const left = usePuck(({ appState }) => appState.ui.leftSideBarVisible);
  const right = usePuck(({ appState }) => appState.ui.rightSideBarVisible);
  const getPuck = useGetPuck();
  useEffect(() => {
    if (left !== right || !window.matchMedia(TABLET).matches) return;
    getPuck().dispatch({ type: 'setUi', ui: { rightSideBarVisible: !left } });
  }, [left, right, getPuck]);
  useEffect(() => {
    const tablet = window.matchMedia(TABLET);
    const closeList = () => {
      if (tablet.matches) getPuck().dispatch({ type: 'setUi', ui: { leftSideBarVisible: false } });
    };
    tablet.addEventListener('change', closeList);
    return () => tablet.removeEventListener('change', closeList);
  }, [getPuck]);
}

/** Opens the settings; on tablets in place of the list. */
export function openSettings({ appState: { ui }, dispatch }: PuckApi): void {
  const closesList = ui.leftSideBarVisible && window.matchMedia(TABLET).matches;
  if (!closesList && ui.rightSideBarVisible) return;
  const list = closesList ? { leftSideBarVisible: false } : {};
  dispatch({ type: 'setUi', ui: { ...list, rightSideBarVisible: true } });
}

/** On tablets a tap on the page closes the list, so that the settings of what was tapped are there. */
export function useTapClosesList(page: Document | undefined): void {
  const getPuck = useGetPuck();
  useEffect(() => {
    const close = () => {
      const puck = getPuck();
      if (puck.appState.ui.leftSideBarVisible && window.matchMedia(TABLET).matches) openSettings(puck);
    };
    // Puck keeps clicks to itself.
    page?.addEventListener('click', close, true);
    return () => page?.removeEventListener('click', close, true);
  }, [page, getPuck]);
}
