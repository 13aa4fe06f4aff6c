import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The pinned Node once it is installed, else the one that runs this. */
export const pinnedNode = () => {
  const pinned = join(root, 'node_modules/node/bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
};

/** Runs a command in the repository and resolves with its exit code. `onStart` is given the process. */
export function run(command, args, { onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    onStart?.(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command in the repository; resolves with its exit code and what it printed, on either channel. */
export async function runQuietly(command, args, options = {}) {
  let printed = '';
  const code = await run(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: (child) => {
      for (const channel of [child.stdout, child.stderr]) {
        channel.on('data', (text) => {
          printed += text;
        });
      }
    },
  });
  return { code, printed };
}

/**
 * Runs a server on the pinned Node and resolves with its exit code. A child, whose life is this process's: signals are
 * passed on, and over the channel between the two the child notices when this process is killed. `onMessage` is given
 * what it sends, and the child.
 */
export function runUntilSignal(args, env, { onMessage } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill('SIGTERM'));
    if (onMessage) child.on('message', (message) => onMessage(message, child));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** npm runs a script in a shell, and not every shell passes on the signal that ends npm: its end has to be noticed. */
function whenParentEnds(then) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 250);
  timer.unref();
}
