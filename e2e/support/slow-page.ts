import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The site behind a slow line: each page stops after its `<body>` until `release` is called for it. Everything else, the
 * script among it, comes at once.
 */
export async function serveSlowly(url: string) {
  const { hostname, port } = new URL(url);
  const waiting = new Set<() => void>();
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const forwarded = request({ hostname, port, path: asked.url, method: asked.method, headers }, (found) => {
      const { 'content-length': _, ...rest } = found.headers;
      answer.writeHead(found.statusCode ?? 502, rest);
      if (!String(found.headers['content-type']).startsWith('text/html')) return void found.pipe(answer);
      const chunks: Buffer[] = [];
      found.on('data', (chunk: Buffer) => chunks.push(chunk));
      found.on('end', () => {
        const html = Buffer.concat(chunks).toString();
        const at = html.indexOf('>', html.indexOf('<body')) + 1;
        answer.write(html.slice(0, at));
        waiting.add(() => answer.end(html.slice(at)));
      });
    });
    asked.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(): void {
      for (const go of waiting) go();
      waiting.clear();
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
