import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { announce, boot } from './boot.ts';
import { sourceAssets } from './server/assets.ts';
import { env } from './server/env.ts';
import { createHttpServer, listen } from './server/http.ts';
import { stopInOrder } from './server/shutdown.ts';
import { createStaffSite } from './services.ts';

/**
 * What serve.ts is in production, with sources in place of a build: routes and components are loaded again once they
 * changed, islands and styles are replaced in the open page. Collections, server start and environment need a restart.
 */
export async function startDevelopment(vite: ViteDevServer): Promise<void> {
  const settings = env();
  const { payload, cache, services, end } = await boot(settings);
  vite.watcher.on('all', () => cache.clear());
  const staff = createStaffSite({ payload, env: settings, dev: true });
  const site = { payload, env: settings, assets: sourceAssets(), cache, dev: true };
  const server = createHttpServer({
    cache,
    early: vite.middlewares,
    staff: staff.handle,
    async site(request, response) {
      const { createSite } = (await vite.ssrLoadModule('/src/app.ts')) as typeof import('./app.ts');
      await createSite({ site, services, clientDir: join(process.cwd(), 'site/public') })(request, response);
    },
  });
  await listen({ server, port: settings.port, host: settings.host });
  services.start();
  announce(settings);
  stopInOrder({ server, payload, before: end });
}
