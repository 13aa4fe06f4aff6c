import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Tag } from '#site/server/purge.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { RouteInput } from './page-route.ts';

/** A file made at request time: a sitemap, a calendar. A `null` body redirects to `instead`, or answers 404. */
export type FileAnswer = {
  type: string;
  body: string | null;
  tags: Tag[];
  /** Epoch ms after which the file says something untrue. */
  expiresAt?: number;
  /** Further headers, such as what keeps it out of search engines. */
  headers?: Record<string, string>;
  /** The path of the page that says why there is no file. */
  instead?: string;
  /** The name it is saved under; without one the browser shows it. */
  saveAs?: string;
};

export type FileRoute = (input: RouteInput) => Promise<FileAnswer>;

/** Turns a file route into a Hono handler behind the page cache, as the page handler does for pages. */
export function fileHandler(site: Site) {
  return (route: FileRoute) =>
    async (c: Context<SiteBindings>): Promise<Response> => {
      const render = async () => {
        const answer = await route({ site, c, query: new URL(c.req.url).searchParams });
        const found = answer.body !== null;
        const instead = found ? undefined : answer.instead;
        return {
          status: found ? 200 : instead ? 302 : 404,
          headers: {
            'Content-Type': found ? answer.type : 'text/plain; charset=utf-8',
            'Cache-Control': found ? 'no-cache' : 'no-store',
            'X-Content-Type-Options': 'nosniff',
            ...answer.headers,
            ...(instead ? { Location: instead } : {}),
            ...(found && answer.saveAs
              ? { 'Content-Disposition': `attachment; filename="${answer.saveAs}"` }
              : {}),
          },
          body: answer.body ?? 'There is nothing at this address any more.\n',
          tags: answer.tags,
          expiresAt: answer.expiresAt,
          cacheable: found,
        };
      };
      await site.cache.respond({ request: c.env.incoming, response: c.env.outgoing, render });
      return RESPONSE_ALREADY_SENT;
    };
}
