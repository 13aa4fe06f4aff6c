'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { inputStyle } from './input-style.ts';

/** A text field that holds a day (`YYYY-MM-DD`), chosen in the browser's calendar. */
export function DayText({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled, path, customComponents } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const id = `field-${path.replaceAll('.', '__')}`;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value ?? '');
  return (
    <div className="field-type day-text" style={{ flex: '1 1 10rem' }}>
      <FieldLabel label={field.label} path={path} required={field.required} htmlFor={id} />
      <div className="field-type__wrap input-wrapper">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          value={isDay ? (value ?? '') : ''}
          disabled={readOnly || disabled}
          onChange={({ target }) => setValue(target.value || null)}
          style={inputStyle}
        />
      </div>
      {value && !isDay && <p style={{ margin: '0.25rem 0 0' }}>It says “{value}”, which is no date.</p>}
      {customComponents?.AfterInput}
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
}
