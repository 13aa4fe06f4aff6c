'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { downloadFile } from './download-file.client.ts';
import type { Erasure } from './person-parts.ts';

const ENDPOINTS = '/api/globals/lead-handling';

/** Exports or deletes the data of one person, by email address. */
export function PersonData() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [erasure, setErasure] = useState<Erasure>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const save = async () => {
    const answer = await postStaff(`${ENDPOINTS}/person-export`, { email });
    if (!answer.ok) return void toast.error(answer.message);
    downloadFile(await answer.response.blob(), 'person.zip');
  };
  const erase = async () => {
    const sure = window.confirm(
      `Permanently delete all data about ${email}: leads, account, alerts, shortlist and newsletter subscription?`,
    );
    if (!sure) return;
    const answer = await postStaff(`${ENDPOINTS}/person-erase`, { email });
    if (!answer.ok) return void toast.error(answer.message);
    setErasure((await answer.response.json()) as Erasure);
  };
  return (
    <section
      className="field-type text"
      style={{ display: 'grid', gap: '0.75rem', maxWidth: '40rem', marginBlockStart: '3rem' }}
    >
      <h3>Personal data requests</h3>
      <p>
        Export or delete all data about one person by email address: leads with messages and files, account,
        alerts, shortlist, newsletter subscription and messages in the outbox folder.
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
          Export (ZIP)
        </Button>
        <Button buttonStyle="secondary" disabled={busy || !email} onClick={() => run(erase)}>
          Delete permanently
        </Button>
      </div>
      {erasure && <Answer erasure={erasure} />}
      <p>Not included: emails already delivered, data sent by webhook, and backups.</p>
    </section>
  );
}

/** What was deleted, and what of this address stays. */
function Answer({ erasure: { deleted, stays } }: { erasure: Erasure }) {
  return (
    <div role="status">
      <p>
        {deleted.length > 0
          ? `Permanently deleted: ${deleted.map(({ what, count }) => `${count} ${what}`).join(', ')}.`
          : 'No data found for this address.'}
      </p>
      {stays.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
