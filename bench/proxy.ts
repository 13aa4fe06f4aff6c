import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { end, freePort, type OtherServer, untilReady } from './server.ts';

const exec = promisify(execFile);
const HAPROXY = '/usr/sbin/haproxy';

/** Installs HAProxy from Debian where it is missing. */
export async function ensureHaproxy(): Promise<void> {
  if (existsSync(HAPROXY)) return;
  await exec('apt-get', ['update']).catch(() => undefined);
  await exec('apt-get', ['install', '-y', 'haproxy']).catch(() => {
    throw new Error('The bench needs HAProxy. Install it: apt-get install haproxy');
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
