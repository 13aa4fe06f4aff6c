import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { makeDataDir } from './server/data-dir.ts';
import { env } from './server/env.ts';
import { failureText } from './server/failure-text.ts';
import { quickenImports } from './server/quick-imports.ts';

/** The program. The environment is checked before anything else is loaded, which reads it too. */
async function main(): Promise<void> {
  // What this process writes is its owner's alone: leads, hashes, secrets.
  process.umask(0o077);
  const settings = env();
  makeDataDir(settings.dataDir);
  // What Node compiled is there for the next start, which takes a seventh less processor time.
  enableCompileCache(join(settings.dataDir, '.compiled'));
  quickenImports();
  const { serve } = await import('./serve.ts');
  await serve(settings);
}

main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exit(1);
});
