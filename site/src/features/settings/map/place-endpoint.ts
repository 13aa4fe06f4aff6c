import { localityOf } from '@frontage/gazetteer';
import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';

/**
 * GET /api/globals/settings/place?suburb=Newtown&state=NSW&postcode=2042 → `{ place: { latitude, longitude } }`: the middle
 * of a suburb, null for one that is not known. For staff, whose map pins begin there.
 */
export const placeEndpoint: Endpoint = {
  path: '/place',
  method: 'get',
  handler: (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to look up a suburb.', 401);
    const part = (name: string) => (req.searchParams.get(name) ?? '').trim().slice(0, 100);
    const found = localityOf({
      suburb: part('suburb'),
      state: part('state'),
      postcode: part('postcode'),
    });
    const place = found ? { latitude: found.latitude, longitude: found.longitude } : null;
    return Response.json({ place });
  },
};
