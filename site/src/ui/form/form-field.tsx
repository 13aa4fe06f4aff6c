import type { DrawnValues, Field } from '@frontage/forms';
import { checkLabelStyle, errorStyle, hintStyle, labelStyle } from '../field-styles.ts';
import { Choices, Control } from './controls.tsx';

/** One question: its words, its control, and what is wrong with the answer. */
export function FormField({
  field,
  formId,
  value,
  error,
}: {
  field: Field;
  formId: string;
  value: DrawnValues[string] | undefined;
  error: string | undefined;
}) {
  const id = fieldId({ formId, name: field.name });
  if (field.kind === 'hidden' || field.kind === 'context') {
    return <input type="hidden" name={field.name} defaultValue={typeof value === 'string' ? value : ''} />;
  }
  const hint = field.hint && (
    <span id={`${id}-hint`} className={hintStyle}>
      {field.hint}
    </span>
  );
  const message = error && (
    <span id={`${id}-error`} className={errorStyle}>
      {error}
    </span>
  );
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const control = { field, id, value, describedBy, invalid: Boolean(error) };
  const place = field.width === 'half' ? 'sm:col-span-1' : 'sm:col-span-2';

  if (field.kind === 'radio' || field.kind === 'checkboxes') {
    return (
      <fieldset className={place} aria-describedby={describedBy}>
        <legend className={labelStyle}>{wording(field)}</legend>
        {hint}
        <Choices {...control} field={field} />
        {message}
      </fieldset>
    );
  }
  if (field.kind === 'checkbox') {
    return (
      <div className={place}>
        <label htmlFor={id} className={checkLabelStyle}>
          <Control {...control} />
          {field.label}
        </label>
        {hint}
        {message}
      </div>
    );
  }
  return (
    <div className={place}>
      <label htmlFor={id} className={labelStyle}>
        {wording(field)}
      </label>
      {hint}
      <Control {...control} />
      {message}
    </div>
  );
}

/** The id of a field's (first) control, which the error summary leads to. */
export const fieldId = ({ formId, name }: { formId: string; name: string }): string => `${formId}${name}`;

/** Most questions are to be answered, so the others are the ones that say so. */
function wording(field: Field) {
  const isAsked = field.required || field.kind === 'checkboxes' || (field.kind === 'file' && field.minFiles);
  if (isAsked) return field.label;
  return (
    <>
      {field.label} <span className="font-normal text-muted">(optional)</span>
    </>
  );
}
