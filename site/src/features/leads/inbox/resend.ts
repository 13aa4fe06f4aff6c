import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { createDeliveryQueue } from '../delivery/delivery-queue.ts';
import { mayWorkOnLeads } from './lead-scope.ts';

/** `POST /api/deliveries/:id/resend`: staff who may read the lead put one of its messages back into the queue. */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff || !req.user) throw new APIError('Sign in to send this again.', 401);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
      throw new APIError('This request did not come from the admin of this website.', 403);
    }
    if (!mayWorkOnLeads(req)) throw new APIError('Your role can read leads and not change them.', 403);
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
    const by = 'name' in req.user && typeof req.user.name === 'string' ? req.user.name : 'staff';
    const queued = await createDeliveryQueue(req.payload).requeue({ id, at: Date.now(), by });
    if (!queued) throw new APIError('This message is already being sent.', 409);
    return Response.json({ ok: true });
  },
};
