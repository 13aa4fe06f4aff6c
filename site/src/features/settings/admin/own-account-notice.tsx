import type { ServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { hasBorrowedPassword } from '../users/borrowed-password.ts';

/** On the dashboard: what somebody should change about their own account before they go on. */
export async function OwnAccountNotice({ payload, user }: ServerProps) {
  const staff = staffOf({ user });
  if (!staff) return null;
  const email = String((user as { email?: unknown } | null)?.email ?? '');
  const wishes = [
    (await hasBorrowedPassword(payload, staff.id)) &&
      'Choose a password of your own: the one you signed in with was made up, or set by somebody else.',
    /@example\.(com|net|org)$/i.test(email) &&
      `Enter your email address: ${email} receives nothing, neither a link for a forgotten password nor leads that reach nobody else.`,
  ].filter((wish) => wish !== false);
  if (wishes.length === 0) return null;
  return (
    <section
      aria-label="Your account"
      style={{
        padding: '0.75rem 1rem',
        marginBlockEnd: '1.5rem',
        border: '1px solid var(--theme-warning-400)',
        borderRadius: 'var(--style-radius-s)',
        background: 'var(--theme-warning-50)',
        color: 'var(--theme-warning-900)',
      }}
    >
      <strong>Change your account.</strong> <a href="/admin/account">Open your account</a>:
      <ul style={{ marginBlock: '0.25rem 0' }}>
        {wishes.map((wish) => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
    </section>
  );
}
