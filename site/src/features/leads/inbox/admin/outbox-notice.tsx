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
      <strong>Email is not set up.</strong> Messages are saved to the outbox folder and not sent. Ask your
      server operator to set SMTP_URL.{' '}
      <a href="/admin/collections/deliveries?where[or][0][and][0][state][equals]=outbox">
        View unsent messages
      </a>
    </p>
  );
}
