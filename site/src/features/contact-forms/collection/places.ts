import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Endpoint,
  type Payload,
} from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';

/** A published place that shows a form: its name, and where staff edit it. */
export type FormPlace = { name: string; path: string };
export type PlacesOf = (args: { payload: Payload; form: number }) => Promise<FormPlace[]>;

/** GET /api/contact-forms/:id/places: `{ places }`, the published places that show this form. Staff only. */
export const placesEndpoint = (placesOf: PlacesOf): Endpoint => ({
  path: '/:id/places',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see this.', 401);
    const form = Number(req.routeParams?.id);
    const places = Number.isSafeInteger(form) ? await placesOf({ payload: req.payload, form }) : [];
    return Response.json({ places }, { headers: NO_STORE });
  },
});

/** A form in use can neither be deleted nor moved to the trash: its pages would show nothing in its place. */
export const refuseDeleteInUse =
  (placesOf: PlacesOf): CollectionBeforeDeleteHook =>
  ({ req, id }) =>
    refuseInUse({ placesOf, payload: req.payload, form: Number(id) });

/** The same for the trash. */
export const refuseTrashInUse =
  (placesOf: PlacesOf): CollectionBeforeChangeHook =>
  async ({ req, data, originalDoc }) => {
    if (data.deletedAt && originalDoc && !originalDoc.deletedAt)
      await refuseInUse({ placesOf, payload: req.payload, form: Number(originalDoc.id) });
    return data;
  };

async function refuseInUse({
  placesOf,
  payload,
  form,
}: { placesOf: PlacesOf } & Parameters<PlacesOf>[0]): Promise<void> {
  const places = await placesOf({ payload, form });
  if (places.length === 0) return;
  const names = places.slice(0, 3).map(({ name }) => name);
  const more = places.length > 3 ? `, and ${places.length - 3} more` : '';
  const text = `This form is used in ${names.join(', ')}${more}. Remove it there before you delete it.`;
  throw new APIError(text, 409, undefined, true);
}
