'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import type { Erasure } from '../retention/person-parts.ts';

const ENDPOINTS = '/api/globals/lead-handling';

/** Gives out or deletes what is kept about one person, by e-mail address. */
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
    download(await answer.response.blob());
  };
  const erase = async () => {
    const sure = window.confirm(
      `Delete everything kept about ${email} for good: leads, account, alerts, saved listings, newsletter?`,
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
      <h3>One person’s data</h3>
      <p>
        Somebody may ask what you keep about them, or ask you to delete it. Found by e-mail address: leads
        with their messages and files, account, property alerts, saved listings, newsletter subscription, and
        messages in the outbox folder.
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
      {erasure && <Answer erasure={erasure} />}
      <p>
        Not reached: messages that are in somebody’s inbox already, what other systems got by webhook, and
        backups.
      </p>
    </section>
  );
}

/** What was deleted, and what of this address stays. */
function Answer({ erasure: { deleted, stays } }: { erasure: Erasure }) {
  return (
    <div role="status">
      <p>
        {deleted.length > 0
          ? `Deleted for good: ${deleted.map(({ what, count }) => `${count} ${what}`).join(', ')}.`
          : 'Nothing about a visitor with this address was found.'}
      </p>
      {stays.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function download(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'person.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}
