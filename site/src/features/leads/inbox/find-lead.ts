import { APIError, type PayloadRequest } from 'payload';
import type { Lead } from '#site/payload-types.ts';
import { staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { mayWorkOnLeads } from './lead-scope.ts';

/**
 * The lead a request names in its address, if the member of staff may read it. Throws an APIError: 401 for those who are
 * not signed in, 403 for a change that comes from another website, 404 for a lead that is not theirs.
 */
export async function findLead(req: PayloadRequest): Promise<Lead> {
  if (!staffOf(req)) throw new APIError('Sign in to work with leads.', 401);
  if (
    req.method !== 'GET' &&
    !isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })
  )
    throw new APIError('This request did not come from the admin of this website.', 403);
  if (req.method !== 'GET' && !mayWorkOnLeads(req))
    throw new APIError('Your role can read leads and not change them.', 403);
  const id = Number(req.routeParams?.id);
  const lead = Number.isSafeInteger(id)
    ? await req.payload.findByID({
        collection: 'leads',
        id,
        depth: 0,
        joins: false,
        disableErrors: true,
        overrideAccess: false,
        req,
      })
    : null;
  if (!lead) throw new APIError('This lead doesn’t exist, or belongs to somebody else.', 404);
  return lead;
}
