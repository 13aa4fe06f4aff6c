import { BackupError } from '#site/server/backup/backup-error.ts';
import { counted } from '#site/server/counted.ts';
import { env } from '#site/server/env.ts';
import { failureText } from '#site/server/failure-text.ts';
import { moveDatabase } from '#site/server/move-database/move-database.ts';
import type { Migration } from '#site/server/upgrade/run-migrations.ts';

/** `npm run move-database -- to-postgres | to-sqlite`: the database changes its kind. The server must be stopped. */
async function main([direction, ...more]: string[]): Promise<void> {
  process.umask(0o077);
  const { dataDir, databaseUrl } = env();
  const to = direction === 'to-postgres' ? 'postgres' : direction === 'to-sqlite' ? 'sqlite' : undefined;
  if (!to || more.length > 0)
    throw new BackupError('Say which way: npm run move-database -- to-postgres, or -- to-sqlite');
  if (!databaseUrl)
    throw new BackupError(
      'Set DATABASE_URL to the PostgreSQL database to move to or from. The SQLite one is in DATA_DIR.',
    );
  const [sqlite, postgres] = await Promise.all([
    import('#site/migrations/sqlite/index.ts'),
    import('#site/migrations/postgres/index.ts'),
  ]);
  const { sums, kept } = await moveDatabase({
    to,
    dataDir,
    databaseUrl,
    migrations: {
      sqlite: sqlite.migrations as Migration[],
      postgres: postgres.migrations as Migration[],
    },
  });
  const rows = [...sums.values()].reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Moved ${counted(rows, 'row')} of ${counted(sums.size, 'table')}: ${counted(sums.get('leads')?.rows ?? 0, 'lead')}, ${counted(sums.get('listings')?.rows ?? 0, 'listing')}. All counted and compared. Pictures and other files stay in ${dataDir}.`,
  );
  if (kept)
    console.log(
      `The SQLite database that was there is kept in ${kept}; delete it when you no longer need it.`,
    );
  console.log(
    to === 'postgres'
      ? 'Start the server with this DATABASE_URL: npm start'
      : 'Remove DATABASE_URL from the settings, then start the server: npm start. The PostgreSQL database was not changed.',
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupError ? error.message : failureText(error));
  process.exit(1);
});
