import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The strictest policy of a host page that the embed is said to work under. */
export const strictPolicy = (provider: string) =>
  `default-src 'none'; script-src ${provider}; connect-src ${provider}; base-uri 'none'`;

/**
 * Another website on another port: serves one page, with the policy and the markup given for its path.
 * `localhost` instead of the address makes it another host than the provider's, too.
 */
export async function serveHostPages(
  pages: Record<string, { body: string; head?: string; policy?: string }>,
) {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://localhost').pathname];
    if (!page) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(page.policy ? { 'Content-Security-Policy': page.policy } : {}),
    });
    return response.end(
      `<!doctype html><html lang="en"><head><title>Another website</title>${page.head ?? ''}</head><body>${page.body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
