'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

const ENDPOINTS = '/api/globals/lead-handling';

/** Gives out or deletes what is kept about one person, by e-mail address. */
export function PersonData() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const save = async () => {
    const answer = await postStaff(`${ENDPOINTS}/person-export`, { email });
    if (!answer.ok) return void toast.error(answer.message);
    download(await answer.response.blob());
  };
  const erase = async () => {
    const sure = window.confirm(
      `Delete every lead sent from ${email}, with all that belongs to it, for good?`,
    );
    if (!sure) return;
    const answer = await postStaff(`${ENDPOINTS}/person-erase`, { email });
    if (!answer.ok) return void toast.error(answer.message);
    const { leads } = (await answer.response.json()) as { leads: number };
    toast.success(leads === 0 ? 'Nothing was kept about this address.' : `Deleted leads: ${leads}.`);
  };
  return (
    <section
      className="field-type text"
      style={{ display: 'grid', gap: '0.75rem', maxWidth: '40rem', marginBlockStart: '3rem' }}
    >
      <h3>One person’s data</h3>
      <p>
        Somebody may ask what you keep about them, or ask you to delete it. Leads are found by the e-mail
        address they were sent from. The file holds them with their messages and pictures.
      </p>
      <label htmlFor="person-email">Email</label>
      <div className="field-type__wrap">
        <input
          id="person-email"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div style={{ display: 'flex', gap: '1rem' }}>
        <Button disabled={busy || !email} onClick={() => run(save)}>
          Save as a zip file
        </Button>
        <Button buttonStyle="secondary" disabled={busy || !email} onClick={() => run(erase)}>
          Delete for good
        </Button>
      </div>
    </section>
  );
}

function download(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'person.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}
