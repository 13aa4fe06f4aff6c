'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { LEAD_STATES } from '../lead-states.ts';
import { ageText } from './age-text.ts';
import '#site/ui/admin/work-list.css';

type Row = {
  id: number;
  name?: string;
  email?: string;
  formTitle?: string;
  state?: string;
  createdAt: string;
};

/** How many stand on the page itself; the table has all. */
const SHOWN = 10;

/** On a listing or an agent: the latest leads about them that the member of staff may read. */
export function RelatedLeads({ by }: { by: 'listing' | 'agent' }) {
  const { id } = useDocumentInfo();
  const [found, setFound] = useState<{ docs: Row[]; totalDocs: number }>();
  const filters = new URLSearchParams(
    by === 'listing'
      ? [['where[or][0][and][0][listing][equals]', String(id)]]
      : [
          ['where[or][0][and][0][agent][equals]', String(id)],
          ['where[or][1][and][0][otherAgents][in]', String(id)],
        ],
  ).toString();
  useEffect(() => {
    if (!id) return;
    const leaving = new AbortController();
    fetch(`/api/leads?${filters}&sort=-createdAt&limit=${SHOWN}&depth=0`, { signal: leaving.signal })
      .then(async (response) => response.ok && setFound(await response.json()))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id, filters]);
  if (!found || found.docs.length === 0) return null;
  return (
    <section className="work-list related-leads">
      <h3>{found.totalDocs === 1 ? '1 lead' : `${found.totalDocs.toLocaleString('en-AU')} leads`}</h3>
      <ul className="work-list__rows">
        {found.docs.map((lead) => (
          <li key={lead.id} className="work-list__row work-list__row--plain">
            <div className="work-list__facts">
              <a className="work-list__name" href={`/admin/collections/leads/${lead.id}`}>
                {lead.name || lead.email || 'No name'}
              </a>
              <span className="work-list__about">{lead.formTitle}</span>
              <span className="work-list__who">{LEAD_STATES[lead.state ?? ''] ?? lead.state}</span>
              <time className="work-list__age" dateTime={lead.createdAt}>
                {ageText({ at: Date.parse(lead.createdAt), now: Date.now() })}
              </time>
            </div>
          </li>
        ))}
      </ul>
      {found.totalDocs > SHOWN && <a href={`/admin/collections/leads?${filters}`}>All leads as a table</a>}
    </section>
  );
}
