import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBuiltFiles } from './admin-files.ts';

let dir: string;
let server: Server;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'frontage-admin-files-'));
  await mkdir(join(dir, 'static/chunks'), { recursive: true });
  await writeFile(join(dir, 'static/chunks/a-1.js.br'), brotliCompressSync('let a;'));
  await writeFile(join(dir, 'secret.js.br'), brotliCompressSync('let secret;'));
  const answer = withBuiltFiles({
    buildDir: dir,
    handle: async (_request, response) => void response.end('from Next'),
  });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

const ask = async (path: string, init: { method?: string; accepts?: string } = {}) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: init.method ?? 'GET',
    headers: { 'accept-encoding': init.accepts ?? 'gzip, br' },
  });
  return { text: await response.text(), headers: response.headers };
};

describe('scripts of the admin', () => {
  it('are sent as the build compressed them, to be cached for good', async () => {
    const { text, headers } = await ask('/_next/static/chunks/a-1.js?dpl=1');
    expect(text).toBe('let a;');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('have a head without a body', async () => {
    const { text, headers } = await ask('/_next/static/chunks/a-1.js', { method: 'HEAD' });
    expect([text, headers.get('content-encoding')]).toEqual(['', 'br']);
  });

  it.each([
    ['a browser that cannot read Brotli', '/_next/static/chunks/a-1.js', { accepts: 'gzip' }],
    ['a file that was not compressed', '/_next/static/chunks/other.js', {}],
    ['another folder', '/_next/static/chunks/..%2F..%2Fsecret.js', {}],
    ['a folder beside it', '/_next/secret.js', {}],
    ['something else than reading', '/_next/static/chunks/a-1.js', { method: 'POST' }],
    ['a screen', '/admin', {}],
  ])('are left to Next for %s', async (_what, path, init) => {
    expect((await ask(path, init)).text).toBe('from Next');
  });
});
