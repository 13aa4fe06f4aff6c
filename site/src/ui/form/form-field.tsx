import type { ControlValues, Field } from '@frontage/forms';
import { checkLabelStyle, errorStyle, hintStyle, labelStyle } from '../field-styles.ts';
import type { ControlTexts } from './control-texts.ts';
import { Choices, Control } from './controls.tsx';
import type { FieldMarks } from './field-marks.ts';
import { CharacterCount } from './lazy-controls.ts';

/** One field: its label, its control and its error. */
export function FormField({
  field,
  formId,
  value,
  error,
  limit,
  texts,
  marks,
}: {
  field: Field;
  formId: string;
  value: ControlValues[string] | undefined;
  error: string | undefined;
  /** How many characters a text may have. */
  limit?: number;
  texts?: ControlTexts;
  /** Class names of its parts for other scripts and styles. */
  marks?: FieldMarks;
}) {
  const id = field.id ?? fieldId({ formId, name: field.name });
  if (field.kind === 'hidden' || field.kind === 'context') {
    return (
      <input
        type="hidden"
        name={field.name}
        defaultValue={typeof value === 'string' ? value : ''}
        className={marks?.control}
      />
    );
  }
  const hint = field.hint && (
    <span id={`${id}-hint`} className={hintStyle}>
      {field.hint}
    </span>
  );
  const errorId = marks?.errorId ?? `${id}-error`;
  const message = error && (
    <span
      id={marks ? undefined : errorId}
      className={`${errorStyle} ${marks?.tip ?? ''}`}
      aria-hidden={marks ? true : undefined}
    >
      {error}
    </span>
  );
  const describedBy = [hint && `${id}-hint`, message && errorId].filter(Boolean).join(' ') || undefined;
  // Other scripts expect "false" here as well.
  const invalid = marks ? Boolean(error) : Boolean(error) || undefined;
  const control = { field, id, value, describedBy, invalid, limit, texts, marks };
  const place = places[field.width ?? 'full'][marks ? 1 : 0];
  const under = (
    <>
      {field.counter && <CharacterCount field={field} controlId={id} texts={texts} mark={marks?.counter} />}
      {message}
    </>
  );

  if (field.kind === 'radio' || (field.kind === 'checkboxes' && !field.asList)) {
    return (
      <fieldset className={place} aria-describedby={describedBy}>
        <legend className={labelStyle}>{wording({ field, texts })}</legend>
        {hint}
        <Wrap field={field} marks={marks}>
          <Choices {...control} field={field} />
          {under}
        </Wrap>
      </fieldset>
    );
  }
  if (field.kind === 'checkbox' || field.kind === 'acceptance') {
    return (
      <div className={place}>
        <Wrap field={field} marks={marks}>
          <span className={marks?.control}>
            <span className={marks?.item}>
              <label htmlFor={id} className={checkLabelStyle}>
                <Control {...control} />
                <span className={marks?.itemLabel}>{field.label}</span>
              </label>
            </span>
          </span>
          {hint}
          {under}
        </Wrap>
      </div>
    );
  }
  return (
    <div className={`${place} ${marks && field.width ? 'fr-side-by-side' : ''}`}>
      <div className="self-end">
        <label htmlFor={id} className={labelStyle}>
          {wording({ field, texts })}
        </label>
        {hint}
      </div>
      <Wrap field={field} marks={marks}>
        <Control {...control} />
        {under}
      </Wrap>
    </div>
  );
}

/** The id of a field's (first) control, which the error summary links to. */
export const fieldId = ({ formId, name }: { formId: string; name: string }): string => `${formId}${name}`;

/** Of six columns: by the width of the window, or of the form where that is a container. */
const places = {
  half: ['sm:col-span-3', 'fr-half'],
  third: ['sm:col-span-2', 'fr-third'],
  full: ['col-span-full', 'col-span-full'],
} as const;

/** Holds a control and its error, for other scripts. */
function Wrap({
  field,
  marks,
  children,
}: {
  field: Field;
  marks: FieldMarks | undefined;
  children: React.ReactNode;
}) {
  if (!marks) return children;
  return (
    <span className={`block ${marks.wrap}`} data-name={field.name}>
      {children}
    </span>
  );
}

/** Most fields are required, so the optional ones are marked. */
function wording({ field, texts }: { field: Field; texts: ControlTexts | undefined }) {
  const isRequired =
    field.required ||
    field.kind === 'quiz' ||
    (field.kind === 'checkboxes' && !field.asList) ||
    (field.kind === 'file' && field.minFiles);
  if (isRequired) return field.label;
  return (
    <>
      {field.label} <span className="font-normal text-muted">{texts?.optional || '(optional)'}</span>
    </>
  );
}
