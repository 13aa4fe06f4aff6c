import { join } from 'node:path';
import type { Payload } from 'payload';
import { createSite } from './app.ts';
import { builtAssets } from './server/assets.ts';
import { EnvError, env } from './server/env.ts';
import { createHttpServer } from './server/http.ts';
import { log } from './server/log.ts';
import { createPageCache } from './server/page-cache.ts';
import { startPayload } from './server/payload.ts';
import { onPurge } from './server/purge.ts';
import { createStaff } from './server/staff.ts';

// Where the build stands; another place only for trying a build beside the one in use.
const clientDir = join(process.cwd(), process.env.FRONTAGE_DIST ?? 'dist', 'client');

async function main(): Promise<void> {
  const settings = env();
  const { default: config } = await import('./payload.config.ts');
  const payload: Payload = await startPayload(config);
  const cache = createPageCache();
  onPurge((tags) => cache.purge(tags));
  const staff = createStaff({ dir: join(process.cwd(), 'admin'), dev: false });
  const site = createSite({
    site: { payload, env: settings, assets: builtAssets(clientDir), cache, dev: false },
    clientDir,
  });
  const server = createHttpServer({ cache, site, staff: staff.handle });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  console.log(`Frontage is serving ${settings.siteUrl} · staff sign in at ${settings.siteUrl}/admin`);
  // The admin takes a moment to load; visitors need not wait for it.
  staff.prepare().catch((error) => log.error({ err: error }, 'the admin did not start'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server, payload));
}

async function stop(server: ReturnType<typeof createHttpServer>, payload: Payload): Promise<void> {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5000).unref();
  await new Promise((resolve) => server.once('close', resolve));
  await payload.destroy();
  process.exit(0);
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
