'use client';

import { useState } from 'react';
import type { LinkValue } from '#site/block-kit/fields.ts';
import { safeHref } from '../../design/clean-value.ts';
import { ActionLinks } from './action-links.client.tsx';
import { AddressInput } from './address-input.client.tsx';
import type { ControlProps } from './control-props.ts';
import { LINK_KINDS } from './link-kinds.ts';
import { TargetPicker } from './target-picker.client.tsx';

/** An address, typed or chosen. */
export function LinkControl({
  id,
  value,
  onChange,
  readOnly,
  isFirst,
}: ControlProps<'link', LinkValue> & {
  /** A dialog is opened for it. */
  isFirst?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const href = value?.href ?? '';
  const change = (next: string) => onChange(next ? { ...value, href: next } : null);
  return (
    <>
      <AddressInput
        id={id}
        value={href}
        placeholder="/about or https://…"
        readOnly={readOnly}
        isFirst={isFirst}
        onChange={change}
        onChoose={() => setOpen(true)}
      />
      <ActionLinks chosen={href} readOnly={readOnly} onPick={change} />
      {href && !safeHref(href) && (
        <p className="fr-b-problem" role="alert">
          Start with /, #, https://, mailto: or tel: and leave out spaces. This link is not saved yet.
        </p>
      )}
      {href && (
        <label className="fr-b-check">
          <input
            type="checkbox"
            checked={value?.newTab === true}
            disabled={readOnly}
            onChange={({ currentTarget }) =>
              onChange({ href, ...(currentTarget.checked ? { newTab: true } : {}) })
            }
          />
          Open in a new tab
        </label>
      )}
      {isOpen && (
        <TargetPicker
          title="Choose a link"
          needsAddress
          kinds={LINK_KINDS}
          onClose={() => setOpen(false)}
          onPick={(target) => {
            if (target.href) change(target.href);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
