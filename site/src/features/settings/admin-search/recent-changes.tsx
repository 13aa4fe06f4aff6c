import type { ServerProps } from 'payload';
import { timeInSydney } from '#site/server/sydney-day.ts';
import { recentRecords } from './recent-records.ts';

/** On the dashboard: the records that the signed-in member of staff changed last. */
export async function RecentChanges({ payload, user }: ServerProps) {
  const records = user ? await recentRecords({ payload, user, limit: 6 }) : [];
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="recent-changes" style={{ marginBlockEnd: '2rem' }}>
      <h2 id="recent-changes">Changed by you</h2>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {records.map(({ href, title, kind, at }) => (
          <li
            key={href}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: '0 1.5rem',
              paddingBlock: '0.5rem',
              borderBlockEnd: '1px solid var(--theme-elevation-150)',
            }}
          >
            <a href={href} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </a>
            <small style={{ color: 'var(--theme-elevation-700)' }}>
              {kind}, {timeInSydney(Date.parse(at))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
