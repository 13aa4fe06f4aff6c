import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { MailResult } from '#site/server/mail.ts';
import { postWebhook, type WebhookLimits } from '#site/server/post-webhook.ts';
import { loadFeedSettings } from './load-feed-settings.ts';

/** What another system gets of a notice. docs/reference/webhooks.md describes it; a change there is a new `version`. */
type NoticeBody = {
  /** The same for every attempt at one message. */
  id: string;
  event: 'feed.notice';
  version: 1;
  /** Origin of the website. */
  site: string;
  /** ISO instant of this attempt. */
  sentAt: string;
  /** What happened: held, quarantined, failed, interrupted, silent, fetch failed; and what ends it. */
  kind: string;
  /** Its key; null for uploads and commands. */
  source: string | null;
  subject: string;
  text: string;
  /** Its report in the admin; null where there is none. */
  adminUrl: string | null;
};

/** Posts a notice to the webhook of the settings, as it is set now. */
export async function postNotice({
  payload,
  siteUrl,
  webhookLimits,
  job,
  message: { subject, text },
  now,
}: {
  payload: Payload;
  siteUrl: string;
  webhookLimits: WebhookLimits | undefined;
  job: { id: number; run: number; cause: string };
  message: { subject: string; text: string };
  /** Epoch ms. */
  now: number;
}): Promise<MailResult> {
  const { webhook } = await loadFeedSettings(payload);
  if (!webhook) return { ok: true, answer: 'Not sent: the webhook was removed meanwhile.' };
  const parts = job.cause.split('; ');
  const sourceId = parts.map((part) => /^source (\d+)$/.exec(part)?.[1]).find(Boolean);
  const [row] = sourceId
    ? await query<{ key: unknown }>(payload, sql`select key from feed_sources where id = ${Number(sourceId)}`)
    : [];
  const id = `feed-notice.${job.id}`;
  const body: NoticeBody = {
    id,
    event: 'feed.notice',
    version: 1,
    site: siteUrl,
    sentAt: new Date(now).toISOString(),
    kind: parts.find((part) => !/^source \d+$/.test(part)) ?? '',
    source: row ? String(row.key) : null,
    subject,
    text,
    adminUrl: job.run ? `${siteUrl}/admin/collections/feeds/${job.run}` : null,
  };
  const sent = { ...webhook, id, body: JSON.stringify(body) };
  return postWebhook({ message: sent, at: now, ...(webhookLimits ? { limits: webhookLimits } : {}) });
}
