import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node-path.mjs';

/** A test that speaks to the database itself. */
const SPEAKS_SQL =
  /from '(drizzle-orm[^']*|pg|@payloadcms\/(db-\w+|drizzle)[^']*|[^']*\/(database|postgres-database|run-migrations)\.ts)'|import\('[^']*\/database\.ts'\)|inject\('testDatabase'\)/;

/** What reaches the database through features alone, and the server. */
const ABOVE_FEATURES = /^site\/src\/(routes|builder|blocks|block-kit)\//;

/** Written at the head of a test of those whose queries no other test tries on PostgreSQL. */
const MARKED = /@postgres\b/;

/**
 * Written at the head of a test whose queries other tests try on PostgreSQL, though it looks into the database itself.
 */
const ON_SQLITE_ALONE = /@sqlite-only\b/;

/** Written at the head of a test of what exists on PostgreSQL alone. */
const ON_POSTGRES_ALONE = /@postgres-only\b/;

/**
 * Whether a database test runs on PostgreSQL too; on SQLite nearly all do. Tests of routes, blocks and the builder reach the
 * database only through features, whose own tests run on both. So of those only the ones that speak SQL themselves or
 * are marked with `@postgres` do. What is marked with `@sqlite-only` does not.
 */
export const runsOnPostgres = ({ path, text }) =>
  !ON_SQLITE_ALONE.test(text) && (!ABOVE_FEATURES.test(path) || SPEAKS_SQL.test(text) || MARKED.test(text));

/** Whether a database test runs on SQLite: all but those marked with `@postgres-only`. */
export const runsOnSqlite = ({ text }) => !ON_POSTGRES_ALONE.test(text);

/** The database tests that run on PostgreSQL, as paths from the repository's root. */
export const postgresTests = () => databaseTests(runsOnPostgres);

/** The same for SQLite. */
export const sqliteTests = () => databaseTests(runsOnSqlite);

const databaseTests = (runs) =>
  globSync('site/src/**/*.int.test.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => runs({ path, text: readFileSync(join(root, path), 'utf8') }))
    .sort();
