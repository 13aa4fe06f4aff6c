import { afterAll, afterEach } from 'vitest';
import { startBucketServer } from '#site/server/files/testing/bucket-server.ts';

/**
 * A bucket for all files of a test file's website. Imported before everything else, since the environment is read once.
 * Each test begins with one that works.
 */
export const bucketServer = await startBucketServer();
Object.assign(process.env, bucketServer.variables);
afterEach(() => bucketServer.set('fine'));
afterAll(async () => {
  for (const name of Object.keys(bucketServer.variables)) delete process.env[name];
  await bucketServer.stop();
});
