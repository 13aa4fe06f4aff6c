'use client';

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import type { StarterName } from '../starters.ts';

const LABELS: Record<StarterName, string> = {
  contact: 'Contact',
  careers: 'Job application',
  feedback: 'Feedback',
};

/** Creates a form from a starter: above the list of forms, and above the fields of an empty one. */
export function StartForm() {
  const { id } = useDocumentInfo();
  const { permissions } = useAuth();
  const [busy, setBusy] = useState(false);
  const start = async (starter: string) => {
    setBusy(true);
    const answer = await postStaff('/api/contact-forms/start', { starter });
    if (answer.ok) {
      const { id } = (await answer.response.json()) as { id: number };
      location.assign(`/admin/collections/contact-forms/${id}`);
      return;
    }
    setBusy(false);
    toast.error(answer.message);
  };
  // Some roles only read forms.
  if (id || !permissions?.collections?.['contact-forms']?.create) return null;
  return (
    <div
      className="contact-form-start"
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1rem' }}
    >
      <span>Start with</span>
      {Object.entries(LABELS).map(([name, label]) => (
        <Button key={name} buttonStyle="secondary" size="small" disabled={busy} onClick={() => start(name)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
