import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { freeSlug } from '../definition/free-slug.ts';
import { STARTERS, type StarterName } from './starters.ts';

/** POST /api/contact-forms/start with `{ starter }`: makes a draft to begin with. Editors and admins. */
export const startEndpoint: Endpoint = {
  path: '/start',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to create a form.', 401);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
      throw new APIError('This request did not come from the admin of this website.', 403);
    }
    const sent = ((await req.json?.().catch(() => undefined)) ?? {}) as { starter?: unknown };
    const name = String(sent.starter);
    if (!Object.hasOwn(STARTERS, name)) throw new APIError('Unknown form starter.', 400);
    const starter = STARTERS[name as StarterName];
    const slug = await freeSlug({ payload: req.payload, wanted: starter.slug });
    const made = await req.payload.create({
      collection: 'contact-forms',
      draft: true,
      data: { ...starter, slug } as never,
      overrideAccess: false,
      req,
    });
    return Response.json({ id: made.id }, { headers: NO_STORE });
  },
};
