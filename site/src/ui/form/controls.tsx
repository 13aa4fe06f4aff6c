import { type DrawnValues, type Field, lengthLimit, type Option } from '@frontage/forms';
import { checkLabelStyle, checkStyle, inputStyle, selectStyle, textareaStyle } from '../field-styles.ts';
import { DateField } from './date-field.tsx';
import { FileField } from './file-field.tsx';

export type ControlProps = {
  field: Field;
  id: string;
  value: DrawnValues[string] | undefined;
  /** Ids of the hint and the error. */
  describedBy: string | undefined;
  invalid: boolean;
};

/** The control of one field. What stands in it belongs to the browser, so that it is there before any script is. */
export function Control({ field, id, value, describedBy, invalid }: ControlProps) {
  const common = {
    id,
    name: field.name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    required: Boolean(field.required) || undefined,
  };
  const typed = {
    ...common,
    defaultValue: textOf(value),
    maxLength: lengthLimit(field),
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
  };
  switch (field.kind) {
    case 'textarea':
      return <textarea {...typed} rows={field.rows ?? 4} className={textareaStyle} />;
    case 'select':
      return (
        <select
          {...common}
          autoComplete={field.autocomplete}
          defaultValue={textOf(value)}
          className={selectStyle}
        >
          <option value="">Choose …</option>
          {(field.options ?? []).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'checkbox':
      return (
        <input
          {...common}
          type="checkbox"
          value="yes"
          defaultChecked={isTicked(value)}
          className={checkStyle}
        />
      );
    case 'file':
      return <FileField common={common} field={field} />;
    case 'email':
      return <input {...typed} type="email" inputMode="email" className={inputStyle} />;
    case 'phone':
      return <input {...typed} type="tel" inputMode="tel" className={inputStyle} />;
    case 'number':
      return <input {...typed} type="text" inputMode="decimal" className={inputStyle} />;
    case 'date':
      return <DateField typed={typed} field={field} />;
    case 'password':
      return <input {...typed} type="password" className={inputStyle} />;
    default:
      return <input {...typed} type="text" className={inputStyle} />;
  }
}

/** One of several or any of several, all in view. */
export function Choices({ field, id, value, invalid }: ControlProps & { field: ChoiceField }) {
  const chosen = typeof value === 'string' ? [value] : (value ?? []);
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {(field.options ?? []).map((option: Option, index) => (
        <label key={option.value} className={checkLabelStyle}>
          <input
            id={index === 0 ? id : undefined}
            type={field.kind === 'radio' ? 'radio' : 'checkbox'}
            name={field.name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            aria-invalid={invalid || undefined}
            className={checkStyle}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

export type ChoiceField = Extract<Field, { kind: 'radio' | 'checkboxes' }>;

const textOf = (value: ControlProps['value']): string =>
  typeof value === 'string' ? value : (value?.[0] ?? '');

const isTicked = (value: ControlProps['value']): boolean =>
  !['', 'false', 'off', 'no', '0'].includes(textOf(value));
