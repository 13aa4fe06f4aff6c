import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import {
  type FoundDocument,
  loadBrochure,
  loadPageDocument,
} from '#site/features/listings/public/documents/load-document.ts';
import { retryAfter } from '#site/server/answer-headers.ts';
import { StorageError } from '#site/server/files/file-store.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
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
  const { payload } = site;
  const page = pageHandler(site);

  app.get('/documents/:listing{[1-9][0-9]{0,8}}/:file{[1-9][0-9]{0,8}}', async (c) => {
    const [listing, file] = [Number(c.req.param('listing')), Number(c.req.param('file'))];
    const found = await loadPageDocument({ payload, listing, file });
    return (await sendDocument({ c, found, headers: ON_PAGE })) ?? page(notFound)(c);
  });

  app.get('/brochures/:token', async (c) => {
    const asked = await leads.requestedBrochure(c.req.param('token'));
    if (!asked) return page(notFound)(c);
    if (asked === 'expired') return page(brochureGonePage)(c);
    const found = await loadBrochure({ payload, ...asked });
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
  let content: Readable | undefined;
  let size = 0;
  try {
    const file = await siteFiles().open(found.key);
    content = await file?.read();
    if (!file || !content) return undefined;
    size = file.size;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return c.text('This document cannot be loaded at the moment. Try again in a minute.', 503, {
      ...common,
      'Cache-Control': 'no-store',
      ...retryAfter(30),
    });
  }
  if (c.req.method === 'HEAD') content.destroy();
  const bytes = c.req.method === 'HEAD' ? null : Readable.toWeb(content);
  return new Response(bytes as ReadableStream | null, {
    headers: {
      ...common,
      'Content-Type': 'application/pdf',
      'Content-Length': String(size),
      'Content-Disposition': `${disposition}; filename="${found.saveAs}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
