import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { end, freePort, type OtherServer, root, untilReady } from './server.ts';

const exec = promisify(execFile);

export type Load = { perSecond: number; p50: number; p99: number; errors: number };

/** Installs nginx and wrk from Debian where they are missing. */
export async function ensureTools(): Promise<void> {
  if (existsSync('/usr/sbin/nginx') && existsSync('/usr/bin/wrk')) return;
  await exec('apt-get', ['update']).catch(() => undefined);
  await exec('apt-get', ['install', '-y', 'nginx-light', 'wrk']).catch(() => {
    throw new Error('The bench needs nginx and wrk. Install them: apt-get install nginx-light wrk');
  });
}

/**
 * Sends requests over 16 connections for some seconds. With several paths they are taken in turn; `headers` go with
 * each. With `bodies` it posts JSON, one after the other. Latencies in ms.
 */
export async function load({
  url,
  paths,
  headers = {},
  bodies = [],
  seconds = 6,
}: {
  url: string;
  paths: readonly string[];
  headers?: Record<string, string>;
  bodies?: string[];
  seconds?: number;
}): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-wrk-'));
  const script = join(folder, 'requests.lua');
  const quoted = (text: string) => JSON.stringify(text);
  writeFileSync(
    script,
    `local paths = {${paths.map(quoted).join(',')}}
     local headers = {${Object.entries(headers)
       .map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`)
       .join(',')}}
     local at = 0
     local bodies = {${bodies.map(quoted).join(',')}}
     request = function()
       at = at + 1
       local path = paths[(at - 1) % #paths + 1]
       if #bodies == 0 then return wrk.format('GET', path, headers) end
       return wrk.format('POST', path, headers, bodies[(at - 1) % #bodies + 1])
     end
     done = function(summary, latency)
       io.write(string.format('RESULT %d %d %d %d %d\\n', summary.requests, summary.duration,
         latency:percentile(50), latency:percentile(99),
         summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout))
     end`,
  );
  const { stdout } = await exec(
    'wrk',
    ['-t1', '-c16', '--timeout', '20s', `-d${seconds}s`, '-s', script, url],
    {
      maxBuffer: 1e7,
    },
  ).finally(() => rmSync(folder, { recursive: true, force: true }));
  const [, requests, duration, p50, p99, errors] =
    /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(stdout)?.map(Number) ?? [];
  if (!requests || !duration) throw new Error(`wrk said nothing that can be read:\n${stdout}`);
  return {
    perSecond: requests / (duration / 1e6),
    p50: (p50 ?? 0) / 1000,
    p99: (p99 ?? 0) / 1000,
    errors: errors ?? 0,
  };
}

/** nginx with one worker, serving these bytes as a file with these headers: the limit that a cached page is compared with. */
export async function startNginx({
  body,
  headers,
}: {
  body: Uint8Array;
  headers: Record<string, string>;
}): Promise<OtherServer> {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-nginx-'));
  const port = await freePort();
  writeFileSync(join(dir, 'page'), body);
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  );
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
     events { worker_connections 256; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
       client_body_temp_path ${dir}/b; proxy_temp_path ${dir}/p; fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
       server { listen 127.0.0.1:${port}; root ${dir}; default_type text/html; location / { try_files /page =404; ${added.join(' ')} } }
     }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady({ url: `${url}/`, child });
  return { url, port, pid: child.pid as number, stop: () => end(child) };
}

/** Node's own HTTP server answering everything with these bytes and headers, in a process of its own. */
export async function startBareServer({
  body,
  headers,
}: {
  body: Uint8Array;
  headers: Record<string, string>;
}): Promise<OtherServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-server.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin?.end(
    JSON.stringify({ head: Object.entries(headers).flat(), body: Buffer.from(body).toString('base64') }),
  );
  const url = `http://127.0.0.1:${port}`;
  await untilReady({ url, child });
  return { url, port, pid: child.pid as number, stop: () => end(child) };
}
