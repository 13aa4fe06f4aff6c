import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { addDutyRoutes } from '#site/routes/duty/routes.ts';
import { readEnv } from '#site/server/env.ts';
import { createPageCache } from '#site/server/page-cache.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { testPayload } from './payload.ts';

type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** The stylesheet of a test provider. */
export const TEST_STYLES = '.sd-root { color: inherit }';

/**
 * The provider alone on an empty test database, behind a real http server on a free port, at noon of 21 November 2026
 * in Sydney. `request` asks as a visitor of another website, each time from another IP address unless told. With
 * `limits` false there are no rate limits. The server ends after the file's last test.
 */
export async function testProvider({ limits = true } = {}) {
  const { payload, dataDir } = await testPayload();
  const clock = { at: Date.parse('2026-11-21T01:00:00Z') };
  const env = readEnv({
    DATA_DIR: dataDir,
    SITE_URL: 'https://www.example.com.au',
    FRONTAGE_TRUST_PROXY: '1',
    FRONTAGE_LIMITS: limits ? '' : 'off',
  });
  const assets = { styles: [], scripts: [], fonts: [], icon: '/icon-192.png' };
  const site: Site = { payload, env, assets, cache: createPageCache(), dev: false };
  const app = new Hono<SiteBindings>();
  addDutyRoutes({ app, site, styles: TEST_STYLES, now: () => clock.at });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  let visitors = 0;
  const request = (path: string, { headers = {}, ...init }: RequestOptions = {}) => {
    visitors += 1;
    const from = `10.0.${visitors >> 8}.${visitors & 255}`;
    return fetch(`http://127.0.0.1:${port}/duty/v1${path}`, {
      ...init,
      headers: { origin: 'https://host.example', 'x-forwarded-for': from, ...headers },
    });
  };
  return { payload, request, clock };
}
