import type { Payload } from 'payload';
import { provideBlocks } from './builder/provide-blocks.ts';
import { createFirstAdmin } from './features/settings/first-admin.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { refuseDamagedDatabase, useDataDir } from './server/data-dir.ts';
import { tryDatabaseLock, withDatabaseLock } from './server/database-lock.ts';
import type { Env } from './server/env.ts';
import { agreeOnFiles } from './server/files/files-place.ts';
import { siteFiles } from './server/files/site-files.ts';
import { log } from './server/log.ts';
import { removeUnfinishedMail } from './server/mail.ts';
import { createPageCache } from './server/page-cache.ts';
import { START_LOCK, startPayload } from './server/payload.ts';
import { EVERYTHING, onPurge, purge } from './server/purge.ts';
import { startPurgeMessenger } from './server/purge-messenger.ts';
import { upgradeSqlite } from './server/upgrade/upgrade-sqlite.ts';
import { removeAbandonedUploads } from './server/uploaded-file.ts';
import { createServices } from './services.ts';

/** Printed once nothing of the demonstration is missing any more. */
const DEMO_FINISHED = 'Demo pictures loaded.';

/**
 * Everything behind the front door, in production and development alike: the database up to date and filled, the page
 * cache purged on every change, the services. `end` holds what to stop before the database closes, in order.
 */
export async function boot(env: Env) {
  if (!env.databaseUrl) {
    const { migrations } = await import('./migrations/sqlite/index.ts');
    await upgradeSqlite({ dataDir: env.dataDir, migrations });
  }
  // Held until the process ends.
  await useDataDir({ dataDir: env.dataDir, as: env.databaseUrl ? 'command' : 'server' });
  if (!env.databaseUrl) await refuseDamagedDatabase(env.dataDir);
  await removeUnfinishedMail(env.dataDir);
  await provideBlocks();
  const { default: config } = await import('./payload.config.ts');
  const payload = await startPayload(config);
  await agreeOnFiles({ payload, settings: env.bucket, bucket: siteFiles().bucket });
  await prepareDatabase({ payload, env });
  const cache = createPageCache({ cdn: env.cdn, staffSecret: payload.secret });
  onPurge((tags) => cache.purge(tags));
  const stopMessenger = await startPurgeMessenger({ payload });
  // A process that was killed may have stored a change without telling the CDN; a new version draws other pages.
  if (env.cdn) purge([EVERYTHING]);
  const services = createServices({ payload, env });
  await removeAbandonedUploads({ dataDir: env.dataDir, now: Date.now() });
  return { payload, cache, services, end: [() => services.stop(), stopMessenger] };
}

/** What a first start does: the first admin, and the demonstration agency in an empty database. */
async function prepareDatabase({ payload, env }: { payload: Payload; env: Env }): Promise<void> {
  const admin = await withDatabaseLock(payload, START_LOCK, () =>
    createFirstAdmin({ payload, email: env.adminEmail, password: env.adminPassword }),
  );
  if (admin?.password) {
    console.log(`First admin: ${admin.email}, password: ${admin.password} (shown only once).`);
  }
  if (env.demo) await prepareDemo(payload);
}

/** Fills an empty database; the site serves while pages, news and pictures still follow. */
async function prepareDemo(payload: Payload): Promise<void> {
  // Held until all is in: of several instances that start at once, one does it.
  const release = await tryDatabaseLock(payload, 'frontage:demo');
  if (!release) return;
  const demo = await seedDemo({ payload }).catch((error) => {
    release();
    throw error;
  });
  if (!demo.seeded) return release();
  console.log('Demo agency loaded. Its pages and pictures follow in about a minute.');
  demo.finished
    .then(() => console.log(DEMO_FINISHED))
    .catch((error) => log.error({ err: error }, 'demo data is incomplete: the next start continues it'))
    .finally(release);
}

/** What a start prints once it serves. */
export function announce(env: Env): void {
  const staff = env.adminPending
    ? 'the admin is being built, which takes about two minutes'
    : `staff sign in at ${env.siteUrl}/admin`;
  console.log(`Frontage is serving ${env.siteUrl} · ${staff}`);
}

/** What a start prints when the admin was built after it began to serve. */
export function announceAdmin(env: Env): void {
  console.log(`The admin is ready · staff sign in at ${env.siteUrl}/admin`);
}
