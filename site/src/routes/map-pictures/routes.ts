import { join } from 'node:path';
import type { Hono } from 'hono';
import { drawMapPicture } from '#site/features/settings/map/draw-map-picture.ts';
import { findMapFile, mapsDir } from '#site/features/settings/map/map-file.ts';
import { readMapPicture } from '#site/features/settings/map/map-picture.ts';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import { fontFolder } from '#site/server/picture-font/picture-font.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { createStoredPictures } from '#site/server/stored-pictures.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** About 25 KB each. */
const MOST_FILES = 5000;

/**
 * `/maps/picture/{signed view}.webp`: a picture of the operator's map, shown until a visitor asks for the map itself.
 * It is drawn when first asked for; an address that this server did not sign is not found.
 */
export function addMapPictureRoutes({ app, site: { env } }: { app: Hono<SiteBindings>; site: Site }): void {
  const dir = join(env.dataDir, '.map-pictures');
  const pictures = createStoredPictures({ dir, limits: env.limits, mostFiles: MOST_FILES });
  app.get('/maps/picture/:file', async (c) => {
    const { file } = c.req.param();
    const view = readMapPicture(file);
    const map = view && findMapFile(env.dataDir);
    if (!map) return c.text('There is no picture at this address.', 404, NO_STORE);
    const picture = await pictures.get(file, () =>
      drawMapPicture({ view, mapFile: join(mapsDir(env.dataDir), map), fontDir: fontFolder(env.dataDir) }),
    );
    if (!picture)
      return c.text('Too many pictures are being made. Try again in a few seconds.', 503, {
        ...NO_STORE,
        ...retryAfter(5),
      });
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': FOREVER,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
