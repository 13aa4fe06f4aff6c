import { APIError, type CollectionBeforeValidateHook, type Payload } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { imagesById } from '#site/server/images.ts';
import { isSameValue } from '#site/ui/same-value.ts';
import { placePictures } from '../feed/plan-listing.ts';
import { idOf } from '../terms/stored-listing.ts';

type Values = Record<string, unknown>;

/** What only the importer may write: its memory and the names of the listing in the feed. */
const IMPORTERS = ['feedImages', 'feedDiffers', 'feedModTime', 'feedAgentId', 'feedUniqueId'] as const;

/** A listing that staff create is not the feed's, whatever the request says: what is missing would not be asked for. */
export const withoutFeedFields: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  data && operation === 'create' && staffOf(req)
    ? { ...data, ...Object.fromEntries(IMPORTERS.map((field) => [field, null])) }
    : data;

/** Written with every save, so never a change by a person. */
const ADMINISTRATIVE = new Set(['id', '_status', 'createdAt', 'updatedAt', 'title', 'savedBy', 'feedRun']);

/**
 * A form sends the whole listing as it was when it was opened, and a feed may have changed it since. Its `updatedAt`
 * says which version it was opened on: fields that still hold what they held then keep the newer stored value, fields
 * that staff changed are taken. Where both changed one, staff's value stands; the feed's is in the history.
 */
export const keepNewerFields: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  if (!data || operation !== 'update' || !originalDoc) return data;
  const importers = staffOf(req)
    ? Object.fromEntries(IMPORTERS.map((field) => [field, originalDoc[field]]))
    : {};
  if (context.isRestoringVersion || isSameTime(data.updatedAt, originalDoc.updatedAt))
    return { ...data, ...importers };
  const { docs } = await req.payload.db.findVersions<Values>({
    collection: 'listings',
    where: {
      and: [
        { parent: { equals: originalDoc.id } },
        { 'version.updatedAt': { equals: new Date(String(data.updatedAt)).toISOString() } },
      ],
    },
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    req,
  });
  const base = docs[0]?.version;
  if (!base) throw new ListingMovedOnError();
  const merged = mergeListing({ base, stored: originalDoc, sent: data });
  return { ...merged, ...(await livingPictures({ payload: req.payload, merged })), ...importers };
};

/** The form may name pictures that the feed has taken back meanwhile; they cannot be stored. */
async function livingPictures({ payload, merged }: { payload: Payload; merged: Values }): Promise<Values> {
  const wanted = [...idsOf(merged.images), ...idsOf(merged.floorPlans)];
  const there = await imagesById(payload, wanted);
  const living = (related: unknown) => idsOf(related).filter((id) => there.has(id));
  return { images: living(merged.images), floorPlans: living(merged.floorPlans) };
}

/** What to store when a form opened on `base` sends `sent` and the listing has become `stored` meanwhile. */
export function mergeListing({ base, stored, sent }: { base: Values; stored: Values; sent: Values }): Values {
  const merged: Values = { ...sent };
  for (const [field, value] of Object.entries(sent)) {
    if (ADMINISTRATIVE.has(field)) continue;
    if (isSameValue(value, base[field])) merged[field] = stored[field];
    else if (field === 'images' || field === 'floorPlans')
      merged[field] = placePictures({
        stored: idsOf(value),
        before: idsOf(base[field]),
        after: idsOf(stored[field]),
      });
  }
  return merged;
}

/** The version that a form was opened on is not in the history any more. */
class ListingMovedOnError extends APIError {
  constructor() {
    super(
      'This listing has changed too many times since you opened it, so nothing was saved. Copy your changes, reload the listing and save again.',
      409,
      undefined,
      true,
    );
  }
}

const isSameTime = (a: unknown, b: unknown): boolean =>
  !a || new Date(String(a)).getTime() === new Date(String(b)).getTime();

const idsOf = (related: unknown): number[] =>
  (Array.isArray(related) ? related : []).map((each) => idOf(each as number | { id: number }));
