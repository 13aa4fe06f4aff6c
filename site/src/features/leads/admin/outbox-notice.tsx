import { env } from '#site/server/env.ts';

/** Says that no message leaves this server, while it has no mail server to hand them to. */
export function OutboxNotice() {
  if (env().smtpUrl) return null;
  return (
    <p
      role="note"
      style={{
        padding: '0.75rem 1rem',
        marginBlockEnd: '1.5rem',
        border: '1px solid var(--theme-warning-400)',
        borderRadius: 'var(--style-radius-s)',
        background: 'var(--theme-warning-50)',
        color: 'var(--theme-warning-900)',
      }}
    >
      <strong>No email leaves this server.</strong> No mail server is set up, so each message is written to a
      file in the outbox folder and reaches nobody. Ask whoever runs the server to set SMTP_URL.{' '}
      <a href="/admin/collections/deliveries?where[or][0][and][0][state][equals]=outbox">
        Messages that were not sent
      </a>
    </p>
  );
}
