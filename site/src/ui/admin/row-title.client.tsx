'use client';

import { useRowLabel } from '@payloadcms/ui';

/** Heads a row of a list with what one of its fields says, and with `empty` and its number until that says something. */
export function RowTitle({ field, empty }: { field: string; empty: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const text = data?.[field];
  return <span>{typeof text === 'string' && text.trim() ? text : `${empty} ${rowNumber + 1}`}</span>;
}
