import type { Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { blockService } from '../block-service.ts';

/** GET /api/blocks/nonce: what opens refresh-loop's edit mode, for staff alone. */
export const loopNonceEndpoint: Endpoint = {
  path: '/blocks/nonce',
  method: 'get',
  handler: async (req) =>
    staffOf(req)
      ? Response.json({ nonce: blockService().nonce(Date.now()) }, { headers: NO_STORE })
      : Response.json({ message: 'Sign in to see this.' }, { status: 401 }),
};
