import { ADMIN_USAGE, adminCommand } from '#site/features/settings/admin-command.ts';
import { useDataDir } from '#site/server/data-dir.ts';
import { env } from '#site/server/env.ts';
import { failureText } from '#site/server/failure-text.ts';
import { logErrorsOnly } from '#site/server/log.ts';
import { startPayload } from '#site/server/payload.ts';
import { startPurgeMessenger } from '#site/server/purge-messenger.ts';

/** `npm run admin -- create|reset|list`: who may manage the site, for when nobody can sign in. */
async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0) {
    console.log(ADMIN_USAGE);
    return 1;
  }
  process.umask(0o077);
  const release = await useDataDir({ dataDir: env().dataDir, as: 'command' });
  logErrorsOnly();
  const { default: config } = await import('#site/payload.config.ts');
  const payload = await startPayload(config);
  // A running server is told who is an administrator now.
  const stop = await startPurgeMessenger({ payload });
  const { ok, text } = await adminCommand({ payload, words });
  (ok ? console.log : console.error)(text);
  await stop();
  await payload.destroy();
  release();
  return ok ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(failureText(error));
    process.exit(1);
  },
);
