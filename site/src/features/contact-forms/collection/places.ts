import { APIError, type CollectionBeforeDeleteHook, type Endpoint, type Payload } from 'payload';
import { staffOf } from '#site/server/access.ts';

/** Something that visitors see a form in: what it is called in sentences, and where staff change it. */
export type FormPlace = { name: string; path: string };
export type PlacesOf = (asked: { payload: Payload; form: number }) => Promise<FormPlace[]>;

/** GET /api/contact-forms/:id/places: `{ places }`, what is published with this form in it. Staff only. */
export const placesEndpoint = (placesOf: PlacesOf): Endpoint => ({
  path: '/:id/places',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see this.', 401);
    const form = Number(req.routeParams?.id);
    const places = Number.isSafeInteger(form) ? await placesOf({ payload: req.payload, form }) : [];
    return Response.json({ places }, { headers: { 'Cache-Control': 'no-store' } });
  },
});

/** Visitors would find nothing where it stood. */
export const keepWhereItStands =
  (placesOf: PlacesOf): CollectionBeforeDeleteHook =>
  async ({ req, id }) => {
    const places = await placesOf({ payload: req.payload, form: Number(id) });
    if (places.length === 0) return;
    const names = places.slice(0, 3).map(({ name }) => name);
    const more = places.length > 3 ? `, and ${places.length - 3} more` : '';
    const text = `This form is used in ${names.join(', ')}${more}. Remove it there before you delete it.`;
    throw new APIError(text, 409, undefined, true);
  };
