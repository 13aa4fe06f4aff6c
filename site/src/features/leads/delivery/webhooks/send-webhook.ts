import type { Payload } from 'payload';
import type { MailResult } from '#site/server/mail.ts';
import { postWebhook, type WebhookLimits } from '#site/server/post-webhook.ts';
import { loadLeadHandling } from '../../intake/routing/load-handling.ts';
import type { LeadDirectory } from '../../types/lead-types.ts';
import type { ClaimedDelivery } from '../delivery-queue.ts';
import { webhookBody } from './webhook-body.ts';

export type SendWebhook = (delivery: ClaimedDelivery) => Promise<MailResult>;

/** Sends deliveries of the kind `webhook`: the stored lead, to the webhook that has the delivery's name now. */
export function createWebhookSender({
  payload,
  directory,
  siteUrl,
  now,
  limits,
}: {
  payload: Payload;
  directory: LeadDirectory;
  siteUrl: string;
  now: () => number;
  limits?: WebhookLimits;
}): SendWebhook {
  return async (delivery) => {
    const { webhooks } = await loadLeadHandling(payload);
    const webhook = webhooks.find(({ name }) => name === delivery.to);
    if (!webhook) return notSent('This webhook was turned off, renamed or deleted.');
    const lead = await payload.findByID({
      collection: 'leads',
      id: delivery.leadId,
      depth: 1,
      joins: false,
      populate: { agents: { name: true }, offices: { name: true }, listings: { title: true } },
      disableErrors: true,
    });
    if (!lead) return notSent('The lead was deleted.');
    const listingId = typeof lead.listing === 'object' ? lead.listing?.id : lead.listing;
    const listing = listingId ? await directory.listing(listingId) : undefined;
    // The same for every attempt, so that a system that gets it twice can tell.
    const id = `${lead.reference}.${delivery.id}`;
    const body = JSON.stringify(webhookBody({ lead, listing, siteUrl, id, at: now() }));
    const { url, secret } = webhook;
    return postWebhook({ message: { url, secret, id, body }, at: now(), limits });
  };
}

/** The result of a message whose webhook or lead is gone. */
export const notSent = (answer: string): MailResult => ({
  ok: false,
  code: 'EGONE',
  answer,
  permanent: true,
});
