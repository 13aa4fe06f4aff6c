import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { PRIVATE_LINK_MS, privateListingPath } from './private-link.ts';

/**
 * POST /api/listings/:id/private-link: for staff, the address that shows a listing which is off the market to the people it
 * is sent to.
 */
export const privateLinkEndpoint: Endpoint = {
  path: '/:id/private-link',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to get a private link.', 401);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
      throw new APIError('This request did not come from the admin of this website.', 403);
    const id = Number(req.routeParams?.id);
    const listing = Number.isSafeInteger(id)
      ? await req.payload.findByID({
          collection: 'listings',
          id,
          depth: 0,
          overrideAccess: false,
          req,
          disableErrors: true,
        })
      : null;
    if (!listing) throw new APIError('This listing doesn’t exist.', 404);
    if (listing.status !== 'offmarket')
      throw new APIError('Only listings that are off the market have a private link.', 409);
    const now = Date.now();
    return Response.json({
      href: `${req.payload.config.serverURL}${privateListingPath({ listing: id, now })}`,
      until: new Date(now + PRIVATE_LINK_MS).toISOString(),
    });
  },
};
