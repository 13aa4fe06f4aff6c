import type { Context } from 'hono';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import type { SiteBindings } from '#site/server/site.ts';
import { wantsJson } from './answers.ts';

const HEADERS = { ...NO_STORE, ...retryAfter(60), 'X-Content-Type-Options': 'nosniff' };

const NOT_SAVED = 'Something went wrong and nothing was saved. Wait a minute and try again.';
const NOT_SHOWN = 'Something went wrong. Try again in a minute.';

/**
 * What a script hears where something broke on our side, the database for instance: a sentence that it can show, as JSON
 * where it asks for that, as text at the addresses of old pages. Undefined for people, who get a page.
 */
export function failureForScripts(c: Context<SiteBindings>): Response | undefined {
  const message = c.req.method === 'GET' || c.req.method === 'HEAD' ? NOT_SHOWN : NOT_SAVED;
  const { pathname, searchParams } = new URL(c.req.url);
  if (pathname === '/wp-admin/admin-ajax.php' || searchParams.has('tbajax'))
    return c.text(message, 503, HEADERS);
  if (!wantsJson(c)) return undefined;
  const answer = { ok: false, reason: 'unavailable', outcome: 'unavailable', message };
  return c.json(answer, 503, HEADERS);
}
