'use client';

import { toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import type { NewsletterProgress } from './newsletter-types.ts';
import '#site/ui/admin/work-list.css';

/** How often the numbers are read again while it is being sent, in ms. */
const REFRESH_MS = 10_000;

/** Above the fields of a newsletter: who gets it, preview, test, send and stop. */
export function NewsletterActions() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const router = useRouter();
  const [progress, setProgress] = useState<NewsletterProgress>();
  const [busy, setBusy] = useState(false);
  const load = useCallback(async () => {
    const response = await fetch(`/api/newsletters/${id}/progress`, { credentials: 'same-origin' }).catch(
      () => undefined,
    );
    if (response?.ok) setProgress((await response.json()) as NewsletterProgress);
  }, [id]);
  const isSending = progress?.state === 'sending' && progress.waiting > 0;
  // A save changes who gets it.
  useEffect(() => {
    if (id) void load();
  }, [id, load, lastUpdateTime]);
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isSending, load]);
  if (!id)
    return (
      <p style={{ marginBlockEnd: '1rem' }}>
        Save the newsletter first. Then you can preview, test and send it.
      </p>
    );
  if (!progress) return null;

  const post = async (action: 'test' | 'send' | 'resend' | 'stop', text: (answer: never) => string) => {
    setBusy(true);
    const answer = await postStaff(`/api/newsletters/${id}/${action}`, {});
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success(text((await answer.response.json()) as never));
    await load();
    if (action !== 'test') router.refresh();
  };
  const test = () =>
    post('test', ({ to, outbox }: { to: string; outbox: boolean }) =>
      outbox ? `Saved to the outbox folder for ${to}: there is no mail server.` : `Sent to ${to}.`,
    );
  const send = () => {
    if (!window.confirm(`Send to ${people(progress.recipients)}? This cannot be undone.`)) return;
    return post('send', ({ recipients }: { recipients: number }) => `Sending to ${people(recipients)}.`);
  };
  const resend = () => {
    if (!window.confirm(`Send again to ${people(progress.again)} who did not get it?`)) return;
    return post('resend', ({ recipients }: { recipients: number }) => `Sending to ${people(recipients)}.`);
  };
  const stop = () => {
    if (!window.confirm('Stop? Emails that were sent already cannot be taken back.')) return;
    return post('stop', ({ stopped }: { stopped: number }) => `Stopped. ${people(stopped)} will not get it.`);
  };
  const isReady = !isModified && !busy && progress.gaps.length === 0;
  return (
    <>
      <div className="listing-actions">
        <a href={`/api/newsletters/${id}/preview`} target="_blank" rel="noopener">
          Preview
        </a>
        {progress.state === 'draft' && (
          <>
            <button type="button" disabled={isModified || busy} onClick={() => void test()}>
              Send a test to me
            </button>
            <button
              type="button"
              disabled={!isReady || progress.recipients === 0}
              onClick={() => void send()}
            >
              Send to {people(progress.recipients)}
            </button>
          </>
        )}
        {(progress.state === 'sent' || progress.state === 'sending') && progress.again > 0 && (
          <button type="button" disabled={busy} onClick={() => void resend()}>
            Send again to {people(progress.again)}
          </button>
        )}
        {isSending && (
          <button type="button" disabled={busy} onClick={() => void stop()}>
            Stop sending
          </button>
        )}
        {isModified && progress.state === 'draft' && <span>Save your changes first.</span>}
      </div>
      <p role="status" style={{ marginBlockEnd: '1rem' }}>
        {statusText(progress)}
        {progress.refusal && ` The mail server answered last: “${progress.refusal}”`}
      </p>
      {progress.state === 'draft' && progress.gaps.length > 0 && (
        <div style={{ marginBlockEnd: '1.5rem' }}>
          {progress.gaps.map((gap) => (
            <p key={gap}>{gap}</p>
          ))}
        </div>
      )}
    </>
  );
}

const people = (count: number): string =>
  count === 1 ? '1 subscriber' : `${count.toLocaleString('en-AU')} subscribers`;

function statusText({
  state,
  subscribers,
  recipients,
  sent,
  unsent,
  waiting,
  failed,
  skipped,
  again,
}: NewsletterProgress): string {
  if (state === 'draft')
    return recipients === subscribers
      ? `${people(subscribers)} confirmed.`
      : `${people(recipients)} of ${subscribers.toLocaleString('en-AU')} confirmed match.`;
  if (state === 'stopped') return `Stopped. It went to ${people(sent)}.`;
  const ended = failed + unsent - again;
  const parts = [
    `${sent} of ${recipients} sent`,
    unsent && `${unsent} saved to the outbox, not sent`,
    waiting && `${waiting} waiting`,
    failed && `${failed} failed`,
    skipped && `${skipped} unsubscribed before it was sent`,
    ended > 0 && `${ended} of those not sent no longer subscribed`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
