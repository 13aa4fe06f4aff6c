import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { SiteBindings } from '#site/server/site.ts';
import { addShapeRoutes } from './routes.ts';

const app = new Hono<SiteBindings>();
addShapeRoutes({ app });

// “GET shape divider SVG files at shapes/{name}.svg (and a -negative variant) under the assets URL”
it.each([
  '/shapes/wave.svg',
  '/shapes/wave-negative.svg',
  '/shapes/hills.svg',
  '/wp-content/plugins/elementor/assets/shapes/wave-negative.svg',
])('serves %s', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('max-age');
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>\n$/s);
});

it.each(['/shapes/nothing.svg', '/shapes/hills-negative.svg', '/shapes/wave', '/shapes/__proto__.svg'])(
  'has no %s',
  async (path) => expect((await app.request(path)).status).toBe(404),
);
