import { dayText, editionOf, stateName } from '@frontage/duty/engine';
import type { EndingTable } from '@frontage/duty/staff';
import type { ServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { endingNow, newRatePath } from '../ending-notice.ts';
import { loadDutyTables } from '../load-tables.ts';

/** On the dashboard: stamp duty rates that end within two weeks, and those that ended without new ones. */
export async function EndingRates({ payload, user }: ServerProps) {
  const role = staffOf({ user })?.role;
  // They enter rates; nobody else can do anything about it.
  if (role !== 'admin' && role !== 'editor') return null;
  const today = dayInSydney(Date.now());
  const { soon, over } = endingNow({ tables: await loadDutyTables(payload), today });
  if (soon.length + over.length === 0) return null;
  return (
    <section
      aria-label="Stamp duty rates"
      style={{
        padding: '0.75rem 1rem',
        marginBlockEnd: '1.5rem',
        border: '1px solid var(--theme-warning-400)',
        borderRadius: 'var(--style-radius-s)',
        background: 'var(--theme-warning-50)',
        color: 'var(--theme-warning-900)',
      }}
    >
      {soon.length > 0 && (
        <>
          <strong>Stamp duty rates end within two weeks.</strong>
          <Ending tables={soon} />
        </>
      )}
      {over.length > 0 && (
        <details>
          <summary style={{ cursor: 'pointer' }}>
            <strong>
              {over.length === 1
                ? '1 stamp duty rate has ended'
                : `${over.length} stamp duty rates have ended`}{' '}
              and no new rate has been entered.
            </strong>{' '}
            Visitors see that the result is not confirmed for {editionOf(today)}. Enter the new rates, or
            confirm that they are unchanged.
          </summary>
          <Ending tables={over} />
        </details>
      )}
    </section>
  );
}

function Ending({ tables }: { tables: EndingTable[] }) {
  return (
    <ul style={{ marginBlock: '0.5rem' }}>
      {tables.map(({ state, scheme, label, ends, from }) => (
        <li key={`${state} ${scheme} ${from} ${ends}`}>
          <a href={newRatePath({ state, scheme })}>
            {stateName(state)}: {label}
          </a>
          , until {dayText(ends)}
        </li>
      ))}
    </ul>
  );
}
