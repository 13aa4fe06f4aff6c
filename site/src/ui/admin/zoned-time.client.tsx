'use client';

import { localToUtc, utcToLocal, zoneName } from '@frontage/reaxml/zone';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import { inputStyle } from './input-style.ts';

/** Years are typed digit by digit: earlier ones are incomplete. */
const FIRST_YEAR = '1900';

type Props = DateFieldClientProps & {
  /** The IANA time zone of the field, shown below it, regardless of the browser's. */
  zone: string;
  /** Called with the new and the previous value: ISO instants. */
  onPick?: (picked: string | null, before: string | null) => void;
};

/** A date field for an instant, entered in a fixed time zone. */
export function ZonedTime({ field, path: givenPath, readOnly, zone, onPick }: Props) {
  const { value, setValue, showError, disabled, path, customComponents } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const input = useRef<HTMLInputElement>(null);
  const shown = value ? utcToLocal({ at: new Date(value), zone }).slice(0, 16) : '';
  // Set only if it differs: an incomplete date has no value yet and must not be cleared.
  useEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown;
  }, [shown]);
  const pick = (local: string) => {
    if (local && local < FIRST_YEAR) return;
    const picked = local ? localToUtc({ local, zone }).toISOString() : null;
    setValue(picked);
    onPick?.(picked, value ?? null);
  };
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className="field-type zoned-time" style={{ flex: '1 1 14rem' }}>
      <FieldLabel label={field.label} path={path} required={field.required} htmlFor={id} />
      <div className="field-type__wrap input-wrapper">
        <FieldError path={path} showError={showError} />
        <input
          ref={input}
          id={id}
          type="datetime-local"
          defaultValue={shown}
          disabled={readOnly || disabled}
          onChange={({ target }) => pick(target.value)}
          aria-describedby={`${id}-zone`}
          style={inputStyle}
        />
      </div>
      <p id={`${id}-zone`} style={{ margin: '0.25rem 0 0' }}>
        {value ? `${dayAndTime({ at: value, zone })}, ${zoneName(zone)}` : zoneName(zone)}
      </p>
      {customComponents?.AfterInput}
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
}

/** `Sat, 16 January 2027 at 10:00 am`: the browser may use another country's date format. */
const dayAndTime = ({ at, zone }: { at: string; zone: string }): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(at));
