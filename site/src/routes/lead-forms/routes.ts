import type { Hono } from 'hono';
import { namesSubject } from '#site/features/leads/forms/opening/name-listing.ts';
import { openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { formTexts } from '#site/messages/forms.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { MissingForm } from '#site/ui/form-panel/opened-form.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { formPage, isClosed } from './lead-form-page.tsx';
import { formReceiver } from './receive-form.ts';
import { appraisalThankYouPage, contactThankYouPage, thankYouPage } from './thank-you-pages.tsx';

/** Pages whose own texts exist in every language; a form that has none says so itself. */
const TRANSLATED = { translated: true };

/** Shown in the panel in place of a form about nothing, or about what has left the website. */
function gone(query: URLSearchParams): MissingForm {
  const { goneText, needsSubject, search, people } = formTexts().missing;
  return {
    message: namesSubject(query) ? goneText : needsSubject,
    links: [linkTo('/buy', search), linkTo('/agents', people)],
  };
}

/** Shown in place of a form that the agency has switched off. */
function closed(): MissingForm {
  const { closedInPanel, people } = formTexts().missing;
  return { message: closedInPanel, links: [linkTo('/agents', people)] };
}

const linkTo = (path: string, label: string) => ({ href: languagePath(currentLanguage(), path), label });

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
      return c.json(
        (await isClosed({ leads, form: c.req.param('form') })) ? closed() : gone(query),
        404,
        NO_STORE,
      );
    const { formToken, ...form } = opened;
    return c.json({ ...form, ticket: formToken }, 200, NO_STORE);
  });

  app.get('/forms/:form', page(formPage(leads), TRANSLATED));
  for (const end of ['', '/']) {
    app.get(`/thank-you${end}`, page(thankYouPage(leads), TRANSLATED));
    app.get(`/market-appraisal-form/thank-you${end}`, page(appraisalThankYouPage, TRANSLATED));
    app.get(`/contact/thank-you${end}`, page(contactThankYouPage, TRANSLATED));
  }

  const send = formReceiver({ site, leads });
  app.post('/forms/:form', (c) => send({ c, form: c.req.param('form') }));
}
