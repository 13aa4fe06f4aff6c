import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MEMORY_ENV, SERVER_FLAGS } from '../scripts/server-flags.mjs';
import { readSecrets } from '../site/src/server/secrets.ts';

export const root = join(import.meta.dirname, '..');

/** A server that ours is measured against. */
export type OtherServer = { url: string; port: number; pid: number; stop: () => Promise<void> };

export type BenchServer = OtherServer & {
  /** Headers of a request that no cached page answers: the cookie of staff. */
  uncached: { Cookie: string };
};

/** Starts the built site on a free port with its own DATA_DIR and waits until it is ready. */
export async function startServer({
  dataDir,
  env = {},
}: {
  dataDir: string;
  env?: Record<string, string>;
}): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'dist/server/main.js'], {
    cwd: root,
    env: {
      ...MEMORY_ENV,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      FRONTAGE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady({ url: `${url}/readyz`, child });
  return { url, port, pid: child.pid as number, uncached: staffHeaders(dataDir), stop: () => end(child) };
}

/** As Payload signs the session of staff: with half of the hash of the install's secret, in hexadecimal. */
function staffHeaders(dataDir: string): { Cookie: string } {
  const { payload } = readSecrets(dataDir);
  const secret = createHash('sha256').update(payload).digest('hex').slice(0, 32);
  const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
  const text = `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 86_400 })}`;
  return { Cookie: `payload-token=${text}.${createHmac('sha256', secret).update(text).digest('base64url')}` };
}

/** Resident memory of a process: now, the most it ever had, its own, and that of mapped files; in MB (Linux). */
export function memoryOf(pid: number): Record<'now' | 'peak' | 'own' | 'mapped', number> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
  return {
    ...{ now: megabytes('VmRSS'), peak: megabytes('VmHWM') },
    ...{ own: megabytes('RssAnon'), mapped: megabytes('RssFile') },
  };
}

/** CPU time a process has used so far, all its threads, in ms (Linux). A busy machine hardly changes it. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces. Ticks are hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * Waits until a process does nothing by itself: after the start the admin loads and background work catches up, which
 * would be counted against whatever is measured meanwhile. Fails when that takes longer than `atMost` seconds.
 */
export async function untilIdle(pid: number, atMost = 60): Promise<void> {
  for (let seconds = 0; seconds < atMost; seconds += 1) {
    const before = cpuOf(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (cpuOf(pid) - before <= 20) return;
  }
  throw new Error(`The site was still busy by itself ${atMost} seconds after its start.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

export async function untilReady({
  url,
  child,
  answers = (address) => fetch(address).then(({ ok }) => ok),
}: {
  url: string;
  child: ChildProcess;
  answers?: (url: string) => Promise<boolean>;
}): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The process ended with code ${child.exitCode} before it answered.`);
    if (await answers(url).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answered at ${url} within four minutes.`);
}
