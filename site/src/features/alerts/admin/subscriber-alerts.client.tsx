'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { endAlerts } from './end-alert.client.tsx';
import '#site/ui/admin/work-list.css';

type Row = { id: number; name?: string; summary?: string; frequency: string; state: string };

const STATES: Record<string, string> = {
  unconfirmed: 'Waiting for confirmation',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};
/** More than a visitor can have that have not ended. */
const MOST = 100;

/** On a subscriber: their alerts, each with a button that ends it, and one that ends all. */
export function SubscriberAlerts() {
  const { id } = useDocumentInfo();
  const [rows, setRows] = useState<Row[]>();
  const load = useCallback(async () => {
    const asked = `where[subscriber][equals]=${id}&sort=-createdAt&limit=${MOST}&depth=0`;
    const response = await fetch(`/api/alerts?${asked}`, { credentials: 'same-origin' }).catch(
      () => undefined,
    );
    if (response?.ok) setRows(((await response.json()) as { docs: Row[] }).docs);
  }, [id]);
  useEffect(() => {
    if (id) void load();
  }, [id, load]);
  if (!rows) return null;
  const running = rows.filter(({ state }) => state !== 'ended');
  const end = async (path: string, question: string, body?: Record<string, unknown>) => {
    if (await endAlerts(path, question, body)) await load();
  };
  return (
    <section className="work-list">
      <header className="work-list__head">
        <h3>{rows.length === 1 ? '1 alert' : `${rows.length} alerts`}</h3>
        {running.length > 1 && (
          <button
            type="button"
            onClick={() =>
              end('/api/alerts/end-all', `End all ${running.length} alerts of this subscriber?`, {
                subscriber: Number(id),
              })
            }
          >
            End all alerts
          </button>
        )}
      </header>
      {rows.length === 0 && <p>This subscriber has no alerts.</p>}
      <ul className="work-list__rows">
        {rows.map((alert) => (
          <li key={alert.id} className="work-list__row work-list__row--plain">
            <div className="work-list__facts">
              <a className="work-list__name" href={`/admin/collections/alerts/${alert.id}`}>
                {alert.name || alert.summary || 'Alert'}
              </a>
              <span className="work-list__about">{alert.name && alert.summary}</span>
              <span className="work-list__who">{STATES[alert.state] ?? alert.state}</span>
            </div>
            {alert.state !== 'ended' && (
              <div className="work-list__buttons">
                <button type="button" onClick={() => end(`/api/alerts/${alert.id}/end`, 'End this alert?')}>
                  End
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
