import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from '../../scripts/free-port.mjs';
import { pinnedNode, root } from '../../scripts/node-path.mjs';
import { MEMORY_ENV, SERVER_FLAGS } from '../../scripts/server-flags.mjs';

/** Longest wait for a server to be ready, in ms; a first start seeds the demo agency. */
const START_MS = 300_000;

export type RunningSite = {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  pid: number;
  /** The addresses that it says it answers, once it has said so. */
  addresses: () => { method: string; path: string }[];
  /** What it has printed so far. */
  output: () => string;
  /** Resolves once it has printed this text. Rejects when it ends before. */
  printed: (text: string) => Promise<void>;
  /** Says something to it, as the command that starts it does. */
  tell: (message: object) => void;
  /** Ends it with SIGTERM and resolves with its exit code; removes its DATA_DIR unless it was handed in. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site (dist/server) on a free loopback port with a DATA_DIR of its own and waits until /readyz
 * says ok. `command` and `cwd` start it in another way, through `scripts/start.mjs` for instance.
 */
export async function startServer({
  env = {},
  hostName,
  dataDir,
  command = [pinnedNode(), ...SERVER_FLAGS, 'dist/server/main.js'],
  cwd = root,
}: {
  env?: Record<string, string>;
  /** The name that browsers reach it by, in place of 127.0.0.1; its SITE_URL then says so. */
  hostName?: string;
  dataDir?: string;
  command?: string[];
  cwd?: string;
} = {}): Promise<RunningSite> {
  const ownDir = dataDir ?? mkdtempSync(join(tmpdir(), 'frontage-e2e-'));
  const port = await freePort();
  const url = `http://${hostName ?? '127.0.0.1'}:${port}`;
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: {
      ...plainEnvironment(),
      ...MEMORY_ENV,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: ownDir,
      ...(hostName ? { SITE_URL: url } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let addresses: ReturnType<RunningSite['addresses']> = [];
  child.on('message', (message) => {
    if (typeof message === 'object' && 'addresses' in message)
      addresses = message.addresses as typeof addresses;
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  const output = () => printed;
  const untilPrinted = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!printed.includes(text)) return;
        child.stdout?.off('data', look);
        resolve();
      };
      child.stdout?.on('data', look);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
      look();
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    if (!dataDir) rmSync(ownDir, { recursive: true, force: true });
    return code;
  };
  try {
    await untilReady({ url, child, output });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    dataDir: ownDir,
    pid: child.pid ?? 0,
    addresses: () => addresses,
    output,
    printed: untilPrinted,
    tell: (message) => child.send(message),
    stop,
  };
}

/** The mail a site without SMTP has written, oldest first. */
export async function outbox(dataDir: string): Promise<Email[]> {
  const dir = join(dataDir, 'outbox');
  let names: string[];
  try {
    names = readdirSync(dir).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return Promise.all(names.sort().map((name) => emailIn(join(dir, name))));
}

/** A message is written once and whole; a test that waits for one looks at all of them every few milliseconds. */
const emails = new Map<string, Promise<Email>>();

function emailIn(file: string): Promise<Email> {
  const read = emails.get(file) ?? PostalMime.parse(readFileSync(file));
  emails.set(file, read);
  return read;
}

async function untilReady({
  url,
  child,
  output,
}: {
  url: string;
  child: ChildProcess;
  output: () => string;
}): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready after ${START_MS / 1000} s:\n${output()}`);
}

/** Vitest's own settings and a developer's must not reach the server. */
function plainEnvironment(): Record<string, string | undefined> {
  const ours =
    /^(NODE_ENV|VITEST\w*|DATABASE_URL|SITE_URL|HOST|SMTP_URL|MAIL_FROM|(S3|CAPTCHA|FRONTAGE)_\w+)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
