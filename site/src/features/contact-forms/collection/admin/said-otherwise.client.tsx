'use client';

import type { ContactText } from '@frontage/forms';
import { useFormFields } from '@payloadcms/ui';
import { languageOf } from '../../languages/languages.ts';

/** What a form says where staff write no words of their own, in the language that is chosen. */
export function SaidOtherwise({ name }: { name: ContactText }) {
  const locale = useFormFields(([fields]) => fields.locale?.value);
  const text = languageOf(typeof locale === 'string' ? locale : undefined).texts[name];
  // What is empty names the question, or is in the label.
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
