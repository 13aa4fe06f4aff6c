'use client';

import type { ObjectField } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { useHasSay } from './controls/use-has-say.client.ts';
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
  if (!hasSay) return null;
  return (
    <details className="fr-b-group" open={name === 'box' || undefined}>
      <summary>{field.label}</summary>
      {children}
    </details>
  );
}
