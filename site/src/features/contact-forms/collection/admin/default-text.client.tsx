'use client';

import type { ContactText } from '@frontage/forms';
import { useFormFields } from '@payloadcms/ui';
import { languageOf } from '../../languages/languages.ts';

/** The default text of a message, in the form's language. */
export function DefaultText({ name }: { name: ContactText }) {
  const locale = useFormFields(([fields]) => fields.locale?.value);
  const text = languageOf(typeof locale === 'string' ? locale : undefined).texts[name];
  // An empty default is not shown.
  if (!text) return null;
  return (
    <p
      dir="auto"
      className="contact-form-said"
      style={{ margin: '0.25rem 0 0', color: 'var(--theme-elevation-700)' }}
    >
      {text}
    </p>
  );
}
