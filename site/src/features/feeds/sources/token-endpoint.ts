import { sql } from 'drizzle-orm';
import type { Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { allowFeedStaff, FeedRequestError } from '../feed-staff.ts';
import { accessMessage } from './access-message.ts';
import { hashToken, makeToken } from './source-token.ts';

const FTP_IS_OFF =
  'The FTP server of this website is off. The operator of the server switches it on (FTP_PORT).';

/**
 * POST /api/feed-sources/:id/token makes a token and answers `{ token, message, warning }`: what to send to the vendor's
 * support, and what is missing on our side. It is shown this once; the one before
 * stops working at the same moment. Admins only.
 */
export const makeTokenEndpoint: Endpoint = {
  path: '/:id/token',
  method: 'post',
  handler: async (req) => {
    try {
      allowFeedStaff(req);
      if (staffOf(req)?.role !== 'admin')
        throw new FeedRequestError('Only admins can make a token. Ask one of them.', 403);
      const id = Number(req.routeParams?.id);
      const token = makeToken();
      const now = new Date().toISOString();
      const [source] = Number.isSafeInteger(id)
        ? await query<Record<'key' | 'kind', unknown>>(
            req.payload,
            sql`update feed_sources set token_hash = ${hashToken(token)}, token_made_at = ${now}
              where id = ${id} returning key, kind`,
          )
        : [];
      if (!source) throw new FeedRequestError('This feed source no longer exists. Reload the page.', 404);
      log.info({ source: source.key, user: req.user?.id }, 'token of feed source made');
      const { siteUrl, ftp } = env();
      const kind = source.kind === 'ftp' ? 'ftp' : 'https';
      const message = accessMessage({
        kind,
        key: String(source.key),
        token,
        siteUrl,
        ...(ftp ? { ftp } : {}),
      });
      const warning = kind === 'ftp' && !ftp ? FTP_IS_OFF : undefined;
      return Response.json({ token, message, ...(warning ? { warning } : {}) });
    } catch (error) {
      if (!(error instanceof FeedRequestError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  },
};
