import type { Context, Hono } from 'hono';
import { CheckInPage } from '#site/features/leads/check-in/check-in-page.tsx';
import { doorKey } from '#site/features/leads/check-in/door-key.ts';
import { countCheckIns, loadDoor } from '#site/features/leads/check-in/load-door.ts';
import { readEntries } from '#site/features/leads/check-in/read-entries.ts';
import { openHomeCheckIn } from '#site/features/leads/forms/open-home-check-in.ts';
import { openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import type { EntriesAnswer } from '#site/features/leads/types/door-entry.ts';
import { loadTheme } from '#site/features/settings/load-theme.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import { readJsonBody } from '#site/server/body.ts';
import { renderDocument } from '#site/server/document.tsx';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { qrSvg } from '#site/server/qr-code.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { themeMarkup } from '#site/ui/theme/theme-style.ts';
import { plainRefusal } from '../answers.ts';
import { addressKeyOf } from '../form-transport.ts';
import { drawnForm, goneForm } from '../lead-forms/lead-form-page.tsx';
import { formReceiver } from '../lead-forms/receive-form.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import type { PageRoute } from '../pages/page-route.ts';

type RouteContext = Context<SiteBindings>;

const FORM = openHomeCheckIn.definition.key;
/** Entries are short: name, telephone number and email address. In bytes. */
const MAX_BYTES = 100_000;
/** How often a phone may send: it sends what waits, fifty at a time, and looks every twenty seconds. */
const SENDINGS = { burst: 60, everyMs: 2000 };

const EXPIRED = 'This link has expired. Open the open home in the admin again.';

/**
 * `/open-home/{token}`: where visitors of an open home check in on their own phones. `/check-in/{token}`: where the agent
 * at the door enters them; it works without a connection and sends to `/check-in/{token}/entries`.
 */
export function addOpenHomeRoutes({
  app,
  site,
  leads,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: LeadService;
}): void {
  const page = pageHandler(site);
  const send = formReceiver({ site, leads });
  const visitorDoor = (c: RouteContext) => leads.visitorDoor(c.req.param('token') ?? '');

  app.get('/open-home/:token', page(visitorPage(leads), { translated: true }));
  app.get('/open-home/:token/ticket', async (c) => {
    const door = visitorDoor(c);
    const opened = door && (await openLeadForm({ leads, form: FORM, query: new URLSearchParams(), door }));
    return opened
      ? c.json({ ...opened, formToken: undefined, ticket: opened.formToken }, 200, NO_STORE)
      : c.json({ message: 'This open home is over.', links: [] }, 404, NO_STORE);
  });
  app.post('/open-home/:token', (c) => {
    const door = visitorDoor(c);
    return door
      ? send({ c, form: FORM, door })
      : plainRefusal({ c, status: 404, message: 'This open home is over. Ask the agent for a new code.' });
  });

  app.get('/check-in/:token', (c) => staffPage({ c, site, leads }));
  const limit = createRateLimit(SENDINGS);
  app.post('/check-in/:token/entries', async (c) => {
    const { ok, retryAfterSeconds } = site.env.limits
      ? limit.take(addressKeyOf({ c, site }))
      : { ok: true, retryAfterSeconds: 0 };
    if (!ok)
      return plainRefusal({
        c,
        status: 429,
        message: 'Too much was sent at once. Wait a minute and try again.',
        headers: { ...NO_STORE, ...retryAfter(retryAfterSeconds) },
      });
    return receiveEntries({ c, site, leads });
  });
}

/** The form of one open home, for a visitor's own phone. */
const visitorPage =
  (leads: LeadService): PageRoute =>
  async ({ c }) => {
    const door = leads.visitorDoor(c.req.param('token') ?? '');
    const opened = door && (await openLeadForm({ leads, form: FORM, query: new URLSearchParams(), door }));
    // Its own address would tell everybody who reads the lead how to check in.
    return opened
      ? drawnForm({ opened, action: languagePath(currentLanguage(), c.req.path), page: '/open-homes' })
      : goneForm();
  };

/** A page without the website's header and footer, which the agent does not need and a phone would have to store. */
async function staffPage({
  c,
  site,
  leads,
}: {
  c: RouteContext;
  site: Site;
  leads: LeadService;
}): Promise<Response> {
  const door = leads.staffDoor(c.req.param('token') ?? '');
  const loaded = door && (await loadDoor({ payload: site.payload, door }));
  if (!door || !loaded) return c.text(EXPIRED, 410, NO_STORE);
  const { siteUrl } = site.env;
  const body = renderDocument({
    head: { title: `Check-in: ${loaded.title}`, noindex: true },
    body: (
      <CheckInPage
        {...loaded}
        door={doorKey(door)}
        address={`${c.req.path}/entries`}
        qr={qrSvg({ text: siteUrl + leads.visitorDoorPath(door), label: 'Code to check in' })}
      />
    ),
    theme: themeMarkup(await loadTheme(site.payload)),
    assets: site.assets,
    siteUrl,
    siteName: loaded.title,
  });
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    ...NO_STORE,
    ...securityHeaders({}, { dev: site.dev }),
    'Referrer-Policy': 'no-referrer',
  });
}

async function receiveEntries({
  c,
  site,
  leads,
}: {
  c: RouteContext;
  site: Site;
  leads: LeadService;
}): Promise<Response> {
  if (!isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }))
    return plainRefusal({ c, status: 403, message: 'This came from another website.' });
  const door = leads.staffDoor(c.req.param('token') ?? '');
  if (!door || !(await loadDoor({ payload: site.payload, door })))
    return plainRefusal({ c, status: 410, message: EXPIRED });
  const body = await readJsonBody({ request: c.req.raw, maxBytes: MAX_BYTES, maxLevels: 3 });
  const entries = typeof body === 'object' ? readEntries(body.value) : undefined;
  if (!entries) return plainRefusal({ c, status: 422, message: 'These are no entries of an open home.' });
  const results = await leads.takeAtDoor({ door, entries });
  const answer: EntriesAnswer = {
    results: results.map((result) =>
      result.ok
        ? { id: result.id, ok: true }
        : { id: result.id, ok: false, reason: result.reason, message: messageOf(result) },
    ),
    total: await countCheckIns({ payload: site.payload, door }),
  };
  return c.json(answer, 200, NO_STORE);
}

/** What to correct, for the agent: the fields' own messages where there are some. */
const messageOf = ({ message, errors = [] }: { message: string; errors?: readonly { message: string }[] }) =>
  errors.map((error) => error.message).join(' ') || message;
