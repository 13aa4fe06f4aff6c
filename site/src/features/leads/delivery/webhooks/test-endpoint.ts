import { randomUUID } from 'node:crypto';
import { APIError, type Endpoint, type Payload } from 'payload';
import { staffOf } from '#site/server/access.ts';
import type { MailResult } from '#site/server/mail.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { postWebhook, type WebhookLimits } from '#site/server/post-webhook.ts';
import { sampleWebhookBody } from './webhook-body.ts';

/** POST /api/webhooks/:id/test: sends a sample lead to the stored webhook at once; `{ ok, answer }`. Admins only. */
export const webhookTestEndpoint: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    if (staffOf(req)?.role !== 'admin') throw new APIError('Sign in as an admin to test a webhook.', 401);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
      throw new APIError('This request did not come from the admin of this website.', 403);
    }
    const result = await testWebhook({ payload: req.payload, id: Number(req.routeParams?.id) });
    if (!result) throw new APIError('There is no such webhook. Save it first.', 404);
    return Response.json({ ok: result.ok, answer: result.answer });
  },
};

/** Sends a sample lead to a webhook, switched on or not; undefined when there is none with this id. */
export async function testWebhook({
  payload,
  id,
  limits,
}: {
  payload: Payload;
  id: number;
  limits?: WebhookLimits;
}): Promise<MailResult | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const webhook = await payload.findByID({ collection: 'webhooks', id, depth: 0, disableErrors: true });
  if (!webhook) return undefined;
  const at = Date.now();
  const messageId = `test.${randomUUID()}`;
  const body = JSON.stringify(sampleWebhookBody({ siteUrl: payload.config.serverURL, id: messageId, at }));
  const { url, secret } = webhook;
  return postWebhook({ message: { url, secret, id: messageId, body }, at, limits });
}
