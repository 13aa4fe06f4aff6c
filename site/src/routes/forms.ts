import { type FormValues, keptValues, valuesFromEntries } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import type { LeadDesk } from '#site/features/leads/lead-desk.ts';
import type { LeadResult, Refusal } from '#site/features/leads/lead-result.ts';
import type { LeadOrigin } from '#site/features/leads/lead-types.ts';
import { openLeadForm } from '#site/features/leads/open-lead-form.ts';
import { readFormBody } from '#site/server/body.ts';
import { addressKey, clientAddress } from '#site/server/client-address.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { TRANSPORT } from '#site/ui/form/transport.ts';
import { formPage, pathOf, refusedFormPage, thankYouPage, thankYouPath } from './pages/forms.tsx';
import { pageHandler } from './pages/page-handler.tsx';

type RouteContext = Context<SiteBindings>;

const MAX_BODY_BYTES = 64 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };

const STATUS: Record<Refusal['reason'], 403 | 404 | 409 | 422 | 429 | 503> = {
  unknown: 404,
  foreign: 403,
  invalid: 422,
  expired: 422,
  early: 422,
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
    return c.json(opened ?? { message: 'There is no such form.' }, opened ? 200 : 404, NO_STORE);
  });

  app.get('/forms/:form', page(formPage(desk)));
  app.get('/thank-you', page(thankYouPage));
  app.get('/thank-you/', page(thankYouPage));

  app.post('/forms/:form', async (c) => {
    const body = await readFormBody({ request: c.req.raw, maxBytes: MAX_BODY_BYTES });
    if (!body.ok) return plainRefusal({ c, ...body });
    const form = c.req.param('form');
    const values = valuesFromEntries(body.entries);
    const transport = transportOf(body.entries);
    const origin = originOf({ c, transport });
    const result = await desk.submit({
      form,
      values,
      ticket: transport.ticket,
      honeypot: transport.trap,
      addressKey: addressKey(addressOf({ c, site })),
      fromOurPages: isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }),
      origin,
    });
    return wantsJson(c)
      ? jsonAnswer({ c, desk, form, result })
      : pageAnswer({ c, page, desk, form, result, values, origin, ticket: transport.ticket });
  });
}

function jsonAnswer({
  c,
  desk,
  form,
  result,
}: {
  c: RouteContext;
  desk: LeadDesk;
  form: string;
  result: LeadResult;
}): Response {
  if (result.ok) return c.json(result, 200, NO_STORE);
  const { retryAfterSeconds, ...refusal } = result;
  const answer = needsTicket(result) ? { ...refusal, ticket: desk.ticket(form) } : refusal;
  return c.json(answer, STATUS[result.reason], { ...NO_STORE, ...retryAfter(result) });
}

/** Without script: onward to the thanks, or the form again with what was typed and what to do. */
function pageAnswer({
  c,
  page,
  desk,
  form,
  result,
  values,
  origin,
  ticket,
}: {
  c: RouteContext;
  page: ReturnType<typeof pageHandler>;
  desk: LeadDesk;
  form: string;
  result: LeadResult;
  values: FormValues;
  origin: LeadOrigin;
  ticket: string;
}): Response | Promise<Response> {
  if (result.ok) {
    const location = thankYouPath({ form, referrer: origin.page, reference: result.reference });
    return c.body(null, 303, { Location: location, ...NO_STORE });
  }
  const { reason, message } = result;
  if (reason === 'unknown' || reason === 'foreign') {
    return plainRefusal({ c, status: STATUS[reason], message });
  }
  for (const [name, value] of Object.entries(retryAfter(result))) c.env.outgoing?.setHeader(name, value);
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

const retryAfter = ({ retryAfterSeconds }: Refusal): Record<string, string> =>
  retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};

function plainRefusal({
  c,
  status,
  message,
}: {
  c: RouteContext;
  status: 400 | 403 | 404 | 413 | 415 | 409 | 422 | 429 | 503;
  message: string;
}): Response {
  // The rest of a body that is too large is not read, so the connection cannot serve another request.
  const headers = { ...NO_STORE, ...(status === 413 ? { Connection: 'close' } : {}) };
  return wantsJson(c)
    ? c.json({ ok: false, reason: 'unreadable', message }, status, headers)
    : c.text(message, status, headers);
}

const wantsJson = (c: RouteContext): boolean => /\bapplication\/json\b/.test(c.req.header('accept') ?? '');

type Transport = Record<keyof typeof TRANSPORT, string>;

function transportOf(entries: [string, FormDataEntryValue][]): Transport {
  const textIn = (wanted: string) => {
    const value = entries.find(([name]) => name === wanted)?.[1];
    return typeof value === 'string' ? value : '';
  };
  return {
    ticket: textIn(TRANSPORT.ticket),
    page: textIn(TRANSPORT.page),
    referrer: textIn(TRANSPORT.referrer),
    trap: textIn(TRANSPORT.trap),
  };
}

/** The script says which page it is on; without it the browser names the page it posts from. */
function originOf({ c, transport }: { c: RouteContext; transport: Transport }): LeadOrigin {
  return { page: transport.page || pathOf(c.req.header('referer')), referrer: transport.referrer };
}

function addressOf({ c, site }: { c: RouteContext; site: Site }): string {
  return clientAddress({
    socketAddress: c.env.incoming?.socket.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for'),
    trustProxy: site.env.trustProxy,
  });
}
