'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OpenHomeRow } from './open-home-rows.ts';
import { OpenHomeList } from './open-homes.client.tsx';
import '#site/ui/admin/work-list.css';

/** Below the inspection times of a listing: how many came to each. Nothing for people who see no leads. */
export function ListingOpenHomes() {
  const { id } = useDocumentInfo();
  const [answer, setAnswer] = useState<{ rows: OpenHomeRow[] }>();
  useEffect(() => {
    if (!id) return;
    const leaving = new AbortController();
    fetch(`/api/leads/open-homes?listing=${id}`, { signal: leaving.signal })
      .then(async (response) => response.ok && setAnswer(await response.json()))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id]);
  if (!answer || answer.rows.length === 0) return null;
  return (
    <div className="work-list listing-open-homes">
      <h3>Open homes and visitors</h3>
      <OpenHomeList answer={answer} isOfListing />
    </div>
  );
}
