import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML, true once a script runs: for what is of no use without one. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
