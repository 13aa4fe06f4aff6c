'use client';

import type { ControlProps } from './control-props.ts';

/** A day, or a moment: what is typed is the time where the editor sits, what is kept is the instant. */
export function DateControl({ of, id, value, onChange, readOnly }: ControlProps<'date', string>) {
  return (
    <input
      id={id}
      type={of.time ? 'datetime-local' : 'date'}
      className="fr-b-input"
      value={of.time ? localOf(value) : value.slice(0, 10)}
      readOnly={readOnly}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(of.time && typed ? new Date(typed).toISOString() : typed)
      }
    />
  );
}

/** An instant as the input writes it, in the time of this place. */
function localOf(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
