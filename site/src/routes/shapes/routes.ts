import type { Hono } from 'hono';
import { shapeSvg } from '#site/blocks/section/shapes.ts';
import type { SiteBindings } from '#site/server/site.ts';

/** Where the page builder of a WordPress site has its shapes, which pages of other websites may still ask for. */
const OLD_PATH = '/wp-content/plugins/elementor/assets/shapes';

/** `/shapes/{name}.svg` and `/shapes/{name}-negative.svg`: the edges of sections; also at the old builder's address. */
export function addShapeRoutes({ app }: { app: Hono<SiteBindings> }): void {
  for (const path of ['/shapes', OLD_PATH])
    app.get(`${path}/:file`, (c) => {
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
