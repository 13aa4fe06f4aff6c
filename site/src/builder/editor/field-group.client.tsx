'use client';

import type { ObjectField } from '@puckeditor/core';
import { type ReactNode, useContext } from 'react';
import { useHasSay } from './controls/use-has-say.client.ts';
import { SettingSearch } from './field-tabs.client.tsx';
import type { FieldMeta } from './puck-fields.ts';

/** Settings that belong together, folded until they are wanted. */
export function FieldGroup({
  field,
  name,
  children,
}: {
  field: ObjectField;
  name: string;
  children: ReactNode;
}) {
  const hasSay = useHasSay({ meta: field.metadata as FieldMeta, name });
  const isSearched = useContext(SettingSearch);
  if (!hasSay) return null;
  return (
    <details className="fr-b-group" open={name === 'box' || isSearched || undefined}>
      <summary>{field.label}</summary>
      {children}
    </details>
  );
}
