import { errorStyle, hintStyle, inputStyle, labelStyle } from '#site/ui/field-styles.ts';

/** A field of a calculator's form that takes a number, with its unit, hint and problem. */
export function AmountField({
  id,
  name,
  label,
  value,
  problem,
  hint,
  unit,
}: {
  id: string;
  name: string;
  label: string;
  value: string;
  problem?: string;
  hint?: string;
  unit?: string;
}) {
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {unit && <span className="font-normal text-muted"> ({unit})</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={hintStyle}>
          {hint}
        </span>
      )}
      <input
        id={id}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={about || undefined}
        className={inputStyle}
      />
      {problem && (
        <span id={`${id}-problem`} className={errorStyle}>
          {problem}
        </span>
      )}
    </div>
  );
}
