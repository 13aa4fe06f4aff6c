import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { postgresTests, sqliteTests } from './scripts/checks/database-tests.mjs';
import { LongestFirst } from './scripts/checks/durations.mjs';

const siteSource = fileURLToPath(new URL('./site/src', import.meta.url));
const alias = [{ find: /^#site\//, replacement: `${siteSource}/` }];

/** One more than there are cores: tests wait for servers, timers and the disk. Vitest by itself leaves a core free. */
const WORKERS = Math.min(availableParallelism() + 1, 6);

/** The database tests: nearly all of them on SQLite, and those that say something about SQL on a real PostgreSQL as well. */
const databaseProject = (name: 'sqlite' | 'postgres') => ({
  resolve: { alias },
  test: {
    name,
    include: name === 'postgres' ? postgresTests() : sqliteTests(),
    globalSetup: [`site/src/testing/${name}.global.ts`],
    setupFiles: ['site/src/testing/setup.ts'],
    // setup.ts shields one file from another; a process for each would load Payload and Next a hundred times.
    isolate: false,
    maxWorkers: WORKERS,
    // The first test of a file boots Payload, and a busy machine is slow. So it is with what holds shortly.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'site/src/**/*.test.{ts,tsx}',
            'site/demo/**/*.test.ts',
            'admin/**/*.test.ts',
            'embed/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Property tests take a while on a busy machine.
          testTimeout: 30_000,
          // Pure code: nothing to shield one file from another, and a process per file would take minutes.
          pool: 'threads',
          isolate: false,
          maxWorkers: WORKERS,
          exclude: ['**/*.int.test.{ts,tsx}', '**/node_modules/**', '**/.next/**'],
        },
      },
      databaseProject('sqlite'),
      databaseProject('postgres'),
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.{ts,tsx}'],
          globalSetup: ['e2e/support/seeded-sites.global.ts'],
          // The files of a worker share its browser and what they import; every tab has a profile of its own.
          isolate: false,
          // Each worker has a site and a browser of its own. With more, tests of the admin come too late for their clicks.
          maxWorkers: WORKERS,
          // A busy machine can be too late for a browser once; what passes only then is named in the summary.
          retry: 1,
          // Assertions that hold shortly; on a busy machine that can take a while.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
