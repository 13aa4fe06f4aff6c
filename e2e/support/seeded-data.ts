import { startServer } from './server.ts';

/** The first admin of every site that the end-to-end tests visit. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

/** The environment of those sites. */
export const SITE_ENV = {
  FRONTAGE_ADMIN_EMAIL: ADMIN.email,
  FRONTAGE_ADMIN_PASSWORD: ADMIN.password,
  // A test that sends many forms can pretend to be another visitor.
  FRONTAGE_TRUST_PROXY: '1',
};

/** Makes `dataDir` a data folder as the built site's first start leaves it: the demo agency, with all its pictures. */
export async function seedDemo(dataDir: string): Promise<void> {
  const server = await startServer({ env: SITE_ENV, dataDir });
  await server.printed('Demo pictures loaded.').finally(server.stop);
}
