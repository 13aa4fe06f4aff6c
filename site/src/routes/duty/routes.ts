import type { Context, Hono, MiddlewareHandler } from 'hono';
import { Hono as Router } from 'hono';
import { cors } from 'hono/cors';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import { addressKey, clientAddress } from '#site/server/client-address.ts';
import { log } from '#site/server/log.ts';
import { publicData } from '#site/server/public-data.ts';
import { createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { ANSWERS, DutyRequestError } from './duty-answers.ts';
import { receiveStatistic } from './statistic.ts';

const PREFIX = '/duty/v1';
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** Turns for one client: the embed asks for five things as it loads, and an office may share one address. */
const READS = { burst: 240, everyMs: 250 };
const STATISTICS = { burst: 60, everyMs: 1000 };

/** The calculator's provider, for this site's page and for every website that embeds the calculator. */
export function addDutyRoutes({
  app,
  site,
  styles,
  now = Date.now,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  /** The calculator's stylesheet. */
  styles: string;
  /** Epoch ms. */
  now?: () => number;
}): void {
  const duty = new Router<SiteBindings>();
  duty.use(openToAll);
  duty.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST'],
      allowHeaders: ['Content-Type'],
      maxAge: 86_400,
    }),
  );

  const reads = limited({ site, limit: createRateLimit({ ...READS, now }) });
  for (const [path, answer] of Object.entries(ANSWERS))
    duty.get(path, reads, async (c) => {
      const { type, body } = await answer({
        site,
        styles,
        query: new URL(c.req.url).searchParams,
        now: now(),
      });
      return publicData({ request: c.req.raw, type, body, cacheControl: CACHE_CONTROL });
    });

  const tooLong = (c: Context) =>
    refuse({ c, status: 413, error: 'too-long', message: 'Send only the six fields of a statistic.' });
  duty.post(
    '/statistic',
    limited({ site, limit: createRateLimit({ ...STATISTICS, now }) }),
    async (c) => (await receiveStatistic({ c, site, now: now() })) ?? tooLong(c),
  );

  duty.all('*', (c) => {
    const path = c.req.path.slice(PREFIX.length);
    const allowed =
      path === '/statistic' ? 'POST, OPTIONS' : path in ANSWERS ? 'GET, HEAD, OPTIONS' : undefined;
    if (!allowed)
      return refuse({
        c,
        status: 404,
        error: 'not-found',
        message: 'We can’t find that address.',
      });
    c.header('Allow', allowed);
    return refuse({ c, status: 405, error: 'method', message: `This address takes ${allowed}.` });
  });

  duty.onError((error, c) => {
    if (error instanceof DutyRequestError)
      return refuse({ c, status: 422, error: error.reason, message: error.message });
    log.error({ err: error, path: c.req.path }, 'the duty provider failed');
    const message = 'The calculator is unavailable right now. Try again in a minute.';
    return refuse({ c, status: 500, error: 'failed', message });
  });
  app.route(PREFIX, duty);
}

/** Other websites may load what is here, whatever they isolate themselves from. */
const openToAll: MiddlewareHandler<SiteBindings> = async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
};

/** Turns away a client that asks too often; off together with the site's other limits. */
function limited({ site, limit }: { site: Site; limit: RateLimit }): MiddlewareHandler<SiteBindings> {
  return async (c, next) => {
    if (!site.env.limits) return next();
    const address = clientAddress({
      socketAddress: c.env.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
      trustProxy: site.env.trustProxy,
    });
    const { ok, retryAfterSeconds } = limit.take(addressKey(address));
    if (ok) return next();
    const message = 'Too many requests. Wait a moment and try again.';
    return refuse({ c, status: 429, error: 'limited', message, headers: retryAfter(retryAfterSeconds) });
  };
}

/** A refusal has a name for programs and a sentence for people. */
function refuse({
  c,
  status,
  error,
  message,
  headers = {},
}: {
  c: Context;
  status: 404 | 405 | 413 | 422 | 429 | 500;
  error: string;
  message: string;
  headers?: Record<string, string>;
}): Response {
  return c.json({ error, message }, status, { ...NO_STORE, ...headers });
}
