import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import calculatorStyles from './features/calculators/stamp-duty/calculator.css?inline';
import type { LeadDesk } from './features/leads/lead-desk.ts';
import { addCaptchaRoutes } from './routes/captcha.ts';
import { addDutyRoutes } from './routes/duty/index.ts';
import { addFormRoutes } from './routes/forms.ts';
import { addPageRoutes } from './routes/pages/index.ts';
import { addWordpressRoutes } from './routes/wordpress/ajax.ts';
import { databaseAnswers } from './server/database.ts';
import type { Site, SiteBindings } from './server/site.ts';
import { createStaticFiles } from './server/static-files.ts';

/** The public site as a handler for Node's http server. */
export function createSite({ site, desk, clientDir }: { site: Site; desk: LeadDesk; clientDir: string }) {
  const app = new Hono<SiteBindings>();
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) =>
    (await databaseAnswers(site.payload)) ? c.text('ok') : c.text('no database', 503),
  );
  createStaticFiles({ app, clientDir, mediaDir: `${site.env.dataDir}/media` });
  addDutyRoutes({ app, site, styles: calculatorStyles });
  addCaptchaRoutes({ app, site, desk });
  addFormRoutes({ app, site, desk });
  addWordpressRoutes({ app, site, desk });
  addPageRoutes({ app, site });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request: IncomingMessage, response: ServerResponse) => listener(request, response);
}
