'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askStaff } from './ask-staff.client.ts';

/** Above the list of editions: accepts a file that another website exported, as a draft. */
export function ImportEdition() {
  const { permissions } = useAuth();
  const router = useRouter();
  const [problems, setProblems] = useState('');
  if (!permissions?.collections?.['duty-editions']?.create) return null;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblems('');
    const asked = await askStaff<{ id: number }>('/api/duty-editions/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: await file.text(),
    });
    if (!asked.ok) return setProblems(asked.message);
    toast.success('Imported as a draft. Check it, then publish it.');
    router.push(`/admin/collections/duty-editions/${asked.data.id}`);
  };
  return (
    <div style={{ marginBlockEnd: '1.5rem' }}>
      <label>
        Import an edition from a file:{' '}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {problems && (
        <p role="alert" style={{ whiteSpace: 'pre-line', color: 'var(--theme-error-600)' }}>
          {problems}
        </p>
      )}
    </div>
  );
}
