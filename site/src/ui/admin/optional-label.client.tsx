'use client';

import { FieldLabel } from '@payloadcms/ui';
import type { TextFieldLabelClientComponent } from 'payload';

/** The label of a field that is always stored but may be left empty, because saving fills it in. */
export const OptionalLabel: TextFieldLabelClientComponent = ({ field, path }) => (
  <FieldLabel label={field?.label} path={path} required={false} />
);
