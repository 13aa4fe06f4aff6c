'use client';

import { useAuth } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved-changes.ts';

/**
 * What somebody types outside the fields of a record: a reply, a note. It is kept in this tab until it is cleared, so that
 * it is still there after the session ended, a reload or a lost connection. `place`: `leads/3/reply`.
 */
export function useKept<T extends Record<string, unknown>>({
  place,
  empty,
}: {
  place: string;
  empty: T;
}): {
  value: T;
  change: (changes: Partial<T>) => void;
  clear: () => void;
} {
  const [value, setValue] = useState(empty);
  // A file takes a while to read: what is typed meanwhile counts.
  const latest = useRef(value);
  const owner = useAuth().user?.id;
  const show = useCallback((next: T) => {
    latest.current = next;
    setValue(next);
  }, []);
  useEffect(() => {
    if (owner === undefined) return;
    const found = findUnsaved({ store: sessionStorage, place, user: owner });
    if (found) show({ ...latest.current, ...(found.values as Partial<T>) });
  }, [owner, place, show]);
  return {
    value,
    change: (changes) => {
      const next = { ...latest.current, ...changes };
      show(next);
      if (owner === undefined) return;
      keepUnsaved({ store: sessionStorage, place, unsaved: { user: owner, at: Date.now(), values: next } });
    },
    clear: () => {
      show(empty);
      forgetUnsaved(sessionStorage, place);
    },
  };
}
