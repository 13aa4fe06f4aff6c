import { type FormValues, typedValues, valuesFromEntries } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import { newsletterFooter } from '#site/features/leads/forms/newsletter-footer.ts';
import { openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import { referrerOf } from '#site/features/leads/forms/opening/thank-you-paths.ts';
import { receiveLead } from '#site/features/leads/intake/receive-lead.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import type { Refusal } from '#site/features/leads/types/lead-result.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { MissingForm } from '#site/ui/form-panel/opened-form.ts';
import { NO_STORE, plainRefusal, retryAfter, wantsJson } from '../answers.ts';
import { addressKeyOf, originOf, receivedBy, transportOf } from '../form-transport.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { leadAnswer, needsNewFormToken, plainThankYou, STATUS } from './lead-answers.ts';
import { formPage, isClosed, refusedFormPage } from './lead-form-page.tsx';
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

  app.post('/forms/:form', async (c) => {
    const form = c.req.param('form');
    const body = await receiveLead({ request: c.req.raw, form, ...receivedBy({ c, site }) });
    if (!body.ok) return plainRefusal({ c, ...body });
    try {
      const values = valuesFromEntries(body.entries);
      const transport = transportOf(body.entries);
      const origin = originOf({ c, transport });
      const result = await leads.submit({
        form,
        values,
        files: body.files,
        formToken: transport.formToken || footerFormToken({ leads, form, values }),
        captcha: transport.captcha,
        honeypot: transport.honeypot,
        addressKey: addressKeyOf({ c, site }),
        fromOurPages: isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }),
        origin,
      });
      const sent = { form, referrer: referrerOf({ page: origin.page, siteUrl: site.env.siteUrl }) };
      if (wantsJson(c)) return leadAnswer({ c, leads, sent, result });
      if (result.ok) return c.body(null, 303, { Location: plainThankYou({ sent, result }), ...NO_STORE });
      const refused = refusedPage({ c, leads, form, refusal: result, values, transport, from: origin.page });
      return refused instanceof Response ? refused : await page(refused)(c);
    } finally {
      await body.remove();
    }
  });
}

/**
 * Pages come from the cache and hold no form token, so the newsletter form at the foot of each has none where no script
 * fetched one. Its content makes one, as for pages of the old site; '' for every other form, which is then shown again
 * with a token.
 */
function footerFormToken({
  leads,
  form,
  values,
}: {
  leads: LeadService;
  form: string;
  values: FormValues;
}): string {
  const { definition } = newsletterFooter;
  if (form !== definition.key) return '';
  return leads.formTokenOfContent({ form, content: JSON.stringify(typedValues({ definition, values })) });
}

/** Without JavaScript: the form again with what was typed and what to do, or a sentence where there is no form to show. */
function refusedPage({
  c,
  leads,
  form,
  refusal,
  values,
  transport,
  from,
}: {
  c: Context<SiteBindings>;
  leads: LeadService;
  form: string;
  refusal: Refusal;
  values: FormValues;
  transport: { formToken: string };
  /** Path of the page the visitor had opened the form in. */
  from: string;
}): Response | ReturnType<typeof refusedFormPage> {
  const { reason, message } = refusal;
  if (reason === 'unknown' || reason === 'foreign')
    return plainRefusal({ c, status: STATUS[reason], message });
  for (const [name, value] of Object.entries(retryAfter(refusal.retryAfterSeconds)))
    c.env.outgoing?.setHeader(name, value);
  return refusedFormPage({
    leads,
    form,
    refusal,
    page: from,
    formToken: needsNewFormToken(refusal) ? undefined : transport.formToken,
    valuesFor: (definition) => typedValues({ definition, values }),
  });
}
