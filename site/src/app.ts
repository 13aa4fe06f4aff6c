import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import calculatorStyles from './features/calculators/stamp-duty/calculator.css?inline';
import { mapsDir } from './features/settings/map/map-file.ts';
import { trashedFileCheck } from './features/settings/trashed-files.ts';
import { addAppraisalRoutes } from './routes/appraisals/routes.tsx';
import { addCaptchaRoutes } from './routes/captcha/routes.ts';
import { addContactFormPreview } from './routes/contact-forms/preview.ts';
import { addContactFormRoutes } from './routes/contact-forms/routes.ts';
import { addDocumentRoutes } from './routes/documents/routes.ts';
import { addDutyRoutes } from './routes/duty/routes.ts';
import { addFeedDecisionRoutes } from './routes/feeds/decision.tsx';
import { addFeedRoutes } from './routes/feeds/routes.ts';
import { addIconRoutes } from './routes/icons/routes.ts';
import { inLanguages } from './routes/in-languages.ts';
import { addFormRoutes } from './routes/lead-forms/routes.ts';
import { addMapPictureRoutes } from './routes/map-pictures/routes.ts';
import { addMetricsRoute } from './routes/metrics/routes.ts';
import { addNewsletterRoutes } from './routes/newsletter/routes.ts';
import { addOpenHomeRoutes } from './routes/open-homes/routes.tsx';
import { addPageRoutes } from './routes/pages/routes.ts';
import { addPopupRoutes } from './routes/popups/routes.tsx';
import { addReceivedMailRoute } from './routes/received-mail/routes.ts';
import { addShapeRoutes } from './routes/shapes/routes.ts';
import { addSharePictureRoutes } from './routes/share-pictures/routes.ts';
import { addReceivedSmsRoute } from './routes/stop-sms/received-sms.ts';
import { addStopSmsRoutes } from './routes/stop-sms/routes.tsx';
import { addVendorReportRoutes } from './routes/vendor-reports/routes.tsx';
import { addAccountRoutes } from './routes/visitors/account/routes.ts';
import { addAlertRoutes } from './routes/visitors/alerts/routes.ts';
import { addMeStateRoute } from './routes/visitors/me-state.ts';
import { addSavedEnquiryRoutes } from './routes/visitors/saved-enquiry/routes.ts';
import { addShortlistRoutes } from './routes/visitors/shortlist/routes.ts';
import { addVisitorFormRoutes } from './routes/visitors/visitor-form-routes.ts';
import { createVisitorSessions } from './routes/visitors/visitor-sessions.ts';
import { accountActions, accountFragments } from './routes/wordpress/account-actions.tsx';
import { FRAGMENT_ACTIONS, SEND_ACTIONS } from './routes/wordpress/actions.ts';
import { addWordpressRoutes } from './routes/wordpress/ajax.ts';
import { addContactFormApi } from './routes/wordpress/contact-forms.ts';
import { listingBlockActions } from './routes/wordpress/listing-block-actions.ts';
import type { Personal } from './routes/wordpress/personal-actions.ts';
import { addRefreshLoopRoute } from './routes/wordpress/refresh-loop.tsx';
import { shortlistActions } from './routes/wordpress/shortlist-actions.ts';
import { addFragmentRoutes } from './routes/wordpress/theme-fragments.tsx';
import { siteFiles } from './server/files/site-files.ts';
import { storageHealth } from './server/files/storage-health.ts';
import { createReadiness } from './server/readiness.ts';
import type { Site, SiteBindings } from './server/site.ts';
import { createStaticFiles } from './server/static-files.ts';
import type { Services } from './services.ts';

/** The public site as a handler for Node's http server. */
export function createSite({
  site,
  services: { leads, contactForms, visitors, views },
  clientDir,
}: {
  site: Site;
  services: Pick<Services, 'leads' | 'contactForms' | 'visitors' | 'views'>;
  clientDir: string;
}) {
  const app = new Hono<SiteBindings>();
  const sessions = createVisitorSessions({ site, visitors });
  app.get('/healthz', (c) => c.text('ok'));
  const notReady = createReadiness({ payload: site.payload, dataDir: site.env.dataDir });
  app.get('/readyz', async (c) => {
    const problem = await notReady();
    // Leads are accepted without the bucket, so an instance stays in service while it is away.
    const { problem: storage } = storageHealth();
    const text = problem ?? (storage ? `ok, but: ${storage}` : 'ok');
    return c.text(text, problem ? 503 : 200, { 'Cache-Control': 'no-store' });
  });
  createStaticFiles({
    app,
    clientDir,
    files: siteFiles(),
    publicUrl: site.env.bucket?.publicUrl,
    isWithheld: trashedFileCheck(site.payload),
    mapsDir: mapsDir(site.env.dataDir),
  });
  addDutyRoutes({ app, site, styles: calculatorStyles });
  addCaptchaRoutes({ app, site, leads, contactForms });
  addFeedRoutes({ app, site });
  addFeedDecisionRoutes({ app, site });
  addMetricsRoute({ app, site });
  addDocumentRoutes({ app, site, leads });
  addVisitorFormRoutes({ app, site, sessions, visitors });
  addAccountRoutes({ app, site, sessions, visitors });
  addAlertRoutes({ app, site, sessions, service: visitors.alerts, mailLimit: visitors.alertLimits.mail });
  addNewsletterRoutes({ app, site, newsletter: leads.newsletter });
  addMeStateRoute({ app, sessions, visitors });
  addShortlistRoutes({ app, site, sessions, visitors });
  addSavedEnquiryRoutes({ app, site, leads, lists: { sessions, shortlist: visitors.shortlist } });
  addContactFormRoutes({ app, site, leads, contactForms });
  addContactFormPreview({ app, site, contactForms });
  addContactFormApi({ app, site, contactForms });
  addFormRoutes({ app, site, leads });
  addAppraisalRoutes({ app, site, leads });
  addOpenHomeRoutes({ app, site, leads });
  addVendorReportRoutes({ app, site, views });
  addReceivedMailRoute({ app, site });
  addStopSmsRoutes({ app, site, leads });
  addReceivedSmsRoute({ app, site });
  const routes = { site, sessions, visitors };
  const personal: Personal = {
    send: new Map([...shortlistActions(routes), ...accountActions(routes), ...listingBlockActions({ site })]),
    fetch: new Map(accountFragments(routes)),
  };
  addWordpressRoutes({ app, site, leads, personal });
  addRefreshLoopRoute({ app, site });
  addFragmentRoutes({ app, site });
  addShapeRoutes({ app });
  addSharePictureRoutes({ app, site });
  addMapPictureRoutes({ app, site });
  addIconRoutes({ app, site });
  addPopupRoutes({ app, site });
  addPageRoutes({ app, site });
  const fetch = inLanguages({ app, site });
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    // Health checks of proxies such as HAProxy speak HTTP/1.0, which names no host.
    hostname: new URL(site.env.siteUrl).host,
  });
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
