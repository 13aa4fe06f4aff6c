import { type SQL, sql } from 'drizzle-orm';

/** Where the databases of a run's test files come from. */
export type TestDatabase = { kind: 'sqlite'; template: string } | { kind: 'postgres'; server: string };

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

type Migration<Args> = { name: string; up: (args: Args) => Promise<void> };

/**
 * Brings an empty database up to date as Payload would, without booting Payload: runs each migration and records it in
 * `payload_migrations`, so that the Payload booted on a copy finds nothing left to do.
 */
export async function runMigrations<Args>({
  migrations,
  db,
  run,
}: {
  migrations: Migration<Args>[];
  db: unknown;
  run: (statement: SQL) => unknown;
}): Promise<void> {
  for (const { name, up } of migrations) {
    // Generated migrations use `db` alone.
    await up({ db } as Args);
    await run(sql`insert into payload_migrations (name, batch) values (${name}, 1)`);
  }
}
