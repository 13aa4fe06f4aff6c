import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { end, freePort, type OtherServer, root, untilReady } from './server.ts';

const exec = promisify(execFile);
const HAPROXY = '/usr/sbin/haproxy';
const CADDY = '/usr/bin/caddy';

/** Installs HAProxy from Debian where it is missing. */
export const ensureHaproxy = (): Promise<void> => ensure(HAPROXY, 'haproxy');

async function ensure(program: string, debianPackage: string): Promise<void> {
  if (existsSync(program)) return;
  await exec('apt-get', ['update']).catch(() => undefined);
  await exec('apt-get', ['install', '-y', debianPackage]).catch(() => {
    throw new Error(`The bench needs ${program}. Install it: apt-get install ${debianPackage}`);
  });
}

/** HAProxy with one thread in front of instances on these ports, as docs/operate/reverse-proxy.md sets it up. */
export async function startHaproxy(ports: readonly number[]): Promise<OtherServer> {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-haproxy-'));
  const port = await freePort();
  const servers = ports.map((each, index) => `  server instance${index + 1} 127.0.0.1:${each}`);
  writeFileSync(
    join(dir, 'haproxy.cfg'),
    `global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 200s
  http-reuse always
frontend website
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance leastconn
  option httpchk GET /readyz
  default-server check inter 2s fall 1 rise 1
${servers.join('\n')}
`,
  );
  const child = spawn(HAPROXY, ['-f', join(dir, 'haproxy.cfg')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilReady({ url: `${url}/readyz`, child });
  return { url, port, pid: child.pid as number, stop: () => end(child) };
}

/**
 * Caddy with `deploy/Caddyfile` in front of the server on this port: TLS with a certificate that Caddy signs itself, and
 * HTTP/2. Nothing is added to the machine's trusted certificates. Installs Caddy from Debian where it is missing.
 */
export async function startCaddy(upstream: number): Promise<OtherServer> {
  await ensure(CADDY, 'caddy');
  const dir = mkdtempSync(join(tmpdir(), 'frontage-caddy-'));
  const port = await freePort();
  const config = join(dir, 'Caddyfile');
  writeFileSync(
    config,
    `{
  admin off
  skip_install_trust
  auto_https disable_redirects
}
import ${join(root, 'deploy/Caddyfile')}
`,
  );
  const url = `https://localhost:${port}`;
  const child = spawn(CADDY, ['run', '--config', config], {
    env: {
      ...process.env,
      ...{ HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
      ...{ DOMAIN: url, UPSTREAMS: `127.0.0.1:${upstream}` },
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await untilReady({ url: `${url}/readyz`, child, answers: answersByTls });
  return { url, port, pid: child.pid as number, stop: () => end(child) };
}

/** Whether an address answers, with any certificate. */
const answersByTls = (url: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', reject);
  });
