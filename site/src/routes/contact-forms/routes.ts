import { typedValues } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import type { ContactFormService } from '#site/features/contact-forms/contact-form-service.ts';
import { type ContactForm, contactFormPath } from '#site/features/contact-forms/definition/contact-form.ts';
import type { ContactResult } from '#site/features/contact-forms/submit/contact-result.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { plainRefusal, setRetryAfter, wantsJson } from '../answers.ts';
import { receivedBy } from '../form-transport.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { receiveContactForm, submissionOf } from './contact-form-body.ts';
import {
  contactFormInPanel,
  contactFormPage,
  refusedContactForm,
  sentContactForm,
} from './contact-form-page.tsx';

type RouteContext = Context<SiteBindings>;

/** The HTTP status of each result, for pages and our own script. */
const STATUS: Record<ContactResult['status'], 200 | 422 | 503> = {
  mail_sent: 200,
  validation_failed: 422,
  acceptance_missing: 422,
  spam: 422,
  aborted: 422,
  mail_failed: 503,
};

/** The contact forms: each as a page, which is also where it is sent without JavaScript. */
export function addContactFormRoutes({
  app,
  site,
  leads,
  contactForms,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: LeadService;
  contactForms: ContactFormService;
}): void {
  const page = pageHandler(site);
  const address = contactFormPath(':slug');

  app.get(address, page(contactFormPage({ leads, contactForms })));
  app.get(`${address}/sent`, page(sentContactForm(contactForms)));
  app.get(`${address}/ticket`, async (c) => {
    const form = await contactForms.bySlug(c.req.param('slug') ?? '');
    return form
      ? c.json(
          contactFormInPanel({ leads, contactForms, form, query: new URL(c.req.url).searchParams }),
          200,
          NO_STORE,
        )
      : c.json({ message: 'This form is not on our website.' }, 404, NO_STORE);
  });

  app.post(address, async (c) => {
    const form = await contactForms.bySlug(c.req.param('slug') ?? '');
    if (!form) return plainRefusal({ c, status: 404, message: 'This form is not on our website.' });
    const body = await receiveContactForm({ request: c.req.raw, form, ...receivedBy({ c, site }) });
    if (!body.ok) return plainRefusal({ c, status: body.status, message: body.message });
    try {
      const submission = submissionOf({ c, site, form, body, unitTag: form.definition.key });
      const { values, origin } = submission;
      const result = await contactForms.submit(submission);
      if (wantsJson(c)) return jsonAnswer({ c, form, result });
      if (result.status === 'mail_sent')
        return c.body(null, 303, { Location: nextOf({ form, result }), ...NO_STORE });
      setRetryAfter(c, result.retryAfterSeconds);
      const refused = refusedContactForm({
        leads,
        contactForms,
        form,
        result,
        page: origin.page,
        values: typedValues({ definition: form.definition, values }),
        status: statusOf(result),
      });
      return await page(refused)(c);
    } finally {
      await body.remove();
    }
  });
}

/** The answer to the forms' own script. */
function jsonAnswer({
  c,
  form,
  result,
}: {
  c: RouteContext;
  form: ContactForm;
  result: ContactResult;
}): Response {
  if (result.status === 'mail_sent') {
    const next = form.redirect || undefined;
    return c.json({ ok: true, reference: result.reference, next }, 200, NO_STORE);
  }
  const { status: reason, message, errors, retryAfterSeconds } = result;
  const headers = { ...NO_STORE, ...retryAfter(retryAfterSeconds) };
  return c.json({ ok: false, reason, message, errors }, statusOf(result), headers);
}

const statusOf = ({ status, retryAfterSeconds }: ContactResult) => (retryAfterSeconds ? 429 : STATUS[status]);

const nextOf = ({ form, result }: { form: ContactForm; result: ContactResult }): string =>
  form.redirect ||
  `${contactFormPath(form.slug)}/sent?${new URLSearchParams({ reference: result.reference ?? '' })}`;
