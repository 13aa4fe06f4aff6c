'use client';

import type { ContactText } from '@frontage/forms';
import { useFormFields } from '@payloadcms/ui';
import { languageOf } from '../languages/languages.ts';

/** What a form says where staff write no words of their own, in the language that is chosen. */
export function SaidOtherwise({ name }: { name: ContactText }) {
  const locale = useFormFields(([fields]) => fields.locale?.value);
  const text = languageOf(typeof locale === 'string' ? locale : undefined).texts[name];
  // What is empty names the question, or is in the label.
  return text ? <div className="field-description">{text}</div> : null;
}
