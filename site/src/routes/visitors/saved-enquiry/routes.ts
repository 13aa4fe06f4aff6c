import { type FormValues, typedValues, validate, valuesFromEntries } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import { referrerOf } from '#site/features/leads/forms/opening/thank-you-paths.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { type LeadResult, refusal } from '#site/features/leads/types/lead-result.ts';
import { wantsJson } from '#site/routes/answers.ts';
import { addressKeyOf, originOf, transportOf } from '#site/routes/form-transport.ts';
import {
  leadAnswer,
  needsNewFormToken,
  plainThankYou,
  refusedPageStatus,
} from '#site/routes/lead-forms/lead-answers.ts';
import { pageHandler } from '#site/routes/pages/page-handler.tsx';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import { PRIVATE } from '#site/server/answer-headers.ts';
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
type About = { site: Site; leads: LeadService; lists: ListPages };

const MAX_BYTES = 64 * 1024;

/**
 * One form about several saved listings. Each becomes a lead of its own, so that the agent of each gets it and answers
 * for it; limits, captcha and the visitor's copy count once.
 */
export function addSavedEnquiryRoutes({ app, ...about }: About & { app: Hono<SiteBindings> }): void {
  const page = (route: PageRoute) => pageHandler(about.site)(route, { translated: true });
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
    const sent = { form: ENQUIRY, referrer: cameFrom(about.site) };
    if (wantsJson(c)) return leadAnswer({ c, leads: about.leads, sent, result, headers: PRIVATE });
    if (result.ok) return c.body(null, 303, { Location: plainThankYou({ sent, result }), ...PRIVATE });
    const refused = {
      problem: result.message,
      errors: result.errors,
      values: typedValues({ definition: opened.definition, values }),
      formToken: needsNewFormToken(result) ? undefined : transportOf(body.entries).formToken || undefined,
    };
    const status = refusedPageStatus(result);
    return page(async () => ({ ...savedEnquiryPage({ opened, refused }), status }))(c);
  });
}

/** Sends one lead for each listing. The first answers for all: what stops it stops the others. */
async function sendAll({
  c,
  about: { site, leads },
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
  const send = ({ listing, formToken, follows }: { listing: string; formToken: string; follows: boolean }) =>
    leads.submit({
      form: ENQUIRY,
      values: { ...own, property_id: listing },
      files: [],
      formToken,
      captcha: transport.captcha,
      honeypot: transport.honeypot,
      addressKey: addressKeyOf({ c, site }),
      fromOurPages: isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }),
      origin: originOf({ c, transport }),
      follows,
    });
  const [first = '', ...others] = listings;
  const result = await send({ listing: first, formToken: transport.formToken, follows: false });
  if (!result.ok) return result;
  for (const listing of others) {
    // Made from the form's own token, so that the same form sent again is the same leads again.
    const formToken = leads.formTokenOfContent({
      form: ENQUIRY,
      content: `${transport.formToken} ${listing}`,
    });
    const next = await send({ listing, formToken, follows: true });
    if (!next.ok && next.reason !== 'repeated') return next;
  }
  return result;
}

const cameFrom = ({ env }: Site): string => referrerOf({ page: '/saved-properties', siteUrl: env.siteUrl });

const listOf = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : []);
