import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ADMIN, SITE_ENV, seedDemo } from './seeded-data.ts';
import { startServer } from './server.ts';

type Site = { url: string; dataDir: string; admin: typeof ADMIN };

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sites of the tests, one for each worker. */
    sites: Site[];
    /** A data folder as a first start leaves it. Copy it. */
    seeded: string;
  }
}

/**
 * Starts the built site for each worker, on a copy of a data folder with the demo agency, and ends them afterwards.
 * `FRONTAGE_SEEDED_DATA` names such a folder; without it the demo is seeded first, which takes about a minute.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-e2e-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const given = process.env.FRONTAGE_SEEDED_DATA;
    if (given && !existsSync(given)) throw new Error(`FRONTAGE_SEEDED_DATA: there is no folder ${given}.`);
    const seeded = given ?? join(folder, 'seeded');
    if (!given) await seedDemo(seeded);
    const servers = await Promise.all(
      Array.from({ length: project.config.maxWorkers }, (_, index) => {
        const dataDir = join(folder, `site-${index + 1}`);
        cpSync(seeded, dataDir, { recursive: true });
        return startServer({ env: SITE_ENV, dataDir });
      }),
    );
    project.provide(
      'sites',
      servers.map(({ url, dataDir }) => ({ url, dataDir, admin: ADMIN })),
    );
    project.provide('seeded', seeded);
    return async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
