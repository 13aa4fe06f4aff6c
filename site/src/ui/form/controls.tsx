import { type ControlValues, choiceIn, type Field, type Option } from '@frontage/forms';
import type { FormEvent } from 'react';
import { checkLabelStyle, checkStyle, inputStyle, selectStyle, textareaStyle } from '../field-styles.ts';
import type { ControlTexts } from './control-texts.ts';
import type { FieldMarks } from './field-marks.ts';
import { DateField, FileField, FreeText, PlacesControl, RangeField } from './lazy-controls.ts';
import { useOpenChoice } from './use-open-choice.ts';

export type ControlProps = {
  field: Field;
  id: string;
  value: ControlValues[string] | undefined;
  /** Ids of the hint and the error. */
  describedBy: string | undefined;
  invalid: boolean | undefined;
  /** How many characters a text may have. */
  limit?: number;
  texts?: ControlTexts;
  marks?: FieldMarks;
};

/** The control of one field. It is uncontrolled, so that visitors can type before any script runs. */
export function Control({ field, id, value, describedBy, invalid, limit, texts, marks }: ControlProps) {
  const common = {
    id,
    name: marks?.name ?? field.name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    required: Boolean(field.required) || undefined,
  };
  const typed = {
    ...common,
    defaultValue: textOf(value),
    // A field with a counter reports excess characters itself.
    maxLength: field.counter ? undefined : limit,
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
  };
  const look = marks ? `${marks.control} ${inputStyle}` : inputStyle;
  switch (field.kind) {
    case 'textarea':
      return <textarea {...typed} rows={field.rows ?? 4} className={marked(marks, textareaStyle)} />;
    case 'select':
      return (
        <select
          {...common}
          autoComplete={field.autocomplete}
          defaultValue={textOf(value)}
          className={marked(marks, selectStyle)}
        >
          <option value="">{field.placeholder ?? (texts?.choose || 'Choose …')}</option>
          {(field.options ?? []).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      );
    // A drop-down list is the only choice field with a single control.
    case 'checkboxes':
      return (
        <select
          {...common}
          multiple
          defaultValue={[...listOf(value)]}
          size={listSize(field)}
          className={look}
        >
          {(field.options ?? []).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'checkbox':
    case 'acceptance':
      return (
        <input
          {...common}
          type="checkbox"
          value={field.kind === 'acceptance' ? '1' : 'yes'}
          defaultChecked={isTicked(value)}
          className={checkStyle}
        />
      );
    case 'file':
      return <FileField common={{ ...common, className: marks?.control }} field={field} texts={texts} />;
    case 'email':
      return <input {...typed} type="email" inputMode="email" className={look} />;
    case 'phone':
      return <input {...typed} type="tel" inputMode="tel" className={look} />;
    case 'places':
      return (
        <PlacesControl
          field={field}
          id={id}
          chosen={listOf(value)}
          describedBy={describedBy}
          invalid={Boolean(invalid)}
        />
      );
    case 'number':
      return <input {...typed} type="text" inputMode="decimal" className={look} />;
    case 'date':
      // Other scripts that check it while it is typed only know ISO days.
      if (marks) return <input {...typed} {...daysOf(field)} type="date" className={look} />;
      return <DateField typed={typed} field={field} texts={texts} />;
    case 'time':
      return <input {...typed} type="time" className={look} />;
    case 'url':
      return <input {...typed} type="url" inputMode="url" className={look} />;
    case 'range': {
      const { min, max, step } = field;
      return <RangeField {...typed} min={min} max={max} step={step} className={marks?.control} />;
    }
    case 'quiz':
      return (
        <>
          <span id={`${id}-question`} className={`mb-1.5 block ${marks?.question ?? ''}`}>
            {field.question}
          </span>
          <input
            {...typed}
            type="text"
            autoComplete="off"
            aria-describedby={[`${id}-question`, describedBy].filter(Boolean).join(' ')}
            className={look}
          />
          <input type="hidden" name={`_wpcf7_quiz_answer_${field.name}`} value={field.proof ?? ''} readOnly />
        </>
      );
    case 'password':
      return <input {...typed} type="password" className={look} />;
    default:
      return <input {...typed} type="text" className={look} />;
  }
}

/** Radio buttons or checkboxes. */
export function Choices({ field, id, value, invalid, marks }: ControlProps & { field: ChoiceField }) {
  const options = field.options ?? [];
  const box = useOpenChoice(options);
  const open = options.filter(({ disabled }) => !disabled);
  const chosen = listOf(value).map((each) => choiceIn({ field, value: each }));
  const last = field.freeText && options.at(-1);
  const isChosen = ({ value: own, disabled }: Option) =>
    !disabled &&
    (chosen.some(({ choice }) => choice === own) ||
      (field.kind === 'radio' && open.length < 2 && options.length > 1));
  const isExclusive = field.kind === 'checkboxes' && field.exclusive;
  return (
    <div
      ref={box}
      onInput={isExclusive ? keepOne : undefined}
      className={`fr-choices ${marks?.control ?? ''}`}
    >
      {options.map((option, index) => (
        <span
          key={option.value}
          className={[marks?.item, option === last && `${marks?.freeItem ?? ''} col-span-full`]
            .filter(Boolean)
            .join(' ')}
        >
          <label className={`${checkLabelStyle} ${option.disabled ? 'cursor-default! text-muted' : ''}`}>
            <input
              id={index === 0 ? id : undefined}
              type={field.kind === 'radio' ? 'radio' : 'checkbox'}
              name={marks?.name ?? field.name}
              value={option.value}
              defaultChecked={isChosen(option)}
              disabled={option.disabled}
              aria-invalid={invalid}
              className={checkStyle}
            />
            <span className={marks?.itemLabel}>{option.label}</span>
          </label>
          {option === last && (
            <FreeText
              field={field}
              label={option.label}
              text={chosen.find(({ text }) => text)?.text ?? ''}
              mark={marks?.freeText}
            />
          )}
        </span>
      ))}
    </div>
  );
}

/** With exclusive checkboxes, only the last one ticked remains ticked. */
function keepOne({ target, currentTarget }: FormEvent<HTMLElement>): void {
  if (!(target as HTMLInputElement).checked) return;
  for (const box of currentTarget.querySelectorAll('input')) if (box !== target) box.checked = false;
}

const marked = (marks: FieldMarks | undefined, look: string): string =>
  marks ? `${marks.control} ${look}` : look;

const listSize = ({ options = [] }: { options?: readonly Option[] }): number =>
  Math.min(Math.max(options.length, 2), 6);

/** The bounds as `min` and `max`. 'today' is left out: it depends on the time zone, so the server checks it. */
const daysOf = ({ min, max }: { min?: string; max?: string }) => ({
  min: min === 'today' ? undefined : min,
  max: max === 'today' ? undefined : max,
});

export type ChoiceField = Extract<Field, { kind: 'radio' | 'checkboxes' }>;

const textOf = (value: ControlProps['value']): string =>
  typeof value === 'string' ? value : (value?.[0] ?? '');

const listOf = (value: ControlProps['value']): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

const isTicked = (value: ControlProps['value']): boolean =>
  !['', 'false', 'off', 'no', '0'].includes(textOf(value));
