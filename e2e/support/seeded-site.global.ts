import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

/** The admin whom the seeded site is started with. */
const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site all journeys visit: the demo agency, seeded once per run. */
    site: { url: string; dataDir: string; admin: { email: string; password: string } };
  }
}

/** Starts one built site with the demo agency before the journeys, and ends it after them. */
export default async function setup(project: TestProject) {
  const site = await startServer({
    env: { FRONTAGE_ADMIN_EMAIL: ADMIN.email, FRONTAGE_ADMIN_PASSWORD: ADMIN.password },
  });
  project.provide('site', { url: site.url, dataDir: site.dataDir, admin: ADMIN });
  return async () => {
    await site.stop();
  };
}
