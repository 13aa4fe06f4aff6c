'use client';

import { useCollapsible, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { ROW_KINDS, type StoredRow } from '../../definition/stored-form.ts';

/** "Your email · Email · must be filled": what a row is, without opening it. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<StoredRow>();
  const kind = data?.kind ?? 'text';
  const said = kind === 'words' ? data?.words : data?.label;
  useOpenAtFirst(Boolean(data?.id) && !said?.trim());
  const text = said?.trim() ? shortened(said.trim()) : `Row ${rowNumber + 1}`;
  const width = data?.width === 'half' ? 'half' : data?.width === 'third' ? 'a third' : '';
  return (
    <span>
      <strong>{text}</strong>
      {[ROW_KINDS[kind], data?.required && 'required', width, data?.shownWhen?.field && 'conditional']
        .filter(Boolean)
        .map((part) => ` · ${part}`)
        .join('')}
    </span>
  );
}

/** The label of a choice, without opening it. */
export function ChoiceLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ id?: string; label?: string; mailValue?: string | null }>();
  useOpenAtFirst(Boolean(data?.id) && !data?.label?.trim());
  const text = data?.label?.trim() || `Choice ${rowNumber + 1}`;
  return <span>{data?.mailValue ? `${text} · ${data.mailValue}` : text}</span>;
}

/**
 * Opens a row that was just added. Payload collapses it again when the form state comes from the server, so it is opened
 * once.
 */
function useOpenAtFirst(isEmpty: boolean): void {
  const { isCollapsed, toggle } = useCollapsible();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isEmpty || !isCollapsed || isOpened.current) return;
    isOpened.current = true;
    toggle?.();
  }, [isEmpty, isCollapsed, toggle]);
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
