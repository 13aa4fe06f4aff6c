import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { deliveryStatus } from '#site/features/feeds/intake/delivery-status.ts';
import { receiveFile, receiveMultipart } from '#site/features/feeds/intake/receive.ts';
import { RefusedError } from '#site/features/feeds/intake/store-multipart.ts';
import { loadSource, type Source } from '#site/features/feeds/sources/load-source.ts';
import { isToken } from '#site/features/feeds/sources/source-token.ts';
import { PRIVATE, retryAfter } from '#site/server/answer-headers.ts';
import { addressKey } from '#site/server/client-address.ts';
import { log } from '#site/server/log.ts';
import { createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { clientAddressOf } from '../form-transport.ts';

type RouteContext = Context<SiteBindings>;

/** Files and questions of one source: systems send many small files in a row. */
const REQUESTS = { burst: 120, everyMs: 500 };
/** When to send a file again that could not be stored: the disk is full, or the database is away. */
const TRY_AGAIN_SECONDS = 300;
/** Wrong tokens from one address. */
const WRONG_TOKENS = { burst: 10, everyMs: 30_000 };

/**
 * `POST /feeds/{source}` takes a feed from an agency's system, `GET /feeds/{source}/{id}` says what became of it. Both
 * need the source's token. Answers are JSON with a sentence in `message`.
 */
export function addFeedRoutes({
  app,
  site,
  now = Date.now,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  /** Epoch ms. */
  now?: () => number;
}): void {
  const requests = createRateLimit({ ...REQUESTS, now });
  const wrongTokens = createRateLimit({ ...WRONG_TOKENS, now });

  const allowed = (c: RouteContext) => allow({ c, site, requests, wrongTokens });

  app.post('/feeds/:source', async (c) => {
    const source = await allowed(c);
    if (source instanceof Response) return source;
    if (source.kind !== 'https')
      return refuse({
        c,
        status: 403,
        message: 'This source does not send over HTTPS. Change how its files arrive, or use its own way.',
      });
    try {
      const { delivery, isRepeat, refusal } = await receive({ c, site, source });
      log.info({ source: source.key, delivery, isRepeat }, 'feed received over HTTPS');
      const address = `${site.env.siteUrl}/feeds/${source.key}/${delivery}`;
      const message = refusal
        ? refusal
        : isRepeat
          ? 'The same file was received before, so it is not imported again. This is its first number.'
          : 'The file was received and will be imported. Ask at “statusUrl” what became of it.';
      const status = refusal ? 422 : isRepeat ? 200 : 202;
      return c.json({ id: delivery, statusUrl: address, message }, status, { ...PRIVATE, Location: address });
    } catch (error) {
      if (error instanceof RefusedError) return refuse({ c, status: error.status, message: error.message });
      log.error(
        { err: error, source: source.key },
        'a feed could not be stored: its sender was told to try again',
      );
      return refuse({
        c,
        status: 503,
        message: 'The file could not be stored, so nothing will be imported. Send it again in a few minutes.',
        headers: retryAfter(TRY_AGAIN_SECONDS),
      });
    }
  });

  app.get('/feeds/:source/:id', async (c) => {
    const source = await allowed(c);
    if (source instanceof Response) return source;
    const found = await deliveryStatus({ payload: site.payload, source: source.id, id: c.req.param('id') });
    if (!found)
      return refuse({
        c,
        status: 404,
        message: 'This source sent no file with this number. Check the number.',
      });
    return c.json(found, 200, PRIVATE);
  });

  app.all('/feeds/:source', (c) =>
    refuse({
      c,
      status: 405,
      message: 'Send feed files to this address with POST.',
      headers: { Allow: 'POST' },
    }),
  );
}

function receive({ c, site, source }: { c: RouteContext; site: Site; source: Source }) {
  const { headers, body } = c.req.raw;
  const from = { payload: site.payload, source, origin: 'https' as const };
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') return receiveMultipart({ ...from, headers, body });
  if (type === 'application/x-www-form-urlencoded')
    throw new RefusedError(
      'Send the file as the body with Content-Type application/xml, text/csv or application/zip, or as a file of a multipart form.',
      415,
    );
  return receiveFile({ ...from, name: nameIn(headers) ?? nameFor(type), pieces: body ?? nothing() });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The name in `Content-Disposition: attachment; filename="today.xml"`. */
function nameIn(headers: Headers): string | undefined {
  const found = /\bfilename="?([^";]+)"?/i.exec(headers.get('content-disposition') ?? '');
  return found?.[1]?.trim();
}

const nameFor = (type: string): string =>
  type.endsWith('zip') ? 'feed.zip' : type === 'text/csv' ? 'feed.csv' : 'feed.xml';

/** The source a request speaks for, or the answer that it may not. */
async function allow({
  c,
  site,
  requests,
  wrongTokens,
}: {
  c: RouteContext;
  site: Site;
  requests: RateLimit;
  wrongTokens: RateLimit;
}): Promise<Source | Response> {
  const key = c.req.param('source') ?? '';
  const source = await loadSource(site.payload, { key });
  const token = tokenOf(c);
  // Unknown sources are answered as wrong tokens are: nobody learns which there are.
  if (!source || !token || !isToken(token, source.tokenHash)) {
    const { ok, retryAfterSeconds } = wrongTokens.take(addressKey(clientAddressOf({ c, site })));
    if (!ok && site.env.limits) return tooMany(c, retryAfterSeconds);
    log.warn({ source: key.slice(0, 60), hasToken: Boolean(token) }, 'feed request refused: wrong token');
    return refuse({
      c,
      status: 401,
      message:
        'The token is missing or wrong. Send “Authorization: Bearer” with the token of this feed source; the agency can make a new one.',
      headers: { 'WWW-Authenticate': 'Bearer realm="feeds"' },
    });
  }
  if (!source.enabled)
    return refuse({ c, status: 403, message: 'The agency has switched this feed source off.' });
  const { ok, retryAfterSeconds } = requests.take(source.key);
  return ok || !site.env.limits ? source : tooMany(c, retryAfterSeconds);
}

/** As a bearer token, or as the password of basic authentication: some systems know only that. */
function tokenOf(c: RouteContext): string | undefined {
  const [scheme = '', value = ''] = (c.req.header('authorization') ?? '').trim().split(/\s+/);
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return undefined;
  return Buffer.from(value, 'base64').toString().split(':').slice(1).join(':');
}

const tooMany = (c: RouteContext, seconds: number): Response =>
  refuse({
    c,
    status: 429,
    message: `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: retryAfter(seconds),
  });

/** The rest of the body is not read, so the connection cannot serve another request. */
const refuse = ({
  c,
  status,
  message,
  headers = {},
}: {
  c: RouteContext;
  status: ContentfulStatusCode;
  message: string;
  headers?: Record<string, string>;
}): Response =>
  c.json({ message }, status, {
    ...PRIVATE,
    ...headers,
    ...(c.req.method === 'POST' ? { Connection: 'close' } : {}),
  });
