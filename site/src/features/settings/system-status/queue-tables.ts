import type { QueueTable } from './queue-counts.ts';

/** Messages of leads go out by two ways: to a mail server, and to the addresses of other systems and an SMS service. */
export const DELIVERIES = {
  mail: {
    table: 'deliveries',
    kinds: [
      'notice',
      'assigned',
      'reminder',
      'copy',
      'hidden-copy',
      'autoresponse',
      'reply',
      'visitor-reminder',
    ],
  },
  calls: { table: 'deliveries', kinds: ['sms', 'visitor-sms', 'webhook'] },
} as const satisfies Record<string, QueueTable>;

/** The tables of messages that wait to be sent, by what they are for. */
export const QUEUES: Record<string, QueueTable> = {
  leads: DELIVERIES.mail,
  'lead webhooks and SMS': DELIVERIES.calls,
  alerts: { table: 'alert_digests' },
  confirmations: { table: 'alert_confirmations' },
  accounts: { table: 'account_mails' },
  newsletters: { table: 'newsletter_mails' },
  'vendor reports': { table: 'vendor_report_mails' },
  'feed notices': { table: 'feed_notices' },
  'duty notices': { table: 'duty_notices' },
};
