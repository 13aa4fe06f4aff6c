'use client';

import { useState } from 'react';
import type { ControlProps } from './control-props.ts';

/** A number within its limits. What is being typed may be none yet; only numbers are passed on. */
export function NumberControl({ of, id, value, onChange, readOnly }: ControlProps<'number', number | null>) {
  const [typed, setTyped] = useState<string>();
  return (
    <span className="fr-b-row">
      <input
        id={id}
        type="number"
        className="fr-b-input"
        min={of.min}
        max={of.max}
        step={of.step ?? 1}
        value={typed ?? String(value ?? '')}
        readOnly={readOnly}
        placeholder={of.optional ? 'Default' : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const next = numberOf(currentTarget.value);
          if (next !== null && next >= of.min && next <= of.max) onChange(next);
          else if (next === null && of.optional) onChange(null);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {of.unit && <span>{of.unit}</span>}
    </span>
  );
}

function numberOf(text: string): number | null {
  const found = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(found) ? found : null;
}
