import { type SQL, sql } from 'drizzle-orm';
import { UpgradeError } from './upgrade-error.ts';

/** A migration of the repository. It uses `db` alone: what it must do is said in SQL. */
export type Migration<Args = never> = { name: string; up: (args: Args) => Promise<void> };

/**
 * The migrations that a database does not have yet, oldest first. Throws {@link UpgradeError} when it has one that this
 * version does not know.
 */
export function pendingMigrations<M extends { name: string }>(
  migrations: readonly M[],
  done: readonly string[],
): M[] {
  const unknown = done.find((name) => !migrations.some((each) => each.name === name));
  if (unknown)
    throw new UpgradeError(
      `This database was used by another version of Frontage, with a schema that this version does not know (migration ${unknown}). Start that version, or restore the backup of before the upgrade: npm run restore -- backup.zip --replace. Nothing was changed.`,
    );
  return migrations.filter(({ name }) => !done.includes(name));
}

/**
 * Runs migrations in order and records each in `payload_migrations`, as Payload would. Throws {@link UpgradeError}, which
 * names the migration; the caller sees to it that the database is then as it was.
 */
export async function runMigrations<Args>({
  migrations,
  db,
  run,
}: {
  migrations: readonly Migration<Args>[];
  db: unknown;
  run: (statement: SQL) => unknown;
}): Promise<void> {
  for (const { name, up } of migrations) {
    try {
      await up({ db } as Args);
      // Those of one upgrade share a number, as Payload has it.
      await run(sql`insert into payload_migrations (name, batch)
        select ${name}, coalesce((select max(batch) from payload_migrations where name <> ${name}), 0) + 1`);
    } catch (error) {
      throw UpgradeError.of(name, error);
    }
  }
}
