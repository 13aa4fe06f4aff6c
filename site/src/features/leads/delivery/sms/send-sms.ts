import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { OTHER_LANGUAGES } from '#site/messages/language.ts';
import { query } from '#site/server/database.ts';
import { postWebhook, type WebhookLimits } from '#site/server/post-webhook.ts';
import { inLanguage } from '#site/server/request-language.ts';
import { mobileOf } from '../../contacts/contact-values.ts';
import { smsStoppedAt, stopSmsPath } from '../../contacts/sms-stops.ts';
import { loadLeadHandling } from '../../intake/routing/load-handling.ts';
import type { LeadDirectory, StoredLead } from '../../types/lead-types.ts';
import type { ClaimedDelivery } from '../delivery-queue.ts';
import { findVisit, type NoVisit, notReminded } from '../reminders/find-visit.ts';
import { reminderSms } from '../reminders/reminder-sms.ts';
import { findStoredLead } from '../stored-lead.ts';
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
  /** The member of staff who wrote it; empty for reminders. */
  by: string;
  /** Reference of the lead, and its page in the admin. */
  reference: string;
  adminUrl: string;
};

type SmsSetup = {
  payload: Payload;
  directory: LeadDirectory;
  siteUrl: string;
  /** Signs the link that stops SMS. */
  secret: string;
  /** Epoch ms. */
  now: () => number;
  limits?: WebhookLimits;
};

/** Sends what staff wrote, and reminders, to the webhook of Lead handling as it is set now. */
export function createSmsSender(setup: SmsSetup): SendWebhook {
  const { payload, directory, siteUrl, now, limits } = setup;
  return async (delivery) => {
    const { smsWebhook } = await loadLeadHandling(payload);
    if (!smsWebhook) return notSent('The webhook for SMS was removed.');
    const lead = await findStoredLead(payload, delivery.leadId);
    if (!lead) return notSent('The lead was deleted.');
    const written = await writtenText({ ...setup, delivery, lead });
    if (typeof written !== 'object') return notSent(written);
    if ('why' in written) return notReminded(written);
    const at = now();
    // Sent again by staff is a message of its own: the other system sends each id once.
    const rounds = delivery.attempts.filter(({ ok }) => ok).length;
    const id = `${lead.reference}.${delivery.id}.${rounds}`;
    const body: SmsBody = {
      id,
      event: 'sms.send',
      version: 1,
      site: siteUrl,
      sentAt: new Date(at).toISOString(),
      to: delivery.to,
      ...written,
      agency: (await directory.agency()).name,
      reference: lead.reference,
      adminUrl: `${siteUrl}/admin/collections/leads/${delivery.leadId}`,
    };
    return postWebhook({ message: { ...smsWebhook, id, body: JSON.stringify(body) }, at, limits });
  };
}

/** Text and author of an SMS, or why it is not sent: what staff wrote as a sentence, a reminder as an object. */
async function writtenText({
  payload,
  directory,
  siteUrl,
  secret,
  now,
  delivery,
  lead,
}: SmsSetup & { delivery: ClaimedDelivery; lead: StoredLead }): Promise<
  Pick<SmsBody, 'text' | 'by'> | NoVisit | string
> {
  const stopped = await smsStoppedAt(payload, mobileOf(delivery.to) ?? '');
  const isReminder = delivery.kind === 'visitor-sms';
  // Who asks for a reminder after that wants SMS again.
  if (stopped !== undefined && !(isReminder && lead.createdAt.getTime() > stopped))
    return isReminder ? { why: SMS_STOPPED } : SMS_STOPPED;
  const [row] = await query<Record<'text' | 'by', unknown>>(
    payload,
    sql`select text, "by" from deliveries where id = ${delivery.id}`,
  );
  if (!isReminder) return { text: String(row?.text ?? ''), by: String(row?.by ?? '') };
  const visit = await findVisit({ payload, directory, delivery, lead, now: now() });
  if ('why' in visit) return visit;
  const agency = await directory.agency();
  const stopLink = siteUrl + stopSmsPath({ lead: lead.id, secret });
  const language = OTHER_LANGUAGES.find((one) => one === lead.source.language) ?? 'en';
  const text = inLanguage(language, () => reminderSms({ visit, agency, stopLink }));
  // The history of the lead shows what was sent.
  await query(payload, sql`update deliveries set text = ${text} where id = ${delivery.id}`);
  return { text, by: '' };
}

/** Why somebody gets no SMS. */
export const SMS_STOPPED = 'This person asked for no more SMS.';
