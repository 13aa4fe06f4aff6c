'use client';

import { firstField } from '../builder-dialog.client.tsx';
import { completeHref } from './complete-href.ts';

/** An address that is typed, with the way to choosing one. */
export function AddressInput({
  id,
  value,
  placeholder,
  readOnly,
  isFirst = false,
  onChange,
  onChoose,
}: {
  id: string;
  value: string;
  placeholder: string;
  readOnly: boolean;
  /** A dialog is opened for it. */
  isFirst?: boolean;
  onChange: (value: string) => void;
  onChoose: () => void;
}) {
  return (
    <span className="fr-b-row">
      <input
        {...(isFirst && firstField)}
        id={id}
        className="fr-b-input"
        value={value}
        placeholder={placeholder}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const whole = completeHref(currentTarget.value);
          if (!readOnly && whole !== currentTarget.value) onChange(whole);
        }}
      />
      <button type="button" className="fr-b-button" disabled={readOnly} onClick={onChoose}>
        Choose
      </button>
    </span>
  );
}
