import type { Context, Hono } from 'hono';
import {
  BOOKING_PATH,
  type BookingHost,
  BookingHosts,
  BookingTimes,
  ManageAppointment,
} from '#site/features/leads/appointments/appointment-pages.tsx';
import { appraisalBooking } from '#site/features/leads/forms/appraisal-booking.ts';
import { leadFormPath } from '#site/features/leads/forms/opening/lead-paths.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { appointmentTexts } from '#site/messages/appointments.ts';
import { NO_STORE, PRIVATE, retryAfter } from '#site/server/answer-headers.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { LinkNotice } from '#site/ui/link-page.tsx';
import { plainRefusal } from '../answers.ts';
import { addressKeyOf } from '../form-transport.ts';
import { readPost } from '../mail-link-post.ts';
import { notFound } from '../pages/not-found.tsx';
import { pageHandler } from '../pages/page-handler.tsx';
import type { PageRoute } from '../pages/page-route.ts';

type RouteContext = Context<SiteBindings>;

const FORM = appraisalBooking.definition.key;
/** How often one visitor may change appraisals. */
const CHANGES = { burst: 20, everyMs: 30_000 };

/** Their texts exist in every language. */
const TRANSLATED = { translated: true };

/**
 * `/book-appraisal`, and the free times of an agent or office below their pages: each is a link to the form. `/appraisals/
 * {token}`: the link in the emails, which moves or cancels.
 */
export function addAppraisalRoutes({
  app,
  site,
  leads,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: LeadService;
}): void {
  const page = pageHandler(site);
  app.get(BOOKING_PATH, page(hostsPage(leads), TRANSLATED));
  app.get('/agents/:slug/appraisal', page(timesPage({ leads, kind: 'agent' }), TRANSLATED));
  app.get('/offices/:slug/appraisal', page(timesPage({ leads, kind: 'office' }), TRANSLATED));

  const draw = (c: RouteContext, answer: Promise<PageAnswer>) => page(async () => answer, TRANSLATED)(c);
  const limit = createRateLimit(CHANGES);
  app.get('/appraisals/:token', (c) => draw(c, managePage({ leads, token: c.req.param('token') })));
  app.post('/appraisals/:token', async (c) => {
    const sent = await readPost({ c, site });
    if (sent instanceof Response) return sent;
    const { ok, retryAfterSeconds } = site.env.limits
      ? limit.take(addressKeyOf({ c, site }))
      : { ok: true, retryAfterSeconds: 0 };
    if (!ok)
      return plainRefusal({
        c,
        status: 429,
        message: appointmentTexts().tooMany,
        headers: { ...NO_STORE, ...retryAfter(retryAfterSeconds) },
      });
    const token = c.req.param('token');
    const { action, appointment: startsAt = '' } = sent;
    const changed =
      action === 'cancel'
        ? await leads.appointments.cancel(token)
        : action === 'move' && startsAt !== '' && (await leads.appointments.move({ token, startsAt }));
    // Seen again after a reload, nothing is sent twice.
    if (changed) return c.body(null, 303, { ...PRIVATE, Location: c.req.path });
    return draw(c, managePage({ leads, token, problem: appointmentTexts().notMoved }));
  });
}

/** Whether the agency takes bookings at all: the form can be switched off. */
const isOn = async (leads: LeadService): Promise<boolean> =>
  (await leads.form({ form: FORM, values: {} })) !== undefined;

const hostsPage =
  (leads: LeadService): PageRoute =>
  async ({ site: { payload } }) => {
    const [people, { agencyName }, on] = await Promise.all([
      loadPeople(payload),
      loadSettings(payload),
      isOn(leads),
    ]);
    const hosts: BookingHost[] = [
      ...people.agents.map((agent) => ({
        ...agent,
        about: [agent.role, agent.officeId && people.officeById.get(agent.officeId)?.name],
      })),
      ...people.offices.map((office) => ({ ...office, about: [office.suburb] })),
    ].flatMap(({ takesBookings, name, path, about }) =>
      takesBookings ? { name, about: about.filter(Boolean).join(', '), href: `${path}/appraisal` } : [],
    );
    const shown = on ? hosts : [];
    return {
      head: {
        title: appointmentTexts().title,
        description: appointmentTexts().description(agencyName),
        canonical: BOOKING_PATH,
        noindex: shown.length === 0,
      },
      body: <BookingHosts hosts={shown} />,
      tags: ['agents', 'offices', 'lead-forms'],
    };
  };

const timesPage =
  ({ leads, kind }: { leads: LeadService; kind: 'agent' | 'office' }): PageRoute =>
  async (input) => {
    const { c, site } = input;
    const { agents, offices } = await loadPeople(site.payload);
    const slug = c.req.param('slug');
    const host = (kind === 'agent' ? agents : offices).find((one) => one.slug === slug);
    if (!host?.takesBookings) return notFound(input);
    const free = (await isOn(leads))
      ? await leads.directory.appointments?.({ [kind]: host.id, now: Date.now() })
      : undefined;
    const hrefOf = (startsAt: string) =>
      leadFormPath({ form: FORM, [kind]: host.id, fill: { appointment: startsAt } });
    return {
      head: { title: appointmentTexts().titleWith(host.name), noindex: true },
      // The form may be switched off.
      body: free ? <BookingTimes free={free} hrefOf={hrefOf} /> : <BookingHosts hosts={[]} />,
      tags: [],
      // Times are taken at any moment.
      cacheable: false,
    };
  };

async function managePage({
  leads,
  token,
  problem,
}: {
  leads: LeadService;
  token: string;
  problem?: string;
}): Promise<PageAnswer> {
  const texts = appointmentTexts();
  const appointment = await leads.appointments.find(token);
  if (!appointment)
    return {
      status: 410,
      head: { title: texts.useless.title, noindex: true },
      body: (
        <LinkNotice
          title={texts.useless.title}
          text={texts.useless.text}
          link={{ href: BOOKING_PATH, label: texts.title }}
        />
      ),
      tags: [],
      cacheable: false,
    };
  return {
    status: problem ? 422 : 200,
    head: { title: problem ? texts.error : texts.yours, noindex: true },
    body: <ManageAppointment appointment={appointment} token={token} problem={problem} />,
    tags: [],
    cacheable: false,
  };
}
