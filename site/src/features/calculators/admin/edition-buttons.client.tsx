'use client';

import { FormSubmit, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui';

/** Publish, or save as a draft, in place of Payload's one button: what takes effect is never a matter of a list. */
export function EditionButtons() {
  const { id } = useDocumentInfo();
  const { submit } = useForm();
  const modified = useFormModified();
  const status = useFormFields(([fields]) => fields.status?.value);
  const save = (next: 'draft' | 'published') => void submit({ overrides: { status: next } });
  if (status === 'published')
    return (
      <FormSubmit
        buttonId="action-save"
        disabled={!modified}
        type="button"
        size="medium"
        onClick={() => save('published')}
      >
        Publish changes
      </FormSubmit>
    );
  return (
    <>
      {status !== 'withdrawn' && (
        <FormSubmit
          buttonId="action-save-draft"
          buttonStyle="secondary"
          disabled={id !== undefined && !modified}
          type="button"
          size="medium"
          onClick={() => save('draft')}
        >
          Save as draft
        </FormSubmit>
      )}
      <FormSubmit buttonId="action-save" type="button" size="medium" onClick={() => save('published')}>
        {status === 'withdrawn' ? 'Publish again' : 'Publish'}
      </FormSubmit>
    </>
  );
}
