import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { feedMetrics } from '#site/features/feeds/feed-metrics.ts';
import { systemMetrics } from '#site/features/settings/system-status/system-metrics.ts';
import { PRIVATE, retryAfter } from '#site/server/answer-headers.ts';
import { addressKey } from '#site/server/client-address.ts';
import { type Collector, METRICS_TYPE, metricsText } from '#site/server/metrics.ts';
import { processMetrics } from '#site/server/process-metrics.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { siteTraffic, trafficMetrics } from '#site/server/traffic.ts';
import { clientAddressOf } from '../form-transport.ts';

/** Every part of the product that is measured. */
const collectorsOf = ({ env, cache }: Site): Collector[] => [
  feedMetrics,
  systemMetrics(env),
  trafficMetrics({ traffic: siteTraffic, cache }),
  processMetrics(),
];

/** Wrong tokens from one address. */
const WRONG_TOKENS = { burst: 10, everyMs: 30_000 };

/** `GET /metrics` for Prometheus and its like, with the token of `METRICS_TOKEN`. Without one the address does not exist. */
export function addMetricsRoute({
  app,
  site,
  now = Date.now,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  /** Epoch ms. */
  now?: () => number;
}): void {
  const { metricsToken, limits } = site.env;
  if (!metricsToken) return;
  const collectors = collectorsOf(site);
  const wrongTokens = createRateLimit({ ...WRONG_TOKENS, now });
  app.get('/metrics', async (c) => {
    const sent = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSame(sent, metricsToken)) {
      const { ok, retryAfterSeconds } = wrongTokens.take(addressKey(clientAddressOf({ c, site })));
      if (!ok && limits)
        return c.text('Too many wrong tokens. Try again later.', 429, {
          ...PRIVATE,
          ...retryAfter(retryAfterSeconds),
        });
      return c.text('Send “Authorization: Bearer” with the token of METRICS_TOKEN.', 401, {
        ...PRIVATE,
        'WWW-Authenticate': 'Bearer realm="metrics"',
      });
    }
    const text = await metricsText({ payload: site.payload, collectors, now: now() });
    return c.body(text, 200, { ...PRIVATE, 'Content-Type': METRICS_TYPE });
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (sent: string, token: string): boolean => timingSafeEqual(digest(sent), digest(token));
