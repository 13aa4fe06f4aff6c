import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { sourceAssets } from './server/assets.ts';
import { env } from './server/env.ts';
import { createHttpServer } from './server/http.ts';
import { createPageCache } from './server/page-cache.ts';
import { startPayload } from './server/payload.ts';
import { onPurge } from './server/purge.ts';
import { stopInOrder } from './server/shutdown.ts';
import { createStaff } from './server/staff.ts';

/**
 * What main.ts is in production, with sources in place of a build: routes and components are loaded anew once they
 * changed, islands and styles are replaced in the open page. Collections, server start and environment need a restart.
 */
export async function startDevelopment(vite: ViteDevServer): Promise<void> {
  const settings = env();
  const { default: config } = await import('./payload.config.ts');
  const payload = await startPayload(config);
  const cache = createPageCache();
  onPurge((tags) => cache.purge(tags));
  vite.watcher.on('all', () => cache.clear());
  const staff = createStaff({ dir: join(process.cwd(), 'admin'), dev: true });
  const site = { payload, env: settings, assets: sourceAssets(), cache, dev: true };
  const server = createHttpServer({
    cache,
    early: vite.middlewares,
    staff: staff.handle,
    async site(request, response) {
      const { createSite } = (await vite.ssrLoadModule('/src/app.ts')) as typeof import('./app.ts');
      await createSite({ site, clientDir: join(process.cwd(), 'site/public') })(request, response);
    },
  });
  server.listen(settings.port, settings.host, () =>
    console.log(
      `Frontage, in development, is serving ${settings.siteUrl} · staff sign in at ${settings.siteUrl}/admin`,
    ),
  );
  stopInOrder({ server, payload });
}
