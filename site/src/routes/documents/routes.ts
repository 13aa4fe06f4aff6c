import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import {
  type FoundDocument,
  loadBrochure,
  loadPageDocument,
} from '#site/features/listings/public/documents/load-document.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { notFound } from '../pages/not-found.tsx';
import { pageHandler } from '../pages/page-handler.tsx';
import { brochureGonePage } from './brochure-expired-page.tsx';

type RouteContext = Context<SiteBindings>;

/** Documents of listings: those on a listing's page, and brochures for those who asked for them. */
export function addDocumentRoutes({
  app,
  site,
  leads,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: Pick<LeadService, 'requestedBrochure'>;
}): void {
  const { payload, env } = site;
  const { dataDir } = env;
  const page = pageHandler(site);

  app.get('/documents/:listing{[1-9][0-9]{0,8}}/:file{[1-9][0-9]{0,8}}', async (c) => {
    const [listing, file] = [Number(c.req.param('listing')), Number(c.req.param('file'))];
    const found = await loadPageDocument({ payload, dataDir, listing, file });
    return (await sendDocument({ c, found, headers: ON_PAGE })) ?? page(notFound)(c);
  });

  app.get('/brochures/:token', async (c) => {
    const asked = await leads.requestedBrochure(c.req.param('token'));
    if (!asked) return page(notFound)(c);
    if (asked === 'expired') return page(brochureGonePage)(c);
    const found = await loadBrochure({ payload, dataDir, ...asked });
    return (await sendDocument({ c, found, headers: FOR_ONE })) ?? page(brochureGonePage)(c);
  });
}

/** Opens in the browser. Whether it still is there is asked each time. */
const ON_PAGE = { disposition: 'inline', cache: 'no-cache' };
/** Is for the one who asked: saved, kept by nobody on the way, found by no search engine. */
const FOR_ONE = { disposition: 'attachment', cache: 'private, no-store' };

/** Undefined where there is nothing to send. */
async function sendDocument({
  c,
  found,
  headers: { disposition, cache },
}: {
  c: RouteContext;
  found: FoundDocument | undefined;
  headers: typeof ON_PAGE;
}): Promise<Response | undefined> {
  const common = { 'Cache-Control': cache, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  if (!found) return undefined;
  if ('address' in found) return c.body(null, 302, { ...common, Location: found.address });
  const file = await stat(found.path).catch(() => undefined);
  if (!file?.isFile()) return undefined;
  const bytes = c.req.method === 'HEAD' ? null : Readable.toWeb(createReadStream(found.path));
  return new Response(bytes as ReadableStream | null, {
    headers: {
      ...common,
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.size),
      'Content-Disposition': `${disposition}; filename="${found.saveAs}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
