import type { Context, Hono } from 'hono';
import type { Payload } from 'payload';
import { loadListing, readListingId } from '#site/features/listings/page/load-listing.ts';
import { loadSuburb } from '#site/features/listings/suburbs/load-suburb.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import { createSharePictures } from '#site/server/share-picture/share-pictures.ts';
import {
  type SharedKind,
  type ShareSheet,
  shareImage,
  sheetName,
} from '#site/server/share-picture/share-sheet.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { agencyOf, agentSheet, listingSheet, officeSheet, siteSheet, suburbSheet } from './sheets.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * `/og/{kind}/{id}/{hash}.jpg`: the picture that others show of a page when it is shared. Its address changes with its
 * content; an earlier one is redirected, so what is hidden since is not shown by it.
 */
export function addSharePictureRoutes({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const { payload, env } = site;
  const pictures = createSharePictures({ dataDir: env.dataDir, limits: env.limits });
  app.get('/og/:kind/:id/:file', async (c) => {
    const { kind, id, file } = c.req.param();
    const sheet = await sheetOf({ payload, kind, id });
    if (!sheet) return c.text('There is no picture at this address.', 404);
    if (file !== `${sheetName(sheet)}.jpg`) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(shareImage({ kind: kind as SharedKind, id, sheet }).src, 302);
    }
    const picture = await pictures.get(sheet);
    return picture ? jpeg(c, picture) : busy(c, sheet);
  });
}

const jpeg = (c: Context<SiteBindings>, picture: Buffer): Response =>
  c.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/jpeg',
    'Cache-Control': FOREVER,
    'X-Content-Type-Options': 'nosniff',
  });

/** While too many are made, the photo stands in. */
function busy(c: Context<SiteBindings>, { photo }: ShareSheet): Response {
  if (photo) return c.body(null, 302, { ...NO_STORE, Location: `/media/${encodeURIComponent(photo)}` });
  const message = 'Too many pictures are being made. Try again in a few seconds.';
  return c.text(message, 503, { ...NO_STORE, ...retryAfter(5) });
}

/** What the picture of a listing, agent, office, suburb or the whole website shows now; undefined for one that visitors may not see. */
async function sheetOf({
  payload,
  kind,
  id,
}: {
  payload: Payload;
  kind: string;
  id: string;
}): Promise<ShareSheet | undefined> {
  switch (kind) {
    case 'listing': {
      const number = readListingId(id);
      const found = number === null ? null : await loadListing(payload, number);
      return found && 'listing' in found ? listingSheet(found.listing, await agencyOf(payload)) : undefined;
    }
    case 'agent': {
      const agent = (await loadPeople(payload)).agents.find(({ slug }) => slug === id);
      return agent && agentSheet(agent, await agencyOf(payload));
    }
    case 'suburb': {
      const stock = await loadSuburb(payload, { key: id, now: Date.now() });
      return stock ? suburbSheet(stock, await agencyOf(payload)) : undefined;
    }
    case 'office': {
      const office = (await loadPeople(payload)).offices.find(({ slug }) => slug === id);
      return office && officeSheet(office, await agencyOf(payload));
    }
    case 'site':
      return id === 'all' ? siteSheet(payload) : undefined;
    default:
      return undefined;
  }
}
