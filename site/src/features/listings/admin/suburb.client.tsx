'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { fetchSuburbs } from '../search/suburb-suggestions.ts';
import { readSuburbLabel } from './suburb-label.ts';

/** How long typing must rest before suburbs are suggested, in ms. */
const REST_MS = 150;

/** The suburb of a listing, with suggestions from all of Australia. Choosing one fills in state and postcode. */
export function Suburb({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled, path, customComponents } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const { setValue: setState } = useField<string>({ path: 'state' });
  const { setValue: setPostcode } = useField<string>({ path: 'postcode' });
  const [typed, setTyped] = useState('');
  const [suggested, setSuggested] = useState<string[]>([]);
  useEffect(() => {
    if (typed.trim().length < 2) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const found = await fetchSuburbs({ text: typed, channel: 'buy', signal: leaving.signal });
      if (!leaving.signal.aborted) setSuggested(found.map(({ label }) => label));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  const id = `field-${path.replaceAll('.', '__')}`;
  const change = (text: string) => {
    const chosen = suggested.includes(text) ? readSuburbLabel(text) : undefined;
    setValue(chosen?.suburb ?? text);
    setTyped(chosen ? '' : text);
    if (!chosen) return;
    setSuggested([]);
    setState(chosen.state);
    setPostcode(chosen.postcode);
  };
  return (
    <div className="field-type text suburb-field" style={{ flex: '1 1 12rem' }}>
      <FieldLabel label={field.label} path={path} required={field.required} htmlFor={id} />
      <div className="field-type__wrap input-wrapper">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          list={`${id}-suggested`}
          autoComplete="off"
          value={value ?? ''}
          disabled={readOnly || disabled}
          onChange={({ target }) => change(target.value)}
          style={inputStyle}
        />
        <datalist id={`${id}-suggested`}>
          {suggested.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </div>
      {customComponents?.AfterInput}
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
}
