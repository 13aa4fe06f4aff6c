import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { renderPage } from '../fixtures/islands/page.tsx';

const source = join(import.meta.dirname, '../fixtures/islands');

/**
 * Builds the islands in e2e/fixtures/islands with the site's own loader and serves a page of them on a loopback port.
 * `requested` collects the paths of the scripts that browsers fetched.
 */
export async function serveIslandPage() {
  const dir = await mkdtemp(join(tmpdir(), 'frontage-islands-'));
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: dir,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(source, 'entry.client.ts'),
        output: { entryFileNames: 'entry.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === '/') {
      response.setHeader('Content-Security-Policy', "script-src 'self'");
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(renderPage({ script: '/entry.js' }));
      return;
    }
    // Browsers ask for it by themselves.
    if (path === '/favicon.ico') return response.writeHead(204).end();
    requested.push(path);
    const file = /^\/[\w.-]+\.js$/.test(path) && !path.includes('unloadable') ? join(dir, path) : undefined;
    const bytes = file && (await readFile(file).catch(() => undefined));
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': 'text/javascript' }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requested,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dir, { recursive: true, force: true });
    },
  };
}
