'use client';

import { Button, toast, useField } from '@payloadcms/ui';
import { useState } from 'react';
import { askStaff } from './ask-staff.client.ts';

/** Fills the tables with the newest ones of the chosen state, as a start. */
export function StartFromPresent() {
  const { value: state } = useField<string>({ path: 'state' });
  const { value: tables, setValue } = useField<unknown>({ path: 'tables' });
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (tables && !window.confirm('Replace the tables below with the current ones?')) return;
    setBusy(true);
    const answer = await askStaff<{ tables: unknown }>(`/api/duty-editions/in-force?state=${state ?? ''}`);
    setBusy(false);
    if (answer.ok) setValue(answer.data.tables);
    else toast.error(answer.message);
  };
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={busy || !state} onClick={start}>
        Load current tables
      </Button>
      <p>{state ? 'Then edit the tables that change and remove the others.' : 'Choose a state first.'}</p>
    </div>
  );
}
