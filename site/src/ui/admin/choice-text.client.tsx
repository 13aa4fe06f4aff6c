'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { inputStyle } from './input-style.ts';

type Choice = { value: string; label: string };

/**
 * A text field that is chosen from a list. What is stored beside the list, from a feed for instance, stays and can be
 * chosen again.
 */
export function ChoiceText({
  field,
  path: givenPath,
  readOnly,
  choices,
}: TextFieldClientProps & { choices: readonly Choice[] }) {
  const { value, setValue, showError, disabled, path, customComponents } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const id = `field-${path.replaceAll('.', '__')}`;
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return (
    <div className="field-type choice-text">
      <FieldLabel label={field.label} path={path} required={field.required} htmlFor={id} />
      <div className="field-type__wrap input-wrapper">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          value={value ?? ''}
          disabled={readOnly || disabled}
          onChange={({ target }) => setValue(target.value || null)}
          style={inputStyle}
        >
          <option value="">–</option>
          {!isKnown && <option value={value ?? ''}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      {customComponents?.AfterInput}
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
}
