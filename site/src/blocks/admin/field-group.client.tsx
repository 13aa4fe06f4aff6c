'use client';

import type { ObjectField } from '@puckeditor/core';
import type { ReactNode } from 'react';

/** Settings that belong together, folded until they are wanted. */
export function FieldGroup({ field, children }: { field: ObjectField; children: ReactNode }) {
  return (
    <details className="fr-b-group">
      <summary>{field.label}</summary>
      {children}
    </details>
  );
}
