import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

/** The admin whom the seeded sites are started with. */
const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };
const env = {
  FRONTAGE_ADMIN_EMAIL: ADMIN.email,
  FRONTAGE_ADMIN_PASSWORD: ADMIN.password,
  // A journey that sends much can say that it is somebody else.
  FRONTAGE_TRUST_PROXY: '1',
};

type Site = { url: string; dataDir: string; admin: typeof ADMIN };

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sites of the journeys, one for each worker. */
    sites: Site[];
    /** A data folder as a first start leaves it. Copy it. */
    seeded: string;
  }
}

/** Seeds the demo agency once, starts the built site on a copy of it for each worker, and ends them afterwards. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-e2e-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const seeded = join(folder, 'seeded');
    const first = await startServer({ env, dataDir: seeded });
    await first.printed('Demo pictures loaded.').finally(first.stop);
    const servers = await Promise.all(
      Array.from({ length: project.config.maxWorkers }, (_, index) => {
        const dataDir = join(folder, `site-${index + 1}`);
        cpSync(seeded, dataDir, { recursive: true });
        return startServer({ env, dataDir });
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
