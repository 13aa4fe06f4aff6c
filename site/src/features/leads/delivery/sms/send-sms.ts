import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { postWebhook, type WebhookLimits } from '#site/server/post-webhook.ts';
import { loadLeadHandling } from '../../intake/routing/load-handling.ts';
import type { LeadDirectory } from '../../types/lead-types.ts';
import { notSent, type SendWebhook } from '../webhooks/send-webhook.ts';

/** What the system that sends SMS gets. docs/reference/webhooks.md describes it; a change there is a new `version`. */
type SmsBody = {
  /** The same for every attempt at one message. */
  id: string;
  event: 'sms.send';
  version: 1;
  /** Origin of the website. */
  site: string;
  /** ISO instant of this attempt. */
  sentAt: string;
  /** The mobile number as +61…. */
  to: string;
  text: string;
  /** Name of the agency. */
  agency: string;
  /** The member of staff who wrote it. */
  by: string;
  /** Reference of the lead, and its page in the admin. */
  reference: string;
  adminUrl: string;
};

/** Sends deliveries of the kind `sms`: what staff wrote, to the webhook of Lead handling as it is set now. */
export function createSmsSender({
  payload,
  directory,
  siteUrl,
  now,
  limits,
}: {
  payload: Payload;
  directory: LeadDirectory;
  siteUrl: string;
  /** Epoch ms. */
  now: () => number;
  limits?: WebhookLimits;
}): SendWebhook {
  return async (delivery) => {
    const { smsWebhook } = await loadLeadHandling(payload);
    if (!smsWebhook) return notSent('The webhook for SMS was removed.');
    const [row] = await query<Record<'text' | 'by' | 'reference', unknown>>(
      payload,
      sql`select deliveries.text, deliveries."by", leads.reference from deliveries
        join leads on leads.id = deliveries.lead_id where deliveries.id = ${delivery.id}`,
    );
    if (!row) return notSent('The lead was deleted.');
    const reference = String(row.reference);
    const at = now();
    // Sent again by staff is a message of its own: the other system sends each id once.
    const rounds = delivery.attempts.filter(({ ok }) => ok).length;
    const id = `${reference}.${delivery.id}.${rounds}`;
    const body: SmsBody = {
      id,
      event: 'sms.send',
      version: 1,
      site: siteUrl,
      sentAt: new Date(at).toISOString(),
      to: delivery.to,
      text: String(row.text ?? ''),
      agency: (await directory.agency()).name,
      by: String(row.by ?? ''),
      reference,
      adminUrl: `${siteUrl}/admin/collections/leads/${delivery.leadId}`,
    };
    return postWebhook({ message: { ...smsWebhook, id, body: JSON.stringify(body) }, at, limits });
  };
}
