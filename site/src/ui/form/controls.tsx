import { type DrawnValues, type Field, lengthLimit, type Option } from '@frontage/forms';
import { checkLabelStyle, checkStyle, inputStyle, selectStyle, textareaStyle } from '../field-styles.ts';
import { DateField, FileField, PlacesControl } from './later-controls.ts';
import { useOpenChoice } from './use-open-choice.ts';

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
          <option value="">{field.placeholder ?? 'Choose …'}</option>
          {(field.options ?? []).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
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
    case 'places':
      return (
        <PlacesControl
          field={field}
          id={id}
          chosen={listOf(value)}
          describedBy={describedBy}
          invalid={invalid}
        />
      );
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
  const options = field.options ?? [];
  const box = useOpenChoice(options);
  const open = options.filter(({ disabled }) => !disabled);
  const isChosen = ({ value: own, disabled }: Option) =>
    !disabled &&
    (listOf(value).includes(own) || (field.kind === 'radio' && open.length < 2 && options.length > 1));
  return (
    <div ref={box} className="grid gap-x-6 sm:grid-cols-2">
      {options.map((option, index) => (
        <label
          key={option.value}
          className={`${checkLabelStyle} ${option.disabled ? 'cursor-default! text-muted' : ''}`}
        >
          <input
            id={index === 0 ? id : undefined}
            type={field.kind === 'radio' ? 'radio' : 'checkbox'}
            name={field.name}
            value={option.value}
            defaultChecked={isChosen(option)}
            disabled={option.disabled}
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

const listOf = (value: ControlProps['value']): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

const isTicked = (value: ControlProps['value']): boolean =>
  !['', 'false', 'off', 'no', '0'].includes(textOf(value));
