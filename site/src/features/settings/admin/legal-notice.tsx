import type { ServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { legalGaps } from '../legal-gaps.ts';
import { loadSettings } from '../load-settings.ts';

/** On the dashboard, for admins: legal details that the website should show and does not have yet. */
export async function LegalNotice({ payload, user }: ServerProps) {
  if (staffOf({ user })?.role !== 'admin') return null;
  const gaps = legalGaps((await loadSettings(payload)).legal);
  if (gaps.length === 0) return null;
  return (
    <section
      aria-label="Legal details"
      style={{
        padding: '0.75rem 1rem',
        marginBlockEnd: '1.5rem',
        border: '1px solid var(--theme-warning-400)',
        borderRadius: 'var(--style-radius-s)',
        background: 'var(--theme-warning-50)',
        color: 'var(--theme-warning-900)',
      }}
    >
      <strong>Legal details are missing.</strong> Enter these in{' '}
      <a href="/admin/globals/settings">Site settings, Legal details</a>:
      <ul style={{ marginBlock: '0.25rem 0' }}>
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </section>
  );
}
