'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useState, useSyncExternalStore } from 'react';
import { CopyText } from './copy-text.client.tsx';
import { postFeedStaff } from './post-feed-staff.client.ts';
import { SourcePull } from './source-pull.client.tsx';

type Made = { token: string; message: string; warning?: string };

/** How files of the source arrive, and the token that allows it: made here, shown once. */
export function SourceAccess() {
  const { id, savedDocumentData } = useDocumentInfo();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();
  const origin = useOrigin();
  if (!id || !savedDocumentData)
    return <p className="field-type">Save the source to get its address and token.</p>;
  const { key, kind, tokenMadeAt } = savedDocumentData as Record<string, string | undefined>;
  if (kind === 'folder')
    return (
      <div className="field-type">
        <p>
          Files go into the folder <code>feeds/{key}/incoming</code> of this website’s data folder. The
          operator of the server gives the vendor an account for it.
        </p>
      </div>
    );
  if (kind === 'pull') return <SourcePull id={id} saved={savedDocumentData} />;
  const isReplacing = Boolean(tokenMadeAt || made);
  const make = async () => {
    if (isReplacing && !window.confirm('The present token stops working at once. Make a new one?')) return;
    setBusy(true);
    const answer = await postFeedStaff<Made>(`/api/feed-sources/${id}/token`);
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    setMade(answer.body);
  };
  return (
    <section
      className="field-type"
      aria-label="Access"
      style={{ display: 'grid', gap: '0.5rem', marginBottom: '1.5rem' }}
    >
      <p style={{ overflowWrap: 'anywhere' }}>
        {kind === 'ftp' ? (
          <>
            The vendor’s system signs in to the FTP server of this website as user <code>{key}</code>, with
            the token of this source as the password.
          </>
        ) : (
          <>
            The vendor’s system sends files to <code>{`${origin}/feeds/${key}`}</code> with the token of this
            source.
          </>
        )}
      </p>
      {made ? (
        <div role="status">
          <p>
            <strong>Copy the token now. It is not shown again.</strong>
          </p>
          {made.warning && <p>{made.warning}</p>}
          <CopyText label="Token" text={made.token} />
          <CopyText label="Message for the vendor’s support, with the token" text={made.message} />
        </div>
      ) : (
        <p>{tokenMadeAt ? `Token made on ${dayOf(tokenMadeAt)}.` : 'It has no token yet.'}</p>
      )}
      <div>
        <Button disabled={busy} margin={false} buttonStyle="secondary" onClick={make}>
          {isReplacing ? 'Make a new token' : 'Make a token'}
        </Button>
      </div>
    </section>
  );
}

/** Where the website is reached: as its operator set it, or else where staff are; empty while drawn on the server. */
function useOrigin(): string {
  const { config } = useConfig();
  const here = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
  return config.serverURL || here;
}

const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
