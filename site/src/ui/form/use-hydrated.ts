import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML, true once hydrated: for elements that are useless without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
