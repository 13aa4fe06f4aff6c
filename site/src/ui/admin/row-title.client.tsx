'use client';

import { useRowLabel } from '@payloadcms/ui';
import { type RowNaming, rowTitle } from './row-title.ts';

/** Heads a row of a list with what it says, so that rows can be told apart while they are closed. */
export function RowTitle(naming: RowNaming) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  return <span>{rowTitle({ ...naming, data, number: rowNumber })}</span>;
}
