import { join } from 'node:path';
import { createSite } from './app.ts';
import { announce, boot } from './boot.ts';
import { builtAssets } from './server/assets.ts';
import { distDir, type Env } from './server/env.ts';
import { createHttpServer, listen } from './server/http.ts';
import { log } from './server/log.ts';
import { stopInOrder } from './server/shutdown.ts';
import { createStaffSite } from './services.ts';

const clientDir = join(process.cwd(), distDir, 'client');

/** Serves the website and the admin until the process is told to end. */
export async function serve(settings: Env): Promise<void> {
  const { payload, cache, services, end } = await boot(settings);
  const staff = createStaffSite({ payload, env: settings, dev: false });
  const site = { payload, env: settings, assets: builtAssets(clientDir), cache, dev: false };
  const publicSite = createSite({ site, services, clientDir });
  const server = createHttpServer({
    cache,
    site: publicSite,
    staff: staff.handle,
    https: settings.siteUrl.startsWith('https:'),
  });
  await listen({ server, port: settings.port, host: settings.host });
  services.start();
  announce(settings);
  // Tests that started this server try every address it answers.
  process.send?.({ addresses: publicSite.addresses });
  // The admin takes a moment to load; visitors need not wait for it.
  if (settings.adminAtStart)
    staff.prepare().catch((error) => log.error({ err: error }, 'admin did not start'));
  stopInOrder({ server, payload, drainMs: settings.drainSeconds * 1000, before: end });
}
