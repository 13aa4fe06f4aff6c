import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { manualPicture } from './manual.ts';

/** GET /api/help/pictures/{name}: a picture of the manual, for staff. */
export const manualPictureEndpoint: Endpoint = {
  path: '/help/pictures/:name',
  method: 'get',
  handler: (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to read the manual.', 401);
    const picture = manualPicture(String(req.routeParams?.name));
    if (!picture) throw new APIError('There is no such picture.', 404);
    return new Response(picture, {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
