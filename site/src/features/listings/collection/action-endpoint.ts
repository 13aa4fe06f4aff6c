import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { actionFields, actionsFor, isListingAction, readClosing } from './listing-action.ts';

/**
 * POST /api/listings/:id/action `{ action, price?, date?, show? }`: marks a published listing as under offer, sold, leased,
 * withdrawn or current again, and publishes that. Rules of access, gaps and the feed hold as for a save.
 */
export const listingActionEndpoint: Endpoint = {
  path: '/:id/action',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to change a listing.', 401);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
      throw new APIError('This request did not come from the admin of this website.', 403);
    const sent: unknown = await req.json?.().catch(() => undefined);
    const action = (sent as { action?: unknown } | undefined)?.action;
    if (!isListingAction(action)) throw new APIError('There is no such action.', 400);
    const closing = action === 'sold' || action === 'leased' ? readClosing(sent) : undefined;
    if (typeof closing === 'string') throw new APIError(closing, 400);
    const id = Number(req.routeParams?.id);
    const common = { collection: 'listings', id, depth: 0, overrideAccess: false, req } as const;
    const [live, latest] = await Promise.all([
      Number.isSafeInteger(id) ? req.payload.findByID({ ...common, disableErrors: true }) : null,
      Number.isSafeInteger(id) ? req.payload.findByID({ ...common, draft: true, disableErrors: true }) : null,
    ]);
    if (!live || !latest) throw new APIError('This listing doesn’t exist.', 404);
    if (live._status !== 'published') throw new APIError('Publish the listing first.', 409);
    // Publishing what somebody has half written would be a surprise.
    if (latest._status === 'draft')
      throw new APIError('This listing has unpublished changes. Publish or revert them first.', 409);
    if (!actionsFor(live as StoredListing).includes(action))
      throw new APIError('The listing has changed meanwhile. Reload the page.', 409);
    await req.payload.update({
      ...common,
      data: { ...actionFields({ action, closing }), _status: 'published' } as never,
    });
    return Response.json({ ok: true });
  },
};
