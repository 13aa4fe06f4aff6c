import { type FormValues, typedValues, valuesFromEntries } from '@frontage/forms';
import type { Context } from 'hono';
import { newsletterFooter } from '#site/features/leads/forms/newsletter-footer.ts';
import { referrerOf } from '#site/features/leads/forms/opening/thank-you-paths.ts';
import { receiveLead } from '#site/features/leads/intake/receive-lead.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import type { Refusal } from '#site/features/leads/types/lead-result.ts';
import type { Door } from '#site/features/leads/types/lead-types.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { plainRefusal, setRetryAfter, wantsJson } from '../answers.ts';
import { addressKeyOf, originOf, receivedBy, transportOf } from '../form-transport.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { leadAnswer, needsNewFormToken, plainThankYou, STATUS } from './lead-answers.ts';
import { refusedFormPage } from './lead-form-page.tsx';

/** Receives a lead form that was sent to an address, `door` where that address is of an open home. */
export function formReceiver({ site, leads }: { site: Site; leads: LeadService }) {
  const page = pageHandler(site);
  return async ({
    c,
    form,
    door,
  }: {
    c: Context<SiteBindings>;
    form: string;
    door?: Door;
  }): Promise<Response> => {
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
        door,
      });
      const sent = { form, referrer: referrerOf({ page: origin.page, siteUrl: site.env.siteUrl }) };
      if (wantsJson(c)) return leadAnswer({ c, leads, sent, result });
      if (result.ok) return c.body(null, 303, { Location: plainThankYou({ sent, result }), ...NO_STORE });
      const from = origin.page;
      const refused = refusedPage({ c, leads, form, refusal: result, values, transport, from, door });
      return refused instanceof Response ? refused : await page(refused, { translated: true })(c);
    } finally {
      await body.remove();
    }
  };
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
  door,
}: {
  c: Context<SiteBindings>;
  leads: LeadService;
  form: string;
  refusal: Refusal;
  values: FormValues;
  transport: { formToken: string };
  /** Path of the page the visitor had opened the form in. */
  from: string;
  door: Door | undefined;
}): Response | ReturnType<typeof refusedFormPage> {
  const { reason, message } = refusal;
  if (reason === 'unknown' || reason === 'foreign')
    return plainRefusal({ c, status: STATUS[reason], message });
  setRetryAfter(c, refusal.retryAfterSeconds);
  return refusedFormPage({
    leads,
    form,
    door,
    refusal,
    page: from,
    formToken: needsNewFormToken(refusal) ? undefined : transport.formToken,
    valuesFor: (definition) => typedValues({ definition, values }),
  });
}
