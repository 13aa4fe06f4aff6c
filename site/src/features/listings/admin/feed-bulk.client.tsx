'use client';

import { Button, toast, useAuth, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Role } from '#site/server/rights.ts';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { choosesFeedValues } from '../feed/chooses-feed-values.ts';

const DIFFERING = '?where[or][0][and][0][feedDiffers][equals]=true';

/** Above the list of listings: those that differ from their feed, and what to do with the chosen ones. */
export function FeedBulk() {
  const { selectedIDs } = useSelection();
  const { user } = useAuth();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const role = (user as { role?: Role } | null)?.role;
  const mayExport = role === 'admin' || role === 'editor';
  const count = selectedIDs.length;
  const chosen = `${count} ${count === 1 ? 'listing' : 'listings'}`;
  const wish = async (wanted: 'keep' | 'follow') => {
    if (wanted === 'follow' && !window.confirm(`Take the feed’s values in all fields of ${chosen}?`)) return;
    setBusy(true);
    const ids = selectedIDs.map(Number);
    const answer = await postStaff('/api/listings/feed-values', { ids, wish: wanted });
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    const { count: changed } = (await answer.response.json()) as { count: number };
    toast.success(
      changed === 0
        ? 'None of these listings comes from a feed. Nothing was changed.'
        : wanted === 'keep'
          ? 'Values that differ from the feed are kept.'
          : 'These listings follow the feed again.',
    );
    router.refresh();
  };
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0.5rem 1rem',
        marginBlock: '0.5rem',
      }}
    >
      <a href={DIFFERING}>Listings that differ from the feed</a>
      {mayExport && (
        <>
          <a href="/api/listings/export" download="listings.csv">
            Export all listings (CSV)
          </a>
          <a href="/api/listings/export?format=reaxml" download="listings.xml">
            Export published listings (REAXML)
          </a>
        </>
      )}
      {choosesFeedValues(role) && count > 0 && (
        <>
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            size="small"
            onClick={() => wish('keep')}
          >
            Keep ours
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            size="small"
            onClick={() => wish('follow')}
          >
            Follow the feed again
          </Button>
        </>
      )}
    </div>
  );
}
