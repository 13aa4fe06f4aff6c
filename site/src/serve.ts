import { join } from 'node:path';
import { createSite } from './app.ts';
import { announce, announceAdmin, boot } from './boot.ts';
import { createAdminBuild } from './server/admin-build.ts';
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
  const adminBuild = createAdminBuild({ isPending: settings.adminPending });
  const server = createHttpServer({
    cache,
    site: publicSite,
    staff: adminBuild.behind(staff.handle),
    https: settings.siteUrl.startsWith('https:'),
  });
  await listen({ server, port: settings.port, host: settings.host });
  services.start();
  announce(settings);
  // The command that started this server may go on building; tests try every address that is answered.
  process.send?.({ serving: true, addresses: publicSite.addresses });
  // The admin takes a moment to load; visitors need not wait for it.
  adminBuild.built
    .then(() => (settings.adminAtStart ? staff.prepare() : undefined))
    .then(() => settings.adminPending && announceAdmin(settings))
    .catch((error) => log.error({ err: error }, 'admin did not start'));
  stopInOrder({ server, payload, drainMs: settings.drainSeconds * 1000, before: end });
}
