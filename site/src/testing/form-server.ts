/**
 * The lead forms, contact forms and feeds of one install as a separate process, for the test that kills it. Sends
 * 'ready' over its channel once it is able to serve, and 'serving' once it does, which it starts when told to. Imports
 * feeds when told to as well, so that it can be killed meanwhile. Ends with
 * the process that started it.
 */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createFeedWorker } from '#site/features/feeds/feed-worker.ts';
import { addFormRoutes } from '#site/routes/lead-forms/routes.ts';
import { addContactFormApi } from '#site/routes/wordpress/contact-forms.ts';
import { env } from '#site/server/env.ts';
import { listen } from '#site/server/http.ts';
import { createPageCache } from '#site/server/page-cache.ts';
import { startPayload } from '#site/server/payload.ts';
import type { SiteBindings } from '#site/server/site.ts';
import { createServices } from '#site/services.ts';

const settings = env();
const { default: config } = await import('#site/payload.config.ts');
const payload = await startPayload(config);
const { leads, contactForms } = createServices({ payload, env: settings });
const mailer = { send: async () => ({ ok: true, answer: '250' }) as const, close: () => undefined };
const feeds = createFeedWorker({ payload, mailer, siteUrl: settings.siteUrl });
const assets = { styles: [], scripts: [], fonts: [], icon: '/icon-192.png' };
const app = new Hono<SiteBindings>();
const site = { payload, env: settings, assets, cache: createPageCache(), dev: false };
addFormRoutes({ app, site, leads });
addContactFormApi({ app, site, contactForms });
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));

process.on('message', async (told) => {
  if (told === 'import') return void feeds.runOnce();
  await listen({ server, port: settings.port, host: settings.host });
  leads.worker.start();
  process.send?.('serving');
});
process.once('disconnect', () => process.exit());
// What is killed cannot keep what it compiled for the next server.
flushCompileCache();
process.send?.('ready');
