import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { root } from './server.ts';

/** Runs a bench script in a process of its own and answers with the JSON it printed after `ROWS`. */
export async function child<T>({
  script,
  args,
  env,
  node = [],
  tsx = true,
  isBuilt = false,
}: {
  script: string;
  args: string[];
  env: Record<string, string>;
  /** Options for Node itself. */
  node?: string[];
  /** False for scripts that Node runs as they are: tsx wraps every function to keep its name, which costs more than some functions do. */
  tsx?: boolean;
  /** Runs it as the product runs: built into one script for the server. */
  isBuilt?: boolean;
}): Promise<T> {
  const file = isBuilt ? await builtScript(script) : `bench/${script}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...node, ...(tsx && !isBuilt ? ['--import', 'tsx'] : []), file, ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      maxBuffer: 1e8,
    },
  );
  const line = stdout.split('\n').find((text) => text.startsWith('ROWS '));
  if (!line) throw new Error(`bench/${script} printed no figures:\n${stdout}`);
  return JSON.parse(line.slice(5)) as T;
}

/** Builds a bench script as the server is built; answers with its path from the root. */
async function builtScript(script: string): Promise<string> {
  const outDir = join(root, 'dist/bench');
  const name = script.replace(/\.ts$/, '');
  await build({
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'error',
    build: { ssr: true, outDir, rollupOptions: { input: { [name]: join(root, 'bench', script) } } },
  });
  // Vite adds the product's own scripts, which the configuration names.
  return join('dist/bench', `${name}.js`);
}
