import type { Endpoint, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env, staffOrigins } from '#site/server/env.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { choosesFeedValues } from '../feed/chooses-feed-values.ts';
import { type FeedWish, followFeed, ListingsBusyError } from '../feed/follow-feed.ts';
import { isFeedField } from '../fields/listing-fields.ts';
import { changeableListings } from './changeable-listings.ts';

/** Listings one request may change. */
const MAX_LISTINGS = 1000;

class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * POST /api/listings/feed-values with `{ ids, wish, field }`: keeps our value of a field (`keep`) or follows the feed in
 * it again (`follow`); without a field in all that differ. For editors and admins, and for office managers in the listings
 * of their office.
 */
export const feedValuesEndpoint: Endpoint = {
  path: '/feed-values',
  method: 'post',
  handler: async (req) => {
    try {
      const author = allowed(req);
      const asked = wishOf(await req.json?.().catch(() => undefined));
      await refuseOthers({ req, ids: asked.ids });
      const { payload } = req;
      const count = await oneAtATime({
        name: 'write',
        work: () => followFeed({ payload, author, ...asked }),
      });
      return Response.json({ count });
    } catch (error) {
      if (error instanceof ListingsBusyError)
        return Response.json({ errors: [{ message: error.message }] }, { status: 409 });
      if (!(error instanceof RefusedError)) throw error;
      return Response.json({ errors: [{ message: error.message }] }, { status: error.status });
    }
  },
};

/** The name of the member of staff who asks, where they may. */
function allowed(req: PayloadRequest): string {
  const staff = staffOf(req);
  if (!staff) throw new RefusedError('Sign in to change listings.', 401);
  if (!choosesFeedValues(staff.role))
    throw new RefusedError(
      'Only admins, editors and office managers can choose what follows the feed. Ask one of them.',
      403,
    );
  if (!staffOrigins(env()).includes(req.headers.get('origin') ?? ''))
    throw new RefusedError('This request did not come from the admin of this site. Use it there.', 403);
  const { name, email } = req.user as { name?: string | null; email?: string };
  return name?.trim() || email || `User ${staff.id}`;
}

/** Office managers: none of these listings may be another office's. */
async function refuseOthers({ req, ids }: { req: PayloadRequest; ids: number[] }): Promise<void> {
  const own = changeableListings({ req });
  if (own === true) return;
  const { totalDocs } = own
    ? await req.payload.count({ collection: 'listings', where: { and: [{ id: { in: ids } }, own] } })
    : { totalDocs: 0 };
  if (totalDocs < ids.length)
    throw new RefusedError('You can choose what follows the feed in the listings of your office only.', 403);
}

function wishOf(body: unknown): { ids: number[]; wish: FeedWish; field?: string } {
  const { ids, wish, field } = (body ?? {}) as { ids?: unknown; wish?: unknown; field?: unknown };
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => Number.isSafeInteger(id)))
    throw new RefusedError('Choose at least one listing.', 400);
  if (ids.length > MAX_LISTINGS)
    throw new RefusedError(`Choose at most ${MAX_LISTINGS} listings at a time.`, 400);
  if (wish !== 'keep' && wish !== 'follow')
    throw new RefusedError('Choose to keep our values or to follow the feed.', 400);
  if (field !== undefined && !(typeof field === 'string' && isFeedField(field)))
    throw new RefusedError('Feeds do not fill this field.', 400);
  return { ids: [...new Set(ids as number[])], wish, ...(field === undefined ? {} : { field }) };
}
