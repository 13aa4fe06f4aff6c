import type { Context } from 'hono';
import { newsletterTexts } from '#site/messages/newsletter.ts';
import { PRIVATE } from '#site/server/answer-headers.ts';
import { readFormBody } from '#site/server/body.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';

type RouteContext = Context<SiteBindings>;

const MAX_BYTES = 8 * 1024;

/** What a mail program posts when its reader clicks its own button (RFC 8058). */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' };

/** Whether a mail program sent this at its reader's wish, with no page between. */
export const isOneClick = (sent: Record<string, string>): boolean => sent[ONE_CLICK.name] === ONE_CLICK.value;

/** The token of the link that led here. */
export const tokenIn = (c: RouteContext): string => c.req.query('t') ?? '';

/**
 * The fields of a form, or the answer that it cannot be taken. Only our own pages may send one; with `oneClick` also
 * mail programs, from wherever they run: their button carries its proof in the address.
 */
export async function readPost({
  c,
  site,
  oneClick = false,
}: {
  c: RouteContext;
  site: Site;
  oneClick?: boolean;
}): Promise<Record<string, string> | Response> {
  const body = await readFormBody({ request: c.req.raw, maxBytes: MAX_BYTES });
  if (!body.ok) return c.text(body.message, body.status, PRIVATE);
  const sent = Object.fromEntries(
    body.entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const byProgram = oneClick && isOneClick(sent);
  const ours = isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl });
  return byProgram || ours ? sent : c.text(newsletterTexts().foreign, 403, PRIVATE);
}
