import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { wireContactForms } from './contact-form-wiring.ts';
import calculatorStyles from './features/calculators/stamp-duty/calculator.css?inline';
import type { LeadDesk } from './features/leads/lead-desk.ts';
import { addAccountRoutes } from './routes/account.ts';
import { addAlertRoutes } from './routes/alerts.ts';
import { createAskers } from './routes/asker.ts';
import { addCaptchaRoutes } from './routes/captcha.ts';
import { addContactFormPreview } from './routes/contact-form-preview.ts';
import { addContactFormRoutes } from './routes/contact-forms.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addDutyRoutes } from './routes/duty/index.ts';
import { addFormRoutes } from './routes/forms.ts';
import { addMeStateRoute } from './routes/me-state.ts';
import { addNewsletterRoutes } from './routes/newsletter.ts';
import { addPageRoutes } from './routes/pages/index.ts';
import { addPopupRoutes } from './routes/popups.tsx';
import { addSavedEnquiryRoutes } from './routes/saved-enquiry.ts';
import { addShapeRoutes } from './routes/shapes.ts';
import { addShortlistRoutes } from './routes/shortlist.ts';
import { addVisitorFormRoutes } from './routes/visitor-forms.ts';
import type { Visitors } from './routes/visitors.ts';
import { accountActions, accountFragments } from './routes/wordpress/account-actions.tsx';
import { addWordpressRoutes } from './routes/wordpress/ajax.ts';
import { addContactFormApi } from './routes/wordpress/contact-forms.ts';
import { listingBlockActions } from './routes/wordpress/listing-block-actions.ts';
import { addRefreshLoopRoute } from './routes/wordpress/refresh-loop.tsx';
import { shortlistActions } from './routes/wordpress/shortlist-actions.ts';
import { addFragmentRoutes } from './routes/wordpress/theme-fragments.tsx';
import { databaseAnswers } from './server/database.ts';
import type { Site, SiteBindings } from './server/site.ts';
import { createStaticFiles } from './server/static-files.ts';

/** The public site as a handler for Node's http server. */
export function createSite({
  site,
  desk,
  visitors,
  clientDir,
}: {
  site: Site;
  desk: LeadDesk;
  visitors: Visitors;
  clientDir: string;
}) {
  const app = new Hono<SiteBindings>();
  const askers = createAskers({ site, visitors });
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) =>
    (await databaseAnswers(site.payload)) ? c.text('ok') : c.text('no database', 503),
  );
  createStaticFiles({ app, clientDir, mediaDir: `${site.env.dataDir}/media` });
  addDutyRoutes({ app, site, styles: calculatorStyles });
  const contact = wireContactForms({ site, desk });
  addCaptchaRoutes({ app, site, desk, contact });
  addDocumentRoutes({ app, site, desk });
  addVisitorFormRoutes({ app, site, askers, visitors });
  addAccountRoutes({ app, site, askers, visitors });
  addAlertRoutes({ app, site, askers, desk: visitors.alerts, mailLimit: visitors.alertLimits.mail });
  addNewsletterRoutes({ app, site, desk: desk.newsletter });
  addMeStateRoute({ app, askers, visitors });
  addShortlistRoutes({ app, site, askers, visitors });
  addSavedEnquiryRoutes({ app, site, desk, lists: { askers, shortlist: visitors.shortlist } });
  addContactFormRoutes({ app, site, desk, contact });
  addContactFormPreview({ app, site, contact });
  addContactFormApi({ app, site, contact });
  addFormRoutes({ app, site, desk });
  const routes = { site, askers, visitors };
  const personal = {
    send: new Map([...shortlistActions(routes), ...accountActions(routes), ...listingBlockActions({ site })]),
    fetch: new Map(accountFragments(routes)),
  };
  addWordpressRoutes({ app, site, desk, personal });
  addRefreshLoopRoute({ app, site });
  addFragmentRoutes({ app, site });
  addShapeRoutes({ app });
  addPopupRoutes({ app, site });
  addPageRoutes({ app, site });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request: IncomingMessage, response: ServerResponse) => listener(request, response);
}
