import { type FormValues, keptValues, valuesFromEntries } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import { receiveLead } from '#site/features/leads/intake/receive-lead.ts';
import { newsletterFooter } from '#site/features/leads/forms/newsletter-footer.ts';
import type { LeadDesk } from '#site/features/leads/lead-service.ts';
import type { LeadResult, Refusal } from '#site/features/leads/types/lead-result.ts';
import type { LeadOrigin } from '#site/features/leads/types/lead-types.ts';
import { openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import { conversionPath, plainThankYouPath, referrerOf } from '#site/features/leads/forms/opening/thank-you-paths.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { GoneForm } from '#site/ui/form-panel/opened-form.ts';
import { NO_STORE, plainRefusal, retryAfter, wantsJson } from '../answers.ts';
import { addressKeyOf, originOf, receivedBy, transportOf } from '../form-transport.ts';
import { formPage, isClosed, refusedFormPage } from './lead-form-page.tsx';
import { pageHandler } from '../pages/page-handler.tsx';
import { appraisalThankYouPage, contactThankYouPage, thankYouPage } from './thank-you-pages.tsx';

type RouteContext = Context<SiteBindings>;

/** Said in the panel in place of a form. */
const GONE: GoneForm = {
  message: 'This form needs a property or agent. Open it from the property’s or agent’s page.',
  links: [
    { href: '/buy', label: 'Search properties' },
    { href: '/agents', label: 'Our people' },
  ],
};

/** Said of a form that the agency has switched off. */
const CLOSED: GoneForm = {
  message: 'This form isn’t available right now. Call us or contact one of our agents instead.',
  links: [{ href: '/agents', label: 'Our people' }],
};

/** The status that goes with each refusal. */
export const STATUS: Record<Refusal['reason'], 403 | 404 | 409 | 422 | 429 | 503> = {
  unknown: 404,
  foreign: 403,
  invalid: 422,
  expired: 422,
  early: 422,
  captcha: 403,
  repeated: 409,
  limited: 429,
  unavailable: 503,
};

/** The lead forms: each as a page, as data for the panel, and the address it is sent to. */
export function addFormRoutes({
  app,
  site,
  desk,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  desk: LeadDesk;
}): void {
  const page = pageHandler(site);

  app.get('/forms/:form/ticket', async (c) => {
    const query = new URL(c.req.url).searchParams;
    const opened = await openLeadForm({ desk, form: c.req.param('form'), query });
    if (opened) return c.json(opened, 200, NO_STORE);
    return c.json((await isClosed({ desk, form: c.req.param('form') })) ? CLOSED : GONE, 404, NO_STORE);
  });

  app.get('/forms/:form', page(formPage(desk)));
  for (const end of ['', '/']) {
    app.get(`/thank-you${end}`, page(thankYouPage(desk)));
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
      const result = await desk.submit({
        form,
        values,
        files: body.files,
        ticket: transport.ticket || ticketOfStanding({ desk, form, values }),
        captcha: transport.captcha,
        honeypot: transport.trap,
        addressKey: addressKeyOf({ c, site }),
        fromOurPages: isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }),
        origin,
      });
      const sent = {
        form,
        referrer: referrerOf({ page: origin.page, siteUrl: site.env.siteUrl }),
        conversion: result.ok && (await leadsOn({ desk, form, values })),
      };
      return wantsJson(c)
        ? jsonAnswer({ c, desk, form, result, sent })
        : await pageAnswer({ c, page, desk, form, result, values, origin, sent, ticket: transport.ticket });
    } finally {
      await body.remove();
    }
  });
}

/**
 * Pages come from the cache and hold no ticket, so the form at the foot of each has none where no script fetched one.
 * Its content makes one, as for old pages; '' for every other form, which is then shown again with a ticket.
 */
function ticketOfStanding({
  desk,
  form,
  values,
}: {
  desk: LeadDesk;
  form: string;
  values: FormValues;
}): string {
  if (form !== newsletterFooter.definition.key) return '';
  const content = JSON.stringify(keptValues({ definition: newsletterFooter.definition, values }));
  return desk.ticketFor({ form, content });
}

/** A form that was sent: from where, and whether it leads on to its thank-you page. */
type Sent = { form: string; referrer: string; conversion: boolean };

/** Whether the form's conversion setting is on. Never fails: the lead is stored, and that is what counts. */
async function leadsOn({ desk, form, values }: { desk: LeadDesk; form: string; values: FormValues }) {
  const ready = await desk.form({ form, values }).catch(() => undefined);
  return ready?.settings.conversion ?? false;
}

function jsonAnswer({
  c,
  desk,
  form,
  result,
  sent,
}: {
  c: RouteContext;
  desk: LeadDesk;
  form: string;
  result: LeadResult;
  sent: Sent;
}): Response {
  if (result.ok) {
    return c.json(
      { ...result, next: sent.conversion ? nextAfter({ sent, result }) : undefined },
      200,
      NO_STORE,
    );
  }
  const { retryAfterSeconds, ...refusal } = result;
  const answer = needsTicket(result) ? { ...refusal, ticket: desk.ticket(form) } : refusal;
  return c.json(answer, STATUS[result.reason], { ...NO_STORE, ...retryAfter(result.retryAfterSeconds) });
}

/** The thank-you page; a brochure that was asked for goes with the visitor. */
const nextAfter = ({ sent, result }: { sent: Sent; result: LeadResult & { ok: true } }): string => {
  const brochure = brochureToken(result);
  return brochure
    ? plainThankYouPath({ ...sent, reference: result.reference, brochure })
    : conversionPath(sent);
};

const brochureToken = ({ download }: LeadResult & { ok: true }): string | undefined =>
  download?.href.split('/').at(-1);

/** Without script: onward to the thanks, or the form again with what was typed and what to do. */
function pageAnswer({
  c,
  page,
  desk,
  form,
  result,
  values,
  origin,
  sent,
  ticket,
}: {
  c: RouteContext;
  page: ReturnType<typeof pageHandler>;
  desk: LeadDesk;
  form: string;
  result: LeadResult;
  values: FormValues;
  origin: LeadOrigin;
  sent: Sent;
  ticket: string;
}): Response | Promise<Response> {
  if (result.ok) {
    const location = plainThankYouPath({
      ...sent,
      reference: result.reference,
      brochure: brochureToken(result),
    });
    return c.body(null, 303, { Location: location, ...NO_STORE });
  }
  const { reason, message } = result;
  if (reason === 'unknown' || reason === 'foreign') {
    return plainRefusal({ c, status: STATUS[reason], message });
  }
  for (const [name, value] of Object.entries(retryAfter(result.retryAfterSeconds)))
    c.env.outgoing?.setHeader(name, value);
  return page(
    refusedFormPage({
      desk,
      form,
      refusal: result,
      page: origin.page,
      ticket: needsTicket(result) ? undefined : ticket,
      keep: (definition) => keptValues({ definition, values }),
    }),
  )(c);
}

/** These are not mended by sending the same ticket again. */
const needsTicket = ({ reason }: Refusal): boolean => reason === 'expired' || reason === 'repeated';
