'use client';

import { useEffect } from 'react';

/** How often what is shown is read again, in ms. */
const REFRESH_MS = 60_000;

/**
 * Reads again what colleagues may have changed: every minute while the tab is seen, and when somebody comes back to it.
 */
export function useRefresh(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
}
