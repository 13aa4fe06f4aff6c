import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import type { NoticeLoader } from '#site/server/notice.ts';

/** GET /api/notices → `{ notices: [{ count, text, href }] }`: what waits for the member of staff who asks. */
export const noticesEndpoint = (loaders: NoticeLoader[]): Endpoint => ({
  path: '/notices',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see your notifications.', 401);
    const notices = await Promise.all(loaders.map((load) => load(req)));
    return Response.json({ notices: notices.flat() }, { headers: NO_STORE });
  },
});
