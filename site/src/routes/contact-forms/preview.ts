import type { Context, Hono } from 'hono';
import type { ContactFormService } from '#site/features/contact-forms/contact-form-service.ts';
import { pathOf } from '#site/server/local-path.ts';
import { mayPreview } from '#site/server/preview-link.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { sendRefill, takeFeedback } from '../wordpress/contact-forms.ts';
import { contactFormPreview } from './preview-page.tsx';

type RouteContext = Context<SiteBindings>;

/**
 * `/preview/contact-forms/{id}?t=…`: the latest draft of a contact form, for anyone with the link. What is sent there is
 * checked and answered, but not stored or sent.
 */
export function addContactFormPreview({
  app,
  site,
  contactForms: { preview },
}: {
  app: Hono<SiteBindings>;
  site: Site;
  contactForms: ContactFormService;
}): void {
  const page = pageHandler(site);
  const address = '/preview/contact-forms/:id';
  app.get(address, page(contactFormPreview({ preview })));
  // Sent before the script was loaded.
  app.post(address, (c) => c.redirect(pathOf(c.req.url), 303));

  /** The token is in the path, since the form's script appends to it. */
  const guarded = (answer: typeof sendRefill) => async (c: RouteContext) => {
    const { id = '', token = '' } = c.req.param() as Record<string, string>;
    return mayPreview({ collection: 'contact-forms', id, token, now: Date.now() })
      ? answer({ c, site, contactForms: preview, id: Number(id) })
      : c.json({ message: 'This preview is over. Open it again from the form.' }, 404);
  };
  app.post(`${address}/:token/feedback`, guarded(takeFeedback));
  app.get(`${address}/:token/refill`, guarded(sendRefill));
}
