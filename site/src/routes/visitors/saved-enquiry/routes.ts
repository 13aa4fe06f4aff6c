import { type FormValues, keptValues, validate, valuesFromEntries } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import type { LeadDesk } from '#site/features/leads/lead-desk.ts';
import { type LeadResult, type Refusal, refusal } from '#site/features/leads/lead-result.ts';
import { conversionPath, plainThankYouPath, referrerOf } from '#site/features/leads/thank-you-paths.ts';
import { PRIVATE, retryAfter, wantsJson } from '#site/routes/answers.ts';
import { addressKeyOf, originOf, transportOf } from '#site/routes/form-transport.ts';
import { STATUS } from '#site/routes/forms.ts';
import { pageHandler } from '#site/routes/pages/page-handler.tsx';
import { readFormBody } from '#site/server/body.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { ListPages } from '../shortlist/saved-properties-page.tsx';
import {
  ENQUIRY,
  ENQUIRY_PATH,
  LISTINGS_FIELD,
  openSavedEnquiry,
  savedEnquiry,
  savedEnquiryPage,
} from './saved-enquiry-page.tsx';

type RouteContext = Context<SiteBindings>;
type About = { site: Site; desk: LeadDesk; lists: ListPages };

const MAX_BYTES = 64 * 1024;

/**
 * One form about several saved listings. Each becomes a lead of its own, so that the agent of each gets it and answers
 * for it; limits, captcha and the visitor's copy count once.
 */
export function addSavedEnquiryRoutes({ app, ...about }: About & { app: Hono<SiteBindings> }): void {
  const page = pageHandler(about.site);
  app.get(ENQUIRY_PATH, page(savedEnquiry(about)));
  app.post(ENQUIRY_PATH, async (c) => {
    const body = await readFormBody({ request: c.req.raw, maxBytes: MAX_BYTES });
    if (!body.ok) return c.text(body.message, body.status, PRIVATE);
    const values = valuesFromEntries(body.entries);
    const opened = await openSavedEnquiry({
      ...about,
      visitor: await about.lists.sessions.currentVisitor(c),
    });
    if (!opened) return page(async () => ({ ...savedEnquiryPage({}), status: 404 }))(c);
    const checked = validate({ definition: opened.definition, values });
    const listings = checked.ok ? listOf(checked.answers[LISTINGS_FIELD]) : [];
    const result = checked.ok
      ? await sendAll({ c, about, values, entries: body.entries, listings })
      : refusal.invalid(checked.errors, opened.definition.messages.failed);
    if (wantsJson(c)) return jsonAnswer({ c, about, result });
    if (result.ok) {
      const next = plainThankYouPath({
        form: ENQUIRY,
        referrer: cameFrom(about.site),
        conversion: await leadsOn(about.desk),
        reference: result.reference,
      });
      return c.body(null, 303, { Location: next, ...PRIVATE });
    }
    const refused = {
      problem: result.message,
      errors: result.errors,
      values: keptValues({ definition: opened.definition, values }),
      ticket: needsTicket(result) ? undefined : transportOf(body.entries).ticket || undefined,
    };
    const status = result.reason === 'limited' ? 429 : result.reason === 'unavailable' ? 503 : 422;
    return page(async () => ({ ...savedEnquiryPage({ opened, refused }), status }))(c);
  });
}

/** Sends one lead for each listing. The first answers for all: what stops it stops the others. */
async function sendAll({
  c,
  about: { site, desk },
  values,
  entries,
  listings,
}: {
  c: RouteContext;
  about: About;
  values: FormValues;
  entries: [string, FormDataEntryValue][];
  listings: readonly string[];
}): Promise<LeadResult> {
  const transport = transportOf(entries);
  const { [LISTINGS_FIELD]: _chosen, ...own } = values;
  const send = ({ listing, ticket, follows }: { listing: string; ticket: string; follows: boolean }) =>
    desk.submit({
      form: ENQUIRY,
      values: { ...own, property_id: listing },
      files: [],
      ticket,
      captcha: transport.captcha,
      honeypot: transport.trap,
      addressKey: addressKeyOf({ c, site }),
      fromOurPages: isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }),
      origin: originOf({ c, transport }),
      follows,
    });
  const [first = '', ...others] = listings;
  const result = await send({ listing: first, ticket: transport.ticket, follows: false });
  if (!result.ok) return result;
  for (const listing of others) {
    // Made of the form's own ticket, so that the same form sent again is the same leads again.
    const ticket = desk.ticketFor({ form: ENQUIRY, content: `${transport.ticket} ${listing}` });
    const next = await send({ listing, ticket, follows: true });
    if (!next.ok && next.reason !== 'repeated') return next;
  }
  return result;
}

async function jsonAnswer({
  c,
  about: { site, desk },
  result,
}: {
  c: RouteContext;
  about: About;
  result: LeadResult;
}): Promise<Response> {
  if (result.ok) {
    const next = (await leadsOn(desk))
      ? conversionPath({ form: ENQUIRY, referrer: cameFrom(site) })
      : undefined;
    return c.json({ ...result, next }, 200, PRIVATE);
  }
  const { retryAfterSeconds, ...refused } = result;
  const answer = needsTicket(result) ? { ...refused, ticket: desk.ticket(ENQUIRY) } : refused;
  return c.json(answer, STATUS[result.reason], { ...PRIVATE, ...retryAfter(retryAfterSeconds) });
}

const cameFrom = ({ env }: Site): string => referrerOf({ page: '/saved-properties', siteUrl: env.siteUrl });

/** Whether the form's conversion setting is on. Never fails: the leads are stored, and that is what counts. */
async function leadsOn(desk: LeadDesk): Promise<boolean> {
  const ready = await desk.form({ form: ENQUIRY, values: {} }).catch(() => undefined);
  return ready?.settings.conversion ?? false;
}

/** These are not mended by sending the same ticket again. */
const needsTicket = ({ reason }: Refusal): boolean => reason === 'expired' || reason === 'repeated';

const listOf = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : []);
