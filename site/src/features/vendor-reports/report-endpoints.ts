import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { env } from '#site/server/env.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { reportPath } from './report-links.ts';

/** GET /api/vendor-reports/:id/link: the address of its private page. */
export const reportLinkEndpoint: Endpoint = {
  path: '/:id/link',
  method: 'get',
  handler: async (req) => Response.json(linkOf(await ownReport(req)), { headers: NO_STORE }),
};

/** POST /api/vendor-reports/:id/new-link: a new address; those before it are refused from now on. */
export const reportNewLinkEndpoint: Endpoint = {
  path: '/:id/new-link',
  method: 'post',
  handler: async (req) => {
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
      throw new APIError('This request did not come from the admin of this website.', 403);
    const { id, link } = await ownReport(req);
    const changed = await req.payload.update({
      collection: 'vendor-reports',
      id,
      data: { link: link + 1 },
      depth: 0,
      req,
    });
    return Response.json(linkOf(changed), { headers: NO_STORE });
  },
};

/** The report in the address, if the member of staff may change it. */
async function ownReport(req: PayloadRequest): Promise<{ id: number; link: number }> {
  if (!staffOf(req)) throw new APIError('Sign in to see this report.', 401);
  const { docs } = await req.payload.find({
    collection: 'vendor-reports',
    where: { id: { equals: Number(req.routeParams?.id) || 0 } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  });
  if (!docs[0]) throw new APIError('This report doesn’t exist.', 404);
  return docs[0];
}

const linkOf = ({ id, link }: { id: number; link: number }) => ({
  href: env().siteUrl + reportPath({ report: id, link, secret: readSecrets(env().dataDir).mailLinks }),
});
