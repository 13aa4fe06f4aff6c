import type { Hono } from 'hono';
import { openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { MissingForm } from '#site/ui/form-panel/opened-form.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { formPage, isClosed } from './lead-form-page.tsx';
import { formReceiver } from './receive-form.ts';
import { appraisalThankYouPage, contactThankYouPage, thankYouPage } from './thank-you-pages.tsx';

/** Shown in the panel in place of a form that cannot be opened. */
const GONE: MissingForm = {
  message: 'This form needs a property or agent. Open it from the property’s or agent’s page.',
  links: [
    { href: '/buy', label: 'Search properties' },
    { href: '/agents', label: 'Our people' },
  ],
};

/** Shown in place of a form that the agency has switched off. */
const CLOSED: MissingForm = {
  message: 'This form isn’t available right now. Call us or contact one of our agents instead.',
  links: [{ href: '/agents', label: 'Our people' }],
};

/** The lead forms: each as a page, as data for the panel, and the address it is sent to. */
export function addFormRoutes({
  app,
  site,
  leads,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: LeadService;
}): void {
  const page = pageHandler(site);

  app.get('/forms/:form/ticket', async (c) => {
    const query = new URL(c.req.url).searchParams;
    const opened = await openLeadForm({ leads, form: c.req.param('form'), query });
    if (!opened)
      return c.json((await isClosed({ leads, form: c.req.param('form') })) ? CLOSED : GONE, 404, NO_STORE);
    const { formToken, ...form } = opened;
    return c.json({ ...form, ticket: formToken }, 200, NO_STORE);
  });

  app.get('/forms/:form', page(formPage(leads)));
  for (const end of ['', '/']) {
    app.get(`/thank-you${end}`, page(thankYouPage(leads)));
    app.get(`/market-appraisal-form/thank-you${end}`, page(appraisalThankYouPage));
    app.get(`/contact/thank-you${end}`, page(contactThankYouPage));
  }

  const send = formReceiver({ site, leads });
  app.post('/forms/:form', (c) => send({ c, form: c.req.param('form') }));
}
