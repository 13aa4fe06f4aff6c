'use client';

import { localToUtc, utcToLocal, zoneName } from '@frontage/reaxml/zone';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';

/** Years are typed digit by digit; what comes before this one is not finished yet. */
const FIRST_YEAR = '1900';

type Props = DateFieldClientProps & {
  /** The IANA zone whose clock is typed and shown, wherever the browser is. Its name stands under the field. */
  zone: string;
  /** Told of what was picked, and what was there before: ISO instants. */
  onPick?: (picked: string | null, before: string | null) => void;
};

/** A date field whose value is an instant, typed on the clock of a named zone. */
export function ZonedTime({ field, path: givenPath, readOnly, zone, onPick }: Props) {
  const { value, setValue, showError, disabled, path } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const input = useRef<HTMLInputElement>(null);
  const shown = value ? utcToLocal({ at: new Date(value), zone }).slice(0, 16) : '';
  // Written only where it differs: a half-typed date has no value yet and must not be wiped out.
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
          style={{ inlineSize: '100%' }}
        />
      </div>
      <p id={`${id}-zone`} style={{ margin: '0.25rem 0 0' }}>
        {zoneName(zone)}
      </p>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
}
