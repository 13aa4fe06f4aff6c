'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { completeHref } from '../editor/controls/complete-href.ts';
import { LINK_KINDS } from '../editor/controls/link-kinds.ts';
import { TargetPicker } from '../editor/controls/target-picker.client.tsx';
import '../editor/builder.css';
import '../editor/builder-fields.css';
import '../editor/builder-choosers.css';
import './link-field.css';

/** A text field of the admin that holds an address: typed, or chosen with the link picker of the page builder. */
export function LinkField({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled, path } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  const [isOpen, setOpen] = useState(false);
  const id = `field-${path.replaceAll('.', '__')}`;
  const isFixed = Boolean(readOnly || disabled);
  return (
    <div className="field-type link-field">
      <FieldLabel label={field.label} path={path} required={field.required} htmlFor={id} />
      <div className="field-type__wrap input-wrapper">
        <FieldError path={path} showError={showError} />
        <span className="link-field__row">
          <input
            id={id}
            value={value ?? ''}
            placeholder="/about or https://…"
            readOnly={isFixed}
            onChange={({ target }) => setValue(target.value)}
            onBlur={({ target }) => {
              const whole = completeHref(target.value);
              if (!isFixed && whole !== target.value) setValue(whole);
            }}
            style={inputStyle}
          />
          <button type="button" className="fr-b-button" disabled={isFixed} onClick={() => setOpen(true)}>
            Choose
          </button>
        </span>
      </div>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
      {isOpen && (
        <TargetPicker
          title="Choose a link"
          needsAddress
          kinds={LINK_KINDS}
          onClose={() => setOpen(false)}
          onPick={({ href }) => {
            if (href) setValue(href);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
