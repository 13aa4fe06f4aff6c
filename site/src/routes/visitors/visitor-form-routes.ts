import { type FormDefinition, prefill, typedValues, validate, valuesFromEntries } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import { linksBelow } from '#site/features/accounts/account-links-below.ts';
import {
  ALERT_REGISTRATION,
  conversionPath,
  referrerOf,
} from '#site/features/leads/forms/opening/thank-you-paths.ts';
import { loadAlertRegistrationSettings } from '#site/features/leads/forms/settings/alert-registration-settings.ts';
import { translateForm } from '#site/features/leads/forms/translate-form.ts';
import { accountTexts } from '#site/messages/accounts.ts';
import { formTexts } from '#site/messages/forms.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { PRIVATE, retryAfter } from '#site/server/answer-headers.ts';
import { readFormBody } from '#site/server/body.ts';
import type { CurrentVisitor } from '#site/server/current-visitor.ts';
import { isPagePath } from '#site/server/language-path.ts';
import { pathOf } from '#site/server/local-path.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { applyMailServer } from '#site/server/sends-mail.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { VisitorForm, VisitorResult } from '#site/server/visitor-form.ts';
import type { Visitors } from '#site/services.ts';
import type { MissingForm } from '#site/ui/form-panel/opened-form.ts';
import { plainRefusal, setRetryAfter, wantsJson } from '../answers.ts';
import { addressKeyOf, originOf, transportOf } from '../form-transport.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { formDonePage, formGonePage, visitorFormPage } from './account/account-pages.tsx';
import { consentBelow } from './consent-below.ts';
import type { VisitorSessions } from './visitor-sessions.ts';

type RouteContext = Context<SiteBindings>;

const MAX_BYTES = 64 * 1024;

/** Shown in the panel in place of a form. */
const gone = (): MissingForm => ({ message: accountTexts().incomplete.inPanel });

/** The address of a page, or of where a form is sent, in the language of the visitor. */
const inVisitorsLanguage = (path: string): string =>
  isPagePath(path) ? languagePath(currentLanguage(), path) : path;

/** What the routes need to take and to draw visitors' forms. */
export type VisitorRoutes = {
  site: Site;
  sessions: VisitorSessions;
  visitors: Pick<Visitors, 'forms' | 'accounts' | 'alerts' | 'shortlist'>;
};

/** The forms of accounts and alerts: each as a page, as data for the panel, and the address it is sent to. */
export function addVisitorFormRoutes({ app, ...routes }: VisitorRoutes & { app: Hono<SiteBindings> }): void {
  const { site, sessions, visitors } = routes;
  const page = pageHandler(site);
  const draw = (c: RouteContext, answer: PageAnswer) => page(async () => answer, { translated: true })(c);

  for (const form of visitors.forms) {
    const path = `/forms/${form.definition.key}`;

    app.get(path, async (c) => {
      const visitor = await sessions.currentVisitor(c);
      const elsewhere = placeFor({ form, visitor, path: c.req.path });
      if (elsewhere) return c.body(null, 303, { ...PRIVATE, Location: elsewhere });
      const opened = await openVisitorForm({ form, visitor, query: new URL(c.req.url).searchParams });
      return draw(
        c,
        opened
          ? visitorFormPage({ ...opened, action: inVisitorsLanguage(pathOf(c.req.url)) })
          : formGonePage(),
      );
    });

    app.get(`${path}/ticket`, async (c) => {
      const visitor = await sessions.currentVisitor(c);
      const elsewhere = placeFor({ form, visitor, path });
      if (elsewhere) return c.json({ next: inVisitorsLanguage(elsewhere) }, 200, PRIVATE);
      sessions.forgetStaleMarker({ c, visitor });
      const opened = await openVisitorForm({ form, visitor, query: new URL(c.req.url).searchParams });
      if (!opened) return c.json(gone(), 404, PRIVATE);
      const footnote = consentBelow(form.definition.key);
      return c.json({ ...opened, heading: opened.definition.title, footnote }, 200, PRIVATE);
    });

    app.post(path, async (c) => {
      const body = await readFormBody({ request: c.req.raw, maxBytes: MAX_BYTES });
      if (!body.ok) return plainRefusal({ c, headers: PRIVATE, status: body.status, message: body.message });
      if (!isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl })) {
        const message = accountTexts().refusals.foreign;
        return plainRefusal({ c, headers: PRIVATE, status: 403, message });
      }
      const sent = await submitVisitorForm({ c, routes, form, entries: body.entries });
      const thankYou = sent.ok
        ? await thankYouPath({ c, site, form, sent, entries: body.entries })
        : undefined;
      const result = thankYou ? { ...sent, next: thankYou } : sent;
      if (wantsJson(c)) return jsonAnswer({ c, result });
      if (result.ok) {
        if ((result.now || thankYou) && result.next)
          return c.body(null, 303, { ...PRIVATE, Location: result.next });
        for (const cookie of c.res.headers.getSetCookie()) c.env.outgoing.appendHeader('Set-Cookie', cookie);
        const { thanks } = (await readyDefinition(form)).messages;
        return draw(c, formDonePage({ thanks: result.thanks ?? thanks, next: result.next }));
      }
      const { retryAfterSeconds, message, errors } = result;
      setRetryAfter(c, retryAfterSeconds);
      const definition = await readyDefinition(form);
      const values = typedValues({ definition, values: valuesFromEntries(body.entries) });
      const status = retryAfterSeconds ? 429 : 422;
      return draw(
        c,
        visitorFormPage({
          definition,
          values,
          errors,
          status,
          problem: message,
          action: inVisitorsLanguage(pathOf(c.req.url)),
        }),
      );
    });
  }
}

/** A form with what is in it; undefined where what it is about is not there. */
export async function openVisitorForm({
  form,
  visitor,
  query,
}: {
  form: VisitorForm;
  visitor: CurrentVisitor;
  query: URLSearchParams;
}) {
  const definition = await readyDefinition(form);
  const opened = form.open ? await form.open({ query, visitor }) : {};
  if (!opened) return undefined;
  const { values = prefill({ definition, query }), intro = definition.intro, preview } = opened;
  return { definition: { ...definition, intro }, values, preview, links: linksBelow(definition.key) };
}

/** The form as the agency's settings have it, true without a mail server, in the language of the visitor. */
const readyDefinition = async ({ ready, definition }: VisitorForm): Promise<FormDefinition> =>
  translateForm(applyMailServer((await ready?.()) ?? definition));

/** Where a registration for alerts leads, if the agency's settings say so. Never fails: it is stored. */
async function thankYouPath({
  c,
  site,
  form,
  sent,
  entries,
}: {
  c: RouteContext;
  site: Site;
  form: VisitorForm;
  sent: VisitorResult & { ok: true };
  entries: readonly (readonly [string, unknown])[];
}): Promise<string | undefined> {
  if (form.definition.key !== 'register' || !sent.lead) return undefined;
  const settings = await loadAlertRegistrationSettings(site.payload).catch(() => undefined);
  if (!settings?.conversion) return undefined;
  const { page } = originOf({ c, transport: transportOf(entries) });
  return conversionPath({
    form: ALERT_REGISTRATION,
    referrer: referrerOf({ page, siteUrl: site.env.siteUrl }),
  });
}

/** Where somebody goes for whom a form is not: who is signed in to their account, who is not to sign in. */
function placeFor({
  form: { audience },
  visitor,
  path,
}: {
  form: Pick<VisitorForm, 'audience'>;
  visitor: CurrentVisitor;
  path: string;
}): string | undefined {
  if (audience === 'guests' && visitor.subscriber) return '/welcome';
  if (audience === 'members' && !visitor.subscriber && path !== '/forms/login') return '/forms/login';
  return undefined;
}

/** Checks a form that was sent and passes it on; what comes of it for the session is in the answer's cookies. */
export async function submitVisitorForm({
  c,
  routes: { site, sessions },
  form,
  entries,
}: {
  c: RouteContext;
  routes: VisitorRoutes;
  form: VisitorForm;
  entries: readonly (readonly [string, unknown])[];
}): Promise<VisitorResult> {
  const visitor = await sessions.currentVisitor(c);
  if (form.audience === 'guests' && visitor.subscriber)
    return { ok: true, outcome: 'logged-in', next: '/welcome', now: true };
  // Nobody sees this field: what fills it in is a machine, which need not know how it was found out.
  if (transportOf(entries).honeypot)
    return {
      ok: false,
      outcome: 'bot-error',
      message: accountTexts().refusals.bot,
    };
  const definition = await readyDefinition(form);
  const checked = validate({ definition, values: valuesFromEntries(entries) });
  if (!checked.ok) {
    const message = `${definition.messages.failed} ${formTexts().parts.fix}`;
    return { ok: false, outcome: 'invalid', message, errors: checked.errors };
  }
  const result = await form.submit({
    answers: checked.answers,
    visitor,
    addressKey: addressKeyOf({ c, site }),
  });
  if (result.ok && result.session) {
    if (result.session === 'end') sessions.end(c);
    else sessions.start({ c, session: result.session });
  }
  return result;
}

function jsonAnswer({ c, result }: { c: RouteContext; result: VisitorResult }): Response {
  if (result.ok) {
    const { session: _, next, ...answer } = result;
    return c.json({ ...answer, next: next && inVisitorsLanguage(next) }, 200, PRIVATE);
  }
  const { retryAfterSeconds, outcome, ...answer } = result;
  const headers = { ...PRIVATE, ...retryAfter(retryAfterSeconds) };
  return c.json({ ...answer, outcome, reason: outcome }, retryAfterSeconds ? 429 : 422, headers);
}
