'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback } from 'react';
import { isSameValue } from '../same-value.ts';

/**
 * Brings the open record up to date after the server changed these fields of it, and keeps whatever staff have typed and
 * not saved. `router.refresh()` would replace the whole form and lose that.
 *
 * @param names Simple fields at the top of the record: texts, choices, references.
 */
export function useChangedRecord(names: readonly string[]): () => Promise<void> {
  const { id, collectionSlug, setData } = useDocumentInfo();
  const { getFields, dispatchFields } = useForm();
  const list = names.join();
  return useCallback(async () => {
    const address = `/api/${collectionSlug}/${id}?depth=0&draft=true`;
    const response = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
    // It stays as it was loaded; saving compares what was changed.
    if (!response?.ok) return;
    const saved = (await response.json()) as Record<string, unknown>;
    setData(saved);
    const fields = getFields();
    for (const path of list.split(',')) {
      const { value, initialValue } = fields[path] ?? {};
      const isTyped = !isSameValue(value, initialValue);
      if (isTyped || !(path in saved) || isSameValue(value, saved[path])) continue;
      dispatchFields({ type: 'UPDATE', path, value: saved[path], initialValue: saved[path], valid: true });
    }
  }, [id, collectionSlug, list, setData, getFields, dispatchFields]);
}
