import type { Endpoint, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env, staffOrigins } from '#site/server/env.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { type FeedWish, followFeed, ListingsBusyError } from '../feed/follow-feed.ts';
import { isFeedField } from '../fields/listing-fields.ts';

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
 * it again (`follow`); without a field in all that differ. For editors and admins.
 */
export const feedValuesEndpoint: Endpoint = {
  path: '/feed-values',
  method: 'post',
  handler: async (req) => {
    try {
      const author = allowed(req);
      const asked = wishOf(await req.json?.().catch(() => undefined));
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
  if (staff.role !== 'admin' && staff.role !== 'editor')
    throw new RefusedError('Only editors and admins can choose what follows the feed. Ask one of them.', 403);
  if (!staffOrigins(env()).includes(req.headers.get('origin') ?? ''))
    throw new RefusedError('This request did not come from the admin of this site. Use it there.', 403);
  const { name, email } = req.user as { name?: string | null; email?: string };
  return name?.trim() || email || `User ${staff.id}`;
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
