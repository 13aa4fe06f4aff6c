'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { formOptions } from './form-options.ts';

/** Lead forms to choose from, by their names. */
export const FormsField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled, showError, errorMessage } = useField<string[] | null>({ path });
  const chosen = value ?? [];
  // A form that no longer exists can still be removed here.
  const removed = chosen.filter((key) => !formOptions.some((option) => option.value === key));
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      description={field.admin?.description}
      hasMany
      options={[...formOptions, ...removed.map((key) => ({ value: key, label: key }))]}
      value={chosen}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      onChange={(options) =>
        setValue((Array.isArray(options) ? options : []).map((option) => String(option.value)))
      }
    />
  );
};
