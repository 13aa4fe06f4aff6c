import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { allowFeedStaff, FeedRequestError } from '../feed-staff.ts';

/** Longer ones are no passwords. */
const MAX_PASSWORD = 500;

const answering =
  (work: (req: PayloadRequest, id: number) => Promise<string>): Endpoint['handler'] =>
  async (req) => {
    try {
      allowFeedStaff(req);
      return Response.json({ message: await work(req, Number(req.routeParams?.id)) });
    } catch (error) {
      if (!(error instanceof FeedRequestError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  };

const gone = () => new FeedRequestError('This feed source no longer exists. Reload the page.', 404);

/** POST /api/feed-sources/:id/fetch has the files of a source fetched now. Editors and admins. */
const fetchEndpoint: Endpoint = {
  path: '/:id/fetch',
  method: 'post',
  handler: answering(async (req, id) => {
    const [source] = Number.isSafeInteger(id)
      ? await query<Record<'kind' | 'enabled', unknown>>(
          req.payload,
          sql`update feed_sources set pull_due_at = null where id = ${id} returning kind, enabled`,
        )
      : [];
    if (!source) throw gone();
    if (source.kind !== 'pull')
      throw new FeedRequestError('The files of this source are sent, not fetched.', 409);
    if (!source.enabled)
      throw new FeedRequestError('This source is switched off. Switch it on and save first.', 409);
    return 'Files are fetched within seconds. Reload the page to see the result.';
  }),
};

/**
 * POST /api/feed-sources/:id/pull-password stores `{ password }` for the vendor's server, encrypted; an empty one removes
 * it. It is never shown. Admins only.
 */
const passwordEndpoint: Endpoint = {
  path: '/:id/pull-password',
  method: 'post',
  handler: answering(async (req, id) => {
    if (staffOf(req)?.role !== 'admin')
      throw new FeedRequestError('Only admins can set a password. Ask one of them.', 403);
    const { password } = ((await req.json?.().catch(() => undefined)) ?? {}) as { password?: unknown };
    if (typeof password !== 'string' || password.length > MAX_PASSWORD)
      throw new FeedRequestError(`Enter a password of at most ${MAX_PASSWORD} characters.`, 400);
    const stored = password === '' ? null : req.payload.encrypt(password);
    const setAt = password === '' ? null : new Date().toISOString();
    const [source] = Number.isSafeInteger(id)
      ? await query<{ key: unknown }>(
          req.payload,
          sql`update feed_sources set pull_password = ${stored}, pull_password_set_at = ${setAt}
            where id = ${id} returning key`,
        )
      : [];
    if (!source) throw gone();
    log.info({ source: source.key, user: req.user?.id }, 'password of feed source set');
    return password === '' ? 'The password was removed.' : 'The password was saved.';
  }),
};

/** What the admin does with sources whose files are fetched. */
export const pullEndpoints: Endpoint[] = [fetchEndpoint, passwordEndpoint];
