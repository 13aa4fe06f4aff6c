import type { Hono } from 'hono';
import { shapeSvg } from '#site/blocks/section/shapes.ts';
import type { SiteBindings } from '#site/server/site.ts';

/** `/shapes/{name}.svg` and `/shapes/{name}-negative.svg`: the edges of sections. */
export function addShapeRoutes({ app }: { app: Hono<SiteBindings> }): void {
  app.get('/shapes/:file', (c) => {
    const svg = shapeSvg(c.req.param('file'));
    return svg === null
      ? c.text('There is no shape of this name.', 404)
      : c.body(svg, 200, {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'public, max-age=86400',
          'X-Content-Type-Options': 'nosniff',
        });
  });
}
