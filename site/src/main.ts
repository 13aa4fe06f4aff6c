import { join } from 'node:path';
import type { Payload } from 'payload';
import { createSite } from './app.ts';
import { createFirstAdmin } from './features/settings/first-admin.ts';
import { importFeed } from './feed-wiring.ts';
import { wireLeadDesk } from './lead-wiring.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { builtAssets } from './server/assets.ts';
import { distDir, type Env, EnvError, env } from './server/env.ts';
import { createHttpServer, listen } from './server/http.ts';
import { log } from './server/log.ts';
import { createPageCache } from './server/page-cache.ts';
import { startPayload } from './server/payload.ts';
import { onPurge } from './server/purge.ts';
import { startPurgeMessenger } from './server/purge-messenger.ts';
import { stopInOrder } from './server/shutdown.ts';
import { createStaff } from './server/staff.ts';

const clientDir = join(process.cwd(), distDir, 'client');

async function main(): Promise<void> {
  const settings = env();
  const { default: config } = await import('./payload.config.ts');
  const payload = await startPayload(config);
  await prepareDatabase({ payload, settings });
  const cache = createPageCache();
  onPurge((tags) => cache.purge(tags));
  const stopMessenger = await startPurgeMessenger({ payload, clear: () => cache.clear() });
  const desk = wireLeadDesk({ payload, env: settings });
  const staff = createStaff({ dir: join(process.cwd(), 'admin'), dev: false });
  const site = { payload, env: settings, assets: builtAssets(clientDir), cache, dev: false };
  const server = createHttpServer({
    cache,
    site: createSite({ site, desk, clientDir }),
    staff: staff.handle,
  });
  await listen({ server, port: settings.port, host: settings.host });
  desk.worker.start();
  console.log(`Frontage is serving ${settings.siteUrl} · staff sign in at ${settings.siteUrl}/admin`);
  // The admin takes a moment to load; visitors need not wait for it.
  staff.prepare().catch((error) => log.error({ err: error }, 'the admin did not start'));
  stopInOrder({ server, payload, before: [() => desk.worker.stop(), stopMessenger] });
}

/** What a first start does: the first admin, and the demonstration agency in an empty database. */
async function prepareDatabase({ payload, settings }: { payload: Payload; settings: Env }): Promise<void> {
  const admin = await createFirstAdmin({
    payload,
    email: settings.adminEmail,
    password: settings.adminPassword,
  });
  if (admin?.password) {
    console.log(`The first admin is ${admin.email} with the password ${admin.password} (shown this once).`);
  }
  if (!settings.demo) return;
  const demo = await seedDemo({ payload, importFeed });
  if (!demo.seeded) return;
  console.log('Seeding the demonstration agency; its pictures take about a minute …');
  await demo.finished;
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
