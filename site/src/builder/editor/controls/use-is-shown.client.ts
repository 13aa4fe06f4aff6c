import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component is still on the screen. What is on its way when a dialog is closed arrives in the library and is
 * chosen for nothing: another block may be selected by then, and the editor would write into that one.
 */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
