import {
  APIError,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Payload,
  type UIField,
} from 'payload';
import { staffOf, staffOnly } from './access.ts';
import { NO_STORE } from './answer-headers.ts';

/** A gap in a record: a sentence that says what to do, and the field to fill in. */
export type Gap = { message: string; field?: string };

/** The gaps of a record: `needed` ones prevent publishing, `advised` ones are only shown. */
export type Gaps = { needed: Gap[]; advised: Gap[] };

type Values = Record<string, unknown>;

/** Finds the gaps of a record from its stored values or those in a form, and where they depend on them, from the settings. */
export type FindGaps = (values: Values, payload: Payload) => Gaps | Promise<Gaps>;

/**
 * Prevents staff from publishing a record of this collection that lacks what visitors need, and shows them what is
 * missing while they edit. Drafts and the server's own writes may have gaps. A record that is already
 * published can be saved with the gaps it has, but with no new ones.
 */
export const withPublishCheck =
  (findGaps: FindGaps) =>
  (collection: CollectionConfig): CollectionConfig => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeValidate: [...(collection.hooks?.beforeValidate ?? []), refuseGaps(findGaps)],
    },
    endpoints: [
      ...(collection.endpoints || []),
      {
        path: '/publish-check',
        method: 'post',
        handler: async (req) => {
          if (!(await staffOnly({ req }))) throw new APIError('Sign in to see this.', 401);
          const values: unknown = await req.json?.().catch(() => undefined);
          if (typeof values !== 'object' || values === null)
            throw new APIError('The request contains no record.', 400, undefined, true);
          return Response.json(await findGaps(values as Values, req.payload), { headers: NO_STORE });
        },
      },
    ],
    fields: [
      listOfGaps({ collection: collection.slug, place: 'side' }),
      listOfGaps({ collection: collection.slug, place: 'top' }),
      ...collection.fields,
    ],
  });

/** The list beside the fields, or above them where the sidebar is under a long form: each shows itself or not. */
const listOfGaps = ({ collection, place }: { collection: string; place: 'side' | 'top' }): UIField => ({
  name: place === 'side' ? 'publishCheck' : 'publishCheckOnTop',
  type: 'ui',
  admin: {
    ...(place === 'side' && { position: 'sidebar' }),
    disableBulkEdit: true,
    disableListColumn: true,
    components: {
      Field: {
        path: '/ui/admin/publish-check.client.tsx#PublishCheck',
        clientProps: { collection, place },
      },
    },
  },
});

const refuseGaps =
  (findGaps: FindGaps): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, operation, context, req }) => {
    // A version in the history was published once.
    if (!staffOf(req) || context.isRestoringVersion) return data;
    const whole: Values = { ...originalDoc, ...data };
    const status = operation === 'create' ? data?._status : whole._status;
    if (status !== 'published') return data;
    const neededBy = async (record: Values) => (await findGaps(record, req.payload)).needed;
    const known = originalDoc?._status === 'published' ? await neededBy(originalDoc) : [];
    const fresh = (await neededBy(whole)).filter(
      ({ message }) => !known.some((gap) => gap.message === message),
    );
    if (fresh.length > 0) throw new IncompleteError(fresh);
    return data;
  };

/** The record lacks what visitors need. Its message has a sentence for each gap, its data the fields. */
class IncompleteError extends APIError<{ errors: { path: string; message: string }[] }> {
  constructor(gaps: Gap[]) {
    super(
      `This cannot be published yet. ${gaps.map(({ message }) => message).join(' ')}`,
      400,
      { errors: gaps.flatMap(({ field, message }) => (field ? [{ path: field, message }] : [])) },
      true,
    );
  }
}

/** Whether a value is empty: absent, blank text, or an empty list (which a form may send as 0). */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || value === 0 || (Array.isArray(value) && value.length === 0);
}
