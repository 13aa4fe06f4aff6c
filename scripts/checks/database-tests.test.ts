import { expect, it } from 'vitest';
import { postgresTests, runsOnPostgres, runsOnSqlite, sqliteTests } from './database-tests.mjs';

it.each([
  ['a feature', 'site/src/features/leads/inbox/lead-log.int.test.ts', ''],
  ['the server', 'site/src/server/slug-field.int.test.ts', ''],
  ['a part of the site that is new', 'site/src/reports/load.int.test.ts', ''],
  [
    'a route that writes SQL',
    'site/src/routes/lead-forms/routes.int.test.ts',
    "import { sql } from 'drizzle-orm';",
  ],
  [
    'a block that asks the database',
    'site/src/blocks/loop/load.int.test.ts',
    "import { query } from '#site/server/database.ts';",
  ],
  [
    'a marked route',
    'site/src/routes/visitors/alerts/alerts.int.test.ts',
    '/** @postgres: the queries of alerts. */',
  ],
])('the tests of %s run on PostgreSQL', (_of, path, text) => {
  expect(runsOnPostgres({ path, text })).toBe(true);
});

it.each(['routes/pages/news', 'blocks/loaders', 'builder/lists/loops', 'block-kit/slides'])(
  'those of %s run on SQLite alone',
  (name) => {
    expect(
      runsOnPostgres({ path: `site/src/${name}.int.test.ts`, text: "import { app } from './app.ts';" }),
    ).toBe(false);
  },
);

it('those that are marked so run on SQLite alone, wherever they are', () => {
  const text = "/* @sqlite-only. */ import { sql } from 'drizzle-orm';";
  expect(runsOnPostgres({ path: 'site/src/testing/rights.int.test.ts', text })).toBe(false);
});

it('those of what exists on PostgreSQL alone run there alone', () => {
  const path = 'site/src/features/listings/map/columns/columns.int.test.ts';
  const text = '// @postgres-only: SQLite has none. import { testPayload } from "#site/testing/payload.ts";';
  expect([runsOnSqlite({ text }), runsOnPostgres({ path, text })]).toEqual([false, true]);
  expect(sqliteTests()).not.toContain(path);
  expect(postgresTests()).toContain(path);
});

it('finds the tests that there are, with / between folders', () => {
  const found = postgresTests();
  expect(found).toContain('site/src/testing/migrations.int.test.ts');
  expect(found.length).toBeGreaterThan(50);
});
