'use client';

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useEffect, useRef, useState } from 'react';

/**
 * The tables as text to edit. Payload's own field for JSON loads its editor from another company's server; this one
 * works without, and shows every problem as a sentence of its own.
 */
export const TablesField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ path });
  const [text, setText] = useState(() => textOf(value));
  const written = useRef(value);
  // The tables came from elsewhere: from the button above, or from an older version.
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(written.current)) return;
    written.current = value;
    setText(textOf(value));
  }, [value]);
  const change = (next: string) => {
    setText(next);
    written.current = jsonOf(next);
    setValue(written.current);
  };
  const id = `field-${path}`;
  return (
    <div className={`field-type textarea${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <textarea
        id={id}
        spellCheck={false}
        disabled={readOnly || disabled}
        value={text}
        aria-invalid={showError || undefined}
        aria-describedby={showError ? `${id}-problems` : undefined}
        onChange={(event) => change(event.target.value)}
        style={{
          width: '100%',
          padding: '0.75rem',
          fontFamily: 'var(--font-mono)',
          fontSize: '0.8125rem',
          whiteSpace: 'pre',
          overflow: 'auto',
          // Payload's own text areas grow with what is in them; these tables are long.
          fieldSizing: 'fixed',
          height: '32rem',
          maxHeight: '80vh',
          resize: 'vertical',
          color: 'var(--theme-elevation-800)',
          background: 'var(--theme-input-bg)',
          border: '1px solid var(--theme-elevation-250)',
        }}
      />
      {showError && (
        <p
          id={`${id}-problems`}
          role="alert"
          style={{ whiteSpace: 'pre-line', color: 'var(--theme-error-600)' }}
        >
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value ? JSON.stringify(value, null, 2) : '';

/** Text that is no JSON yet stays text; saving it is refused. */
function jsonOf(text: string): unknown {
  try {
    return text.trim() ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}
