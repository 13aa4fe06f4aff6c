import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { deadLinksOfDesign } from './load-dead-links.ts';

/**
 * POST /api/blocks/dead-links `{ design }`: `{ dead }`, the links of a design that lead nowhere, each with its block's id
 * and a sentence. Staff only.
 */
export const deadLinksEndpoint: Endpoint = {
  path: '/blocks/dead-links',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req)) return Response.json({ message: 'Sign in to see this.' }, { status: 401 });
    await addDataAndFileToRequest(req);
    const { design } = (req.data ?? {}) as { design?: unknown };
    return Response.json({ dead: await deadLinksOfDesign({ payload: req.payload, design }) });
  },
};
