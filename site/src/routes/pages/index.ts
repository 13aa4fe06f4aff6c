import type { Hono } from 'hono';
import type { Site, SiteBindings } from '#site/app.ts';
import { home } from './home.tsx';
import { pageHandler } from './page-handler.tsx';

/** The addresses of the public pages. */
export function addPageRoutes({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const page = pageHandler(site);
  app.get('/', page(home));
  app.notFound(
    page(async () => ({ status: 404, head: { title: 'Not found' }, body: 'Not found', tags: [] })),
  );
}
