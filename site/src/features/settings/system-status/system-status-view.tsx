import type { AdminViewServerProps } from 'payload';
import { mayChange } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { type Check, judgeFacts } from './judge-facts.ts';
import { loadSystemFacts } from './load-facts.ts';

/** What stands beside a name; nothing is told by colour alone. */
const STATES = {
  good: { label: 'In order', colour: 'success' },
  warning: { label: 'Look at this', colour: 'warning' },
  bad: { label: 'Needs attention', colour: 'error' },
} as const;

/** /admin/system: how mail, feeds, backups, disk and database are, and what to do. For those who may change settings. */
export async function SystemStatusView(page: AdminViewServerProps) {
  const { req } = page.initPageResult;
  const isAllowed = mayChange(req, 'users');
  const checks = isAllowed
    ? judgeFacts(await loadSystemFacts({ payload: req.payload, env: env(), now: Date.now() }))
    : [];
  return (
    <AdminPage page={page} path="/admin/system">
      <h1>System status</h1>
      {isAllowed ? (
        <>
          <p role="status">{summary(checks)}</p>
          <ul
            style={{ display: 'grid', gap: '0.75rem', padding: 0, marginBlock: '1.5rem', listStyle: 'none' }}
          >
            {checks.map((check) => (
              <CheckItem key={check.name} check={check} />
            ))}
          </ul>
        </>
      ) : (
        <p>Only administrators can see this page.</p>
      )}
    </AdminPage>
  );
}

function CheckItem({ check: { name, state, text, todo, link } }: { check: Check }) {
  const { label, colour } = STATES[state];
  return (
    <li
      style={{
        padding: '0.75rem 1rem',
        border: '1px solid var(--theme-elevation-150)',
        borderInlineStart: `4px solid var(--theme-${colour}-500)`,
        borderRadius: 'var(--style-radius-s)',
        overflowWrap: 'anywhere',
      }}
    >
      <h2 style={{ margin: 0, fontSize: '1.1rem' }}>
        {name}: {label}
      </h2>
      <p style={{ margin: 0 }}>{text}</p>
      {todo && (
        <p style={{ margin: 0 }}>
          <strong>{todo}</strong> {link && <a href={link.href}>{link.label}</a>}
        </p>
      )}
    </li>
  );
}

function summary(checks: Check[]): string {
  const open = checks.filter(({ state }) => state !== 'good').length;
  if (open === 0) return 'Everything is in order.';
  return open === 1 ? 'One item needs attention.' : `${open} items need attention.`;
}
