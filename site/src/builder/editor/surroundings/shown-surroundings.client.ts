import { useSyncExternalStore } from 'react';

/** Chosen for this browser: on a small screen the page needs the room. */
const KEY = 'frontage-builder-surroundings';
const HIDDEN = 'hidden';

const listeners = new Set<() => void>();
let isShown = readChoice();

/** Whether the website's header and footer are shown around the page, and the switch for it. */
export function useSurroundingsShown(): [boolean, (shown: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isShown), show];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(shown: boolean): void {
  isShown = shown;
  try {
    if (shown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, HIDDEN);
  } catch {
    // Then it holds until the builder is closed.
  }
  for (const listener of listeners) listener();
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== HIDDEN;
  } catch {
    return true;
  }
}
