import pg from 'pg';

/** Where the databases of a run's test files come from. */
export type TestDatabase = { kind: 'sqlite'; template: string } | { kind: 'postgres'; server: string };

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/** The database on the test server that carries the migrated, empty schema. */
export const TEMPLATE = 'frontage_template';

type Target = {
  /** Connection string of the server, with its right to create databases. */
  server: string;
  /** Connection string of that database. */
  url: string;
};

/** Makes the database that `url` names, as a copy of the migrated template. */
export async function createDatabase({ server, url }: Target): Promise<void> {
  await copyDatabase({ server, url, of: TEMPLATE });
}

/**
 * Makes the database that `url` names, as a copy of another one that nobody is connected to. Its files are copied, which
 * takes a third of what writing each of their pages to the log as well does.
 */
export async function copyDatabase({ server, url, of }: Target & { of: string }): Promise<void> {
  await onServer(
    server,
    `create database ${nameIn(url)} template ${pg.escapeIdentifier(of)} strategy file_copy`,
  );
}

/** Removes it again, also while there are connections. */
export async function dropDatabase({ server, url }: Target): Promise<void> {
  await onServer(server, `drop database if exists ${nameIn(url)} with (force)`);
}

/** Runs one statement on a connection of its own. */
export async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameIn = (url: string) => pg.escapeIdentifier(new URL(url).pathname.slice(1));
