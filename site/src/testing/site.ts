import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createSite } from '#site/app.ts';
import { createContactFormService } from '#site/features/contact-forms/contact-form-service.ts';
import type { Captcha } from '#site/features/leads/captcha/captcha.ts';
import { createLeadDirectory } from '#site/features/leads/intake/routing/lead-directory.ts';
import { createLeadService } from '#site/features/leads/lead-service.ts';
import { createViewCounter } from '#site/features/vendor-reports/count-views.ts';
import type { Listing } from '#site/payload-types.ts';
import { readEnv } from '#site/server/env.ts';
import type { Mailer, MailMessage } from '#site/server/mail.ts';
import { createPageCache } from '#site/server/page-cache.ts';
import { onPurge } from '#site/server/purge.ts';
import { createVisitors } from '#site/services.ts';
import { testPayload } from './payload.ts';

/** A listing as `payload.create` takes it. */
export type ListingData = Omit<Listing, 'id' | 'createdAt' | 'updatedAt'>;

/** The address that a test site has in its settings. */
export const TEST_SITE_URL = 'https://www.example.com.au';

/** What a visitor receives from an address. */
export type Answer = { status: number; headers: Headers; location: string | null; text: string };

/**
 * The whole public site on an empty test database, behind a real http server on a free port, with the page cache in
 * front of it. `get` follows no redirect; `mails` is what was sent. Without `limits` forms may be sent at once. The server ends after the file's last test.
 */
export async function testSite({ limits = true, captcha }: { limits?: boolean; captcha?: Captcha } = {}) {
  const { payload, dataDir } = await testPayload();
  const env = readEnv({ DATA_DIR: dataDir, SITE_URL: TEST_SITE_URL, FRONTAGE_LIMITS: limits ? '' : 'off' });
  const mails: MailMessage[] = [];
  const cache = createPageCache({ staffSecret: payload.secret });
  const stopPurging = onPurge((tags) => cache.purge(tags));
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail);
      return { ok: true, answer: '250' };
    },
    close: () => undefined,
  };
  const directory = createLeadDirectory(payload);
  const leads = createLeadService({ payload, env, secret: 'secret', captcha, directory, mailer });
  const contactForms = createContactFormService({ payload, env, secret: 'secret', leads });
  const visitors = createVisitors({ payload, env, mailer, leads });
  const views = createViewCounter({ payload, limits });
  const assets = { styles: [], scripts: [], fonts: [], icon: '/icon-192.png' };
  const site = createSite({
    site: { payload, env, assets, cache, dev: false },
    services: { leads, contactForms, visitors, views },
    clientDir: dataDir,
  });
  const server = createServer((request, response) => {
    if (!cache.serve(request, response)) site(request, response);
  });
  // As the program's own: a step that takes long would find its connection closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    stopPurging();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const get = async (path: string): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, location: headers.get('location'), text: await response.text() };
  };
  return { payload, get, leads, visitors, views, mails, address: `http://127.0.0.1:${port}`, dataDir };
}
