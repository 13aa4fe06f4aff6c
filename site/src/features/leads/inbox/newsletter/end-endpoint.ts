import { APIError, type Endpoint } from 'payload';
import { isEditor, staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { endSubscription, subscriberById } from '../../newsletter/newsletter-store.ts';
import { staffName } from '../lead-names.ts';

/** POST /api/newsletter-subscribers/:id/end: editors and admins end a subscription, for who asks by telephone. */
export const endSubscriptionEndpoint: Endpoint = {
  path: '/:id/end',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to end a subscription.', 401);
    if (!isEditor(req)) throw new APIError('Only editors and admins can end a subscription.', 403);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
      throw new APIError('This request did not come from the admin of this website.', 403);
    }
    const id = Number(req.routeParams?.id);
    const found = Number.isSafeInteger(id) && (await subscriberById(req.payload, id));
    if (!found) throw new APIError('This subscriber doesn’t exist.', 404);
    await endSubscription({ payload: req.payload, id, at: Date.now(), by: staffName(req) });
    return Response.json({ ok: true });
  },
};
