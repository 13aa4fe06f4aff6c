import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import type { SiteBindings } from '#site/server/site.ts';

type RouteContext = Context<SiteBindings>;

/** Whether our own script asks, rather than a browser that opens a page. */
export const wantsJson = (c: RouteContext): boolean =>
  /\bapplication\/json\b/.test(c.req.header('accept') ?? '');

/** Refuses what could not even be read, in a sentence: as JSON for our own script, else as text. */
export function plainRefusal({
  c,
  status,
  message,
  headers = NO_STORE,
}: {
  c: RouteContext;
  status: ContentfulStatusCode;
  message: string;
  headers?: Record<string, string>;
}): Response {
  // The rest of a body that is too large is not read, so the connection cannot serve another request.
  const all = { ...headers, ...(status === 413 ? { Connection: 'close' } : {}) };
  return wantsJson(c)
    ? c.json({ ok: false, reason: 'unreadable', message }, status, all)
    : c.text(message, status, all);
}

/** Turns away a client that asks too often, `retryAfterSeconds` before it may ask again. */
export const tooManyRequests = (c: RouteContext, retryAfterSeconds: number): Response =>
  c.text('Too many requests. Wait a moment and try again.', 429, retryAfter(retryAfterSeconds));

/** Says on the page that follows when to try again. */
export function setRetryAfter(c: RouteContext, seconds: number | undefined): void {
  for (const [name, value] of Object.entries(retryAfter(seconds))) c.env.outgoing?.setHeader(name, value);
}
