import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './server.ts';

/** Runs a bench script in a process of its own and answers with the JSON it printed after `ROWS`. */
export async function child<T>({
  script,
  args,
  env,
  node = [],
  tsx = true,
}: {
  script: string;
  args: string[];
  env: Record<string, string>;
  /** Options for Node itself. */
  node?: string[];
  /** False for scripts that Node runs as they are: tsx wraps every function to keep its name, which costs more than some functions do. */
  tsx?: boolean;
}): Promise<T> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...node, ...(tsx ? ['--import', 'tsx'] : []), `bench/${script}`, ...args],
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
