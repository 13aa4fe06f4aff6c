import type { PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env, staffOrigins } from '#site/server/env.ts';

/** Why a request about feeds was refused, as an answer. */
export class FeedRequestError extends Error {
  override name = 'FeedRequestError';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Lets editors and admins through, and only from our own admin. Throws {@link FeedRequestError}. */
export function allowFeedStaff(req: PayloadRequest): void {
  const role = staffOf(req)?.role;
  if (!role) throw new FeedRequestError('Sign in to import a feed.', 401);
  if (role !== 'admin' && role !== 'editor')
    throw new FeedRequestError('Only editors and admins can import feeds. Ask one of them.', 403);
  if (!staffOrigins(env()).includes(req.headers.get('origin') ?? ''))
    throw new FeedRequestError('This request did not come from the admin of this site. Use it there.', 403);
}
