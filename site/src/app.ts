import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { wireContactForms } from './contact-form-wiring.ts';
import calculatorStyles from './features/calculators/stamp-duty/calculator.css?inline';
import { addAccountRoutes } from './routes/account.ts';
import { addAlertRoutes } from './routes/alerts.ts';
import { createAskers } from './routes/asker.ts';
import { addCaptchaRoutes } from './routes/captcha.ts';
import { addContactFormPreview } from './routes/contact-form-preview.ts';
import { addContactFormRoutes } from './routes/contact-forms.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addDutyRoutes } from './routes/duty/index.ts';
import { addFeedDecisionRoutes } from './routes/feeds/decision.tsx';
import { addFeedRoutes } from './routes/feeds/push.ts';
import { addFormRoutes } from './routes/forms.ts';
import { addMeStateRoute } from './routes/me-state.ts';
import { addNewsletterRoutes } from './routes/newsletter.ts';
import { addPageRoutes } from './routes/pages/index.ts';
import { addPopupRoutes } from './routes/popups.tsx';
import { addSavedEnquiryRoutes } from './routes/saved-enquiry.ts';
import { addShapeRoutes } from './routes/shapes.ts';
import { addShortlistRoutes } from './routes/shortlist.ts';
import { addVisitorFormRoutes } from './routes/visitor-forms.ts';
import { accountActions, accountFragments } from './routes/wordpress/account-actions.tsx';
import { FRAGMENT_ACTIONS, SEND_ACTIONS } from './routes/wordpress/actions.ts';
import { addWordpressRoutes } from './routes/wordpress/ajax.ts';
import { addContactFormApi } from './routes/wordpress/contact-forms.ts';
import { listingBlockActions } from './routes/wordpress/listing-block-actions.ts';
import type { Personal } from './routes/wordpress/personal-actions.ts';
import { addRefreshLoopRoute } from './routes/wordpress/refresh-loop.tsx';
import { shortlistActions } from './routes/wordpress/shortlist-actions.ts';
import { addFragmentRoutes } from './routes/wordpress/theme-fragments.tsx';
import { createReadiness } from './server/readiness.ts';
import type { Site, SiteBindings } from './server/site.ts';
import { createStaticFiles } from './server/static-files.ts';
import type { Services } from './services.ts';

/** The public site as a handler for Node's http server. */
export function createSite({
  site,
  services: { leads: desk, visitors },
  clientDir,
}: {
  site: Site;
  services: Pick<Services, 'leads' | 'visitors'>;
  clientDir: string;
}) {
  const app = new Hono<SiteBindings>();
  const askers = createAskers({ site, visitors });
  app.get('/healthz', (c) => c.text('ok'));
  const notReady = createReadiness({ payload: site.payload, dataDir: site.env.dataDir });
  app.get('/readyz', async (c) => {
    const problem = await notReady();
    return c.text(problem ?? 'ok', problem ? 503 : 200, { 'Cache-Control': 'no-store' });
  });
  createStaticFiles({ app, clientDir, mediaDir: `${site.env.dataDir}/media` });
  addDutyRoutes({ app, site, styles: calculatorStyles });
  const contact = wireContactForms({ site, desk });
  addCaptchaRoutes({ app, site, desk, contact });
  addFeedRoutes({ app, site });
  addFeedDecisionRoutes({ app, site });
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
  const personal: Personal = {
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
  const handle = (request: IncomingMessage, response: ServerResponse) => listener(request, response);
  return Object.assign(handle, { addresses: addressesOf(app, personal) });
}

/** An address that is answered, as routes name it: `{ method: 'GET', path: '/agents/:slug' }`. */
export type Address = { method: string; path: string };

/** Every address of the app, and the actions that old pages name in the query of theirs. */
function addressesOf(app: Hono<SiteBindings>, personal: Personal): Address[] {
  const routes = app.routes.map(({ method, path }) => ({ method, path }));
  const actions = [
    ...[...FRAGMENT_ACTIONS.keys(), ...personal.fetch.keys()].map((name) => ({ method: 'GET', name })),
    ...[...SEND_ACTIONS.keys(), ...personal.send.keys()].map((name) => ({ method: 'POST', name })),
  ];
  return [
    ...routes,
    ...actions.map(({ method, name }) => ({ method, path: `/wp-admin/admin-ajax.php?action=${name}` })),
  ];
}
