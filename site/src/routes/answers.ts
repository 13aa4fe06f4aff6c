import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SiteBindings } from '#site/server/site.ts';

type RouteContext = Context<SiteBindings>;

/** An answer that is made again each time. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

/** An answer for one person: no cache in between keeps it either. */
export const PRIVATE = { 'Cache-Control': 'no-store, private' };

/** Whether our own script asks, rather than a browser that opens a page. */
export const wantsJson = (c: RouteContext): boolean =>
  /\bapplication\/json\b/.test(c.req.header('accept') ?? '');

/** The header that says when to try again; none without seconds. */
export const retryAfter = (seconds: number | undefined): Record<string, string> =>
  seconds ? { 'Retry-After': String(seconds) } : {};

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
