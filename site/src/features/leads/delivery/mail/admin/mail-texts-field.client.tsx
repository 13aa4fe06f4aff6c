'use client';

import { SelectInput, TextareaInput, TextInput, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useState } from 'react';
import type { MailTexts, Readership } from '../../../forms/lead-form.ts';
import { leadForms } from '../../../forms/lead-forms.ts';
import { formOptions } from '../../../forms/settings/form-options.ts';
import {
  type MailTemplates,
  mailTexts,
  READERSHIPS,
  TEXT_PARTS,
  templateProblems,
  withText,
} from '../mail-texts.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { MailPreview } from './mail-preview.client.tsx';

/** The texts of one form's email at a time, with the email that they make beside them. */
export const MailTextsField: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { value, setValue, disabled } = useField<MailTemplates | null>({ path });
  const [form, setForm] = useState(leadForms[0]?.definition.key ?? '');
  const [readership, setReadership] = useState<Readership>('staff');
  const templates = value ?? {};
  const problems = templateProblems({ templates, forms: leadForms });
  const written = templates[form]?.[readership] ?? {};
  const standard = mailTexts({ templates: {}, form, readership });
  const input = (part: keyof MailTexts) => ({
    path: `${path}-${form}-${readership}-${part}`,
    label: TEXT_PARTS[part].label,
    value: written[part] ?? '',
    placeholder: standard[part],
    readOnly: Boolean(readOnly || disabled),
    onChange: (event: { target: { value: string } }) =>
      setValue(withText({ templates, form, readership, part, text: event.target.value })),
  });
  return (
    <div className="field-type">
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
        <div
          style={{ flex: '1 1 22rem', minWidth: 0, display: 'grid', gap: '1.25rem', alignContent: 'start' }}
        >
          <SelectInput
            path={`${path}-form`}
            name={`${path}-form`}
            label="Form"
            isClearable={false}
            options={formOptions}
            value={form}
            onChange={(option) => {
              if (option && !Array.isArray(option)) setForm(String(option.value));
            }}
          />
          <SelectInput
            path={`${path}-readership`}
            name={`${path}-readership`}
            label="Email"
            isClearable={false}
            options={Object.entries(READERSHIPS).map(([key, label]) => ({ value: key, label }))}
            value={readership}
            onChange={(option) => {
              if (option && !Array.isArray(option)) setReadership(option.value as Readership);
            }}
          />
          <TextInput {...input('subject')} />
          <TextareaInput {...input('opening')} rows={4} />
          <TextareaInput {...input('closing')} rows={4} />
          <p role="alert" style={{ margin: 0, whiteSpace: 'pre-line', color: 'var(--theme-error-600)' }}>
            {problems.join('\n')}
          </p>
          <Placeholders />
        </div>
        <div style={{ flex: '2 1 40rem', minWidth: 0 }}>
          <MailPreview templates={templates} form={form} readership={readership} />
        </div>
      </div>
    </div>
  );
};

function Placeholders() {
  return (
    <div>
      <p>Placeholders are replaced with the details of each lead. Those without a value are left out.</p>
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.25rem 1rem' }}>
        {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd style={{ margin: 0 }}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
