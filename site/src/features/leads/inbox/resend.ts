import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { createDeliveryQueue } from '../delivery/delivery-queue.ts';
import { staffName } from './lead-names.ts';
import { mayWorkOnLeads } from './lead-scope.ts';

/** `POST /api/deliveries/:id/resend`: staff who may read the lead put one of its messages back into the queue. */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    refuseOthers(req);
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) throw new APIError('This delivery doesn’t exist.', 404);
    const { docs } = await req.payload.find({
      collection: 'deliveries',
      where: { id: { equals: id } },
      depth: 0,
      limit: 1,
      overrideAccess: false,
      req,
    });
    if (docs.length === 0) throw new APIError('This delivery doesn’t exist.', 404);
    const queued = await createDeliveryQueue(req.payload).requeue({ id, at: Date.now(), by: staffName(req) });
    if (!queued) throw new APIError('This message is already being sent.', 409);
    return Response.json({ ok: true });
  },
};

/** At most so many go into the queue with one click; the next click takes the next. */
const MOST_AT_ONCE = 2000;

/**
 * `POST /api/deliveries/resend-all` `{ state }`: puts all failed messages back into the queue, or those that went to the
 * outbox folder while there was no mail server; of the leads the member of staff may read, oldest first.
 */
export const resendAllEndpoint: Endpoint = {
  path: '/resend-all',
  method: 'post',
  handler: async (req) => {
    refuseOthers(req);
    const { state } = ((await req.json?.().catch(() => undefined)) ?? {}) as { state?: unknown };
    if (state !== 'failed' && state !== 'outbox')
      throw new APIError('Choose failed messages, or those in the outbox folder.', 400);
    if (state === 'outbox' && !env().smtpUrl)
      throw new APIError('Email is not set up: these messages would go to the outbox folder again.', 409);
    const { docs } = await req.payload.find({
      collection: 'deliveries',
      where: { state: { equals: state } },
      sort: 'id',
      limit: MOST_AT_ONCE,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: false,
      req,
    });
    const queue = createDeliveryQueue(req.payload);
    const by = staffName(req);
    let queued = 0;
    for (const { id } of docs) queued += Number(await queue.requeue({ id, at: Date.now(), by }));
    return Response.json({ queued });
  },
};

function refuseOthers(req: PayloadRequest): void {
  if (!staffOf(req)) throw new APIError('Sign in to send this again.', 401);
  if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
    throw new APIError('This request did not come from the admin of this website.', 403);
  }
  if (!mayWorkOnLeads(req)) throw new APIError('Your role can read leads and not change them.', 403);
}
