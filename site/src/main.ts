import { EnvError, env } from './server/env.ts';

/** The program. The environment is checked before anything else is loaded, which reads it too. */
async function main(): Promise<void> {
  const settings = env();
  const { serve } = await import('./serve.ts');
  await serve(settings);
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
